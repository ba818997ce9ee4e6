import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

/** One press selects all of it. */
export const box = style({
  display: 'block',
  padding: vars.space['2'],
  borderRadius: vars.radius.sm,
  backgroundColor: vars.color.sunken,
  fontFamily: vars.font.mono,
  fontSize: vars.fontSize.sm,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  userSelect: 'all',
});
