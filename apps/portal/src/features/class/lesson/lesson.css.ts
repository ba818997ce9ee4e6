import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '@stoa/ui/theme/media';
import { vars } from '@stoa/ui/theme/vars.css';

const { color, space } = vars;

export const head = style({
  display: 'grid',
  gap: space['3'],
  marginBlockEnd: space['6'],
  gridTemplateColumns: 'minmax(0, 1fr)',
});
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space['5'],
  rowGap: space['1'],
  color: color.textMuted,
  fontSize: vars.fontSize.sm,
});
export const phoneBar = style({
  display: 'grid',
  gap: space['3'],
  marginBlockStart: space['2'],
  '@media': { [media.desktop]: { display: 'none' } },
});
export const classLink = style({ fontWeight: vars.fontWeight.semibold });

/** Below the head of the page, which stays in view too. */
export const notices = style({
  position: 'sticky',
  insetBlockStart: '5rem',
  zIndex: vars.zIndex.raised,
  display: 'grid',
  gap: space['2'],
  selectors: { '&:not(:empty)': { marginBlockEnd: space['4'] } },
});

export const film = style({
  display: 'grid',
  gap: space['6'],
  gridTemplateColumns: 'minmax(0, 1fr)',
  marginBlockEnd: space['8'],
});
export const transcript = style({ display: 'grid', gap: space['3'], gridTemplateColumns: 'minmax(0, 1fr)' });
export const text = style({ maxInlineSize: vars.width.prose, minInlineSize: 0, marginBlockEnd: space['8'] });
export const note = style({ marginBlockEnd: space['4'] });
export const row = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space['3'] });

export const contents = style({
  marginBlockEnd: space['6'],
  paddingBlock: space['1'],
  paddingInline: space['4'],
  borderRadius: vars.radius.md,
  backgroundColor: color.sunken,
  maxInlineSize: vars.width.prose,
});
export const contentsHead = style({
  cursor: 'pointer',
  fontWeight: vars.fontWeight.semibold,
  fontSize: vars.fontSize.sm,
  minBlockSize: vars.size.target,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  listStyle: 'none',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
});
export const contentsCaret = style({
  color: color.textMuted,
  selectors: { 'details[open] > summary > &': { rotate: '180deg' } },
});
export const contentsList = style({
  listStyle: 'none',
  margin: 0,
  paddingBlockEnd: space['3'],
  paddingInline: 0,
  display: 'grid',
  gap: space['2'],
  fontSize: vars.fontSize.sm,
});
globalStyle(`${contentsList} [data-level='3'], ${contentsList} [data-level='4']`, {
  paddingInlineStart: space['4'],
});

export const foot = style({
  display: 'grid',
  gap: space['6'],
  gridTemplateColumns: 'minmax(0, 1fr)',
  borderBlockStart: `1px solid ${color.border}`,
  paddingBlockStart: space['6'],
});
export const done = style({ minBlockSize: vars.size.control, display: 'flex', alignItems: 'center' });
export const doneMark = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space['2'],
  color: color.success,
  fontWeight: vars.fontWeight.semibold,
});
export const nav = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: space['3'],
  '@media': { [media.phoneOnly]: { flexDirection: 'column-reverse', alignItems: 'stretch' } },
});
export const next = style({
  display: 'grid',
  marginInlineStart: 'auto',
  '@media': { [media.phoneOnly]: { marginInlineStart: 0 } },
});

export const lockedAction = style({ inlineSize: 'min(100%, 24rem)', textAlign: 'start' });

export const celebration = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.lg,
  backgroundColor: color.surface,
  overflow: 'clip',
});
export const celebrationBand = style({ blockSize: '4.5rem', position: 'relative', overflow: 'hidden' });
export const celebrationWords = style({ display: 'grid', gap: space['3'], padding: space['6'] });
export const celebrationNext = style({
  display: 'grid',
  gap: space['4'],
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingInline: space['6'],
  paddingBlockEnd: space['6'],
});
