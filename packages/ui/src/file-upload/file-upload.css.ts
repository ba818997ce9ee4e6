import { style } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';
import { vars } from '../theme/vars.css.ts';

const { color, space } = vars;

export const head = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space['3'],
});
export const count = style({
  fontSize: vars.fontSize.sm,
  color: color.textMuted,
  fontVariantNumeric: 'tabular-nums',
});

export const zone = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space['2'],
  paddingBlock: space['6'],
  paddingInline: space['5'],
  border: `1.5px dashed ${color.borderStrong}`,
  borderRadius: vars.radius.lg,
  backgroundColor: color.surface,
  color: color.text,
  textAlign: 'center',
  transition: `background-color ${vars.motion.fast}, border-color ${vars.motion.fast}`,
  selectors: {
    '&[data-drop-target]': {
      borderStyle: 'solid',
      borderColor: color.primary,
      backgroundColor: color.primarySoft,
      color: color.onPrimarySoft,
    },
    '&[data-focus-visible]': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' },
    '&[data-invalid]': { borderColor: color.danger },
    '&[data-full]': { backgroundColor: color.sunken, borderColor: color.border },
    '&[data-disabled]': {
      backgroundColor: color.sunken,
      borderColor: color.border,
      color: color.textDisabled,
    },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        '&[data-drop-target]': { borderColor: 'Highlight' },
        '&[data-disabled]': { borderColor: 'GrayText' },
      },
    },
  },
});
export const zoneIcon = style({
  color: color.primary,
  selectors: { [`${zone}[data-disabled] &, ${zone}[data-full] &`]: { color: 'inherit', opacity: 0.6 } },
});
export const zoneText = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space['2'],
  maxInlineSize: '100%',
});
/** Nobody drags files with a finger. */
export const drop = style({ '@media': { [media.touch]: { display: 'none' } } });
export const description = style({
  fontSize: vars.fontSize.sm,
  color: color.textMuted,
  overflowWrap: 'anywhere',
  selectors: { [`${zone}[data-disabled] &`]: { color: 'inherit' } },
});

export const messages = style({
  display: 'grid',
  gap: space['1'],
  selectors: { '&:empty': { display: 'contents' } },
});
export const problemText = style({ minInlineSize: 0, overflowWrap: 'anywhere', textAlign: 'match-parent' });

export const list = style({ display: 'grid', gap: space['2'] });

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: space['3'],
  paddingBlock: space['2'],
  paddingInline: `${space['2']} ${space['1']}`,
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.md,
  backgroundColor: color.surface,
  selectors: {
    '&[data-state="failed"]': {
      borderColor: `color-mix(in srgb, ${color.danger} 45%, transparent)`,
      backgroundColor: color.dangerSoft,
      color: color.onDangerSoft,
    },
  },
});
export const thumbnail = style({
  display: 'inline-grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: '3.5rem',
  blockSize: '3.5rem',
  overflow: 'hidden',
  borderRadius: vars.radius.sm,
  backgroundColor: color.sunken,
  color: color.textMuted,
  selectors: { [`${row}[data-state="failed"] &`]: { backgroundColor: 'transparent', color: color.danger } },
});
export const picture = style({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' });
export const rowBody = style({ display: 'grid', gap: space['1'], flexGrow: 1, minInlineSize: 0 });
export const rowLine = style({ display: 'flex', alignItems: 'center', gap: space['1.5'], minInlineSize: 0 });
export const name = style({
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: vars.fontSize.sm,
  fontWeight: vars.fontWeight.medium,
});
export const done = style({ color: color.success });
export const size = style({
  fontSize: vars.fontSize.xs,
  color: color.textMuted,
  fontVariantNumeric: 'tabular-nums',
  selectors: { [`${row}[data-state="failed"] &`]: { color: 'inherit' } },
});
export const failure = style({ fontSize: vars.fontSize.sm, overflowWrap: 'anywhere' });
