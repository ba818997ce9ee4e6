import { vars } from '@stoa/ui/theme/vars.css';
import { style } from '@vanilla-extract/css';

const { space } = vars;

export const part = style({
  display: 'grid',
  gap: space['4'],
  gridTemplateColumns: 'minmax(0, 1fr)',
});

/** Questions of a page, well apart. */
export const questions = style({
  display: 'grid',
  gap: space['10'],
  gridTemplateColumns: 'minmax(0, 1fr)',
  marginBlock: space['8'],
});

export const question = style({
  display: 'grid',
  gap: space['3'],
  gridTemplateColumns: 'minmax(0, 1fr)',
  // Below the head of the page, which stays in view.
  scrollMarginBlockStart: '6rem',
});

export const steps = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: space['3'],
});

export const short = style({ maxInlineSize: '24rem' });

/** The steps of a scale: as wide as their number, all of them in as few lines as fit. */
export const scale = style({ display: 'flex', flexWrap: 'wrap', gap: space['2'] });
export const step = style({ minInlineSize: '2.75rem', paddingInline: space['1'], justifyContent: 'center' });
export const ends = style({ display: 'flex', justifyContent: 'space-between', gap: space['4'] });

/** Options that are put in an order: one below the other. */
export const ranked = style({ display: 'grid', gap: space['2'], justifyItems: 'start' });

/** Options with pictures that are put in an order: beside each other, two where a phone is upright. */
export const pictures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(9.5rem, 100%), 1fr))',
  gap: space['3'],
});
export const picked = style({ display: 'grid', justifyItems: 'center', gap: space['2'], minInlineSize: 0 });
export const pickedPicture = style({ inlineSize: '7rem' });

export const heading = style({ scrollMarginBlockStart: '6rem' });

/** A picture beside what was answered to it: small, above the answer. */
export const picture = style({ display: 'block', maxInlineSize: '16rem', marginBlockEnd: space['2'] });
