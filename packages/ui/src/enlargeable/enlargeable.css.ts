import { style } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';
import { vars } from '../theme/vars.css.ts';

const { color, space } = vars;

/** The picture, with what enlarges it over or below it. */
export const frame = style({ position: 'relative', display: 'grid', gap: space['2'], minInlineSize: 0 });

/** All of the picture is pressed. */
export const over = style({
  position: 'absolute',
  inset: 0,
  padding: 0,
  border: 'none',
  borderRadius: vars.radius.md,
  backgroundColor: 'transparent',
  cursor: 'zoom-in',
  selectors: { '&[data-focus-visible]': { outline: `3px solid ${color.focus}`, outlineOffset: '2px' } },
  '@media': { print: { display: 'none' } },
});

/** Stands on whatever the picture shows: with a ground and an edge of its own. */
export const sign = style({
  position: 'absolute',
  insetInlineEnd: space['2'],
  insetBlockEnd: space['2'],
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2.25rem',
  blockSize: '2.25rem',
  border: `1px solid ${color.borderStrong}`,
  borderRadius: vars.radius.full,
  backgroundColor: color.surface,
  color: color.text,
});

export const below = style({ '@media': { print: { display: 'none' } } });

/** Where the picture is moved about while it is larger than its place; light in dark colours, as in the question. */
export const room = style({
  display: 'grid',
  overflow: 'auto',
  maxBlockSize: '70dvh',
  borderRadius: vars.radius.md,
  backgroundColor: color.onInk,
  selectors: { '&:focus-visible': { outline: `3px solid ${color.focus}`, outlineOffset: '2px' } },
  '@media': { [media.phoneOnly]: { maxBlockSize: '65dvh' } },
});

export const whole = style({
  display: 'block',
  marginInline: 'auto',
  maxInlineSize: '100%',
  maxBlockSize: '65dvh',
});

/** As large as it is, within reason: the largest photo is three times as wide as its place. */
export const natural = style({ display: 'block', maxInlineSize: '300%', blockSize: 'auto' });

/** The ways to the other pictures, away from what is done with this one. */
export const steps = style({ display: 'flex', gap: space['1'], marginInlineEnd: 'auto', order: -1 });

export const caption = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space['3'],
  marginBlockStart: space['3'],
  overflowWrap: 'anywhere',
});
