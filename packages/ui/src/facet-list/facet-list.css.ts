import { style } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';
import { vars } from '../theme/vars.css.ts';

const { color, space } = vars;

export const group = style({ display: 'grid', gap: space['2'] });
export const legend = style({
  fontSize: vars.fontSize.sm,
  fontWeight: vars.fontWeight.semibold,
  marginBlockEnd: space['2'],
});
export const list = style({ display: 'grid', gap: space['0.5'] });
export const nested = style([
  list,
  { paddingInlineStart: space['6'], selectors: { '&[hidden]': { display: 'none' } } },
]);
export const line = style({ display: 'flex', alignItems: 'center' });

export const option = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space['2'],
  flexGrow: 1,
  minInlineSize: 0,
  minBlockSize: '2.25rem',
  paddingInline: space['2'],
  borderRadius: vars.radius.sm,
  fontSize: vars.fontSize.sm,
  cursor: 'pointer',
  selectors: {
    '&:hover': { backgroundColor: color.sunken },
    '&[data-disabled]': { color: color.textDisabled, cursor: 'default', backgroundColor: 'transparent' },
  },
  '@media': { [media.touch]: { minBlockSize: vars.size.target } },
});

export const box = style({
  inlineSize: '1.125rem',
  blockSize: '1.125rem',
  margin: 0,
  accentColor: color.primary,
  cursor: 'inherit',
});

export const count = style({
  color: color.textMuted,
  fontVariantNumeric: 'tabular-nums',
  selectors: { '[data-disabled] &': { color: 'inherit' } },
});

export const unfold = style({
  display: 'inline-grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: '2rem',
  blockSize: '2.25rem',
  border: 0,
  borderRadius: vars.radius.sm,
  background: 'none',
  color: color.textMuted,
  cursor: 'pointer',
  selectors: { '&:hover': { backgroundColor: color.sunken, color: color.text } },
});
export const caret = style({
  transition: `rotate ${vars.motion.fast}`,
  selectors: { '[aria-expanded="true"] > &': { rotate: '180deg' } },
});

export const more = style({
  justifySelf: 'start',
  minBlockSize: '2.25rem',
  paddingInline: space['2'],
  border: 0,
  background: 'none',
  color: color.link,
  fontSize: vars.fontSize.sm,
  fontWeight: vars.fontWeight.medium,
  cursor: 'pointer',
  selectors: { '&:hover': { textDecoration: 'underline' } },
});
