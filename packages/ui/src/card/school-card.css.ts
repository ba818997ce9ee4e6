import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

const { color, space } = vars;

export const body = style({
  display: 'grid',
  gap: space['2'],
  padding: space['4'],
  paddingBlockStart: 0,
  alignContent: 'start',
});

/** The school's sign hangs over the edge of its picture. */
export const logo = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '3.5rem',
  marginBlockStart: '-1.75rem',
  overflow: 'hidden',
  borderRadius: vars.radius.md,
  border: `1px solid ${color.border}`,
  boxShadow: `0 0 0 3px ${color.surface}`,
  backgroundColor: color.raised,
});

export const title = style({ fontSize: vars.fontSize.lg });
export const foot = style({ paddingBlockStart: space['1'] });
