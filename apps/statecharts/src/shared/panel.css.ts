import { style } from '@vanilla-extract/css';
import { vars } from '@stoa/ui/theme/vars.css';

const { color, space } = vars;

export const list = style({
  display: 'grid',
  gap: space['2'],
  listStyle: 'none',
  padding: 0,
  margin: 0,
  minInlineSize: 0,
});

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space['2'],
  minInlineSize: 0,
});

export const grow = style({ flex: '1 1 8rem', minInlineSize: 0 });

export const stack = style({ display: 'grid', gap: space['3'], minInlineSize: 0 });

export const tight = style({ display: 'grid', gap: space['1'], minInlineSize: 0 });

export const card = style({
  display: 'grid',
  gap: space['2'],
  minInlineSize: 0,
  padding: space['3'],
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.md,
  backgroundColor: color.surface,
  selectors: {
    '&[data-tone="enabled"]': { borderColor: color.primary },
    '&[data-tone="hanging"]': { borderStyle: 'dashed' },
    '&[data-tone="over"]': { backgroundColor: color.sunken },
    '&[data-current]': { borderColor: color.primary, backgroundColor: color.primarySoft },
  },
});

export const code = style({
  fontFamily: vars.font.mono,
  fontSize: vars.fontSize.xs,
  color: color.textMuted,
  overflowWrap: 'anywhere',
  direction: 'ltr',
  unicodeBidi: 'isolate',
  justifySelf: 'start',
});

export const pre = style({
  margin: 0,
  padding: space['3'],
  borderRadius: vars.radius.sm,
  backgroundColor: color.sunken,
  color: color.text,
  fontFamily: vars.font.mono,
  fontSize: vars.fontSize.xs,
  lineHeight: '1.5',
  direction: 'ltr',
  textAlign: 'start',
  overflow: 'auto',
  maxBlockSize: '18rem',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});

export const small = style({
  fontSize: vars.fontSize.xs,
  color: color.textMuted,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

export const name = style({
  fontSize: vars.fontSize.sm,
  fontWeight: vars.fontWeight.medium,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

export const area = style({
  inlineSize: '100%',
  minBlockSize: '6rem',
  resize: 'vertical',
  padding: space['2'],
  border: `1px solid ${color.borderStrong}`,
  borderRadius: vars.radius.sm,
  backgroundColor: color.surface,
  color: color.text,
  fontFamily: vars.font.mono,
  fontSize: vars.fontSize.xs,
  lineHeight: '1.5',
  direction: 'ltr',
  textAlign: 'start',
  selectors: {
    '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: '1px' },
    '&[aria-invalid="true"]': { borderColor: color.danger },
  },
});

export const label = style({ fontSize: vars.fontSize.sm, fontWeight: vars.fontWeight.medium });

export const error = style({
  fontSize: vars.fontSize.xs,
  color: color.danger,
  margin: 0,
  overflowWrap: 'anywhere',
});

export const table = style({
  borderCollapse: 'collapse',
  inlineSize: '100%',
  fontSize: vars.fontSize.xs,
});

export const cell = style({
  padding: `${space['1.5']} ${space['2']}`,
  borderBlockEnd: `1px solid ${color.border}`,
  textAlign: 'start',
  verticalAlign: 'top',
  overflowWrap: 'anywhere',
  selectors: { 'th&': { overflowWrap: 'normal' } },
});

export const scroller = style({ overflowX: 'auto', minInlineSize: 0 });

export const chip = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space['1'],
  minBlockSize: '1.5rem',
  paddingInline: space['2'],
  borderRadius: vars.radius.full,
  backgroundColor: color.sunken,
  color: color.text,
  fontSize: vars.fontSize.xs,
});
