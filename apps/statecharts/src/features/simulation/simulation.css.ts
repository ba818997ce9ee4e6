import { style } from '@vanilla-extract/css';
import { vars } from '@stoa/ui/theme/vars.css';

const { color, space } = vars;

export const quiet = style({
  cursor: 'pointer',
  minBlockSize: '2rem',
  fontSize: vars.fontSize.sm,
  color: color.textMuted,
  paddingBlock: space['1.5'],
});

export const input = style({
  inlineSize: '100%',
  minBlockSize: vars.size.control,
  paddingInline: space['2'],
  border: `1px solid ${color.borderStrong}`,
  borderRadius: vars.radius.sm,
  backgroundColor: color.surface,
  color: color.text,
  font: 'inherit',
  fontSize: vars.fontSize.sm,
  selectors: { '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: '1px' } },
});

/** The past as a list: a line along it, and a dot a moment. */
export const moments = style({ listStyle: 'none', margin: 0, padding: 0, display: 'grid' });

export const moment = style({
  display: 'flex',
  alignItems: 'center',
  gap: space['2'],
  inlineSize: '100%',
  minBlockSize: '2.25rem',
  paddingInline: space['2'],
  border: 0,
  borderRadius: vars.radius.xs,
  backgroundColor: 'transparent',
  color: color.text,
  font: 'inherit',
  fontSize: vars.fontSize.sm,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&:hover': { backgroundColor: color.sunken },
    '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: '-2px' },
    '&[aria-current]': {
      backgroundColor: color.primarySoft,
      color: color.onPrimarySoft,
      fontWeight: vars.fontWeight.semibold,
    },
    '&[data-elsewhere]': { color: color.textMuted },
  },
});

export const dot = style({
  flex: 'none',
  inlineSize: '0.625rem',
  blockSize: '0.625rem',
  borderRadius: vars.radius.full,
  border: `2px solid ${color.borderStrong}`,
  selectors: { '[aria-current] > &': { borderColor: color.primary, backgroundColor: color.primary } },
});

export const branch = style({
  paddingInlineStart: space['4'],
  marginInlineStart: space['3'],
  borderInlineStart: `2px solid ${color.border}`,
});

export const index = style({
  flex: 'none',
  fontSize: vars.fontSize.xs,
  color: color.textMuted,
  fontVariantNumeric: 'tabular-nums',
  minInlineSize: '1.5rem',
});

export const steps = style({ display: 'grid', gap: space['2'], margin: 0, padding: 0, listStyle: 'none' });

export const added = style({ color: color.success });
export const removed = style({ color: color.danger, textDecoration: 'line-through' });
