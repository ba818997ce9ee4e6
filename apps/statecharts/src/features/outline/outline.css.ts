import { style } from '@vanilla-extract/css';
import { vars } from '@stoa/ui/theme/vars.css';

export const region = style({
  blockSize: '100%',
  overflow: 'auto',
  padding: vars.space['4'],
  display: 'grid',
  alignContent: 'start',
  gap: vars.space['3'],
  backgroundColor: vars.color.background,
});

export const hint = style({ margin: 0, fontSize: vars.fontSize.sm, color: vars.color.textMuted });

export const scroller = style({ overflow: 'auto', minInlineSize: 0, maxBlockSize: '100%' });

export const table = style({ borderCollapse: 'separate', borderSpacing: 0, fontSize: vars.fontSize.sm });

const edge = `1px solid ${vars.color.border}`;

export const head = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 1,
  padding: vars.space['2'],
  backgroundColor: vars.color.sunken,
  borderBlockEnd: edge,
  borderInlineEnd: edge,
  textAlign: 'start',
  verticalAlign: 'bottom',
  fontWeight: vars.fontWeight.semibold,
  minInlineSize: '9rem',
  maxInlineSize: '14rem',
});

export const corner = style({ insetInlineStart: 0, zIndex: 2 });

export const rowHead = style({
  position: 'sticky',
  insetInlineStart: 0,
  padding: vars.space['2'],
  backgroundColor: vars.color.surface,
  borderBlockEnd: edge,
  borderInlineEnd: edge,
  textAlign: 'start',
  fontWeight: vars.fontWeight.medium,
  minInlineSize: '10rem',
  selectors: {
    '&[data-active]': { backgroundColor: vars.color.primarySoft, color: vars.color.onPrimarySoft },
  },
});

export const cell = style({
  padding: vars.space['1.5'],
  borderBlockEnd: edge,
  borderInlineEnd: edge,
  verticalAlign: 'top',
  backgroundColor: vars.color.surface,
});

export const step = style({
  display: 'block',
  inlineSize: '100%',
  padding: vars.space['1.5'],
  border: 0,
  borderRadius: vars.radius.xs,
  backgroundColor: 'transparent',
  color: vars.color.text,
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  minBlockSize: '1.75rem',
  selectors: {
    '&:hover': { backgroundColor: vars.color.sunken },
    '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-1px' },
    '&[data-enabled]': { backgroundColor: vars.color.primarySoft, color: vars.color.onPrimarySoft },
    '&[data-taken]': { backgroundColor: vars.color.accentSoft, color: vars.color.onAccentSoft },
    '&[aria-pressed="true"]': { outline: `2px solid ${vars.color.accent}`, outlineOffset: '-2px' },
  },
});

export const guard = style({ display: 'block', fontSize: vars.fontSize.xs, opacity: 0.85 });
