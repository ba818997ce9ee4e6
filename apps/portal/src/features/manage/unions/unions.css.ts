import { style } from '@vanilla-extract/css';
import { vars } from '@stoa/ui/theme/vars.css';

const { space } = vars;

/** What something is at the start, what can be done with it at the end; below each other on phones. */
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space['3'],
  paddingBlock: space['3'],
});

export const what = style({ display: 'grid', gap: space['1'], minInlineSize: 0, overflowWrap: 'anywhere' });

export const named = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space['2'] });
