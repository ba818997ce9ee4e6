import { style } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';
import { vars } from '../theme/vars.css.ts';

const { color, space } = vars;

export const map = style({ display: 'grid', gap: space['4'] });

export const group = style({ display: 'grid', gap: space['2'], minInlineSize: 0, overflowWrap: 'anywhere' });

export const list = style({
  display: 'grid',
  gap: space['2'],
  gridTemplateColumns: 'repeat(auto-fill, minmax(2.75rem, 1fr))',
});

export const place = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  inlineSize: '100%',
  blockSize: vars.size.target,
  border: `1px solid ${color.borderStrong}`,
  borderRadius: vars.radius.md,
  backgroundColor: color.surface,
  color: color.text,
  fontSize: vars.fontSize.sm,
  fontWeight: vars.fontWeight.medium,
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
  selectors: {
    '&:hover': { borderColor: color.primary },
    '&[data-done]': {
      backgroundColor: color.primarySoft,
      borderColor: color.primary,
      color: color.onPrimarySoft,
    },
    '&[aria-current]': { backgroundColor: color.primary, borderColor: color.primary, color: color.onPrimary },
    '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        '&[data-done]': { borderStyle: 'double', borderWidth: '3px' },
        '&[aria-current]': { borderColor: 'Highlight', borderWidth: '3px' },
      },
    },
  },
});

export const flag = style({
  position: 'absolute',
  insetBlockStart: '0.125rem',
  insetInlineEnd: '0.25rem',
  fontSize: '0.75rem',
  lineHeight: 1,
});
