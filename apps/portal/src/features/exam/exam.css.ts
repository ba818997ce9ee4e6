import { media } from '@stoa/ui/theme/media';
import { vars } from '@stoa/ui/theme/vars.css';
import { style } from '@vanilla-extract/css';

const { space } = vars;

/** Content, and beside it on a desktop what belongs to all of it. */
export const columns = style({
  display: 'grid',
  gap: space['8'],
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 20rem', columnGap: space['10'] } },
});

export const main = style({
  display: 'grid',
  gap: space['6'],
  minInlineSize: 0,
  gridTemplateColumns: 'minmax(0, 1fr)',
});

/** Phones read title, start, facts; desktops have the start at the side. */
export const overview = style([
  columns,
  {
    '@media': {
      [media.desktop]: {
        gridTemplateAreas: '"head side" "body side"',
        gridTemplateRows: 'auto 1fr',
      },
    },
  },
]);
export const overviewHead = style({ minInlineSize: 0, '@media': { [media.desktop]: { gridArea: 'head' } } });
export const overviewSide = style({ minInlineSize: 0, '@media': { [media.desktop]: { gridArea: 'side' } } });
export const overviewBody = style([main, { '@media': { [media.desktop]: { gridArea: 'body' } } }]);

/** Stays in view while questions scroll. */
export const side = style({
  minInlineSize: 0,
  display: 'grid',
  gap: space['4'],
  '@media': { [media.desktop]: { position: 'sticky', insetBlockStart: '5.5rem' } },
});

/** Time and what is saved: in view on every device, below the head of the page. */
export const bar = style({
  position: 'sticky',
  insetBlockStart: '4.5rem',
  zIndex: vars.zIndex.raised,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space['4'],
  rowGap: space['1'],
  marginBlock: space['6'],
});

export const part = style({ display: 'grid', gap: space['4'], gridTemplateColumns: 'minmax(0, 1fr)' });

export const questionHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space['3'],
});

export const steps = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: space['3'],
});

export const formSteps = style({ display: 'flex', flexWrap: 'wrap', gap: space['3'] });

export const screenOnly = style({ '@media': { print: { display: 'none' } } });

/** Stays on one sheet where it fits. */
export const whole = style({ '@media': { print: { breakInside: 'avoid' } } }); // drawn: on paper

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space['3'],
  paddingBlock: space['3'],
});

export const words = style({
  display: 'grid',
  gap: space['1'],
  minInlineSize: 0,
  flex: '1 1 14rem',
  overflowWrap: 'anywhere',
});

export const code = style({ overflowWrap: 'anywhere' });

export const waiting = style({ display: 'flex', alignItems: 'center', gap: space['3'] });

/** Below the head of the page and the bar, which stay in view. */
export const heading = style({ scrollMarginBlockStart: '10rem' });

/** There is a keyboard where there is a pointer. */
export const keys = style({ display: 'none', '@media': { [media.desktop]: { display: 'block' } } });
