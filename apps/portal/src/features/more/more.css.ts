import { style } from '@vanilla-extract/css';
import { media } from '@stoa/ui/theme/media';
import { vars } from '@stoa/ui/theme/vars.css';

const { space } = vars;

export const head = style({ display: 'grid', gap: space['2'], marginBlock: space['4'] });

export const count = style({
  margin: 0,
  color: vars.color.textMuted,
  minBlockSize: '1lh',
  fontVariantNumeric: 'tabular-nums',
});

export const controls = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space['3'],
  marginBlockEnd: space['6'],
});

export const choices = style({ display: 'flex', flexWrap: 'wrap', gap: space['2'] });

/** A phone has one card in a line, whatever is chosen. */
export const perLine = style({ '@media': { [media.phoneOnly]: { display: 'none' } } });

/** Old entries stay while new ones are on their way; they fade only when that takes longer than a moment. */
export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space['8'],
  minInlineSize: 0,
  transition: `opacity ${vars.motion.medium}`,
  selectors: { '&[data-stale]': { opacity: 0.55, transitionDelay: '200ms' } },
});

export const ranking = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space['6'],
  maxInlineSize: '56rem',
});

export const counted = style({ justifySelf: 'start' });

export const layout = style({ paddingBlock: `${space['6']} ${vars.space.section}` });

export const gone = style({ display: 'grid', gap: space['4'], justifyItems: 'start' });
