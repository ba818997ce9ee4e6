import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } });

export const region = style({
  position: 'fixed',
  insetBlockEnd: `max(${vars.space['6']}, env(safe-area-inset-bottom))`,
  insetInline: vars.space['4'],
  zIndex: vars.zIndex.toast,
  display: 'flex',
  justifyContent: 'center',
  pointerEvents: 'none',
});

export const toast = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['3'],
  maxInlineSize: '34rem',
  minBlockSize: '3rem',
  paddingBlock: vars.space['1.5'],
  paddingInline: `${vars.space['4']} ${vars.space['3']}`,
  borderRadius: vars.radius.lg,
  backgroundColor: vars.color.ink,
  color: vars.color.onInk,
  border: `1px solid ${vars.color.inkBorder}`,
  boxShadow: vars.shadow.overlay,
  pointerEvents: 'auto',
  animation: `${rise} ${vars.motion.medium} ${vars.motion.easeOut}`,
});

export const message = style({
  paddingBlock: vars.space['1'],
  overflowWrap: 'anywhere',
  fontWeight: vars.fontWeight.medium,
});
export const actionButton = style({
  color: `${vars.color.ochre} !important`,
  selectors: { '&[data-hovered]': { backgroundColor: `${vars.color.inkBorder} !important` } },
});
export const toneIcons = styleVariants({
  success: { color: vars.color.paintLaurel },
  danger: { color: vars.color.paintTerracotta },
});
