import { style } from '@vanilla-extract/css';
import { media } from '@stoa/ui/theme/media';
import { vars } from '@stoa/ui/theme/vars.css';
import { padded, page } from '../../../shared/page.css.ts';

const { space } = vars;
const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const;

export const layout = style([page, padded, { ...column, gap: space['6'] }]);

export const form = style({ ...column, gap: space['12'], maxInlineSize: vars.width.prose });

export const part = style({ ...column, gap: space['4'] });

/** Day and time beside each other, length and zone below. */
export const pair = style({
  ...column,
  gap: space['4'],
  alignItems: 'start',
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

/** Choices of which several can be taken. */
export const choices = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(11rem, 1fr))',
  gap: `${space['2']} ${space['4']}`,
});

export const cover = style({ ...column, gap: space['3'], justifyItems: 'start', maxInlineSize: '22rem' });

export const actions = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space['3'] });

/** A session: what it is beside what can be done with it. */
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space['4'],
});

export const words = style({ ...column, gap: space['2'], flex: '1 1 18rem', minInlineSize: 0 });
