import { style } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';
import { vars } from '../theme/vars.css.ts';

const { color, motion } = vars;

export const button = style({
  position: 'relative',
  display: 'block',
  inlineSize: '100%',
  padding: 0,
  border: 'none',
  borderRadius: vars.radius.lg,
  overflow: 'clip',
  backgroundColor: color.sunken,
  cursor: 'pointer',
});

/** Stands on whatever the picture shows: with a ground and an edge of its own. */
export const sign = style({
  position: 'absolute',
  insetInlineStart: 'calc(50% - 2rem)',
  insetBlockStart: 'calc(50% - 2rem)',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '4rem',
  blockSize: '4rem',
  border: `2px solid ${color.surface}`,
  borderRadius: vars.radius.full,
  backgroundColor: color.primary,
  color: color.onPrimary,
  boxShadow: vars.shadow.raised,
  transition: `scale ${motion.fast}`,
  selectors: { [`${button}:hover &`]: { scale: '1.08' } },
  '@media': { [media.reducedMotion]: { selectors: { [`${button}:hover &`]: { scale: 'none' } } } },
});
