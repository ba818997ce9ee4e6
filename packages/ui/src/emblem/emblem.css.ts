import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';
import { vars } from '../theme/vars.css.ts';

const { color } = vars;
const paints = {
  primary: color.primary,
  accent: color.accent,
  ochre: color.ochre,
  success: color.success,
  warning: color.warning,
  danger: color.danger,
} as const;

export const drawing = style({
  display: 'block',
  flexShrink: 0,
  // The ring between the colours is seen where both are the same.
  stroke: color.surface,
  strokeWidth: 1.5,
  strokeLinejoin: 'round',
  '@media': { [media.forcedColors]: { forcedColorAdjust: 'none' } },
});
/** Seen as a whole, whatever its sides. */
export const picture = style({ display: 'block', flexShrink: 0, objectFit: 'contain' });
export const sizes = styleVariants({ sm: '2rem', md: '3rem', lg: '5rem' }, (size) => ({
  inlineSize: size,
  blockSize: size,
}));
export const fills = styleVariants(paints, (paint) => ({ fill: paint }));
/** Whoever had it had to give it back, or it is given no more. */
export const faded = style({ filter: 'grayscale(1)', opacity: 0.6 });
