import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';
import { dir, vars } from '../theme/vars.css.ts';

const { color, space } = vars;

/** Below this width of its own, rows are stacked. */
export const NARROW = '(max-width: 36rem)';

export const root = style({
  containerType: 'inline-size',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space['2'],
  minInlineSize: 0,
});

/** Name and bulk actions share one place, so that nothing moves when rows are selected. */
export const top = style({ display: 'grid', alignItems: 'center', minBlockSize: '3.25rem' });
export const label = style({
  fontSize: vars.fontSize.lg,
  fontWeight: vars.fontWeight.semibold,
  lineHeight: vars.script.leadingTight,
});

/** The table scrolls in here, never the page. */
export const region = style({
  position: 'relative',
  overflow: 'auto',
  overscrollBehaviorInline: 'contain',
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.lg,
  backgroundColor: color.surface,
  scrollPaddingBlockStart: '3rem',
  '@container': {
    [NARROW]: {
      selectors: {
        [`${root}[data-narrow="stack"] &`]: {
          border: 0,
          borderRadius: 0,
          backgroundColor: 'transparent',
        },
      },
    },
  },
});

const pass = keyframes({
  from: { transform: `translateX(calc(${dir} * -100%))` },
  to: { transform: `translateX(calc(${dir} * 350%))` },
});

/** A line over the heads that runs while new rows are loaded. It takes no room. */
export const busy = style({
  position: 'sticky',
  insetBlockStart: 0,
  insetInlineStart: 0,
  zIndex: 2,
  blockSize: 0,
});
export const busyBar = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInline: 0,
  blockSize: '3px',
  overflow: 'hidden',
  backgroundColor: color.primarySoft,
  selectors: {
    '&::after': {
      content: '""',
      position: 'absolute',
      insetBlock: 0,
      insetInlineStart: 0,
      inlineSize: '35%',
      backgroundColor: color.primary,
      animation: `${pass} 1.4s ${vars.motion.easeInOut} infinite`,
    },
  },
  '@media': {
    [media.reducedMotion]: { selectors: { '&::after': { animation: 'none' } } },
    [media.forcedColors]: { selectors: { '&::after': { backgroundColor: 'Highlight' } } },
  },
});

export const table = style({ inlineSize: '100%', outline: 'none' });

export const virtualTable = style({
  inlineSize: '100%',
  overflow: 'auto',
  outline: 'none',
  scrollPaddingBlockStart: '3rem',
});

export const head = style({});
export const body = style({});

const focusRing = { outline: `2px solid ${color.focus}`, outlineOffset: '-2px' };

export const headCell = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: vars.zIndex.raised,
  paddingInline: space['4'],
  paddingBlock: space['2'],
  blockSize: '2.8125rem',
  boxShadow: `inset 0 -1px 0 ${color.border}`,
  backgroundColor: color.sunken,
  color: color.textMuted,
  fontSize: vars.fontSize.sm,
  fontWeight: vars.fontWeight.semibold,
  lineHeight: vars.script.leadingTight,
  textAlign: 'start',
  whiteSpace: 'nowrap',
  outline: 'none',
  selectors: {
    '&[data-sortable]': { cursor: 'pointer' },
    '&[data-sortable][data-hovered]': { color: color.text, backgroundColor: color.border },
    '&[data-sort-direction]': { color: color.text },
    '&[data-focus-visible]': focusRing,
    '&[data-align="end"]': { textAlign: 'end' },
    '&[data-align="center"]': { textAlign: 'center' },
    '&[data-place]': { inlineSize: '3.5rem', paddingInline: space['2'] },
    [`${virtualTable} &`]: { blockSize: '100%', display: 'grid', alignContent: 'center' },
  },
  '@media': { [media.forcedColors]: { borderBlockEnd: '1px solid CanvasText' } },
});

export const headText = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space['1'],
  maxInlineSize: '100%',
});
export const headLabel = style({ overflow: 'hidden', textOverflow: 'ellipsis' });
export const sortMark = style({
  flexShrink: 0,
  opacity: 0.55,
  selectors: { '&[data-active]': { opacity: 1, color: color.primary } },
});

export const row = style({
  outline: 'none',
  selectors: {
    '&[data-openable]': { cursor: 'pointer' },
    '&[data-hovered]': { backgroundColor: color.background },
    '&[data-selected]': { backgroundColor: color.primarySoft },
    '&[data-selected][data-hovered]': { backgroundColor: color.primarySoftHover },
    '&[data-disabled]': { color: color.textDisabled, cursor: 'default' },
    '&[data-focus-visible]': { ...focusRing, outlineOffset: '-3px' },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: { '&[data-selected]': { outline: '1px solid Highlight', outlineOffset: '-1px' } },
    },
  },
});

export const cell = style({
  paddingInline: space['4'],
  paddingBlock: space['3'],
  boxShadow: `inset 0 -1px 0 ${color.border}`,
  lineHeight: vars.script.leadingBody,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  outline: 'none',
  selectors: {
    '&[data-align="end"]': { textAlign: 'end' },
    '&[data-align="center"]': { textAlign: 'center' },
    '&[data-numeric]': { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
    '&[data-row-header]': { fontWeight: vars.fontWeight.medium },
    '&[data-place]': { paddingInline: space['2'], paddingBlock: space['0.5'] },
    '&[data-focus-visible]': focusRing,
    [`${row}:last-child > &`]: { boxShadow: 'none' },
    // In a virtual table the layout gives the cell its height.
    [`${virtualTable} &`]: { blockSize: '100%', display: 'grid', alignContent: 'center' },
  },
});

export const cellContent = style({ minInlineSize: 0 });
export const cellLabel = style({ display: 'none' });

export const selectField = style({ display: 'grid', placeItems: 'center' });
export const select = style({
  display: 'grid',
  placeItems: 'center',
  minInlineSize: '2.25rem',
  minBlockSize: '2.25rem',
  padding: 0,
  '@media': { [media.touch]: { minInlineSize: vars.size.target, padding: 0 } },
});
export const box = style({ marginBlock: '0 !important' });

export const placeholder = style({
  paddingBlock: space['4'],
  paddingInline: space['4'],
  fontWeight: vars.fontWeight.regular,
});
export const bones = style({ display: 'grid', gap: space['6'] });
export const bonesRow = style({ display: 'grid', gap: space['6'] });

globalStyle(`${virtualTable} [data-align="end"]`, { justifyItems: 'end' });
globalStyle(`${virtualTable} [data-align="center"]`, { justifyItems: 'center' });
