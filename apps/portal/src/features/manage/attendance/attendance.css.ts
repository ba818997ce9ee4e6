import { style } from '@vanilla-extract/css';
import { media } from '@stoa/ui/theme/media';
import { vars } from '@stoa/ui/theme/vars.css';

const { space } = vars;

/** The code for the room: as large as there is room for. */
export const screen = style({
  display: 'grid',
  gap: space['5'],
  padding: space['6'],
  justifyItems: 'center',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 24rem) minmax(0, 1fr)',
      alignItems: 'center',
      justifyItems: 'start',
      columnGap: space['10'],
    },
  },
});
export const qr = style({ inlineSize: '100%', maxInlineSize: '24rem' });
export const screenText = style({ display: 'grid', gap: space['4'], minInlineSize: 0 });
export const facts = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space['3'] });
export const state = style({ display: 'grid', gap: space['1'], justifyItems: 'start' });
export const note = style({ overflowWrap: 'anywhere' });
export const marks = style({ display: 'flex', flexWrap: 'wrap', gap: space['2'], alignItems: 'center' });
export const change = style({ display: 'grid', gap: space['1'], paddingBlock: space['3'] });
