import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

export const lockup = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space['2'],
  minInlineSize: 0,
});

const square = (side: string) => ({
  inlineSize: side,
  blockSize: side,
  flexShrink: 0,
  color: vars.color.primary,
});
export const sizes = styleVariants({ sm: square('1.5rem'), md: square('2rem'), lg: square('3rem') });

export const accent = style({ fill: vars.color.paintTerracotta });

export const wordmark = style({
  fontFamily: vars.font.display,
  fontSize: vars.fontSize.lg,
  fontWeight: vars.fontWeight.bold,
  letterSpacing: vars.script.trackingTight,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
