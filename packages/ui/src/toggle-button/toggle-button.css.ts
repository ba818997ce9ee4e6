import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

const { color } = vars;

export const toggle = style({
  backgroundColor: color.surface,
  color: color.text,
  borderColor: color.borderStrong,
  selectors: {
    '&[data-hovered]': { backgroundColor: color.sunken },
    '&[data-selected]': {
      backgroundColor: color.primarySoft,
      color: color.onPrimarySoft,
      borderColor: color.primary,
    },
    '&[data-selected][data-hovered]': { backgroundColor: color.primarySoftHover },
    '&[data-disabled]': {
      backgroundColor: color.sunken,
      borderColor: color.border,
      color: color.textDisabled,
    },
  },
});
