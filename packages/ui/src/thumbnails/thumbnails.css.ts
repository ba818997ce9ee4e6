import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, 5.5rem)',
  gap: vars.space['2'],
});

export const picture = style({
  display: 'block',
  borderRadius: vars.radius.sm,
  overflow: 'clip',
  border: `1px solid ${vars.color.border}`,
});
