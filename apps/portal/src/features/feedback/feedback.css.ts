import { style } from '@vanilla-extract/css';
import { vars } from '@stoa/ui/theme/vars.css';

const { space } = vars;

export const form = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space['5'] });

/** Room for the form: what stands below it does not move when it comes. */
export const waiting = style({ minBlockSize: '100vh' });

/** Number and permission belong together. */
export const contact = style({ display: 'grid', gap: space['3'], maxInlineSize: '26rem' });

/** How a school can be reached otherwise. */
export const service = style({ display: 'grid', gap: space['2'] });
export const ways = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space['6'],
  rowGap: space['2'],
  margin: 0,
});
export const way = style({ display: 'flex', flexWrap: 'wrap', gap: space['2'], margin: 0 });
export const wayValue = style({ margin: 0, overflowWrap: 'anywhere' });

export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space['6'],
  maxInlineSize: '48rem',
});

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space['3'] });

/** One message with its answer. */
export const entry = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space['3'] });
export const entryHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space['2'],
});
