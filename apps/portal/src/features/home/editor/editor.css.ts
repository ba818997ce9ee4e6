import { style } from '@vanilla-extract/css';
import { media } from '@stoa/ui/theme/media';
import { vars } from '@stoa/ui/theme/vars.css';

const { space } = vars;

/** The toolbar, and below it whether visitors see the page at all. */
export const top = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space['3'] });

export const standing = style({ display: 'grid', justifyItems: 'start', gap: space['3'] });

export const editor = style({
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  gap: space['4'],
  paddingInline: space.gutter,
  paddingBlock: space['4'],
});

export const toolbar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space['3'],
});

export const toolbarEnd = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space['2'],
  marginInlineStart: 'auto',
});

/** Outline, page and properties side by side; on phones one of them at a time. */
export const columns = style({
  display: 'grid',
  gap: space['4'],
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '@media': {
    [media.desktop]: { gridTemplateColumns: '19rem minmax(0, 1fr) 21rem' },
  },
});

/** What stands in a column that is not shown on narrow screens. */
export const notNow = style({ '@media': { [media.belowDesktop]: { display: 'none' } } });
export const onlyNarrow = style({ '@media': { [media.desktop]: { display: 'none' } } });

export const panel = style({
  display: 'grid',
  gap: space['4'],
  minInlineSize: 0,
  '@media': {
    [media.desktop]: { maxBlockSize: 'calc(100dvh - 9rem)', overflowY: 'auto' },
  },
});

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto auto auto',
  alignItems: 'center',
  gap: space['1'],
});

/** The same, of something that can be dragged. */
export const sortable = style([row, { gridTemplateColumns: 'auto minmax(0, 1fr) auto auto auto' }]);

export const person = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto auto',
  alignItems: 'center',
  gap: space['1'],
});

export const rowButton = style({ inlineSize: '100%', justifyContent: 'start', paddingBlock: space['2'] });
export const rowName = style({
  display: 'grid',
  justifyItems: 'start',
  minInlineSize: 0,
  textAlign: 'start',
});

export const fields = style({ display: 'grid', gap: space['4'], minInlineSize: 0 });
/** A field with what can be done about it. */
export const part = style({ display: 'grid', gap: space['2'], minInlineSize: 0 });
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space['2'],
});

export const framePlace = style({
  blockSize: 'calc(100dvh - 9rem)',
  minBlockSize: '24rem',
  overflow: 'hidden',
});
/** A button whose words begin where the lines around it do. */
export const inLine = style({ marginInlineStart: `calc(-1 * ${space['3']})` });

/** The place of a small picture of a page. */
export const picturePlace = style({ blockSize: '100%', minBlockSize: 0 });
export const frame = style({
  display: 'block',
  maxInlineSize: 'none',
  border: 'none', // drawn: what it shows is the page itself
  transformOrigin: '0 0', // drawn: made smaller towards its corner
});

/** The sign of a school is small. */
export const sign = style({ inlineSize: '5rem' });
