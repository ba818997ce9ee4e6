import { style } from '@vanilla-extract/css';
import { vars } from '@stoa/ui/theme/vars.css';

const { space } = vars;

export const panel = style({ display: 'grid', gap: space['4'], gridTemplateColumns: 'minmax(0, 1fr)' });
export const row = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space['2'] });
export const note = style({
  display: 'grid',
  gap: space['1'],
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  columnGap: space['2'],
  alignItems: 'start',
});
export const icon = style({ marginBlockStart: space['0.5'] });
export const words = style({ display: 'grid', gap: space['1'], minInlineSize: 0, overflowWrap: 'anywhere' });
export const buttons = style({ display: 'flex' });
export const selectionBar = style({ position: 'absolute', zIndex: vars.zIndex.raised });
