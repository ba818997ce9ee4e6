import { style } from '@vanilla-extract/css';
import { media } from '@stoa/ui/theme/media';
import { vars } from '@stoa/ui/theme/vars.css';

const { space } = vars;

export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space['5'],
  // A phone shows the list in place of the month that the server has rendered: the footer must not move in sight.
  '@media': { [media.phoneOnly]: { minBlockSize: '100svh' } },
});
export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space['3'],
});
export const steps = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space['2'] });
export const filters = style({ display: 'flex', flexWrap: 'wrap', gap: space['2'] });
/** Above a list the month is for phones, which choose the first day in it. */
export const strip = style({ '@media': { [media.tablet]: { display: 'none' } } });
export const days = style({ display: 'grid', gap: space['8'], gridTemplateColumns: 'minmax(0, 1fr)' });
export const day = style({ display: 'grid', gap: space['3'], gridTemplateColumns: 'minmax(0, 1fr)' });
