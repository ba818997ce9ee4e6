import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

/** The browser's own picker, as a swatch of the color. */
export const swatch = style({
  appearance: 'none',
  inlineSize: '1.75rem',
  blockSize: '1.75rem',
  padding: 0,
  border: `1px solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.sm,
  background: 'none',
  cursor: 'pointer',
  selectors: {
    '&::-webkit-color-swatch-wrapper': { padding: 0 },
    '&::-webkit-color-swatch': { border: 'none', borderRadius: vars.radius.sm },
    '&::-moz-color-swatch': { border: 'none', borderRadius: vars.radius.sm },
    '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
    '&:disabled': { cursor: 'default' },
  },
});
