import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

const { color, space } = vars;

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  gap: space['3'],
  maxInlineSize: '32rem',
  marginInline: 'auto',
  paddingInline: space['4'],
  paddingBlock: space['12'],
  textAlign: 'center',
});

export const drawing = style({ inlineSize: '9rem', blockSize: 'auto', marginBlockEnd: space['2'] });
export const wall = style({ fill: color.sunken });
export const line = style({
  fill: 'none',
  stroke: color.borderStrong,
  strokeWidth: 1.5,
  strokeLinecap: 'round',
});
export const sun = style({ fill: color.paintOchre });
export const accent = style({ fill: color.paintTerracotta });
/** It may repeat what people typed. */
export const title = style({
  fontSize: vars.fontSize.xl,
  lineHeight: vars.script.leadingTight,
  overflowWrap: 'anywhere',
});
export const text = style({ color: color.textMuted });
export const action = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: space['3'],
  marginBlockStart: space['3'],
});
