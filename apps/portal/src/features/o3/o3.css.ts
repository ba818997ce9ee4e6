import { style } from '@vanilla-extract/css';
import { media } from '@stoa/ui/theme/media';
import { vars } from '@stoa/ui/theme/vars.css';

const { space } = vars;
const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const;

export const bands = style({ ...column, gap: space['12'], marginBlockStart: space['8'] });

export const band = style({ ...column, gap: space['4'], minInlineSize: 0 });

export const layout = style({ paddingBlock: `${space['6']} ${vars.space.section}` });

/** Keeps its line before the number is there. */
export const count = style({ minBlockSize: '1lh' });

export const head = style({ ...column, gap: space['2'], marginBlock: space['4'] });

export const controls = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space['3'],
  marginBlockEnd: space['6'],
});

export const find = style({ flexGrow: 1, inlineSize: '100%', maxInlineSize: '26rem' });

export const list = style({ ...column, gap: space['8'], minInlineSize: 0 });

/** What something is about, beside its picture. */
export const title = style({
  ...column,
  gap: space['8'],
  alignItems: 'center',
  marginBlock: space['6'],
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' } },
});

export const words = style({ ...column, gap: space['4'], minInlineSize: 0, justifyItems: 'start' });

export const cover = style({ overflow: 'hidden' });

/** A column for reading, with what belongs to it beside. */
export const columns = style({
  ...column,
  gap: space['8'],
  alignItems: 'start',
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 4fr)' } },
});

export const reading = style({
  ...column,
  gap: space['8'],
  minInlineSize: 0,
  maxInlineSize: vars.width.prose,
});

export const facts = style({ marginBlockEnd: space['8'] });

export const steps = style({ ...column, gap: space['6'] });

export const stepsHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space['3'],
});

export const step = style({ ...column, gap: space['4'] });

export const answer = style({ ...column, gap: space['4'], justifyItems: 'start' });

export const stepsFooter = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space['3'],
});

/** Columns of tasks: one below the other on phones, side by side where there is room. */
export const board = style({
  ...column,
  gap: space['4'],
  alignItems: 'start',
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.desktop]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
});

export const cards = style({ ...column, gap: space['3'], minInlineSize: 0 });

export const task = style({ ...column, gap: space['2'], minInlineSize: 0 });

export const taskHead = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: space['2'],
});

export const fileName = style({ overflowWrap: 'anywhere' });
