import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

export const body = style({ padding: vars.space['5'], outline: 'none' });
