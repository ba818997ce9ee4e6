import { style } from '@vanilla-extract/css';
import { media } from '@stoa/ui/theme/media';
import { vars } from '@stoa/ui/theme/vars.css';

const { space } = vars;

/** The pages of the workspace beside the one that is shown, above it where there is no room. */
export const workspace = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space['6'],
  paddingBlock: `${space['6']} ${vars.space.section}`,
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: '13rem minmax(0, 1fr)',
      columnGap: space['10'],
      alignItems: 'start',
    },
    print: { display: 'block', paddingBlock: 0 },
  },
});

export const screenOnly = style({ '@media': { print: { display: 'none' } } });

/** Stays in view beside a long page. */
export const side = style({
  minInlineSize: 0,
  '@media': {
    [media.desktop]: {
      position: 'sticky',
      insetBlockStart: '6rem',
      maxBlockSize: 'calc(100dvh - 7rem)',
      overflowY: 'auto',
    },
    print: { display: 'none' },
  },
});

export const main = style({ minInlineSize: 0 });

/** One page of the workspace. */
export const page = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space['6'] });

/** A head with what can be done beside it, below it on phones. */
export const top = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: space['4'],
});

export const actions = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space['2'] });

export const filters = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space['3'],
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 22rem) minmax(0, 1fr)', alignItems: 'center' },
  },
});

/** Keeps its line while nothing is counted yet. */
export const count = style({ minBlockSize: '1lh' });

/** Groups of links side by side, as many as there is room for. */
export const tiles = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(14rem, 100%), 1fr))',
  gap: space['8'],
});

export const waiting = style({ display: 'flex', alignItems: 'center', gap: space['3'] });

/** A part of the page with its own heading. */
export const part = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space['4'],
  minInlineSize: 0,
});

/** Forms do not run across the whole page. */
export const narrow = style({ maxInlineSize: vars.width.prose });

export const person = style({ display: 'flex', alignItems: 'center', gap: space['3'], minInlineSize: 0 });

export const lines = style({ display: 'grid', minInlineSize: 0, overflowWrap: 'anywhere' });

export const list = style({ margin: 0, paddingInlineStart: space['5'], display: 'grid', gap: space['2'] });

/** A line that can be copied. */
export const copyLine = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'end',
  gap: space['2'],
});

/** Parts of a page of settings, clearly apart. */
export const sections = style({ gap: space['12'] });

/** Settings one below the other. */
export const rows = style({ display: 'grid', gap: space['4'] });

/** Stays in view while one edits far above. */
export const saveBar = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: vars.zIndex.raised,
  // Above the tab bar of phones.
  '@media': {
    [media.phoneOnly]: { insetBlockEnd: 'calc(3.75rem + env(safe-area-inset-bottom))' },
  },
});

export const saveBarContent = style({ display: 'grid', gap: space['3'], paddingBlock: space['4'] });

/** Two fields that belong together, beside each other where there is room. */
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: space['4'],
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' } },
});

/** What is chosen, below its name. */
export const labelled = style({ display: 'grid', gap: space['2'], justifyItems: 'start' });
