import { style } from '@vanilla-extract/css';
import { media } from '@stoa/ui/theme/media';
import { vars } from '@stoa/ui/theme/vars.css';

const { space } = vars;

export const part = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space['6'],
  marginBlockEnd: space['12'],
});

/** How far one is at the start, what can be done at the end. */
export const head = style({
  display: 'grid',
  gap: space['4'],
  alignItems: 'center',
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
});

export const stage = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space['2'] });

export const row = style({
  display: 'grid',
  gap: space['2'],
  alignItems: 'center',
  paddingBlock: space['3'],
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
});

export const lines = style({ display: 'grid', gap: space['1'], minInlineSize: 0, justifyItems: 'start' });
