import { style } from '@vanilla-extract/css';
import { media } from '@stoa/ui/theme/media';
import { vars } from '@stoa/ui/theme/vars.css';

const { space } = vars;

export const layout = style({
  display: 'grid',
  gap: space['6'],
  gridTemplateColumns: 'minmax(0, 1fr)',
  maxInlineSize: '52rem',
});
export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space['3'],
});
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space['2'] });
export const filters = style({
  display: 'grid',
  gap: space['3'],
  alignItems: 'center',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
});
export const list = style({ display: 'grid', gap: space['4'], gridTemplateColumns: 'minmax(0, 1fr)' });
export const note = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: space['3'],
  alignItems: 'start',
});
export const words = style({ display: 'grid', gap: space['1'], minInlineSize: 0, overflowWrap: 'anywhere' });
