import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

const { color, space } = vars;

export const form = style({ display: 'flex', flexDirection: 'column', gap: space['5'], minInlineSize: 0 });
export const summary = style({
  display: 'flex',
  gap: space['3'],
  padding: space['4'],
  borderRadius: vars.radius.md,
  border: `1px solid ${color.danger}`,
  backgroundColor: color.dangerSoft,
  color: color.onDangerSoft,
});
export const errorIcon = style({ marginBlockStart: '0.0625rem' });
export const errorTitle = style({ fontWeight: vars.fontWeight.semibold });
export const errorList = style({ paddingInlineStart: space['5'], marginBlockStart: space['1'] });
export const errorLink = style({ color: 'inherit' });
