import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

export const hit = style({
  backgroundColor: vars.color.ochreSoft,
  color: 'inherit',
  borderRadius: '0.125em',
  boxDecorationBreak: 'clone',
});
