import { style } from '@vanilla-extract/css';
import { media } from '@stoa/ui/theme/media';
import { vars } from '@stoa/ui/theme/vars.css';

const { space } = vars;

export const page = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space['6'] });

/** A head with what can be done beside it. */
export const top = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: space['4'],
});

export const actions = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space['2'] });

/** A page of the list: what it is beside what can be done with it. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space['3'],
  paddingBlock: space['3'],
});
export const facts = style({ display: 'grid', gap: space['1'], justifyItems: 'start', minInlineSize: 0 });

export const templates = style({
  display: 'grid',
  gap: space['4'],
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(15rem, 100%), 1fr))',
});
export const template = style({ display: 'grid', gap: space['3'], justifyItems: 'start' });
export const picture = style({ inlineSize: '100%', blockSize: '12rem', overflow: 'hidden' });

/** Entries below another stand further in. */
export const below = style({ paddingInlineStart: space['5'] });
export const list = style({ display: 'grid', gap: space['2'], minInlineSize: 0 });

/** What is edited beside how it looks. */
export const columns = style({
  display: 'grid',
  gap: space['4'],
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '@media': { [media.desktop]: { gridTemplateColumns: '24rem minmax(0, 1fr)' } },
});
