import { style } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';
import { vars } from '../theme/vars.css.ts';

const { color, space } = vars;

export const root = style({
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  gap: space['3'],
  minBlockSize: 0,
});

export const search = style({
  display: 'flex',
  alignItems: 'center',
  gap: space['2'],
  minBlockSize: vars.size.target,
  paddingInline: space['3'],
  border: `1px solid ${color.borderStrong}`,
  borderRadius: vars.radius.md,
  backgroundColor: color.surface,
  selectors: { '&:focus-within': { borderColor: color.focus, boxShadow: `0 0 0 1px ${color.focus}` } },
});
export const input = style({
  flexGrow: 1,
  minInlineSize: 0,
  alignSelf: 'stretch',
  border: 0,
  outline: 'none',
  background: 'none',
  selectors: { '&::-webkit-search-cancel-button': { filter: 'grayscale(1)' } },
});
export const found = style({ fontSize: vars.fontSize.sm, color: color.textMuted, whiteSpace: 'nowrap' });
export const lens = style({ color: color.textMuted });

export const list = style({
  overflowY: 'auto',
  maxBlockSize: '28rem',
  scrollPaddingBlock: '4rem',
  paddingInline: '3px',
  paddingBlock: '3px',
});

export const line = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space['3'],
  inlineSize: '100%',
  minBlockSize: '2.25rem',
  padding: `${space['1.5']} ${space['3']}`,
  border: 0,
  borderRadius: vars.radius.sm,
  background: 'none',
  lineHeight: vars.script.leadingBody,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&:hover': { backgroundColor: color.sunken },
    '&[aria-current]': { backgroundColor: color.primarySoft, color: color.onPrimarySoft },
  },
  '@media': { [media.touch]: { minBlockSize: vars.size.target } },
});
export const time = style({
  fontSize: vars.fontSize.sm,
  lineHeight: 1.7,
  color: color.textMuted,
  fontVariantNumeric: 'tabular-nums',
  selectors: { '[aria-current] > &': { color: 'inherit' } },
});
