import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

export const sizes = styleVariants({
  xs: { fontSize: vars.fontSize.xs },
  sm: { fontSize: vars.fontSize.sm },
  md: { fontSize: vars.fontSize.md },
  lg: { fontSize: vars.fontSize.lg },
  xl: { fontSize: vars.fontSize.xl, lineHeight: `calc(${vars.script.leadingBody} - 0.06)` },
});

export const tones = styleVariants({
  muted: { color: vars.color.textMuted },
  primary: { color: vars.color.primary },
  accent: { color: vars.color.accent },
  success: { color: vars.color.success },
  warning: { color: vars.color.warning },
  danger: { color: vars.color.danger },
});

export const weights = styleVariants(vars.fontWeight, (fontWeight) => ({ fontWeight }));

export const alignments = styleVariants({
  start: { textAlign: 'start' },
  center: { textAlign: 'center' },
  end: { textAlign: 'end' },
});

const clamp = (lines: number) => ({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical' as const,
  WebkitLineClamp: lines,
  overflow: 'hidden',
  overflowWrap: 'anywhere' as const,
});
export const clamps = styleVariants({ 1: clamp(1), 2: clamp(2), 3: clamp(3), 4: clamp(4) });

export const preserved = style({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });

export const numeric = style({ fontVariantNumeric: 'tabular-nums' });
