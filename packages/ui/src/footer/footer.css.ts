import { style } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';
import { vars } from '../theme/vars.css.ts';

const { color, space } = vars;

export const footer = style({
  backgroundColor: `var(--look-footer, ${color.ink})`,
  color: color.onInk,
  paddingBlockStart: space['4'],
  selectors: {
    '&[data-fixed]': {
      paddingBlockStart: 0,
      position: 'sticky',
      insetBlockEnd: 0,
      zIndex: vars.zIndex.raised,
    },
  },
});

/** A drawn arcade, in gradients: arcs above, legs below; a school may do without (theme/look.ts). */
const line = color.inkBorder;
export const arcade = style({
  display: 'var(--look-arcade, block)',
  blockSize: '2.75rem',
  backgroundImage: [
    `radial-gradient(circle at 50% 100%, transparent 12px, ${line} 12.5px 13.5px, transparent 14px)`,
    `linear-gradient(90deg, transparent 6px, ${line} 6px 7.5px, transparent 7.5px 32.5px, ${line} 32.5px 34px, transparent 34px)`,
  ].join(', '),
  backgroundSize: '40px 16px, 40px 28px',
  backgroundPosition: '50% 0, 50% 16px',
  backgroundRepeat: 'repeat-x',
  '@media': { print: { display: 'none' }, [media.forcedColors]: { display: 'none' } },
});

export const inner = style({
  display: 'grid',
  gap: space['10'],
  maxInlineSize: vars.width.page,
  marginInline: 'auto',
  paddingInline: space.gutter,
  paddingBlock: `${space['8']} ${space['10']}`,
  selectors: {
    '[data-wide] > &': { maxInlineSize: vars.width.wide },
    '[data-fixed] > &': { paddingBlock: space['3'] },
  },
});

export const brand = style({
  display: 'grid',
  gap: space['3'],
  alignContent: 'start',
  justifyItems: 'start',
  color: color.onInkMuted,
  fontSize: vars.fontSize.sm,
});

export const top = style({
  display: 'grid',
  gap: space['10'],
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      selectors: { [`&:has(> ${brand})`]: { gridTemplateColumns: 'minmax(14rem, 1fr) 2.6fr auto' } },
    },
  },
});

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(9.5rem, 100%), 1fr))',
  gap: space['8'],
  alignContent: 'start',
});

export const columnTitle = style({
  fontSize: vars.fontSize.sm,
  fontWeight: vars.fontWeight.semibold,
  color: color.onInk,
  marginBlockEnd: space['3'],
});
export const links = style({ display: 'grid', gap: space['1'], justifyItems: 'start' });

export const link = style({
  display: 'inline-block',
  padding: `${space['1']} 0`,
  border: 0,
  background: 'none',
  color: color.onInkMuted,
  fontSize: vars.fontSize.sm,
  textAlign: 'start',
  textDecoration: 'none',
  cursor: 'pointer',
  selectors: {
    '&:hover': { color: color.onInk, textDecoration: 'underline' },
    '&:focus-visible': { outlineColor: color.onInk },
  },
  '@media': { [media.touch]: { paddingBlock: space['3'] } },
});

export const codes = style({ display: 'flex', flexWrap: 'wrap', gap: space['5'] });
export const code = style({
  display: 'grid',
  gap: space['2'],
  justifyItems: 'center',
  alignContent: 'start',
  inlineSize: '100px',
  fontSize: vars.fontSize.xs,
  color: color.onInkMuted,
  textAlign: 'center',
});

/** A code must stay dark on light to be scanned, in the dark theme too. */
export const codePicture = style({
  inlineSize: '100px',
  blockSize: '100px',
  padding: space['1'],
  borderRadius: vars.radius.sm,
  backgroundColor: '#ffffff',
  forcedColorAdjust: 'none',
  objectFit: 'contain',
  selectors: { [`${code}[data-linked] &`]: { '@media': { [media.phoneOnly]: { display: 'none' } } } },
});
export const codeCaption = style({
  selectors: { [`${code}[data-linked] &`]: { '@media': { [media.phoneOnly]: { display: 'none' } } } },
});
export const codeLink = style({
  display: 'none',
  '@media': { [media.phoneOnly]: { display: 'inline-block' } },
});

export const legal = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space['4'],
  paddingBlockStart: space['6'],
  borderBlockStart: `1px solid ${color.inkBorder}`,
  selectors: { '[data-fixed] &': { paddingBlockStart: 0, borderBlockStart: 0 } },
  fontSize: vars.fontSize.sm,
  color: color.onInkMuted,
});
export const legalLines = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space['5'],
  rowGap: space['1'],
});
