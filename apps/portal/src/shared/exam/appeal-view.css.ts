import { vars } from '@stoa/ui/theme/vars.css';
import { style } from '@vanilla-extract/css';

const { space } = vars;

export const appeal = style({ display: 'grid', gap: space['3'], gridTemplateColumns: 'minmax(0, 1fr)' });

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space['4'],
  rowGap: space['1'],
});

export const words = style({ display: 'grid', gap: space['1'], minInlineSize: 0, overflowWrap: 'anywhere' });
