import { vars } from '@stoa/ui/theme/vars.css';
import { style } from '@vanilla-extract/css';

/** Options with pictures beside each other: two where a phone is upright. */
export const pictures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(9.5rem, 100%), 1fr))',
  gap: vars.space['3'],
});
