import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { cutAtOwnEnd } from '../internal/cut-text.ts';
import { vars } from '../theme/vars.css.ts';

const { color, space } = vars;

export const root = style({ containerType: 'inline-size', minInlineSize: 0 });

/** Three columns of a porch: the first in the middle and the tallest. In the source they stand in their order. */
export const podium = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: `clamp(${space['2']}, 2cqi, ${space['5']})`,
  alignItems: 'end',
  maxInlineSize: '36rem',
  marginInline: 'auto',
  borderBlockEnd: `3px solid ${color.borderStrong}`,
});

export const column = style({
  display: 'grid',
  justifyItems: 'center',
  minInlineSize: 0,
  textAlign: 'center',
});
export const order = styleVariants({ 1: { order: 2 }, 2: { order: 1 }, 3: { order: 3 } });

export const name = style({
  maxInlineSize: '100%',
  marginBlockStart: space['2'],
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontWeight: vars.fontWeight.semibold,
});
globalStyle(`${name} bdi`, cutAtOwnEnd);
export const points = style({
  color: color.textMuted,
  fontSize: vars.fontSize.sm,
});

const shaft = style({
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'start',
  inlineSize: '100%',
  marginBlockStart: space['3'],
  paddingBlockStart: space['3'],
  borderRadius: `${vars.radius.sm} ${vars.radius.sm} 0 0`,
  fontSize: vars.fontSize['3xl'],
  fontWeight: vars.fontWeight.bold,
  lineHeight: 1.1,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    // The capital on top of the column.
    '&::before': {
      content: '""',
      position: 'absolute',
      insetInline: '-0.375rem',
      insetBlockStart: 0,
      blockSize: '0.5rem',
      borderRadius: vars.radius.xs,
      backgroundColor: 'inherit',
      filter: 'brightness(0.92)',
    },
  },
});
export const place = styleVariants({
  1: [shaft, { blockSize: '8rem', backgroundColor: color.ochre, color: color.onOchre }],
  2: [shaft, { blockSize: '6rem', backgroundColor: color.primarySoft, color: color.onPrimarySoft }],
  3: [shaft, { blockSize: '4.75rem', backgroundColor: color.accentSoft, color: color.onAccentSoft }],
});

export const rows = style({
  display: 'grid',
  selectors: { [`${podium} + &`]: { marginBlockStart: space['4'] } },
});

export const row = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '2.25rem auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space['3'],
  minBlockSize: '3.5rem',
  paddingInline: space['3'],
  borderBlockEnd: `1px solid ${color.border}`,
  selectors: {
    '&[data-viewer]': {
      backgroundColor: color.primarySoft,
      borderRadius: vars.radius.md,
      borderBlockEndColor: 'transparent',
    },
    '&:has(a:hover)': { backgroundColor: color.sunken },
  },
});

export const rank = style({
  color: color.textMuted,
  fontWeight: vars.fontWeight.semibold,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
});
export const who = style({ minInlineSize: 0, display: 'grid' });
export const rowName = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontWeight: vars.fontWeight.medium,
});
globalStyle(`${rowName} bdi`, cutAtOwnEnd);
export const detail = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: vars.fontSize.sm,
  color: color.textMuted,
});
export const rowPoints = style({ fontWeight: vars.fontWeight.semibold, fontVariantNumeric: 'tabular-nums' });

export const link = style({
  color: 'inherit',
  textDecoration: 'none',
  selectors: { '&:hover': { textDecoration: 'underline' } },
});
export const rowLink = style([
  link,
  { selectors: { '&::after': { content: '""', position: 'absolute', inset: 0 } } },
]);

/** The viewer's own row, where it lies below what is shown. */
export const own = style({ marginBlockStart: space['3'] });
