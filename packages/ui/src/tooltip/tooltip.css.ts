import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

export const tooltip = style({
  maxInlineSize: '18rem',
  paddingBlock: vars.space['1'],
  paddingInline: vars.space['2'],
  borderRadius: vars.radius.sm,
  backgroundColor: vars.color.ink,
  color: vars.color.onInk,
  border: `1px solid ${vars.color.inkBorder}`,
  fontSize: vars.fontSize.sm,
  fontWeight: vars.fontWeight.medium,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  zIndex: vars.zIndex.toast,
  transition: `opacity ${vars.motion.fast}`,
  selectors: { '&[data-entering], &[data-exiting]': { opacity: 0 } },
});
