import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

export const numberInput = style({ fontVariantNumeric: 'tabular-nums', textAlign: 'start' });

/** Down, then up, in the direction of reading. */
export const steppers = style({
  display: 'flex',
  alignSelf: 'stretch',
  padding: '2px',
  gap: '1px',
  borderInlineStart: `1px solid ${vars.color.border}`,
});
