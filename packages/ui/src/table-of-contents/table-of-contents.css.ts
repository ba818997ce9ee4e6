import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';
import { vars } from '../theme/vars.css.ts';

const { color, space } = vars;

export const nav = styleVariants({
  side: [{ fontSize: vars.fontSize.sm }],
  folding: [
    {
      paddingBlock: space['1'],
      paddingInline: space['4'],
      borderRadius: vars.radius.md,
      backgroundColor: color.sunken,
      fontSize: vars.fontSize.sm,
    },
  ],
  numbered: [{ paddingBlock: space['4'], borderBlock: `1px solid ${color.border}` }],
});

export const title = style({ fontWeight: vars.fontWeight.semibold, marginBlockEnd: space['2'] });

export const head = style({
  cursor: 'pointer',
  fontWeight: vars.fontWeight.semibold,
  minBlockSize: vars.size.target,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space['3'],
  listStyle: 'none',
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&:hover': { color: color.primary },
  },
});

export const caret = style({
  color: color.textMuted,
  flex: 'none',
  transition: `rotate ${vars.motion.medium} ${vars.motion.easeOut}`,
  selectors: { 'details[open] > summary > &': { rotate: '180deg' } },
});

const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  margin: 0,
  overflowWrap: 'anywhere',
});

export const lists = styleVariants({
  side: [list, { color: color.textMuted }],
  folding: [list, { paddingBlockEnd: space['3'] }],
  numbered: [list, { paddingInlineStart: space['8'], color: color.textMuted }],
});

/** Headings below the chapters stand in. */
export const entry = style({
  selectors: {
    '&[data-level="3"]': { paddingInlineStart: space['4'] },
    '&[data-level="4"]': { paddingInlineStart: space['8'] },
  },
});

export const link = style({
  display: 'inline-block',
  paddingBlock: space['1'],
  selectors: { '&[data-hovered]': { color: color.linkHover } },
  '@media': { [media.touch]: { paddingBlock: space['3'] } },
});

export const numberedLink = style([link, { color: color.link }]);
