import { style } from '@vanilla-extract/css';
import { media } from '@stoa/ui/theme/media';
import { vars } from '@stoa/ui/theme/vars.css';

export const page = style({
  maxInlineSize: vars.width.page,
  marginInline: 'auto',
  paddingInline: vars.space.gutter,
  paddingBlock: 'clamp(1.5rem, 4vw, 3rem)',
  display: 'grid',
  gap: vars.space['6'],
});

export const intro = style({
  display: 'grid',
  gap: vars.space['4'],
  alignItems: 'end',
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 26rem)' } },
});

export const words = style({ display: 'grid', gap: vars.space['2'], maxInlineSize: vars.width.prose });

export const grid = style({
  display: 'grid',
  gap: vars.space['4'],
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 21rem), 1fr))',
  listStyle: 'none',
  padding: 0,
  margin: 0,
});

export const card = style({
  position: 'relative',
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto',
  gap: vars.space['3'],
  blockSize: '100%',
  padding: vars.space['5'],
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.lg,
  backgroundColor: vars.color.surface,
  transition: `border-color ${vars.motion.fast}, box-shadow ${vars.motion.medium} ${vars.motion.easeOut}`,
  selectors: {
    '&:has(a[data-main]:hover)': { borderColor: vars.color.borderStrong, boxShadow: vars.shadow.raised },
    '&:has(a[data-main]:focus-visible)': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
  },
});

export const cardHead = style({ display: 'flex', alignItems: 'start', gap: vars.space['3'] });

/** A thumb of the machine: as many cells as it has states, as a sign of its size. */
export const thumb = style({
  flex: 'none',
  inlineSize: '2.75rem',
  blockSize: '2.75rem',
  borderRadius: vars.radius.md,
  backgroundColor: vars.color.primarySoft,
  color: vars.color.primary,
  padding: '0.3rem',
});

export const title = style({ display: 'grid', gap: vars.space['0.5'], minInlineSize: 0 });

/** Stretched over the card, so that all of it can be pressed with one link in the tab order. */
export const link = style({
  color: vars.color.text,
  fontWeight: vars.fontWeight.semibold,
  fontSize: vars.fontSize.md,
  textDecoration: 'none',
  outline: 'none',
  selectors: {
    '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: vars.radius.lg },
    '&::first-letter': { textTransform: 'uppercase' },
  },
});

export const code = style({
  fontFamily: vars.font.mono,
  fontSize: vars.fontSize.xs,
  color: vars.color.textMuted,
  overflowWrap: 'anywhere',
  justifySelf: 'start',
});

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space['1']} ${vars.space['3']}`,
  fontSize: vars.fontSize.xs,
  color: vars.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
});

export const foot = style({ display: 'grid', gap: vars.space['2'] });

export const spec = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space['1'] });

export const parts = style({
  position: 'relative',
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space['1.5'],
  listStyle: 'none',
  padding: 0,
  margin: 0,
});

export const part = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space['1.5'],
  minBlockSize: '1.75rem',
  paddingInline: vars.space['2'],
  borderRadius: vars.radius.sm,
  backgroundColor: vars.color.ochreSoft,
  color: vars.color.onOchreSoft,
  fontSize: vars.fontSize.xs,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  selectors: { '&:hover': { textDecoration: 'underline' } },
});

export const partKind = style({ fontWeight: vars.fontWeight.semibold });
