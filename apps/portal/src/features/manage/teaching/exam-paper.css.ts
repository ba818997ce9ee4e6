import { vars } from '@stoa/ui/theme/vars.css';
import { style } from '@vanilla-extract/css';

const { space, color } = vars;

const ROOM = '2rem';

export const head = style({ display: 'grid', gap: space['3'], paddingBlockEnd: space['4'] });

export const blank = style({ display: 'flex', alignItems: 'flex-end', gap: space['3'] });

/** To write on. */
export const line = style({
  flex: '1 1 4rem',
  minBlockSize: ROOM,
  borderBlockEnd: `1px solid ${color.borderStrong}`, // drawn: on paper
});

/** Stays on one sheet where it fits. */
export const question = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space['3'],
  paddingBlock: space['4'],
  borderBlockStart: `1px solid ${color.border}`, // drawn: on paper
  overflowWrap: 'anywhere',
  '@media': { print: { breakInside: 'avoid' } }, // drawn: on paper
});

export const title = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space['3'],
});

export const answer = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space['3'] });

export const list = style({ display: 'grid', gap: space['2'], margin: 0, padding: 0, listStyle: 'none' }); // drawn: on paper

export const letters = style([
  list,
  { gridTemplateColumns: 'repeat(auto-fill, minmax(min(14rem, 100%), 1fr))', columnGap: space['6'] },
]);

/** Pictures beside each other, none on two sheets. */
export const pictures = style([
  list,
  {
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(12rem, 100%), 1fr))',
    gap: space['4'],
  },
]);

export const shown = style({ display: 'grid', flex: '1 1 auto', gap: space['1'], minInlineSize: 0 });

/** A part with room beside it. */
export const part = style({ display: 'flex', alignItems: 'flex-end', gap: space['3'] });

export const option = style({ display: 'flex', alignItems: 'flex-start', gap: space['3'] });

/** To check, or to put a number into. */
export const box = style({
  flex: 'none',
  inlineSize: '1.25rem',
  blockSize: '1.25rem',
  marginBlockStart: '0.125rem',
  border: `1px solid ${color.borderStrong}`, // drawn: on paper
  borderRadius: vars.radius.sm, // drawn: on paper
});

export const circle = style([box, { borderRadius: '50%' }]); // drawn: on paper
