import { style } from '@vanilla-extract/css';
import { media } from '@stoa/ui/theme/media';
import { vars } from '@stoa/ui/theme/vars.css';

const { space } = vars;

export const layout = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space['8'] });
export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space['3'],
});
export const part = style({
  display: 'grid',
  gap: space['4'],
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
});
/** Desktops have two columns; what waits longest comes first in both. */
export const parts = style({
  display: 'grid',
  gap: space['10'],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: space['12'] },
  },
});
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: space['4'],
  alignItems: 'center',
});
export const words = style({
  display: 'grid',
  gap: space['0.5'],
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});
export const side = style({ display: 'grid', gap: space['0.5'], justifyItems: 'end', textAlign: 'end' });
