import { style } from '@vanilla-extract/css';
import { choice } from '../internal/field/choice.css.ts';
import { media } from '../theme/media.ts';
import { dir, vars } from '../theme/vars.css.ts';

const { color, motion } = vars;

export const track = style({
  display: 'inline-flex',
  alignItems: 'center',
  flexShrink: 0,
  inlineSize: '2.75rem',
  blockSize: '1.5rem',
  padding: '2px',
  marginBlockStart: `calc((1em * ${vars.script.leadingBody} - 1.5rem) / 2)`,
  borderRadius: vars.radius.full,
  border: `1.5px solid ${color.borderStrong}`,
  backgroundColor: color.sunken,
  color: color.borderStrong,
  transition: `background-color ${motion.fast}, border-color ${motion.fast}`,
  selectors: {
    [`${choice}[data-selected] &`]: {
      backgroundColor: color.primary,
      borderColor: color.primary,
      color: color.onPrimary,
    },
    [`${choice}[data-focus-visible] &`]: { outline: `2px solid ${color.focus}`, outlineOffset: '2px' },
    [`${choice}[data-disabled] &`]: {
      backgroundColor: color.sunken,
      borderColor: color.border,
      color: color.textDisabled,
    },
  },
});

export const thumb = style({
  inlineSize: '1.0625rem',
  blockSize: '1.0625rem',
  borderRadius: vars.radius.full,
  backgroundColor: 'currentColor',
  transition: `transform ${motion.medium} ${motion.easeOut}`,
  selectors: { [`${choice}[data-selected] &`]: { transform: `translateX(calc(${dir} * 1.25rem))` } },
  '@media': { [media.forcedColors]: { backgroundColor: 'ButtonText' } },
});
