import { style } from '@vanilla-extract/css';
import { vars } from '@stoa/ui/theme/vars.css';

const { space } = vars;

export const list = style({ maxInlineSize: vars.width.prose });

export const file = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: space['4'],
  paddingBlock: space['3'],
});

export const words = style({ display: 'grid', justifyItems: 'start', overflowWrap: 'anywhere' });
