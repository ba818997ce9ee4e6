import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });
const appear = keyframes({ from: { visibility: 'hidden' }, to: { visibility: 'visible' } });
const breathe = keyframes({ '50%': { opacity: 0.35 } });

const square = (side: string) => ({
  inlineSize: side,
  blockSize: side,
  display: 'inline-block',
  flexShrink: 0,
});
export const sizes = styleVariants({ sm: square('1rem'), md: square('1.5rem'), lg: square('2.5rem') });

/** Waits shorter than this show nothing (200 ms). */
export const delayed = style({ animation: `${appear} 200ms step-end backwards` });

export const ring = style({
  inlineSize: '100%',
  blockSize: '100%',
  animation: `${turn} 900ms linear infinite`,
  // The global rule would freeze it; a slow change of strength still says that something is going on.
  '@media': {
    [media.reducedMotion]: {
      animation: `${breathe} 2s ease-in-out infinite !important`,
    },
  },
});

export const track = style({ fill: 'none', stroke: 'currentColor', strokeWidth: 2.5, opacity: 0.2 });
export const arc = style({
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2.5,
  strokeLinecap: 'round',
  strokeDasharray: '28 72',
});
