import { style } from '@vanilla-extract/css';
import { media } from '@stoa/ui/theme/media';
import { vars } from '@stoa/ui/theme/vars.css';

const { space } = vars;
const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const;

/** Stands apart from the title below it. */
export const trail = style({ marginBlockEnd: space['4'], '@media': { print: { display: 'none' } } });

/** What is sold, beside what was chosen. */
export const columns = style({
  ...column,
  gap: space['10'],
  marginBlockStart: space['8'],
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)', alignItems: 'start' },
  },
});

/** Stands first where there is one column, and second where there are two. */
export const beside = style({
  ...column,
  '@media': { [media.desktop]: { gridColumn: '2', gridRow: '1' } },
});

export const part = style({ ...column, gap: space['4'], minInlineSize: 0 });

export const later = style({ marginBlockStart: space['12'] });

/** One of the goods: picture, words, price with what can be done. */
export const goods = style({
  ...column,
  gap: space['4'],
  paddingBlock: space['5'],
  '@media': {
    [media.tablet]: { gridTemplateColumns: '9rem minmax(0, 1fr) auto', alignItems: 'center' },
  },
});

export const cover = style({ overflow: 'hidden' });

export const words = style({ ...column, gap: space['1'], minInlineSize: 0, justifyItems: 'start' });

/** What stands in a bundle. */
export const parts = style({ ...column, gap: space['1'], paddingInlineStart: space['5'] });

export const offer = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space['3'],
  '@media': { [media.tablet]: { flexDirection: 'column', alignItems: 'end' } },
});

/** A name at the start, an amount at the end. */
export const line = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  columnGap: space['4'],
  rowGap: space['1'],
  paddingBlock: space['3'],
});

export const amount = style({ justifySelf: 'end' });

export const form = style({ ...column, gap: space['5'] });

export const actions = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space['3'] });

/** An order in a list of them. */
export const order = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space['3'],
  paddingBlock: space['4'],
});

/** A code that somebody redeems, above what is sold or below it. */
export const redeem = style({ marginBlockStart: space['8'], maxInlineSize: vars.width.prose });

export const code = style({ ...column, gap: space['3'], maxInlineSize: '24rem' });

/** The code of a seat, and what can be done with it. */
export const seat = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: space['4'],
  paddingBlock: space['2'],
});

/** The choice of a currency, above its name. */
export const currencies = style({ ...column, gap: space['2'] });

/** How many seats: as wide as its numbers. */
export const count = style({ gridColumn: '1 / -1', maxInlineSize: '14rem' });

/** An invoice is as wide as a sheet of paper. */
export const paper = style({ ...column, gap: space['8'], maxInlineSize: vars.width.prose });

/** Whom it is from and to, beside each other where there is room, and on paper. */
export const parties = style({
  ...column,
  gap: space['6'],
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    print: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
});

/** Not on paper. */
export const screenOnly = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space['3'],
  marginBlockEnd: space['6'],
  '@media': { print: { display: 'none' } },
});
