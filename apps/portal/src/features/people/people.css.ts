import { style } from '@vanilla-extract/css';
import { media } from '@stoa/ui/theme/media';
import { vars } from '@stoa/ui/theme/vars.css';
import { padded, page } from '../../shared/page.css.ts';

const { space } = vars;
const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const;

export const layout = style([page, padded, { ...column, gap: space['6'] }]);
export const header = style({ ...column, gap: space['5'] });
export const cover = style({
  blockSize: '8rem',
  overflow: 'hidden',
  '@media': { [media.tablet]: { blockSize: '13rem' } },
});
export const coverPreview = style({
  blockSize: '8rem',
  overflow: 'hidden',
});
export const head = style({ display: 'flex', flexWrap: 'wrap', gap: space['5'], alignItems: 'start' });
export const headText = style({ ...column, gap: space['2'], flex: '1 1 12rem', minInlineSize: 0 });
export const row = style({ display: 'flex', flexWrap: 'wrap', gap: space['3'], alignItems: 'center' });
/** A page's head beside what can be done. */
export const top = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space['4'],
  alignItems: 'start',
  justifyContent: 'space-between',
});
export const list = style({ ...column, gap: space['5'] });
export const tight = style({ ...column, gap: space['2'] });
/** Short fields beside each other where there is room. */
export const pair = style({
  ...column,
  gap: space['5'],
  alignItems: 'start',
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
/** The two fields of a link, and the button that removes it at the height of the fields. */
export const linkRow = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: space['3'],
  alignItems: 'end',
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr) auto' } },
});
export const person = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space['3'] });
export const personText = style({
  display: 'grid',
  flex: '1 1 10rem',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});
/** Who did something, and when. */
export const doneBy = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  gap: space['2'],
  alignItems: 'center',
});
