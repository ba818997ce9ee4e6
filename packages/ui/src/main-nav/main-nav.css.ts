import { style } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';
import { vars } from '../theme/vars.css.ts';

const { color, space } = vars;

export const nav = style({ flexGrow: 1, minInlineSize: 0, alignSelf: 'stretch' });

export const bar = style({
  display: 'flex',
  alignItems: 'stretch',
  columnGap: space['1'],
  blockSize: '100%',
  minBlockSize: vars.size.target,
  selectors: {
    // Before the page is hydrated nobody knows how many entries fit: none of them lies over what stands beside the bar.
    '&:not([data-measured])': { overflowX: 'clip' },
  },
});

export const place = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  flexShrink: 0,
  selectors: { '&[hidden]': { display: 'none' } },
});

/** A link or button of the bar. The page one is on stands on a painted line. */
export const entry = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: space['1.5'],
  minBlockSize: '2.5rem',
  paddingInline: space['3'],
  border: 0,
  borderRadius: vars.radius.md,
  background: 'none',
  color: color.text,
  fontSize: '0.9375rem',
  fontWeight: vars.fontWeight.medium,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  transition: `background-color ${vars.motion.fast}`,
  selectors: {
    '&:hover, &[aria-expanded="true"]': { backgroundColor: color.sunken },
    '&[data-current]::after': {
      content: '""',
      position: 'absolute',
      insetInline: space['3'],
      insetBlockEnd: '0.125rem',
      blockSize: '3px',
      borderRadius: vars.radius.full,
      backgroundColor: color.accent,
    },
  },
  '@media': {
    [media.forcedColors]: { selectors: { '&[data-current]::after': { backgroundColor: 'Highlight' } } },
  },
});

export const caret = style({
  color: color.textMuted,
  transition: `rotate ${vars.motion.medium} ${vars.motion.easeOut}`,
  selectors: { '[aria-expanded="true"] > &, details[open] > summary > &': { rotate: '180deg' } },
});

export const panel = style({
  position: 'absolute',
  insetBlockStart: 'calc(100% - 0.25rem)',
  insetInlineStart: 0,
  zIndex: vars.zIndex.popover,
  minInlineSize: '14rem',
  maxInlineSize: 'min(24rem, 80vw)',
  maxBlockSize: '70vh',
  overflowY: 'auto',
  padding: space['2'],
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.lg,
  backgroundColor: color.raised,
  boxShadow: vars.shadow.overlay,
  selectors: {
    '&[hidden]': { display: 'none' },
    '&[data-align="end"]': { insetInlineStart: 'auto', insetInlineEnd: 0 },
  },
});

export const child = style({
  display: 'flex',
  alignItems: 'center',
  gap: space['2'],
  minBlockSize: '2.5rem',
  paddingInline: space['3'],
  paddingBlock: space['1.5'],
  borderRadius: vars.radius.md,
  color: color.text,
  fontSize: '0.9375rem',
  lineHeight: 1.4,
  textDecoration: 'none',
  selectors: {
    'a&:hover': { backgroundColor: color.sunken },
    '&[aria-current]': {
      backgroundColor: color.primarySoft,
      color: color.onPrimarySoft,
      fontWeight: vars.fontWeight.semibold,
    },
  },
  '@media': { [media.touch]: { minBlockSize: vars.size.target } },
});

/** An entry that only gathers others. */
export const groupTitle = style({
  color: color.textMuted,
  fontSize: vars.fontSize.sm,
  fontWeight: vars.fontWeight.semibold,
});
export const nested = style({ paddingInlineStart: space['3'] });

export const tree = style({ display: 'grid', gap: space['0.5'] });
export const foldTitle = style([
  child,
  {
    justifyContent: 'space-between',
    cursor: 'pointer',
    listStyle: 'none',
    fontWeight: vars.fontWeight.medium,
    selectors: {
      '&::-webkit-details-marker': { display: 'none' },
      '&:hover': { backgroundColor: color.sunken },
    },
  },
]);
