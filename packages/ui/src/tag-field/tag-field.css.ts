import { style } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';
import { vars } from '../theme/vars.css.ts';

const { color, space } = vars;

export const frame = style({
  flexWrap: 'wrap',
  gap: space['1.5'],
  padding: space['1.5'],
  cursor: 'text',
});

export const group = style({ minInlineSize: 0, maxInlineSize: '100%' });
export const row = style({ display: 'flex', flexWrap: 'wrap', gap: space['1.5'], outline: 'none' });

export const tag = style({
  display: 'inline-flex',
  alignItems: 'center',
  maxInlineSize: '100%',
  minBlockSize: '1.875rem',
  paddingInlineStart: space['3'],
  borderRadius: vars.radius.full,
  border: `1px solid ${color.border}`,
  backgroundColor: color.primarySoft,
  color: color.onPrimarySoft,
  fontSize: vars.fontSize.sm,
  cursor: 'default',
  outline: 'none',
  selectors: {
    '&:not([data-allows-removing])': { paddingInlineEnd: space['3'] },
    '&[data-focus-visible]': { outline: `2px solid ${color.focus}`, outlineOffset: '1px' },
    '&[data-disabled]': { backgroundColor: 'transparent', color: color.textDisabled },
  },
  '@media': { [media.touch]: { minBlockSize: vars.size.target } },
});

export const tagText = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });

export const removeButton = style({
  display: 'inline-grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: '1.875rem',
  alignSelf: 'stretch',
  border: 0,
  padding: 0,
  borderRadius: vars.radius.full,
  background: 'none',
  color: 'inherit',
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]': { backgroundColor: color.primarySoftHover },
    '&[data-focus-visible]': { outline: `2px solid ${color.focus}`, outlineOffset: '-2px' },
  },
  '@media': { [media.touch]: { inlineSize: vars.size.target } },
});

export const tagInput = style({
  inlineSize: 'auto',
  flexBasis: '6rem',
  minInlineSize: '4rem',
  minBlockSize: '1.875rem',
  paddingBlock: 0,
  paddingInline: space['2'],
});

export const counter = style({
  fontSize: vars.fontSize.sm,
  color: color.textMuted,
  fontVariantNumeric: 'tabular-nums',
});
export const counterFull = style({ color: color.text, fontWeight: vars.fontWeight.semibold });
export const refusal = style({
  fontSize: vars.fontSize.sm,
  color: color.warning,
  fontWeight: vars.fontWeight.medium,
});
/** A region that speaks must stand before its first words; without any it takes no room. */
export const silent = style({ position: 'absolute' });
