import { style } from '@vanilla-extract/css';
import { vars } from '@stoa/ui/theme/vars.css';

const { space } = vars;

export const file = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space['3'],
});
export const fileMessages = style({ display: 'grid', minInlineSize: 0, overflowWrap: 'anywhere' });
