import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

const { color, motion, space } = vars;

export const field = style({ display: 'flex', flexDirection: 'column', gap: space['1.5'], minInlineSize: 0 });

export const labelRow = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space['3'],
});
export const label = style({
  fontSize: vars.fontSize.sm,
  fontWeight: vars.fontWeight.semibold,
  color: color.text,
  cursor: 'default',
  minInlineSize: 0,
  // A word of two hundred letters must not widen the page.
  overflowWrap: 'anywhere',
});
export const requiredMark = style({ color: color.accent, marginInlineStart: space['0.5'] });
export const optionalMark = style({
  flexShrink: 0,
  fontSize: vars.fontSize.sm,
  color: color.textMuted,
  // Beside the label, not in the middle, where a counter stands at the end.
  selectors: { '&:not(:last-child)': { marginInlineEnd: 'auto' } },
});
export const description = style({
  fontSize: vars.fontSize.sm,
  color: color.textMuted,
  overflowWrap: 'anywhere',
});
export const error = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space['1.5'],
  fontSize: vars.fontSize.sm,
  fontWeight: vars.fontWeight.medium,
  color: color.danger,
  overflowWrap: 'anywhere',
});
export const errorIcon = style({ marginBlockStart: '0.2em' });

/** The box around an input and what stands beside it. */
export const box = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: vars.size.control,
  border: `1px solid ${color.borderStrong}`,
  borderRadius: vars.radius.md,
  backgroundColor: color.surface,
  color: color.text,
  transition: `border-color ${motion.fast}, background-color ${motion.fast}`,
  selectors: {
    '&[data-hovered]': { borderColor: color.text },
    '&[data-focus-within], &[data-focused]': {
      borderColor: color.primary,
      outline: `2px solid ${color.focus}`,
      outlineOffset: '-1px',
    },
    '&[data-invalid]': { borderColor: color.danger },
    '&[data-invalid][data-focus-within]': { outlineColor: color.danger },
    '&[data-disabled]': {
      borderColor: color.border,
      backgroundColor: color.sunken,
      color: color.textDisabled,
    },
  },
});

export const input = style({
  flexGrow: 1,
  minInlineSize: 0,
  inlineSize: '100%',
  minBlockSize: 'calc(2.75rem - 2px)',
  paddingBlock: space['2'],
  paddingInline: space['4'],
  border: 0,
  borderRadius: 'inherit',
  backgroundColor: 'transparent',
  color: 'inherit',
  // Under 16 px a phone zooms into the field.
  fontSize: 'max(1rem, 16px)',
  outline: 'none',
  textOverflow: 'ellipsis',
  selectors: {
    // An empty field has no text to take a direction from; it follows the page, and so does its caret.
    '&[dir="auto"]:placeholder-shown': { direction: 'inherit' },
    '&::placeholder': { color: color.textMuted, opacity: 1 },
    '&:-webkit-autofill': {
      WebkitTextFillColor: color.text,
      boxShadow: `inset 0 0 0 100px ${color.primarySoft}`,
    },
  },
});

export const adornment = style({
  display: 'flex',
  alignItems: 'center',
  color: color.textMuted,
  paddingInlineStart: space['3'],
  selectors: { '&:last-child': { paddingInline: `0 ${space['1']}` } },
});
