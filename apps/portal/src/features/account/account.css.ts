import { style } from '@vanilla-extract/css';
import { media } from '@stoa/ui/theme/media';
import { vars } from '@stoa/ui/theme/vars.css';

const { space } = vars;

export const layout = style({
  display: 'grid',
  // The row of tabs scrolls; it does not widen the page.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space['6'],
  maxInlineSize: '60rem',
});

/** One thing of a list: what it is, and what can be done with it. */
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space['3'],
});
export const rowText = style({ display: 'grid', gap: space['0.5'], flex: '1 1 14rem', minInlineSize: 0 });

export const rowBelow = style({ inlineSize: '100%', paddingBlockStart: space['3'] });

/** The picture beside the field that changes it. */
export const avatar = style({
  display: 'grid',
  gap: space['5'],
  alignItems: 'start',
  '@media': { [media.tablet]: { gridTemplateColumns: 'auto minmax(0, 1fr)' } },
});
export const avatarSide = style({ display: 'grid', gap: space['3'], justifyItems: 'center' });

/** Short fields beside each other where there is room. */
export const pair = style({
  display: 'grid',
  gap: space['5'],
  alignItems: 'start',
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

/** The code to be scanned beside the secret to be typed. */
export const scan = style({
  display: 'grid',
  gap: space['6'],
  justifyItems: 'center',
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      alignItems: 'start',
      justifyItems: 'start',
    },
  },
});
export const scanMessages = style({ display: 'grid', gap: space['4'], inlineSize: '100%', minInlineSize: 0 });

export const code = style({ inlineSize: '12.5rem', maxInlineSize: '100%' });
