import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

const { color, space } = vars;

const root = style({ display: 'grid', paddingInlineStart: space['4'] });

export const tones = styleVariants({
  neutral: [root, { borderInlineStart: `2px solid ${color.border}` }],
  primary: [root, { borderInlineStart: `3px solid ${color.primary}` }],
});
