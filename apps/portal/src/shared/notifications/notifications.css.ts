import { style } from '@vanilla-extract/css';
import { media } from '@stoa/ui/theme/media';
import { vars } from '@stoa/ui/theme/vars.css';

const { space } = vars;

export const list = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space['3'] });

export const rows = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });

export const row = style({
  display: 'grid',
  gridTemplateColumns: `${space['3']} minmax(0, 1fr) auto`,
  gap: space['2'],
  alignItems: 'start',
  paddingBlock: space['3'],
  borderBlockEnd: `1px solid ${vars.color.border}`,
  selectors: { '&:last-child': { borderBlockEnd: 'none' } },
});

/** Filled while it is not read; the words say it too. */
export const dot = style({
  inlineSize: space['2'],
  blockSize: space['2'],
  marginBlockStart: '0.5em',
  borderRadius: vars.radius.full,
  selectors: {
    '[data-unread] > &': {
      backgroundColor: vars.color.accent,
      '@media': { [media.forcedColors]: { backgroundColor: 'Highlight' } },
    },
  },
});

export const words = style({
  display: 'grid',
  gap: space['0.5'],
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});
export const title = style({
  selectors: { '[data-unread] &': { fontWeight: vars.fontWeight.semibold } },
});
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space['2'],
  color: vars.color.textMuted,
  fontSize: vars.fontSize.sm,
});
export const rowActions = style({ display: 'flex', alignItems: 'center' });

/** The bell's panel: as wide as a phone leaves room for. */
export const panel = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space['3'],
  // The panel's own edges and the window's belong to it.
  inlineSize: 'min(24rem, calc(100vw - 4.5rem))',
  maxBlockSize: 'min(36rem, 75vh)',
  overflowY: 'auto',
});
export const panelHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space['2'],
});

export const bell = style({ position: 'relative', display: 'inline-flex' });
export const count = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineEnd: 0,
  minInlineSize: '1.25rem',
  paddingInline: space['1'],
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.accent,
  color: vars.color.onAccent,
  fontSize: vars.fontSize.xs,
  fontWeight: vars.fontWeight.semibold,
  lineHeight: '1.25rem',
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
  pointerEvents: 'none',
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
});

export const section = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space['5'] });
export const sectionHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space['3'],
});
export const filters = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space['3'] });

/** A kind with its two switches; below it on phones. */
export const choice = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space['6'],
  rowGap: space['2'],
  paddingBlock: space['3'],
  borderBlockEnd: `1px solid ${vars.color.border}`,
  selectors: { '&:last-child': { borderBlockEnd: 'none' } },
});
export const choiceName = style({ flex: '1 1 14rem', minInlineSize: 0, overflowWrap: 'anywhere' });
export const switches = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space['6'],
  rowGap: space['2'],
});
