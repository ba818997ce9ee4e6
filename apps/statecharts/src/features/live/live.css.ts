import { style } from '@vanilla-extract/css';
import { media } from '@stoa/ui/theme/media';
import { vars } from '@stoa/ui/theme/vars.css';

const { color, space } = vars;

export const page = style({
  maxInlineSize: vars.width.wide,
  marginInline: 'auto',
  paddingInline: vars.space.gutter,
  paddingBlock: space['6'],
  display: 'grid',
  gap: space['5'],
});

export const intro = style({ display: 'grid', gap: space['2'], maxInlineSize: vars.width.prose });

export const tabs = style({ display: 'flex', flexWrap: 'wrap', gap: space['2'] });

export const tab = style({
  minBlockSize: vars.size.target,
  maxInlineSize: '100%',
  paddingInline: space['3'],
  border: `1px solid ${color.borderStrong}`,
  borderRadius: vars.radius.full,
  backgroundColor: color.surface,
  color: color.text,
  font: 'inherit',
  fontSize: vars.fontSize.sm,
  cursor: 'pointer',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  selectors: {
    '&[aria-pressed="true"]': {
      backgroundColor: color.primarySoft,
      color: color.onPrimarySoft,
      borderColor: color.primary,
    },
    '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' },
  },
});

export const controller = style({
  display: 'grid',
  gap: space['4'],
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.desktop]: { gridTemplateColumns: '17rem minmax(0, 1fr)' } },
});

export const bar = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space['3'] });

export const actors = style({ display: 'grid', gap: space['1'], listStyle: 'none', margin: 0, padding: 0 });

export const actor = style({
  display: 'grid',
  gap: space['0.5'],
  inlineSize: '100%',
  minBlockSize: vars.size.target,
  padding: space['2'],
  border: '1px solid transparent',
  borderRadius: vars.radius.sm,
  backgroundColor: 'transparent',
  color: color.text,
  font: 'inherit',
  fontSize: vars.fontSize.sm,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&:hover': { backgroundColor: color.sunken },
    '&[aria-pressed="true"]': {
      backgroundColor: color.primarySoft,
      color: color.onPrimarySoft,
      borderColor: color.primary,
    },
    '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: '1px' },
    '&[data-over]': { opacity: 0.75 },
  },
});

export const detail = style({ display: 'grid', gap: space['4'], minInlineSize: 0 });

export const facts = style({
  display: 'grid',
  listStyle: 'none',
  margin: 0,
  padding: 0,
  maxBlockSize: '26rem',
  overflow: 'auto',
});

export const fact = style({
  display: 'grid',
  gridTemplateColumns: '4.5rem 6rem minmax(0, 1fr)',
  gap: space['2'],
  padding: space['1.5'],
  borderBlockEnd: `1px solid ${color.border}`,
  fontSize: vars.fontSize.xs,
  overflowWrap: 'anywhere',
});

export const time = style({ color: color.textMuted, fontVariantNumeric: 'tabular-nums' });
export const kind = style({ fontWeight: vars.fontWeight.semibold });

/** A drawing goes from left to right in every language. */
export const sequence = style({
  direction: 'ltr',
  overflow: 'auto',
  maxBlockSize: '30rem',
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.md,
  backgroundColor: color.surface,
});

export const lifeline = style({ stroke: color.border, strokeWidth: 1.5 });
export const headBox = style({ fill: color.primarySoft, stroke: color.primary });
export const headText = style({
  fill: color.onPrimarySoft,
  fontSize: 12,
  fontWeight: 600,
  textAnchor: 'middle',
});
export const message = style({ stroke: color.accent, strokeWidth: 1.5, fill: 'none' });
export const messageHead = style({ fill: color.accent });
export const messageText = style({ fill: color.text, fontSize: 11, textAnchor: 'middle' });
