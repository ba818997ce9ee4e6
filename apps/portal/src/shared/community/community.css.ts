import { media } from '@stoa/ui/theme/media';
import { vars } from '@stoa/ui/theme/vars.css';
import { style } from '@vanilla-extract/css';

const { space } = vars;
const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const;

export const part = style({ ...column, gap: space['5'] });
export const tight = style({ ...column, gap: space['2'] });
export const row = style({ display: 'flex', flexWrap: 'wrap', gap: space['2'], alignItems: 'center' });
/** A head beside what can be done. */
export const top = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space['4'],
  alignItems: 'start',
  justifyContent: 'space-between',
});
/** A post of a list. */
export const post = style({ ...column, gap: space['2'], overflowWrap: 'anywhere' });
/** Short fields beside each other where there is room. */
export const pair = style({
  ...column,
  gap: space['4'],
  alignItems: 'start',
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
