import { style } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';
import { vars } from '../theme/vars.css.ts';

const { color, space } = vars;

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  alignItems: 'center',
  gap: space['1'],
});

export const place = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space['2'],
  minInlineSize: '2.5rem',
  minBlockSize: '2.5rem',
  paddingInline: space['2'],
  borderRadius: vars.radius.md,
  border: '1px solid transparent',
  color: color.text,
  fontSize: vars.fontSize.sm,
  fontWeight: vars.fontWeight.medium,
  fontVariantNumeric: 'tabular-nums',
  textDecoration: 'none',
  selectors: {
    'a&:hover': { backgroundColor: color.sunken },
    '&[aria-current]': { backgroundColor: color.primary, color: color.onPrimary },
    // At either end the place stays, so that the numbers do not jump.
    '&[data-off]': { visibility: 'hidden' },
  },
  '@media': {
    [media.touch]: { minInlineSize: vars.size.target, minBlockSize: vars.size.target },
    [media.forcedColors]: { selectors: { '&[aria-current]': { borderColor: 'Highlight' } } },
  },
});

export const gap = style({ color: color.textMuted, inlineSize: '1.5rem', textAlign: 'center' });

/** Numbers give way on a phone, where previous and next stay with the page's own number. */
export const number = style({
  '@media': { [media.phoneOnly]: { selectors: { '&:not([data-current])': { display: 'none' } } } },
});
