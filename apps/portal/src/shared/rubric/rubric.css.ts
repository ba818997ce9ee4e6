import { vars } from '@stoa/ui/theme/vars.css';
import { style } from '@vanilla-extract/css';

const { space } = vars;

/** Levels of a criterion, one below the other. */
export const levels = style({
  display: 'grid',
  gap: space['1'],
  margin: 0,
  paddingInlineStart: space['5'],
});
