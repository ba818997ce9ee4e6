import { style } from '@vanilla-extract/css';
import { media } from '@stoa/ui/theme/media';
import { vars } from '@stoa/ui/theme/vars.css';
import { padded, page } from '../../shared/page.css.ts';

const { space } = vars;
const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const;

export const layout = style([page, padded, { ...column, gap: space['8'] }]);

/** What is edited beside the picture; on a phone below it. */
export const beside = style({
  ...column,
  gap: space['8'],
  alignItems: 'start',
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)' } },
});

/** The picture stays in view while one edits. */
export const film = style({
  ...column,
  gap: space['3'],
  '@media': { [media.desktop]: { position: 'sticky', insetBlockStart: space['24'] } },
});

export const parts = style({ ...column, gap: space['10'] });
export const part = style({ ...column, gap: space['4'] });

export const actions = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space['3'] });

/** A time and what takes it from the picture. */
export const time = style({ ...column, gap: space['2'], alignContent: 'start', justifyItems: 'start' });

export const pair = style({
  ...column,
  gap: space['4'],
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

/** A chapter: its time, its title, what can be done with it. */
export const row = style({ ...column, gap: space['3'] });

export const chapter = style({
  ...column,
  gap: space['3'],
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 8rem) minmax(0, 1fr)' } },
});
