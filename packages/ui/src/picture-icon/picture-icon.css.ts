import { style } from '@vanilla-extract/css';

/** As large as the icon of a button. */
export const picture = style({
  inlineSize: '1.25rem',
  blockSize: '1.25rem',
  flexShrink: 0,
  objectFit: 'contain',
});
