import { style } from '@vanilla-extract/css';
import { media } from '@stoa/ui/theme/media';
import { vars } from '@stoa/ui/theme/vars.css';

const { space } = vars;
const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const;

export const lines = style({ ...column, gap: space['4'] });

/** A line: its times, its words, what can be done with it. */
export const row = style({ ...column, gap: space['3'] });
export const times = style({
  ...column,
  gap: space['3'],
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 6.5rem) minmax(0, 6.5rem) minmax(0, 1fr)' } },
});

export const actions = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space['3'] });
