import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';
import { vars } from '../theme/vars.css.ts';

const { color, space } = vars;

export const root = style({ position: 'relative', inlineSize: '100%' });

export const field = style({
  display: 'flex',
  alignItems: 'center',
  gap: space['2'],
  border: `1px solid ${color.borderStrong}`,
  borderRadius: vars.radius.full,
  backgroundColor: color.surface,
  color: color.text,
  transition: `border-color ${vars.motion.fast}, box-shadow ${vars.motion.fast}`,
  selectors: {
    '&:hover': { borderColor: color.text },
    '&:has(input:focus)': { borderColor: color.focus, boxShadow: `0 0 0 1px ${color.focus}` },
  },
  '@media': {
    [media.forcedColors]: { selectors: { '&:has(input:focus)': { outline: '2px solid Highlight' } } },
  },
});

export const size = styleVariants({
  md: { minBlockSize: vars.size.target, paddingInline: `${space['4']} ${space['1']}`, fontSize: '0.9375rem' },
  lg: { minBlockSize: '3.5rem', paddingInline: `${space['5']} ${space['1.5']}`, fontSize: vars.fontSize.lg },
});

export const lens = style({ color: color.textMuted });

export const input = style({
  flexGrow: 1,
  minInlineSize: 0,
  alignSelf: 'stretch',
  padding: 0,
  border: 0,
  outline: 'none',
  background: 'none',
  color: 'inherit',
  // Of the placeholder, in a bar with little room.
  textOverflow: 'ellipsis',
  // Phones zoom into smaller fields.
  '@media': { [media.touch]: { fontSize: '1rem' } },
  selectors: {
    '&::placeholder': { color: color.textMuted, opacity: 1 },
    '&::-webkit-search-cancel-button': { display: 'none' },
  },
});

const inner = style({
  display: 'inline-grid',
  placeItems: 'center',
  flexShrink: 0,
  border: 0,
  cursor: 'pointer',
});

export const clear = style([
  inner,
  {
    inlineSize: '2rem',
    blockSize: '2rem',
    borderRadius: vars.radius.full,
    background: 'none',
    color: color.textMuted,
    selectors: { '&:hover': { backgroundColor: color.sunken, color: color.text } },
  },
]);

export const submit = style([
  inner,
  {
    inlineSize: '2.25rem',
    blockSize: '2.25rem',
    borderRadius: vars.radius.full,
    backgroundColor: color.primary,
    color: color.onPrimary,
    selectors: { '&:hover': { backgroundColor: color.primaryHover } },
  },
]);
export const submitMessages = style([
  submit,
  {
    inlineSize: 'auto',
    blockSize: '2.75rem',
    paddingInline: space['6'],
    fontWeight: vars.fontWeight.semibold,
    fontSize: vars.fontSize.md,
  },
]);

export const panel = style({
  position: 'absolute',
  insetBlockStart: 'calc(100% + 0.375rem)',
  insetInlineStart: 0,
  zIndex: vars.zIndex.popover,
  inlineSize: 'max(100%, min(24rem, calc(100vw - 2rem)))',
  maxInlineSize: 'calc(100vw - 2rem)',
  maxBlockSize: 'min(28rem, 70dvh)',
  overflowY: 'auto',
  padding: space['2'],
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.lg,
  backgroundColor: color.raised,
  color: color.text,
  boxShadow: vars.shadow.overlay,
  selectors: { '[data-align="end"] > &': { insetInlineStart: 'auto', insetInlineEnd: 0 } },
});

export const groupHead = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space['3'],
  minBlockSize: '2.25rem',
  paddingInline: space['3'],
  fontSize: vars.fontSize.sm,
  fontWeight: vars.fontWeight.semibold,
  color: color.textMuted,
});

export const groupClear = style({
  display: 'block',
  minBlockSize: vars.size.controlSmall,
  marginBlockStart: space['1'],
  paddingInline: space['3'],
  fontSize: vars.fontSize.sm,
  border: 0,
  borderRadius: vars.radius.sm,
  background: 'none',
  color: color.link,
  fontWeight: vars.fontWeight.medium,
  cursor: 'pointer',
  selectors: { '&:hover': { textDecoration: 'underline' } },
});

export const option = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space['3'],
  minBlockSize: '2.5rem',
  paddingInline: space['3'],
  borderRadius: vars.radius.md,
  cursor: 'pointer',
  selectors: {
    '&:hover': { backgroundColor: color.sunken },
    '&[aria-selected="true"]': { backgroundColor: color.primarySoft, color: color.onPrimarySoft },
  },
  '@media': {
    [media.touch]: { minBlockSize: vars.size.target },
    [media.forcedColors]: { selectors: { '&[aria-selected="true"]': { outline: '2px solid Highlight' } } },
  },
});
export const optionIcon = style({ color: color.textMuted });
export const optionText = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
export const optionNote = style({
  fontSize: vars.fontSize.sm,
  color: color.textMuted,
  selectors: { '[aria-selected="true"] > &': { color: 'inherit' } },
});
