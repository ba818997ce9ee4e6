import { style } from '@vanilla-extract/css';
import { media } from '@stoa/ui/theme/media';
import { vars } from '@stoa/ui/theme/vars.css';

const { space } = vars;

/** Phones read head, step, contents; desktops have the step at the side, which stays in view. */
export const overview = style({
  display: 'grid',
  gap: space['8'],
  marginBlockStart: space['4'],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [media.desktop]: {
      columnGap: space['12'],
      gridTemplateColumns: 'minmax(0, 1fr) 22rem',
      gridTemplateAreas: '"head side" "body side"',
      gridTemplateRows: 'auto 1fr',
    },
  },
});
export const head = style({ minInlineSize: 0, '@media': { [media.desktop]: { gridArea: 'head' } } });
export const side = style({ minInlineSize: 0, '@media': { [media.desktop]: { gridArea: 'side' } } });
export const body = style({
  minInlineSize: 0,
  display: 'grid',
  gap: space['12'],
  alignContent: 'start',
  '@media': { [media.desktop]: { gridArea: 'body' } },
});

export const headText = style({ display: 'grid', gap: space['4'] });
export const marks = style({ display: 'flex', flexWrap: 'wrap', gap: space['2'], alignItems: 'center' });
/** Below the head of the page, which stays in view. */
export const heading = style({ scrollMarginBlockStart: '6rem' });

export const panel = style({
  overflow: 'clip',
  '@media': { [media.desktop]: { position: 'sticky', insetBlockStart: '5.5rem' } },
});
/** Lower on a phone, so that the step below it stands in the first window. */
export const cover = style({
  blockSize: '8rem',
  '@media': {
    [media.tablet]: { blockSize: '14rem' },
    [media.desktop]: { blockSize: 'auto', aspectRatio: '3 / 2' },
  },
});
export const panelBody = style({ display: 'grid', gap: space['5'], padding: space['5'] });
export const action = style({ display: 'grid', gap: space['3'], justifyItems: 'stretch' });
export const leave = style({ display: 'grid', justifyItems: 'center' });
export const outcomes = style({ display: 'grid', gap: space['4'] });

export const part = style({ display: 'grid', gap: space['5'], gridTemplateColumns: 'minmax(0, 1fr)' });
export const people = style({
  display: 'grid',
  columnGap: space['6'],
  rowGap: space['3'],
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 17rem), 1fr))',
});
export const person = style({ display: 'flex', alignItems: 'center', gap: space['3'], minInlineSize: 0 });
export const personText = style({ display: 'grid', minInlineSize: 0, flex: 1, overflowWrap: 'anywhere' });
export const row = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space['3'] });
export const related = style({ marginBlockStart: vars.space.section });

export const lessonPage = style({ paddingBlockStart: space['6'], paddingBlockEnd: space['16'] });
export const lessonGrid = style({
  display: 'grid',
  gap: space['8'],
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 21rem', columnGap: space['10'] } },
});
export const lessonMain = style({ minInlineSize: 0 });
/** On a phone the outline opens from below instead. */
export const lessonSide = style({
  display: 'none',
  '@media': {
    [media.desktop]: {
      display: 'grid',
      gap: space['4'],
      position: 'sticky',
      insetBlockStart: '5.5rem',
      maxBlockSize: 'calc(100dvh - 7rem)',
      overflowY: 'auto',
      paddingBlockEnd: space['2'],
      paddingInlineEnd: space['1'],
    },
  },
});
