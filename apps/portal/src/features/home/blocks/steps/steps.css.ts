import { style } from '@vanilla-extract/css';
import { vars } from '@stoa/ui/theme/vars.css';

export const step = style({
  display: 'grid',
  gap: vars.space['3'],
  alignContent: 'start',
  overflowWrap: 'anywhere',
});
export const number = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2.5rem',
  blockSize: '2.5rem',
});
