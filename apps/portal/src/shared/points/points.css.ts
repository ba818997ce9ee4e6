import { style } from '@vanilla-extract/css';
import { vars } from '@stoa/ui/theme/vars.css';

const { space } = vars;

/** What it was for, how many, and what can be done. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto auto',
  gap: space['3'],
  alignItems: 'center',
});
export const words = style({
  display: 'grid',
  gap: space['0.5'],
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});
export const list = style({ display: 'grid', gap: space['5'], gridTemplateColumns: 'minmax(0, 1fr)' });
