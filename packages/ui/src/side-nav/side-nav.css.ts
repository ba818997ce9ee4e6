import { style } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';
import { vars } from '../theme/vars.css.ts';

const { color, space } = vars;

/** Opens the groups where there is no room for a column. */
export const toggle = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space['2'],
  inlineSize: '100%',
  minBlockSize: vars.size.target,
  paddingInline: space['4'],
  paddingBlock: space['2'],
  border: `1px solid ${color.borderStrong}`,
  borderRadius: vars.radius.md,
  backgroundColor: color.surface,
  color: color.text,
  fontFamily: 'inherit',
  fontSize: '0.9375rem',
  fontWeight: vars.fontWeight.semibold,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: { '&:hover': { backgroundColor: color.sunken } },
  '@media': { [media.desktop]: { display: 'none' } },
});

export const toggleText = style({ minInlineSize: 0, overflowWrap: 'anywhere' });

export const caret = style({
  flexShrink: 0,
  color: color.textMuted,
  transition: `rotate ${vars.motion.medium} ${vars.motion.easeOut}`,
  selectors: { '[aria-expanded="true"] > &': { rotate: '180deg' } },
});

export const groups = style({
  display: 'grid',
  gap: space['5'],
  '@media': {
    [media.belowDesktop]: {
      display: 'none',
      marginBlockStart: space['2'],
      padding: space['3'],
      border: `1px solid ${color.border}`,
      borderRadius: vars.radius.lg,
      backgroundColor: color.raised,
    },
  },
});

export const open = style({
  '@media': { [media.belowDesktop]: { selectors: { [`${groups}&`]: { display: 'grid' } } } },
});

export const group = style({ display: 'grid', gap: space['1'], minInlineSize: 0 });

export const title = style({
  margin: 0,
  paddingInline: space['3'],
  color: color.textMuted,
  fontSize: vars.fontSize.sm,
  fontWeight: vars.fontWeight.semibold,
});

export const list = style({ display: 'grid', gap: space['0.5'] });

export const item = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: '2.5rem',
  paddingInline: space['3'],
  paddingBlock: space['1.5'],
  borderRadius: vars.radius.md,
  color: color.text,
  fontSize: '0.9375rem',
  lineHeight: 1.4,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  selectors: {
    '&:hover': { backgroundColor: color.sunken },
    '&[aria-current]': {
      backgroundColor: color.primarySoft,
      color: color.onPrimarySoft,
      fontWeight: vars.fontWeight.semibold,
    },
  },
  '@media': {
    [media.touch]: { minBlockSize: vars.size.target },
    [media.forcedColors]: { selectors: { '&[aria-current]': { outline: '2px solid Highlight' } } },
  },
});

/** A place in stories that is too low for all pages. */
export const storyLow = style({ maxBlockSize: '12rem', overflowY: 'auto' });
