import { style } from '@vanilla-extract/css';
import { vars } from '@stoa/ui/theme/vars.css';

const { space } = vars;

export const list = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space['3'] });

export const row = style({
  display: 'grid',
  gridTemplateColumns: `${space['3']} minmax(0, 1fr) auto`,
  gap: space['2'],
  alignItems: 'start',
});

/** In the middle of the first line; empty once it is read. */
export const dot = style({ marginBlockStart: '0.5em' });

export const words = style({
  display: 'grid',
  gap: space['0.5'],
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});
export const foot = style({ display: 'flex', flexWrap: 'wrap', columnGap: space['2'] });
export const rowActions = style({ display: 'flex', alignItems: 'center' });

/** The bell's panel: as wide as a phone leaves room for. */
export const panel = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space['3'],
  // The panel's own edges and the window's belong to it.
  inlineSize: 'min(24rem, calc(100vw - 4.5rem))',
  maxBlockSize: 'min(36rem, 75vh)',
  overflowY: 'auto',
});
export const panelHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space['2'],
});

export const bell = style({ position: 'relative', display: 'inline-flex' });
export const count = style({ position: 'absolute', insetBlockStart: 0, insetInlineEnd: 0 });

export const section = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space['5'] });
export const sectionHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space['3'],
});
export const filters = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space['3'] });

/** A kind with its two switches; below it on phones. */
export const choice = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space['6'],
  rowGap: space['2'],
});
export const choiceName = style({ flex: '1 1 14rem', minInlineSize: 0, overflowWrap: 'anywhere' });
export const switches = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space['6'],
  rowGap: space['2'],
});
