import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';
import { vars } from '../theme/vars.css.ts';

/** Nothing shows before this: most answers are there by then, and a flash would be worse than a wait. */
const DELAY = '200ms';

const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });
const shimmer = keyframes({ from: { backgroundPosition: '200% 0' }, to: { backgroundPosition: '-100% 0' } });

export const region = style({
  opacity: 0,
  animation: `${appear} ${vars.motion.fast} linear ${DELAY} forwards`,
});

export const bone = style({
  display: 'block',
  backgroundColor: vars.color.sunken,
  backgroundImage: `linear-gradient(90deg, transparent 30%, ${vars.color.border} 50%, transparent 70%)`,
  backgroundSize: '50% 100%',
  backgroundRepeat: 'no-repeat',
  animation: `${shimmer} 2.4s linear infinite`,
  '@media': {
    [media.reducedMotion]: { backgroundImage: 'none' },
    [media.forcedColors]: { border: '1px solid GrayText' },
  },
});

export const shape = styleVariants({
  text: { blockSize: '0.8em', marginBlock: '0.35em', borderRadius: vars.radius.xs },
  block: { borderRadius: vars.radius.lg },
  circle: { borderRadius: vars.radius.full, aspectRatio: '1' },
});

export const card = style({ display: 'grid', gap: vars.space['3'], alignContent: 'start' });
export const article = style({ display: 'grid', gap: vars.space['4'], maxInlineSize: vars.width.prose });
export const rows = style({ display: 'grid', gap: vars.space['4'] });
export const row = style({
  display: 'grid',
  gridTemplateColumns: '2.5rem 1fr 4rem',
  gap: vars.space['4'],
  alignItems: 'center',
});
export const lines = style({ display: 'block' });
