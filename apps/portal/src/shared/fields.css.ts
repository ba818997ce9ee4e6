import { media } from '@stoa/ui/theme/media';
import { vars } from '@stoa/ui/theme/vars.css';
import { style } from '@vanilla-extract/css';

const { space } = vars;

/** Two fields beside each other where there is room. */
export const pair = style({
  display: 'grid',
  gap: space['4'],
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

/** A field and its button in one line. */
export const adding = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'end',
  gap: space['2'],
});
