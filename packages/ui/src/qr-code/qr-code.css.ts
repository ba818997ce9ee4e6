import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

/** Black on white in every theme: a code that is inverted or tinted is not read by many cameras. */
export const sheet = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: 'auto',
  aspectRatio: '1',
  borderRadius: vars.radius.md,
  backgroundColor: '#ffffff',
  color: '#000000',
  fill: '#000000',
  forcedColorAdjust: 'none',
});

/** How wide a code is in the stories. */
export const storyBox = style({ maxInlineSize: '12rem' });
