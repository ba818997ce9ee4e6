import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

/** What opens beside a control: menus, lists, popovers. */
export const float = style({
  backgroundColor: vars.color.raised,
  color: vars.color.text,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.lg,
  boxShadow: vars.shadow.overlay,
  maxInlineSize: 'min(28rem, calc(100vw - 1rem))',
  overflow: 'auto',
  outline: 'none',
  transition: `opacity ${vars.motion.fast}, transform ${vars.motion.fast} ${vars.motion.easeOut}`,
  selectors: {
    '&[data-entering], &[data-exiting]': { opacity: 0 },
    '&[data-placement="bottom"][data-entering]': { transform: 'translateY(-4px)' },
    '&[data-placement="top"][data-entering]': { transform: 'translateY(4px)' },
  },
});
