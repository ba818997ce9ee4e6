import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '@stoa/ui/theme/media';
import { vars } from '@stoa/ui/theme/vars.css';

export const layout = style({ minBlockSize: '100dvh', display: 'flex', flexDirection: 'column' });

export const main = style({ flex: '1 0 auto', outline: 'none', display: 'block' });

export const brand = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space['2'],
  minBlockSize: vars.size.target,
  color: vars.color.text,
  fontWeight: vars.fontWeight.semibold,
  textDecoration: 'none',
  minInlineSize: 0,
});

export const brandMark = style({
  inlineSize: '2.25rem',
  blockSize: '2.25rem',
  borderRadius: vars.radius.sm,
  flex: 'none',
});

export const brandName = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  lineHeight: vars.script.leadingTight,
  maxInlineSize: '14rem',
});

/** What a phone reaches by the tab bar or the menu. */
export const wideOnly = style({ '@media': { [media.phoneOnly]: { display: 'none' } } });

export const footBrand = style({ display: 'grid', gap: vars.space['2'], maxInlineSize: '26rem' });

/** A page that can be looked at, not used. */
export const mask = style({
  position: 'fixed',
  inset: 0,
  zIndex: vars.zIndex.overlay,
  cursor: 'not-allowed',
});

globalStyle(`${brandName} bdi`, { unicodeBidi: 'isolate' });

/** Room of a control that is still on its way. */
export const control = style({ inlineSize: vars.size.control, blockSize: vars.size.control, flex: 'none' });
