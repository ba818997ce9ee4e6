import { media } from '@stoa/ui/theme/media';
import { vars } from '@stoa/ui/theme/vars.css';
import { style } from '@vanilla-extract/css';

const { space } = vars;

/** A category: its name, its weight, and a button that takes it away. */
export const line = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: space['3'],
  alignItems: 'start',
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 1fr) auto' } },
});
/** Beside the boxes of the fields, below their labels. */
export const remove = style({ alignSelf: 'end' });
export const foot = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space['4'] });
