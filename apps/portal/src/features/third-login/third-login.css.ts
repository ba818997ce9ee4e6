import { style } from '@vanilla-extract/css';
import { vars } from '@stoa/ui/theme/vars.css';

const { space } = vars;

/** Stands where the outcome will. */
export const working = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space['4'],
  minBlockSize: '16rem',
  textAlign: 'center',
});

/** Two short choices beside each other, below each other where there is no room. */
export const choices = style({ display: 'flex', flexWrap: 'wrap', gap: space['3'] });
