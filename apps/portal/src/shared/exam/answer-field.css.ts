import { vars } from '@stoa/ui/theme/vars.css';
import { style } from '@vanilla-extract/css';

const { space } = vars;

/** A short answer needs no long line. */
export const short = style({ maxInlineSize: '24rem' });

/** Not at the very edge of its field. */
export const unit = style({ paddingInlineEnd: space['3'] });

export const words = style({ display: 'grid', gap: space['2'], minInlineSize: 0, overflowWrap: 'anywhere' });

/** The parts of a question, one below the other. */
export const parts = style({ display: 'grid', gap: space['4'], minInlineSize: 0, overflowWrap: 'anywhere' });

export const list = style({ maxInlineSize: '32rem' });

export const range = style({ maxInlineSize: '32rem' });

/** An entry of an order: its place, its words, its buttons. */
export const place = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1.5rem minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space['3'],
});

/** What can be done with an entry of an order. */
export const buttons = style({ display: 'flex', gap: space['1'] });

/** A picture and words: beside each other where there is room. */
export const pictured = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space['3'],
  minInlineSize: 0,
});

export const text = style({ overflowWrap: 'anywhere' });

/** A picture and words in a list: in one line. */
export const inList = style({ display: 'flex', alignItems: 'center', gap: space['3'], minInlineSize: 0 });
