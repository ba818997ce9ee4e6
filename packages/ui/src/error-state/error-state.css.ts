import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

const { color, space } = vars;

export const root = style({
  display: 'grid',
  gap: space['3'],
  maxInlineSize: '36rem',
  marginInline: 'auto',
  paddingInline: space['4'],
  paddingBlock: space['12'],
});

export const drawing = style({ inlineSize: '7.5rem', blockSize: 'auto', marginBlockEnd: space['2'] });
export const line = style({
  fill: 'none',
  stroke: color.borderStrong,
  strokeWidth: 1.5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});
export const fallen = style({
  fill: color.accentSoft,
  stroke: color.accent,
  strokeWidth: 1.5,
  strokeLinejoin: 'round',
});
export const title = style({
  fontSize: vars.fontSize['2xl'],
  lineHeight: vars.script.leadingTight,
  letterSpacing: vars.script.trackingTight,
});
export const work = style({ fontSize: vars.fontSize.lg });
export const next = style({ color: color.textMuted });
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space['3'],
  marginBlockStart: space['3'],
});
export const request = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space['2'],
  marginBlockStart: space['4'],
  paddingBlockStart: space['4'],
  borderBlockStart: `1px solid ${color.border}`,
  fontSize: vars.fontSize.sm,
  color: color.textMuted,
});
export const copy = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space['1.5'],
  minBlockSize: '2rem',
  paddingInline: space['2'],
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.sm,
  background: 'none',
  color: color.text,
  cursor: 'pointer',
  selectors: { '&:hover': { backgroundColor: color.sunken } },
});
