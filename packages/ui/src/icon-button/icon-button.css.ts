import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';
import { vars } from '../theme/vars.css.ts';

const square = (side: string) => ({
  inlineSize: side,
  blockSize: side,
  padding: 0,
  '@media': {
    [media.touch]: { minInlineSize: vars.size.target, minBlockSize: vars.size.target },
  },
});
export const sizes = styleVariants({
  sm: square('2rem'),
  md: square(vars.size.control),
  lg: square(vars.size.controlLarge),
});
export const iconSizes = { sm: 'md', md: 'md', lg: 'lg' } as const;

/** Takes the colour around it, so that it stands on any ground. */
export const neutral = style({
  backgroundColor: 'transparent',
  color: 'inherit',
  selectors: {
    '&[data-hovered]': { backgroundColor: 'color-mix(in srgb, currentColor 9%, transparent)' },
    '&[data-pressed]': { backgroundColor: 'color-mix(in srgb, currentColor 16%, transparent)' },
    '&[data-disabled]': { color: vars.color.textDisabled },
  },
});
