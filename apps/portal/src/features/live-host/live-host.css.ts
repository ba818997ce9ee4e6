import { style } from '@vanilla-extract/css';
import { media } from '@stoa/ui/theme/media';
import { vars } from '@stoa/ui/theme/vars.css';

const { space } = vars;
const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const;

export const head = style({ ...column, gap: space['2'], marginBlockStart: space['6'] });

export const marks = style({ display: 'flex', flexWrap: 'wrap', gap: space['2'], alignItems: 'center' });

export const messages = style({ ...column, gap: space['3'], marginBlock: space['4'] });

/** What one sends, beside what people write. */
export const desk = style({
  ...column,
  gap: space['6'],
  marginBlock: `${space['6']} ${space['10']}`,
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 2fr) minmax(20rem, 1fr)',
      gridTemplateRows: 'minmax(30rem, auto)',
    },
  },
});

export const work = style({ ...column, gap: space['10'], alignContent: 'start', minInlineSize: 0 });

/** The picture above what it is made with. */
export const studio = style({ ...column, gap: space['6'], alignItems: 'start' });

export const stage = style({ ...column, gap: space['4'] });

export const frame = style({ display: 'grid', overflow: 'hidden', aspectRatio: '16 / 9' });

/** One above the other: the picture, or what is said where there is none. */
export const preview = style({
  gridArea: '1 / 1',
  inlineSize: '100%',
  blockSize: '100%',
  minBlockSize: 0,
});

export const noPicture = style({ gridArea: '1 / 1', placeSelf: 'center', padding: space['4'] });

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space['3'], alignItems: 'center' });

export const settings = style({ ...column, gap: space['5'] });

export const meter = style({ ...column, gap: space['2'] });
