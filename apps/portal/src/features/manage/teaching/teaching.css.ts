import { media } from '@stoa/ui/theme/media';
import { vars } from '@stoa/ui/theme/vars.css';
import { style } from '@vanilla-extract/css';

const { space } = vars;

/** A part of a question: whether it is right, its words, and what can be done with it. */
export const option = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space['2'],
  paddingBlock: space['3'],
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto auto',
      alignItems: 'end',
      columnGap: space['4'],
    },
  },
});

/** As high as a field beside it. */
export const beside = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space['3'],
  minBlockSize: '2.75rem',
});

/** A field among what is beside each other: as wide as there is room, however long its value is. */
export const wide = style({ flex: '1 1 14rem', minInlineSize: 0 });

/** A question of an exam: its number, its words, its points, and what can be done with it. */
export const asked = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space['2'],
  paddingBlock: space['3'],
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: 'minmax(0, 1fr) 8rem auto',
      alignItems: 'center',
      columnGap: space['4'],
    },
  },
});

/** As asked, with the section that it belongs to. */
export const askedInSection = style([
  asked,
  {
    '@media': {
      [media.tablet]: {
        gridTemplateColumns: 'minmax(0, 1fr) minmax(8rem, 12rem) 7rem auto',
        alignItems: 'end',
      },
    },
  },
]);

/** A section of an exam: its words, and what can be done with it. */
export const section = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space['4'],
  paddingBlock: space['4'],
  minInlineSize: 0,
});

/** A picture, and what is said of it. */
export const pictured = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space['4'],
  minInlineSize: 0,
  '@media': { [media.tablet]: { gridTemplateColumns: '12rem minmax(0, 1fr)' } },
});

export const beneath = style({ display: 'grid', alignContent: 'start', gap: space['3'], minInlineSize: 0 });

export const words = style({ display: 'grid', gap: space['1'], minInlineSize: 0, overflowWrap: 'anywhere' });

/** Three short fields beside each other where there is room. */
export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(12rem, 100%), 1fr))',
  alignItems: 'start',
  gap: space['4'],
});

export const picked = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space['3'],
  paddingBlock: space['3'],
});

/** Keys are for those who have them. */
export const keys = style({ display: 'none', '@media': { [media.desktop]: { display: 'block' } } });
