import { style } from '@vanilla-extract/css';
import { dir, vars } from '@stoa/ui/theme/vars.css';

export const fold = style({
  borderBlockEnd: `1px solid ${vars.color.border}`,
  // Within a card the card is border enough.
  selectors: { 'li > &': { borderBlockEnd: 0 } },
});

export const summary = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['2'],
  minBlockSize: vars.size.target,
  cursor: 'pointer',
  listStyle: 'none',
  borderRadius: vars.radius.xs,
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-2px' },
  },
});

export const mark = style({
  flex: 'none',
  inlineSize: '0.625rem',
  blockSize: '0.625rem',
  fill: 'none',
  stroke: vars.color.textMuted,
  strokeWidth: 1.75,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  transform: `scaleX(${dir})`,
  transition: `rotate ${vars.motion.fast}`,
  selectors: { '[open] > summary > &': { rotate: `calc(90deg * ${dir})` } },
});

export const title = style({
  flex: '1 1 auto',
  minInlineSize: 0,
  fontWeight: vars.fontWeight.semibold,
  fontSize: vars.fontSize.sm,
});

export const note = style({
  flex: 'none',
  fontSize: vars.fontSize.xs,
  color: vars.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
});

export const content = style({
  display: 'grid',
  gap: vars.space['3'],
  paddingBlockEnd: vars.space['4'],
  minInlineSize: 0,
});
