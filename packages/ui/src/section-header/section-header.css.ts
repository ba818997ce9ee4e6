import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space['4'],
});

export const words = style({ minInlineSize: 0, overflowWrap: 'anywhere' });

export const more = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space['1'],
  whiteSpace: 'nowrap',
});
