import { style } from '@vanilla-extract/css';
import { media } from '@stoa/ui/theme/media';
import { vars } from '@stoa/ui/theme/vars.css';

const { color, space } = vars;

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

export const headWords = style({ display: 'grid', gap: space['4'] });
export const marks = style({ display: 'flex', flexWrap: 'wrap', gap: space['2'], alignItems: 'center' });
export const headFacts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space['5'],
  rowGap: space['1'],
  color: color.textMuted,
  fontSize: vars.fontSize.sm,
});
export const teacher = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space['2'],
  color: color.text,
});
/** Takes the focus from a script only: a ring around a title would look like a control. */
export const focusHeading = style({ outline: 'none', scrollMarginBlockStart: '6rem' });

export const panel = style({
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.lg,
  backgroundColor: color.surface,
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
export const price = style({
  margin: 0,
  fontSize: vars.fontSize['2xl'],
  fontWeight: vars.fontWeight.semibold,
  fontVariantNumeric: 'tabular-nums',
});

export const facts = style({
  borderBlockStart: `1px solid ${color.border}`,
  paddingBlockStart: space['3'],
});
export const outcomes = style({
  display: 'grid',
  gap: space['4'],
  padding: space['6'],
  borderRadius: vars.radius.lg,
  backgroundColor: color.sunken,
});
export const outcomeList = style({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gap: space['3'],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 16rem), 1fr))',
});
export const outcome = style({ display: 'flex', gap: space['3'], alignItems: 'flex-start' });
export const outcomeMark = style({ color: color.success, flex: 'none' });

export const part = style({ display: 'grid', gap: space['5'], gridTemplateColumns: 'minmax(0, 1fr)' });
export const people = style({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  columnGap: space['6'],
  rowGap: space['3'],
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 17rem), 1fr))',
});
export const person = style({ display: 'flex', alignItems: 'center', gap: space['3'], minInlineSize: 0 });
export const personWords = style({ display: 'grid', minInlineSize: 0, flex: 1, overflowWrap: 'anywhere' });
export const personDetail = style({ color: color.textMuted, fontSize: vars.fontSize.sm });
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
