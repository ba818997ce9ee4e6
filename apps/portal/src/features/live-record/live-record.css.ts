import { style } from '@vanilla-extract/css';
import { media } from '@stoa/ui/theme/media';
import { vars } from '@stoa/ui/theme/vars.css';
import { padded, page } from '../../shared/page.css.ts';

const { space } = vars;
const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const;

export const layout = style([page, padded, { ...column, gap: space['10'] }]);

export const part = style({ ...column, gap: space['4'] });

export const narrow = style({ maxInlineSize: vars.width.prose });

export const actions = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space['3'] });

/** A file, when it is shown, and what can be done with it. */
export const row = style({
  ...column,
  gap: space['3'],
  alignItems: 'end',
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) 18rem auto' } },
});
