import { style } from '@vanilla-extract/css';
import { media } from '@stoa/ui/theme/media';
import { vars } from '@stoa/ui/theme/vars.css';

export const layout = style({
  minBlockSize: '100dvh',
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  gridTemplateColumns: 'minmax(0, 1fr)',
});

export const head = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: vars.zIndex.sticky,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['4'],
  paddingInline: vars.space.gutter,
  minBlockSize: '3.5rem',
  backgroundColor: vars.color.surface,
  borderBlockEnd: `1px solid ${vars.color.border}`,
});

export const brand = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space['2'],
  minBlockSize: '2.75rem',
  color: vars.color.text,
  fontWeight: vars.fontWeight.semibold,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
});

/** The product's word is left to the mark where the head is narrow. */
export const brandWord = style({ '@media': { [media.phoneOnly]: { display: 'none' } } });

export const nav = style({ display: 'flex', gap: vars.space['1'], flex: '1 1 auto', minInlineSize: 0 });

export const navLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space['1.5'],
  minBlockSize: '2.25rem',
  paddingInline: vars.space['3'],
  borderRadius: vars.radius.full,
  color: vars.color.textMuted,
  fontSize: vars.fontSize.sm,
  fontWeight: vars.fontWeight.medium,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  selectors: {
    '&:hover': { color: vars.color.text, backgroundColor: vars.color.sunken },
    '&[aria-current]': { color: vars.color.onPrimarySoft, backgroundColor: vars.color.primarySoft },
  },
  '@media': { [media.phoneOnly]: { paddingInline: vars.space['2'] } },
});

export const actions = style({ display: 'flex', alignItems: 'center', gap: vars.space['1'] });

/** Room of a control that is still on its way. */
export const control = style({ inlineSize: vars.size.control, blockSize: vars.size.control, flex: 'none' });

export const main = style({ minInlineSize: 0, outline: 'none' });

export const waiting = style({ display: 'grid', placeItems: 'center', minBlockSize: '50dvh' });
