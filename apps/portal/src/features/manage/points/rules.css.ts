import { style } from '@vanilla-extract/css';
import { media } from '@stoa/ui/theme/media';
import { vars } from '@stoa/ui/theme/vars.css';

const { space } = vars;

/** What gives points, and how many. */
export const rule = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: space['4'],
  alignItems: 'center',
});
export const points = style({ inlineSize: '9rem' });
/** As it was beside as it would have been. */
export const months = style({
  display: 'grid',
  gap: space['8'],
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const month = style({ display: 'grid', gap: space['4'], gridTemplateColumns: 'minmax(0, 1fr)' });
export const place = style({
  display: 'grid',
  gridTemplateColumns: '2ch auto minmax(0, 1fr) auto',
  gap: space['3'],
  alignItems: 'center',
});
