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

export const results = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space['8'],
  minInlineSize: 0,
});

export const relaxations = style({
  display: 'grid',
  gap: space['2'],
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

export const drawerFooter = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space['3'],
  justifyContent: 'flex-end',
  inlineSize: '100%',
});
