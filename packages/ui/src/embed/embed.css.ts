import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

export const frame = style({
  display: 'block',
  inlineSize: '100%',
  border: 'none',
  borderRadius: vars.radius.lg,
  backgroundColor: vars.color.sunken,
});
