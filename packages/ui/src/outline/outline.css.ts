import { style } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';
import { vars } from '../theme/vars.css.ts';

const { color, space } = vars;

export const sections = style({ display: 'grid', gap: space['3'] });

export const section = style({
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.lg,
  backgroundColor: color.surface,
  overflow: 'clip',
});

export const sectionHead = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto auto',
  alignItems: 'center',
  gap: space['3'],
  minBlockSize: '3.5rem',
  paddingInline: space['4'],
  paddingBlock: space['3'],
  cursor: 'pointer',
  listStyle: 'none',
  outlineOffset: '-3px',
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&:hover': { backgroundColor: color.sunken },
  },
});

export const sectionTitle = style({
  fontSize: vars.fontSize.md,
  fontWeight: vars.fontWeight.semibold,
  lineHeight: vars.script.leadingBody,
});
export const sectionText = style({
  fontSize: vars.fontSize.sm,
  color: color.textMuted,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});
export const caret = style({
  color: color.textMuted,
  transition: `rotate ${vars.motion.medium} ${vars.motion.easeOut}`,
  selectors: { 'details[open] > summary > &': { rotate: '180deg' } },
});

export const lessons = style({ borderBlockStart: `1px solid ${color.border}`, paddingBlock: space['1'] });

export const lesson = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '1.5rem minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: space['3'],
  minBlockSize: vars.size.target,
  paddingInline: space['4'],
  paddingBlock: space['2'],
  color: color.text,
  textDecoration: 'none',
  outlineOffset: '-3px',
  selectors: {
    'a&:hover': { backgroundColor: color.sunken },
    '&[data-current]': { backgroundColor: color.primarySoft, color: color.onPrimarySoft },
    '&[data-current]::before': {
      content: '""',
      position: 'absolute',
      insetBlock: 0,
      insetInlineStart: 0,
      inlineSize: '3px',
      backgroundColor: color.primary,
    },
    '&[data-locked]': { color: color.textMuted },
  },
  '@media': {
    [media.forcedColors]: { selectors: { '&[data-current]::before': { backgroundColor: 'Highlight' } } },
  },
});

export const mark = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '1.5rem',
  blockSize: '1.5rem',
});
export const done = style([
  mark,
  { borderRadius: vars.radius.full, backgroundColor: color.success, color: color.onSuccess },
]);
export const open = style([
  mark,
  { borderRadius: vars.radius.full, border: `2px solid ${color.borderStrong}` },
]);
export const locked = style([mark, { color: color.textMuted }]);

export const lessonTitle = style({
  minInlineSize: 0,
  lineHeight: 1.4,
  selectors: { '[data-current] &': { fontWeight: vars.fontWeight.semibold } },
});
export const facts = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space['1.5'],
  fontSize: vars.fontSize.sm,
  color: color.textMuted,
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
  selectors: { '[data-current] &': { color: 'inherit' } },
});
export const reason = style({ display: 'block', fontSize: vars.fontSize.sm, color: color.textMuted });
export const note = style({
  display: 'block',
  fontSize: vars.fontSize.sm,
  color: color.accent,
  selectors: { '[data-current] &': { color: 'inherit' } },
});
