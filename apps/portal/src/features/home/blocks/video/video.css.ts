import { style } from '@vanilla-extract/css';
import { vars } from '@stoa/ui/theme/vars.css';

export const figure = style({
  display: 'grid',
  gap: vars.space['3'],
  margin: 0,
  maxInlineSize: '60rem',
  overflowWrap: 'anywhere',
});
