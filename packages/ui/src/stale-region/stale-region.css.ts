import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

/** The old fades only when the new takes longer than a moment. */
export const region = style({
  minInlineSize: 0,
  transition: `opacity ${vars.motion.medium}`,
  selectors: { '&[data-stale]': { opacity: 0.55, transitionDelay: '200ms' } },
});
