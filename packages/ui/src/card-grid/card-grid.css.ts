import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

const { space } = vars;

export const container = style({ containerType: 'inline-size', minInlineSize: 0 });

const columns = (count: number) => `repeat(${count}, minmax(0, 1fr))`;
const grid = style({ display: 'grid', gap: `clamp(${space['3']}, 2.4cqi, ${space['6']})` });

/** Columns by the width that the grid itself has, not the window: it may stand beside a column of filters. */
export const perLine = styleVariants({
  2: [grid, { '@container': { '(min-width: 34rem)': { gridTemplateColumns: columns(2) } } }],
  3: [
    grid,
    {
      '@container': {
        '(min-width: 34rem)': { gridTemplateColumns: columns(2) },
        '(min-width: 52rem)': { gridTemplateColumns: columns(3) },
      },
    },
  ],
  4: [
    grid,
    {
      gridTemplateColumns: columns(2),
      '@container': {
        '(max-width: 19rem)': { gridTemplateColumns: columns(1) },
        '(min-width: 44rem)': { gridTemplateColumns: columns(3) },
        '(min-width: 60rem)': { gridTemplateColumns: columns(4) },
      },
    },
  ],
  5: [
    grid,
    {
      gridTemplateColumns: columns(2),
      '@container': {
        '(max-width: 19rem)': { gridTemplateColumns: columns(1) },
        '(min-width: 40rem)': { gridTemplateColumns: columns(3) },
        '(min-width: 56rem)': { gridTemplateColumns: columns(4) },
        '(min-width: 68rem)': { gridTemplateColumns: columns(5) },
      },
    },
  ],
});

/** On a phone the cards may lie side by side on a rail that is pushed sideways. */
export const rail = style({
  '@container': {
    '(max-width: 33.99rem)': {
      gridTemplateColumns: 'none',
      gridAutoFlow: 'column',
      gridAutoColumns: 'min(78%, 17rem)',
      overflowX: 'auto',
      scrollSnapType: 'inline mandatory',
      scrollbarWidth: 'none',
      // Room for the cards' outlines and the page's own gutter.
      marginInline: `calc(-1 * ${space.gutter})`,
      paddingInline: space.gutter,
      scrollPaddingInline: space.gutter,
      paddingBlock: space['1'],
    },
  },
});

export const item = style({ minInlineSize: 0, scrollSnapAlign: 'start' });
