import { style } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';
import { vars } from '../theme/vars.css.ts';

const { color, space } = vars;

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  rowGap: space['1'],
  fontSize: vars.fontSize.sm,
  color: color.textMuted,
});

export const item = style({
  display: 'inline-flex',
  alignItems: 'center',
  minInlineSize: 0,
  // On a phone only the way back remains: the parent with an arrow before it.
  '@media': { [media.phoneOnly]: { selectors: { '&:not([data-parent])': { display: 'none' } } } },
});

export const separator = style({
  marginInline: space['2'],
  flexShrink: 0,
  '@media': { [media.phoneOnly]: { display: 'none' } },
});

export const back = style({
  display: 'none',
  marginInlineEnd: space['1.5'],
  '@media': { [media.phoneOnly]: { display: 'inline-block' } },
});

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '1.5rem',
  color: 'inherit',
  textDecoration: 'none',
  selectors: { '&:hover': { color: color.linkHover, textDecoration: 'underline' } },
  '@media': { [media.touch]: { minBlockSize: vars.size.target } },
});

export const current = style({
  color: color.text,
  maxInlineSize: '32ch',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
