import { vars } from '@stoa/ui/theme/vars.css';
import { style } from '@vanilla-extract/css';

const { space } = vars;

export const intro = style({ display: 'grid', gap: space['2'], minInlineSize: 0, overflowWrap: 'anywhere' });

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: space['4'],
  rowGap: space['1'],
});
