import { style } from '@vanilla-extract/css';
import { vars } from '@stoa/ui/theme/vars.css';

const { space } = vars;
const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const;

/** The views of a room above each other: one of them shows. */
export const view = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space['2'],
  flexGrow: 1,
  minBlockSize: 0,
  selectors: { '&[hidden]': { display: 'none' } },
});

/** A list that scrolls between what stands above and below it. */
export const scroll = style({ flexGrow: 1, minBlockSize: 0, overflowY: 'auto', paddingBlock: space['1'] });

export const list = style({ ...column, gap: space['3'] });

export const card = style({ ...column, gap: space['3'] });

export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space['2'] });

/** What is asked, and the votes for it at the end of the line. */
export const question = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: space['3'],
  alignItems: 'start',
});

export const words = style({ ...column, gap: space['1'], minInlineSize: 0 });

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space['2'], alignItems: 'center' });

export const form = style({ ...column, gap: space['4'] });

/** A field with the button that removes it. */
export const option = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: space['2'],
  alignItems: 'end',
});

/** What is left of a session. */
export const record = style({ ...column, gap: space['8'], marginBlock: space['8'] });

export const section = style({ ...column, gap: space['4'] });
