import { media } from '@stoa/ui/theme/media';
import { vars } from '@stoa/ui/theme/vars.css';
import { style } from '@vanilla-extract/css';

const { space } = vars;

export const page = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space['5'] });
export const head = style({ display: 'grid', gap: space['3'], justifyItems: 'start' });
export const narrow = style({
  maxInlineSize: vars.width.prose,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space['5'],
});

/** What is edited and its state at the start, what can be done at the end. */
export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space['3'],
  inlineSize: '100%',
});
export const actions = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space['2'] });

export const pages = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space['10'] });
export const part = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space['4'] });
export const list = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space['2'] });

/** The kind of a question and whether it must be answered; below each other on a phone. */
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'end',
  gap: space['4'],
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

/** Three numbers; below each other on a phone. */
export const triple = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'end',
  gap: space['4'],
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});

/** What an entry is dragged by, and its name. */
export const name = style({ display: 'flex', alignItems: 'center', gap: space['2'], minInlineSize: 0 });

/** A field, what it is dragged by and what can be done with it. */
export const choice = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'end',
  gap: space['1'],
});
export const buttons = style({ display: 'flex', alignItems: 'center', minBlockSize: '2.75rem' });
/** As tall as the field beside it. */
export const handle = style({ display: 'grid', alignItems: 'center', minBlockSize: '2.75rem' });

/** Beside the figures of a question its picture is a reminder. */
export const picture = style({ maxInlineSize: '20rem', marginBlock: space['2'] });
