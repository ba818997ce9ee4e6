import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

const { color, space } = vars;

/** All in one frame, so that none tells by its shape; light in dark colours too, where dark lines would not be seen. */
export const frame = style({
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '4 / 3',
  minInlineSize: 0,
  overflow: 'hidden',
  borderRadius: vars.radius.sm,
  backgroundColor: color.onInk,
  color: color.ink,
});

export const size = styleVariants({
  fill: { inlineSize: '100%' },
  md: { inlineSize: 'min(12rem, 100%)' },
  sm: { inlineSize: '5rem' },
});

export const picture = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: '100%',
  minBlockSize: 0,
  objectFit: 'contain',
  userSelect: 'none',
});

export const words = style({
  padding: space['2'],
  fontSize: vars.fontSize.sm,
  textAlign: 'center',
  overflowWrap: 'anywhere',
});
