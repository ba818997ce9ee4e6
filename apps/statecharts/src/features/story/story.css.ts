import { style } from '@vanilla-extract/css';
import { vars } from '@stoa/ui/theme/vars.css';

export const frame = style({
  inlineSize: '100%',
  blockSize: '26rem',
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.md,
  backgroundColor: vars.color.background,
});
