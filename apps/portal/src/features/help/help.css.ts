import { style } from '@vanilla-extract/css';
import { media } from '@stoa/ui/theme/media';
import { vars } from '@stoa/ui/theme/vars.css';

const { space } = vars;

export const home = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space['6'] });
/** Keeps its room, so that the list does not jump. */
export const count = style({ minBlockSize: '1lh' });

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space['4'],
  '@media': { [media.desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const article = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space['6'] });
export const head = style({ display: 'grid', gap: space['2'] });
export const neighbours = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: space['4'],
});
export const next = style({ textAlign: 'end', marginInlineStart: 'auto' });
