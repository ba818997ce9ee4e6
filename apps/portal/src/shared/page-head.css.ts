import { style } from '@vanilla-extract/css';
import { vars } from '@stoa/ui/theme/vars.css';

export const head = style({
  display: 'grid',
  gap: vars.space['3'],
  marginBlockEnd: vars.space['8'],
  maxInlineSize: vars.width.prose,
});
