import { style } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';
import { vars } from '../theme/vars.css.ts';

const { color, space } = vars;

export const mask = style({
  position: 'fixed',
  inset: 0,
  zIndex: vars.zIndex.overlay,
  display: 'flex',
  alignItems: 'flex-end',
  justifyContent: 'center',
  padding: space['4'],
  cursor: 'not-allowed',
});

/** Above the tab bar of phones. */
export const note = style({
  display: 'flex',
  alignItems: 'center',
  gap: space['2'],
  marginBlockEnd: space['16'],
  paddingBlock: space['2'],
  paddingInline: space['4'],
  borderRadius: vars.radius.xl,
  backgroundColor: color.ink,
  color: color.onInk,
  fontSize: vars.fontSize.sm,
  boxShadow: vars.shadow.overlay,
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
});
