import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';
import { card } from './base.css.ts';

const { color, space } = vars;

export const layout = styleVariants({
  vertical: { display: 'flex', flexDirection: 'column', blockSize: '100%' },
  horizontal: {
    display: 'grid',
    gridTemplateColumns: 'minmax(6.5rem, 15rem) minmax(0, 1fr)',
    blockSize: '100%',
    '@container': { '(max-width: 26rem)': { gridTemplateColumns: '6.5rem minmax(0, 1fr)' } },
  },
});

export const media = style({
  position: 'relative',
  overflow: 'hidden',
  selectors: { [`${layout.horizontal} > &`]: { minBlockSize: '7.5rem' } },
});

export const picture = style({
  transition: `scale ${vars.motion.slow} ${vars.motion.easeOut}`,
  selectors: { [`${card}:has(a:hover) &`]: { scale: '1.03' } },
});

export const badges = style({
  position: 'absolute',
  insetBlockStart: space['3'],
  insetInlineStart: space['3'],
  insetInlineEnd: space['3'],
  display: 'flex',
  flexWrap: 'wrap',
  gap: space['1'],
});

/** What kind of thing it is, on a plinth that rises from the text into the picture. */
export const kind = style({
  position: 'absolute',
  insetBlockEnd: '-1px',
  insetInlineStart: space['3'],
  display: 'inline-flex',
  alignItems: 'center',
  gap: space['1.5'],
  maxInlineSize: `calc(100% - 2 * ${space['3']})`,
  paddingInline: space['3'],
  paddingBlock: `${space['1.5']} ${space['0.5']}`,
  borderRadius: `${vars.radius.md} ${vars.radius.md} 0 0`,
  backgroundColor: color.surface,
  color: color.accent,
  fontSize: vars.fontSize.xs,
  fontWeight: vars.fontWeight.semibold,
  lineHeight: 1.4,
  whiteSpace: 'nowrap',
});

/** The same beside the picture, where the card is a row. */
export const kindInline = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space['1.5'],
  color: color.accent,
  fontSize: vars.fontSize.xs,
  fontWeight: vars.fontWeight.semibold,
});

export const kindRow = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space['2'] });

export const body = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space['2'],
  flexGrow: 1,
  minInlineSize: 0,
  padding: `${space['3']} ${space['4']} ${space['4']}`,
  '@container': { '(max-width: 13rem)': { padding: space['3'], gap: space['1.5'] } },
});

/** Summaries give way first where a card is narrow. */
export const summary = style({ '@container': { '(max-width: 15rem)': { display: 'none' } } });

export const foot = style({
  display: 'grid',
  gap: space['3'],
  marginBlockStart: 'auto',
  paddingBlockStart: space['1'],
});

export const priceRow = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space['3'],
});

export const price = style({
  fontWeight: vars.fontWeight.bold,
  fontSize: vars.fontSize.lg,
  color: color.text,
});
