import { style } from '@vanilla-extract/css';
import { media } from '@stoa/ui/theme/media';
import { vars } from '@stoa/ui/theme/vars.css';

const { space } = vars;

export const flow = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space['10'],
  maxInlineSize: '64rem',
});

export const page = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space['6'] });

/** Forms and texts keep to a column that can be read. */
export const column = style([page, { maxInlineSize: vars.width.form }]);

export const choices = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space['4'],
  '@media': { [media.desktop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});

export const choice = style({
  display: 'grid',
  gridTemplateRows: 'auto auto 1fr auto',
  alignContent: 'start',
  gap: space['3'],
  blockSize: '100%',
});

export const choiceMark = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '3.5rem',
  blockSize: '4rem',
});

export const codeAsk = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space['2'] });

export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: space['3'] });

/** The porch over a school that is ready. */
export const arch = style({
  position: 'relative',
  overflow: 'hidden',
  blockSize: '10rem',
});

export const pattern = style({ position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%' });

export const steps = style({ display: 'grid', gap: space['3'] });

export const step = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'start',
  gap: space['4'],
  '@media': { [media.desktop]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto', alignItems: 'center' } },
});

export const stepMessages = style({ display: 'grid', gap: space['1'] });

/** Below the words on phones. */
export const stepAction = style({
  gridColumn: 2,
  justifySelf: 'start',
  '@media': { [media.desktop]: { gridColumn: 3 } },
});
