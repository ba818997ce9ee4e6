import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

export const skipLink = style({
  position: 'fixed',
  insetBlockStart: vars.space['2'],
  insetInlineStart: vars.space['2'],
  zIndex: vars.zIndex.skipLink,
  padding: `${vars.space['3']} ${vars.space['5']}`,
  borderRadius: vars.radius.md,
  backgroundColor: vars.color.primary,
  color: vars.color.onPrimary,
  fontWeight: vars.fontWeight.semibold,
  textDecoration: 'none',
  boxShadow: vars.shadow.overlay,
  selectors: { '&:not(:focus)': { transform: 'translateY(-200%)' } },
});
