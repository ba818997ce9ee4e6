import { style } from '@vanilla-extract/css';
import { vars } from '@stoa/ui/theme/vars.css';

export const list = style({
  margin: 0,
  paddingInlineStart: vars.space['5'],
  display: 'grid',
  gap: vars.space['2'],
});
