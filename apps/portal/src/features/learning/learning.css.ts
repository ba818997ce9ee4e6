import { style } from '@vanilla-extract/css';
import { media } from '@stoa/ui/theme/media';
import { vars } from '@stoa/ui/theme/vars.css';

const { space } = vars;

export const layout = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space['6'] });
/** The row of tabs with the choice of the school at its end. */
export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space['3'],
});
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space['2'] });

/** Phones read what to go on with, what is due, then the classes; desktops have what is due at the side. */
export const columns = style({
  display: 'grid',
  gap: space['8'],
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 24rem', columnGap: space['12'] },
  },
});
export const side = style({
  display: 'grid',
  gap: space['8'],
  minInlineSize: 0,
  '@media': { [media.desktop]: { gridColumn: '2', gridRow: '1' } },
});
export const main = style({
  display: 'grid',
  gap: space['10'],
  minInlineSize: 0,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.desktop]: { gridColumn: '1', gridRow: '1' } },
});
export const part = style({ display: 'grid', gap: space['4'], gridTemplateColumns: 'minmax(0, 1fr)' });

export const goOn = style({
  display: 'grid',
  gap: space['6'],
  alignItems: 'center',
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
});
export const words = style({ display: 'grid', gap: space['2'], minInlineSize: 0 });

export const date = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  columnGap: space['3'],
  alignItems: 'start',
});
export const dateIcon = style({ marginBlockStart: space['0.5'] });
export const dateText = style({
  display: 'grid',
  gap: space['0.5'],
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});
export const dateSide = style({ display: 'grid', gap: space['0.5'], justifyItems: 'end', textAlign: 'end' });

export const line = style({
  display: 'grid',
  gap: space['3'],
  alignItems: 'center',
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
});
export const streak = style({ display: 'grid', gap: space['2'], gridTemplateColumns: 'minmax(0, 1fr)' });
export const streakHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space['2'],
});
export const streakDays = style({ display: 'flex', gap: space['3'], padding: 0, margin: 0 });
export const streakDay = style({ display: 'grid', justifyItems: 'center', gap: space['0.5'] });

export const savedFooter = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space['2'],
});
/** Cards beside each other end at one line, and so does what stands below them. */
export const suggestion = style({
  display: 'grid',
  gridTemplateRows: 'minmax(0, 1fr) auto',
  gap: space['2'],
  blockSize: '100%',
});
