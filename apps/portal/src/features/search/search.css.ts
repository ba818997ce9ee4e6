import { style } from '@vanilla-extract/css';
import { media } from '@stoa/ui/theme/media';
import { vars } from '@stoa/ui/theme/vars.css';

const { space } = vars;

export const layout = style({
  paddingBlock: `${space['6']} ${vars.space.section}`,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space['6'],
  '@media': { [media.phoneOnly]: { paddingBlockStart: space['2'], gap: space['4'] } },
});

export const head = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space['4'],
  maxInlineSize: '48rem',
});

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space['8'],
  alignItems: 'start',
  '@media': { [media.desktop]: { gridTemplateColumns: '16rem minmax(0, 1fr)' } },
});

/** The filters stand beside the results where there is room; else they are behind a button. */
export const side = style({ '@media': { [media.belowDesktop]: { display: 'none' } } });

export const narrowOnly = style({ '@media': { [media.desktop]: { display: 'none' } } });

export const main = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space['4'],
  minInlineSize: 0,
});

export const facets = style({ display: 'grid', gap: space['6'] });

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space['3'],
  minBlockSize: vars.size.controlSmall,
});

export const controls = style({ display: 'flex', flexWrap: 'wrap', gap: space['2'] });

export const count = style({
  margin: 0,
  fontWeight: vars.fontWeight.medium,
  fontVariantNumeric: 'tabular-nums',
});

/** Old results stay while new ones are on their way; they fade only when that takes longer than a moment. */
export const results = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space['8'],
  minInlineSize: 0,
  transition: `opacity ${vars.motion.medium}`,
  selectors: { '&[data-stale]': { opacity: 0.55, transitionDelay: '200ms' } },
});

export const relaxations = style({
  display: 'grid',
  gap: space['2'],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  justifyItems: 'center',
});

export const discover = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space['8'],
  minInlineSize: 0,
});

export const band = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space['4'],
  minInlineSize: 0,
});

export const hotTabs = style({ justifySelf: 'start', maxInlineSize: '100%', overflowX: 'auto' });

export const words = style({ display: 'grid', gap: space['2'] });

export const wordList = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space['2'],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const word = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.size.controlSmall,
  maxInlineSize: '100%',
  paddingInline: space['4'],
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.sunken,
  color: vars.color.text,
  fontSize: vars.fontSize.sm,
  overflowWrap: 'anywhere',
  selectors: { '&:hover': { backgroundColor: vars.color.primarySoft, color: vars.color.onPrimarySoft } },
  '@media': { [media.touch]: { minBlockSize: vars.size.target } },
});

export const drawerFoot = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space['3'],
  justifyContent: 'flex-end',
  inlineSize: '100%',
});
