import { style } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';
import { dir, vars } from '../theme/vars.css.ts';

const { color, space } = vars;

export const tree = style({
  display: 'flex',
  flexDirection: 'column',
  gap: '1px',
  overflow: 'auto',
  overscrollBehavior: 'contain',
  padding: space['1'],
  borderRadius: vars.radius.md,
  outline: 'none',
  selectors: { '&[data-focus-visible]': { outline: `2px solid ${color.focus}`, outlineOffset: '-2px' } },
});

export const item = style({
  position: 'relative',
  minBlockSize: '2.5rem',
  borderRadius: vars.radius.md,
  color: color.text,
  textDecoration: 'none',
  cursor: 'default',
  outline: 'none',
  selectors: {
    '&[data-hovered]': { backgroundColor: color.sunken },
    '&[data-pressed]': { backgroundColor: color.border },
    '&[data-href], &[data-selection-mode]': { cursor: 'pointer' },
    '&[data-selected]': { backgroundColor: color.primarySoft, color: color.onPrimarySoft },
    '&[data-selected][data-hovered]': { backgroundColor: color.primarySoftHover },
    '&[data-disabled]': { color: color.textDisabled, cursor: 'not-allowed' },
    '&[data-focus-visible]': { outline: `2px solid ${color.focus}`, outlineOffset: '-2px' },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: { '&[data-selected]': { outline: '1px solid Highlight', outlineOffset: '-1px' } },
    },
  },
});

/** Each level stands further in; very deep ones stop, so that their words keep some room. */
export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: space['2'],
  minBlockSize: '2.5rem',
  paddingBlock: space['1'],
  paddingInlineEnd: space['3'],
  paddingInlineStart: `min(calc((var(--tree-item-level, 1) - 1) * ${space['5']}), 45%)`,
  '@media': { [media.touch]: { minBlockSize: vars.size.target } },
});

export const chevron = style({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: '2rem',
  blockSize: '2rem',
  padding: 0,
  border: 0,
  borderRadius: vars.radius.sm,
  background: 'none',
  color: color.textMuted,
  cursor: 'pointer',
  marginInlineEnd: `calc(-1 * ${space['1']})`,
  selectors: {
    'button&:hover': { color: color.text, backgroundColor: color.border },
    'span&': { cursor: 'inherit' },
  },
  '@media': { [media.touch]: { inlineSize: vars.size.target, blockSize: vars.size.target } },
});

/** The caret turns from the reading direction downwards. */
export const caret = style({
  transition: `rotate ${vars.motion.fast} ${vars.motion.easeOut}`,
  selectors: { [`${item}[data-expanded] &`]: { rotate: `calc(${dir} * 90deg)` } },
});

export const select = style({
  display: 'grid',
  placeItems: 'center',
  minInlineSize: '1.75rem',
  minBlockSize: '1.75rem',
  padding: 0,
});
export const box = style({ marginBlock: '0 !important' });
export const icon = style({ flexShrink: 0, color: color.accent });
export const label = style({ flexGrow: 1, minInlineSize: 0, lineHeight: 1.4, overflowWrap: 'anywhere' });
export const note = style({
  flexShrink: 0,
  fontSize: vars.fontSize.sm,
  fontVariantNumeric: 'tabular-nums',
  color: color.textMuted,
  selectors: { [`${item}[data-selected] &`]: { color: 'inherit' } },
});
export const check = style({ flexShrink: 0 });
export const empty = style({ padding: space['4'] });
