import { style } from '@vanilla-extract/css';
import { vars } from '@stoa/ui/theme/vars.css';
import { mask as cover } from './frame.css.ts';

export const mask = style([
  cover,
  { display: 'flex', alignItems: 'flex-end', justifyContent: 'center', padding: vars.space['4'] },
]);

export const note = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['2'],
  margin: 0,
  marginBlockEnd: vars.space['16'],
  paddingBlock: vars.space['2'],
  paddingInline: vars.space['4'],
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.ink,
  color: vars.color.onInk,
  fontSize: vars.fontSize.sm,
  boxShadow: vars.shadow.overlay,
});
