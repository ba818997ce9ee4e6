import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';
import { vars } from '../theme/vars.css.ts';

const { color, space } = vars;

const MARK = '2.25rem';
/** Below this width of its own place it shows one step only, whatever the window's width. */
const NARROW = '(max-width: 34rem)';

export const room = style({ containerType: 'inline-size', inlineSize: '100%' });

export const list = style({ display: 'flex' });

export const orientations = styleVariants({
  horizontal: { '@container': { [NARROW]: { display: 'none' } } },
  vertical: { flexDirection: 'column', gap: space['2'] },
});

export const step = style({
  position: 'relative',
  minInlineSize: 0,
  color: color.textMuted,
  selectors: {
    [`${orientations.horizontal} > &`]: { flex: '1 1 0' },
    '&[data-state="current"]': { color: color.text },
    '&[data-state="done"]': { color: color.text },
    '&[data-state="failed"]': { color: color.danger },
    // The line to the next step. It takes the colour of what lies behind.
    '&:not(:last-child)::after': { content: '""', position: 'absolute', backgroundColor: color.border },
    '&[data-state="done"]:not(:last-child)::after': { backgroundColor: color.primary },
    [`${orientations.horizontal} > &:not(:last-child)::after`]: {
      insetBlockStart: `calc(${MARK} / 2 + ${space['1']} - 1px)`,
      insetInlineStart: `calc(50% + ${MARK} / 2 + ${space['2']})`,
      inlineSize: `calc(100% - ${MARK} - ${space['4']})`,
      blockSize: '2px',
    },
    [`${orientations.vertical} > &:not(:last-child)::after`]: {
      insetInlineStart: `calc(${MARK} / 2 + ${space['1']} - 1px)`,
      insetBlockStart: `calc(${MARK} + ${space['2']})`,
      insetBlockEnd: `calc(${space['2']} * -1)`,
      inlineSize: '2px',
    },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: { '&:not(:last-child)::after': { backgroundColor: 'CanvasText' } },
    },
  },
});

export const face = style({
  display: 'flex',
  inlineSize: '100%',
  gap: space['2'],
  padding: space['1'],
  border: 0,
  borderRadius: vars.radius.md,
  background: 'none',
  color: 'inherit',
  textAlign: 'start',
  selectors: {
    [`${orientations.horizontal} &`]: { flexDirection: 'column', alignItems: 'center', textAlign: 'center' },
    [`${orientations.vertical} &`]: { gap: space['3'], minBlockSize: '4rem' },
  },
});

export const pressable = style({ cursor: 'pointer' });

export const mark = style({
  display: 'inline-grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: MARK,
  blockSize: MARK,
  border: `2px solid ${color.borderStrong}`,
  borderRadius: vars.radius.full,
  backgroundColor: color.surface,
  color: color.textMuted,
  fontSize: vars.fontSize.sm,
  fontWeight: vars.fontWeight.semibold,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1,
  transition: `background-color ${vars.motion.fast}`,
  selectors: {
    [`${step}[data-state="current"] &`]: {
      borderColor: color.primary,
      color: color.primary,
      boxShadow: `0 0 0 4px ${color.primarySoft}`,
    },
    [`${step}[data-state="done"] &`]: {
      borderColor: color.primary,
      backgroundColor: color.primary,
      color: color.onPrimary,
    },
    [`${step}[data-state="failed"] &`]: {
      borderColor: color.danger,
      backgroundColor: color.dangerSoft,
      color: color.onDangerSoft,
    },
    [`${pressable}:hover &`]: { backgroundColor: color.primaryHover },
    [`${step}[data-state="failed"] ${pressable}:hover &`]: { backgroundColor: color.surface },
  },
});

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space['0.5'],
  minInlineSize: 0,
  maxInlineSize: '100%',
  overflowWrap: 'anywhere',
  selectors: { [`${orientations.vertical} &`]: { paddingBlockStart: space['1.5'] } },
});

export const label = style({
  fontSize: vars.fontSize.sm,
  fontWeight: vars.fontWeight.medium,
  selectors: { '[data-state="current"] &': { fontWeight: vars.fontWeight.semibold } },
});
globalStyle(`${pressable}:hover ${label}`, { textDecoration: 'underline', textUnderlineOffset: '0.22em' });

export const description = style({ fontSize: vars.fontSize.xs, color: color.textMuted });
globalStyle(`${step}[data-state="failed"] ${description}`, { color: 'inherit' });

export const compact = style({
  display: 'none',
  gap: space['1'],
  overflowWrap: 'anywhere',
  '@container': { [NARROW]: { display: 'grid' } },
});
globalStyle(`${compact} > ${label}`, {
  fontSize: vars.fontSize.lg,
  fontWeight: vars.fontWeight.semibold,
});
export const position = style({
  fontSize: vars.fontSize.sm,
  color: color.textMuted,
  fontVariantNumeric: 'tabular-nums',
});

export const segments = style({ display: 'flex', gap: space['1'], marginBlockStart: space['1'] });
export const segment = style({
  flex: '1 1 0',
  minInlineSize: '2px',
  blockSize: '0.375rem',
  borderRadius: vars.radius.full,
  backgroundColor: color.border,
  selectors: {
    '&[data-state="done"]': { backgroundColor: color.primary },
    '&[data-state="current"]': { backgroundColor: color.accent },
    '&[data-state="failed"]': { backgroundColor: color.danger },
  },
  '@media': {
    [media.forcedColors]: {
      border: '1px solid CanvasText',
      selectors: { '&[data-state="done"], &[data-state="current"]': { backgroundColor: 'Highlight' } },
    },
  },
});
