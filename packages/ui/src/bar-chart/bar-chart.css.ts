import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';
import { vars } from '../theme/vars.css.ts';

const { color, space } = vars;

export const chart = style({ display: 'grid', gap: space['4'], margin: 0, minInlineSize: 0 });
export const caption = style({ display: 'grid', gap: space['1'] });
export const title = style({
  margin: 0,
  fontSize: vars.fontSize.lg,
  fontWeight: vars.fontWeight.semibold,
});
export const summary = style({ margin: 0, color: color.textMuted });

export const drawing = style({
  display: 'flex',
  alignItems: 'stretch',
  gap: '2px',
  blockSize: '12rem',
  borderBlockEnd: `1px solid ${color.borderStrong}`,
  marginBlockEnd: space['6'],
});
export const place = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'flex-end',
  flex: '1 1 0',
  minInlineSize: 0,
});
const bar = style({
  inlineSize: '100%',
  minBlockSize: '1px',
  borderStartStartRadius: vars.radius.xs,
  borderStartEndRadius: vars.radius.xs,
  '@media': { [media.forcedColors]: { forcedColorAdjust: 'none', backgroundColor: 'CanvasText' } },
});
export const tones = styleVariants(
  { primary: color.paintAegean, accent: color.paintTerracotta, ochre: color.paintOchre },
  (backgroundColor) => [bar, { backgroundColor }],
);
export const tick = style({
  position: 'absolute',
  insetBlockStart: '100%',
  insetInlineStart: 0,
  paddingBlockStart: space['1'],
  color: color.textMuted,
  fontSize: vars.fontSize.xs,
  whiteSpace: 'nowrap',
});

export const details = style({ minInlineSize: 0 });
export const toggle = style({
  display: 'inline-block',
  paddingBlock: space['2'],
  color: color.link,
  fontSize: vars.fontSize.sm,
  cursor: 'pointer',
  ':hover': { color: color.linkHover },
});
export const region = style({ maxBlockSize: '20rem', overflow: 'auto' });
export const table = style({
  inlineSize: '100%',
  maxInlineSize: '30rem',
  borderCollapse: 'collapse',
  fontSize: vars.fontSize.sm,
});
export const number = style({ textAlign: 'end', fontVariantNumeric: 'tabular-nums' });

globalStyle(`${table} th, ${table} td`, {
  paddingBlock: space['2'],
  paddingInlineEnd: space['4'],
  borderBlockEnd: `1px solid ${color.border}`,
  fontWeight: vars.fontWeight.regular,
});
globalStyle(`${table} th:not(.${number})`, { textAlign: 'start' });
globalStyle(`${table} thead th`, { color: color.textMuted });
