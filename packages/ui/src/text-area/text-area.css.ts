import { style } from '@vanilla-extract/css';
import { input } from '../internal/field/field.css.ts';
import { vars } from '../theme/vars.css.ts';

export const area = style([input, { resize: 'vertical', paddingBlock: vars.space['3'] }]);
export const counter = style({
  fontSize: vars.fontSize.sm,
  color: vars.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
});
export const counterFull = style({ color: vars.color.danger, fontWeight: vars.fontWeight.semibold });
