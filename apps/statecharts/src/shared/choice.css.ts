import { style } from '@vanilla-extract/css';
import { media } from '@stoa/ui/theme/media';
import { vars } from '@stoa/ui/theme/vars.css';

export const field = style({ display: 'grid', gap: vars.space['1'], minInlineSize: 0 });

export const label = style({ fontSize: vars.fontSize.sm, fontWeight: vars.fontWeight.medium });

export const select = style({
  minBlockSize: vars.size.control,
  minInlineSize: 0,
  maxInlineSize: '100%',
  paddingInline: vars.space['2'],
  border: `1px solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.sm,
  backgroundColor: vars.color.surface,
  color: vars.color.text,
  font: 'inherit',
  fontSize: vars.fontSize.sm,
  selectors: {
    '&[data-small]': { minBlockSize: '1.875rem', fontSize: vars.fontSize.xs },
    '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '1px' },
  },
  '@media': { [media.touch]: { selectors: { '&[data-small]': { minBlockSize: vars.size.target } } } },
});
