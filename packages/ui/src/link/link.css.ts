import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

export const base = style({
  borderRadius: vars.radius.xs,
  transition: `color ${vars.motion.fast}`,
  selectors: { '&[data-disabled]': { color: vars.color.textDisabled, cursor: 'default' } },
});

const underline = {
  textDecorationLine: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.22em',
};

export const variants = styleVariants({
  inline: {
    color: vars.color.link,
    ...underline,
    selectors: { '&[data-hovered]': { color: vars.color.linkHover, textDecorationThickness: '2px' } },
  },
  standalone: {
    color: vars.color.link,
    fontWeight: vars.fontWeight.medium,
    textDecorationLine: 'none',
    selectors: { '&[data-hovered]': { ...underline, color: vars.color.linkHover } },
  },
  plain: { color: 'inherit', textDecorationLine: 'none', selectors: { '&[data-hovered]': underline } },
});
