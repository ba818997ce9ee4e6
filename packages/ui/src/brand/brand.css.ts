import { style } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';
import { vars } from '../theme/vars.css.ts';

export const brand = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space['2'],
  minBlockSize: vars.size.target,
  minInlineSize: 0,
  color: vars.color.text,
  fontWeight: vars.fontWeight.semibold,
  textDecoration: 'none',
});

export const mark = style({
  inlineSize: '2.25rem',
  blockSize: '2.25rem',
  borderRadius: vars.radius.sm,
  flex: 'none',
});

export const name = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  overflowWrap: 'break-word',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  lineHeight: vars.script.leadingTight,
  maxInlineSize: '14rem',
});

/** On a phone a long name has little room beside the buttons: smaller letters show it whole, or most of it. */
export const longName = style({
  '@media': { [media.phoneOnly]: { fontSize: vars.fontSize.xs, WebkitLineClamp: 3, hyphens: 'auto' } },
});
