import { style } from '@vanilla-extract/css';
import { media } from '@stoa/ui/theme/media';
import { vars } from '@stoa/ui/theme/vars.css';

const { space } = vars;
const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const;

/** What the session is about, beside its picture. */
export const head = style({
  ...column,
  gap: space['8'],
  alignItems: 'center',
  marginBlock: space['6'],
});

export const withCover = style({
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' } },
});

export const words = style({ ...column, gap: space['4'], minInlineSize: 0 });

export const marks = style({ display: 'flex', flexWrap: 'wrap', gap: space['2'], alignItems: 'center' });

/** The chat beside the picture and the words about it; on a phone between the two. */
export const room = style({
  ...column,
  columnGap: space['6'],
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(20rem, 24rem)',
      gridTemplateRows: 'auto minmax(auto, 1fr)',
      minBlockSize: '36rem',
    },
  },
});

/** Takes the whole second column. */
export const chat = style({
  display: 'grid',
  marginBlock: space['4'],
  '@media': { [media.desktop]: { gridArea: '1 / 2 / span 2' } },
});

/** As large as the window lets it be seen whole. */
export const stage = style({
  inlineSize: '100%',
  marginBlockStart: space['4'],
  maxInlineSize: 'calc(70dvh * 16 / 9)',
  marginInline: 'auto',
});

export const cover = style({ overflow: 'hidden' });

export const actions = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space['3'] });

/** What happens now: the wait, the way in. Keeps its height while the seconds run. */
export const now = style({ ...column, gap: space['3'], minBlockSize: '3.5rem', alignContent: 'center' });

export const facts = style({ marginBlock: space['8'] });

/** Chapters and chat below the picture. */
export const beside = style({ ...column, gap: space['3'], marginBlockStart: space['6'] });
