import { style } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';
import { vars } from '../theme/vars.css.ts';

const { color, space } = vars;

export const grid = style({
  inlineSize: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'separate',
  borderSpacing: 0,
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.lg,
  overflow: 'hidden',
  backgroundColor: color.surface,
});
const week = `${grid}[data-view=week] &`;

export const weekday = style({
  paddingBlock: space['2'],
  backgroundColor: color.sunken,
  fontSize: vars.fontSize.xs,
  fontWeight: vars.fontWeight.medium,
  color: color.textMuted,
  textAlign: 'center',
});

export const day = style({
  position: 'relative',
  blockSize: '7.5rem',
  padding: space['1'],
  verticalAlign: 'top',
  borderBlockStart: `1px solid ${color.border}`,
  selectors: {
    '& + &': { borderInlineStart: `1px solid ${color.border}` },
    '&[data-outside]': { backgroundColor: color.background },
    '&[data-selected]': { backgroundColor: color.primarySoft },
    [week]: { blockSize: '16rem' },
  },
  '@media': {
    [media.phoneOnly]: {
      blockSize: '3.25rem',
      textAlign: 'center',
      selectors: { [week]: { blockSize: '3.5rem' } },
    },
    [media.forcedColors]: {
      selectors: { '&[data-selected]': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
    },
  },
});

export const number = style({
  display: 'inline-grid',
  placeItems: 'center',
  minInlineSize: '1.75rem',
  blockSize: '1.75rem',
  borderRadius: vars.radius.full,
  fontSize: vars.fontSize.sm,
  fontVariantNumeric: 'tabular-nums',
  color: color.text,
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    // The whole day can be pressed; links lie above.
    '&::after': { content: '', position: 'absolute', inset: 0 },
    '&:focus-visible::after': { outline: `2px solid ${color.focus}`, outlineOffset: '-2px' },
    '&[data-selected]': { color: color.onPrimarySoft, fontWeight: vars.fontWeight.semibold },
    '&[data-today]': {
      backgroundColor: color.primary,
      color: color.onPrimary,
      fontWeight: vars.fontWeight.bold,
    },
    '&[aria-disabled]': { color: color.textMuted, cursor: 'default' },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: { '&[data-today]': { border: '1px solid Highlight' } },
    },
  },
});

export const events = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '2px',
  marginBlockStart: '2px',
  padding: 0,
  listStyle: 'none',
  textAlign: 'start',
  '@media': { [media.phoneOnly]: { display: 'none' } },
});

export const event = style({
  // Above what makes the whole day a button.
  position: 'relative',
  zIndex: 1,
  display: 'block',
  paddingBlock: '1px',
  paddingInline: space['1.5'],
  borderRadius: vars.radius.sm,
  backgroundColor: color.accentSoft,
  color: color.onAccentSoft,
  fontSize: vars.fontSize.xs,
  lineHeight: '1.25rem',
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  selectors: {
    '&[data-hovered]': { textDecoration: 'underline' },
    '&[data-focus-visible]': { outline: `2px solid ${color.focus}`, outlineOffset: '-1px' },
    '&[data-past]': { backgroundColor: color.sunken, color: color.textMuted },
    [week]: { whiteSpace: 'normal', overflowWrap: 'anywhere', paddingBlock: space['1'] },
  },
  '@media': { [media.forcedColors]: { border: '1px solid LinkText' } },
});
export const icon = style({ marginInlineEnd: space['1'], verticalAlign: '-0.125em' });
export const time = style({ fontVariantNumeric: 'tabular-nums' });
export const title = style({ fontWeight: vars.fontWeight.medium });

export const more = style({
  display: 'block',
  paddingInline: space['1.5'],
  fontSize: vars.fontSize.xs,
  color: color.textMuted,
  textAlign: 'start',
  '@media': { [media.phoneOnly]: { display: 'none' } },
});

export const dots = style({
  display: 'none',
  justifyContent: 'center',
  gap: '3px',
  marginBlockStart: '2px',
  '@media': { [media.phoneOnly]: { display: 'flex' } },
});
export const dot = style({
  inlineSize: '0.3125rem',
  blockSize: '0.3125rem',
  borderRadius: vars.radius.full,
  backgroundColor: color.accent,
  selectors: { '&[data-past]': { backgroundColor: color.borderStrong } },
  '@media': { [media.forcedColors]: { backgroundColor: 'CanvasText', forcedColorAdjust: 'none' } },
});
