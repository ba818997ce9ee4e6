import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

const { color, space } = vars;

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space['5'],
  rowGap: space['1'],
  color: color.textMuted,
  fontSize: vars.fontSize.sm,
  overflowWrap: 'anywhere',
});

export const person = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space['2'],
  minInlineSize: 0,
  color: color.text,
});
