import { style } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';
import { vars } from '../theme/vars.css.ts';

const { color, space } = vars;

export const dot = style({
  display: 'block',
  inlineSize: space['2'],
  blockSize: space['2'],
  borderRadius: vars.radius.full,
  backgroundColor: color.accent,
  '@media': { [media.forcedColors]: { backgroundColor: 'Highlight' } },
});

export const count = style({
  display: 'inline-block',
  minInlineSize: '1.25rem',
  paddingInline: space['1'],
  borderRadius: vars.radius.full,
  backgroundColor: color.accent,
  color: color.onAccent,
  fontSize: vars.fontSize.xs,
  fontWeight: vars.fontWeight.semibold,
  lineHeight: '1.25rem',
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
  // A press goes to the control that it lies on.
  pointerEvents: 'none',
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
});
