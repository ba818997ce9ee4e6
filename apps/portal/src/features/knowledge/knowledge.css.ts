import { media } from '@stoa/ui/theme/media';
import { vars } from '@stoa/ui/theme/vars.css';
import { style } from '@vanilla-extract/css';
import { padded, page } from '../../shared/page.css.ts';

const { space } = vars;
const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const;

export const layout = style([page, padded, { ...column, gap: space['6'] }]);
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: space['3'],
});
export const actions = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space['2'] });
/** The sections beside their articles, above them where there is no room. */
export const columns = style({
  ...column,
  gap: space['6'],
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: '16rem minmax(0, 1fr)',
      columnGap: space['10'],
      alignItems: 'start',
    },
  },
});
export const side = style({
  display: 'none',
  '@media': {
    [media.desktop]: {
      display: 'block',
      minInlineSize: 0,
      position: 'sticky',
      insetBlockStart: '6rem',
      maxBlockSize: 'calc(100dvh - 7rem)',
      overflowY: 'auto',
    },
  },
});
export const opener = style({ '@media': { [media.desktop]: { display: 'none' } } });
export const main = style({ ...column, gap: space['5'], minInlineSize: 0 });
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space['3'],
});
export const entry = style({ ...column, gap: space['1'], minInlineSize: 0, overflowWrap: 'anywhere' });
