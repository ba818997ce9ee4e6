import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

export const lateValue = style({
  flexGrow: 1,
  paddingInline: vars.space['4'],
  paddingBlock: vars.space['2'],
  minBlockSize: 'calc(2.75rem - 2px)',
  fontVariantNumeric: 'tabular-nums',
});
