import { style } from '@vanilla-extract/css';
import { media } from '@stoa/ui/theme/media';
import { vars } from '@stoa/ui/theme/vars.css';

const { space } = vars;

/** A drawing, what it stands for, what can be done with it. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space['4'],
  alignItems: 'center',
  '@media': { [media.tablet]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto' } },
});
export const words = style({ display: 'grid', gap: space['1'], minInlineSize: 0, overflowWrap: 'anywhere' });
export const name = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space['2'] });
export const buttons = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space['2'],
  gridColumn: '1 / -1',
  '@media': { [media.tablet]: { gridColumn: 'auto' } },
});
/** The drawing beside what it is made of. */
export const look = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space['4'],
  alignItems: 'center',
  '@media': { [media.tablet]: { gridTemplateColumns: 'auto minmax(0, 1fr)' } },
});
/** A badge beside its name, to be chosen. */
export const choice = style({ display: 'flex', alignItems: 'center', gap: space['2'] });
/** What is chosen together. */
export const fields = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space['4'] });
