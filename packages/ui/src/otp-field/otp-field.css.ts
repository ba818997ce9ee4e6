import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

const { color } = vars;

export const frame = style({ position: 'relative', inlineSize: 'fit-content', maxInlineSize: '100%' });

export const hiddenInput = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  border: 0,
  padding: 0,
  background: 'transparent',
  color: 'transparent',
  caretColor: 'transparent',
  fontSize: '1rem',
  outline: 'none',
  cursor: 'text',
  zIndex: vars.zIndex.raised,
  selectors: { '&::selection': { backgroundColor: 'transparent', color: 'transparent' } },
});

export const cells = style({ display: 'flex', gap: vars.space['2'] });

export const cell = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  inlineSize: '2.75rem',
  minInlineSize: 0,
  flexShrink: 1,
  blockSize: '3.25rem',
  border: `1px solid ${color.borderStrong}`,
  borderRadius: vars.radius.md,
  backgroundColor: color.surface,
  fontSize: '1.375rem',
  fontWeight: vars.fontWeight.semibold,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    [`${hiddenInput}[data-disabled] + ${cells} &`]: {
      backgroundColor: color.sunken,
      color: color.textDisabled,
      borderColor: color.border,
    },
  },
});

export const cellActive = style({
  selectors: {
    [`${hiddenInput}[data-focused] + ${cells} &`]: {
      borderColor: color.primary,
      outline: `2px solid ${color.focus}`,
      outlineOffset: '-1px',
    },
  },
});

export const cellInvalid = style({ borderColor: color.danger });
