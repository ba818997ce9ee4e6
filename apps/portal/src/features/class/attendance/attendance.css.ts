import { style } from '@vanilla-extract/css';
import { vars } from '@stoa/ui/theme/vars.css';

const { space } = vars;

export const section = style({ display: 'grid', gap: space['5'], gridTemplateColumns: 'minmax(0, 1fr)' });
export const top = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space['3'],
});
/** In a lesson, above what ends it. */
export const ofLesson = style({ marginBlockEnd: space['8'] });
/** Below the head of the page, which stays in view. */
export const heading = style({ scrollMarginBlockStart: '6rem' });
export const row = style({
  display: 'grid',
  gap: space['4'],
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingBlock: space['4'],
});
export const rowHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: space['3'],
});
export const words = style({ display: 'grid', gap: space['1'], minInlineSize: 0, overflowWrap: 'anywhere' });
export const evidence = style({ marginBlockStart: space['2'] });
