import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';
import { vars } from '../theme/vars.css.ts';

export const root = style({ display: 'grid', gap: vars.space['1.5'], inlineSize: '100%' });

export const track = style({
  overflow: 'hidden',
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.border,
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
});

export const thickness = styleVariants({ sm: { blockSize: '0.25rem' }, md: { blockSize: '0.5rem' } });

export const fill = style({
  blockSize: '100%',
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.primary,
  transition: `inline-size ${vars.motion.slow} ${vars.motion.easeOut}`,
  selectors: { '&[data-complete]': { backgroundColor: vars.color.success } },
  '@media': { [media.forcedColors]: { backgroundColor: 'Highlight' } },
});

export const text = style({ fontSize: vars.fontSize.sm, color: vars.color.textMuted });

export const ring = style({
  position: 'relative',
  display: 'inline-grid',
  placeItems: 'center',
  flexShrink: 0,
});

export const ringSize = styleVariants({
  sm: { inlineSize: '1.5rem', blockSize: '1.5rem' },
  md: { inlineSize: '3rem', blockSize: '3rem', fontSize: vars.fontSize.xs },
  lg: { inlineSize: '5.5rem', blockSize: '5.5rem', fontSize: vars.fontSize.lg },
});

export const ringDrawing = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  rotate: '-90deg',
  scale: '1 var(--dir)',
});
export const ringTrack = style({ fill: 'none', stroke: vars.color.border });
export const ringFill = style({
  fill: 'none',
  stroke: vars.color.primary,
  strokeLinecap: 'round',
  transition: `stroke-dashoffset ${vars.motion.slow} ${vars.motion.easeOut}`,
  selectors: { '&[data-complete]': { stroke: vars.color.success } },
});
export const ringText = style({
  position: 'relative',
  fontWeight: vars.fontWeight.semibold,
  fontVariantNumeric: 'tabular-nums',
});
