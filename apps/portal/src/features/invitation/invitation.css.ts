import { style } from '@vanilla-extract/css';
import { vars } from '@stoa/ui/theme/vars.css';

export const part = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space['5'],
});

export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space['3'] });
