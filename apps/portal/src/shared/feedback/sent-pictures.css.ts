import { style } from '@vanilla-extract/css';
import { vars } from '@stoa/ui/theme/vars.css';

const { space } = vars;

export const pictures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, 5.5rem)',
  gap: space['2'],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const picture = style({
  display: 'block',
  borderRadius: vars.radius.sm,
  overflow: 'clip',
  border: `1px solid ${vars.color.border}`,
});
