import { style } from '@vanilla-extract/css';
import { vars } from '@stoa/ui/theme/vars.css';

export const honours = style({
  display: 'grid',
  gap: vars.space['4'],
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 16rem), 1fr))',
});
