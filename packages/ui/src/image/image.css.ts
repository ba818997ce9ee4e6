import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

export const frame = style({
  position: 'relative',
  display: 'block',
  overflow: 'hidden',
  inlineSize: '100%',
  backgroundColor: vars.color.sunken,
});

export const fill = style({ blockSize: '100%' });

export const picture = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  transition: `opacity ${vars.motion.medium} ${vars.motion.easeOut}`,
  selectors: { '&[data-state="loading"]': { opacity: 0 } },
});

export const fit = styleVariants({ cover: { objectFit: 'cover' }, contain: { objectFit: 'contain' } });

export const fallback = style({ position: 'absolute', inset: 0 });
