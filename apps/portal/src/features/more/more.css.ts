import { style } from '@vanilla-extract/css';
import { media } from '@stoa/ui/theme/media';
import { vars } from '@stoa/ui/theme/vars.css';

const { space } = vars;

export const head = style({ display: 'grid', gap: space['2'], marginBlock: space['4'] });

/** Keeps its line before the number is there. */
export const count = style({ minBlockSize: '1lh' });

export const controls = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space['3'],
  marginBlockEnd: space['6'],
});

export const choices = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space['2'] });

/** A phone has one card in a line, whatever is chosen. */
export const perLine = style({ '@media': { [media.phoneOnly]: { display: 'none' } } });

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space['8'],
  minInlineSize: 0,
});

export const ranking = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space['6'],
  maxInlineSize: '56rem',
});

export const layout = style({ paddingBlock: `${space['6']} ${vars.space.section}` });

export const gone = style({ display: 'grid', gap: space['4'], justifyItems: 'start' });
