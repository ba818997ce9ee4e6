import { style } from '@vanilla-extract/css';
import { media } from '@stoa/ui/theme/media';
import { vars } from '@stoa/ui/theme/vars.css';

export { adding, pair } from '../../../shared/fields.css.ts';

const { space } = vars;

export const page = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space['5'] });

export const head = style({ display: 'grid', gap: space['3'], justifyItems: 'start' });

/** What is edited and its state at the start, what can be done at the end. */
export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space['3'],
  inlineSize: '100%',
});
export const actions = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space['2'] });

export const fields = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space['5'] });
/** What is known of a film, and what can be done about it. */
export const stream = style({ display: 'grid', gap: space['2'], justifyItems: 'start' });
export const narrow = style({ maxInlineSize: vars.width.prose });

/** A text and the same one in another language. */
export const beside = style({
  display: 'grid',
  gap: space['6'],
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
});

export const choices = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(11rem, 1fr))',
  gap: `${space['2']} ${space['4']}`,
});

export const sections = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space['6'] });
export const section = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space['3'] });

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto auto auto',
  alignItems: 'center',
  gap: space['1'],
});
export const lesson = style({ display: 'grid', minInlineSize: 0, justifyItems: 'start' });

/** A file and what removes it. */
export const file = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space['2'],
});

export const fileActions = style({ display: 'flex', alignItems: 'center', gap: space['1'] });

/** A title, what a lesson is, and the button that adds it. */
export const addingLesson = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'end',
  gap: space['2'],
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) 10rem auto' } },
});

export const reading = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space['4'] });
export const cover = style({ maxInlineSize: '20rem' });

/** Whether it is saved, and who else edits it. */
export const standing = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space['4'],
  rowGap: space['1'],
});

export const saveState = style({ display: 'block', minBlockSize: '1lh' });
