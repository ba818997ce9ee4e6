import { style } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';
import { vars } from '../theme/vars.css.ts';

const { color, space } = vars;

export const bar = style({
  position: 'fixed',
  insetInline: 0,
  insetBlockEnd: 0,
  zIndex: vars.zIndex.sticky,
  borderBlockStart: `1px solid ${color.border}`,
  backgroundColor: color.surface,
  paddingBlockEnd: 'env(safe-area-inset-bottom)',
  '@media': { [media.tablet]: { display: 'none' }, print: { display: 'none' } },
});

/** Keeps the end of the page free of the bar. */
export const room = style({
  blockSize: `calc(3.75rem + env(safe-area-inset-bottom))`,
  '@media': { [media.tablet]: { display: 'none' }, print: { display: 'none' } },
});

export const list = style({ display: 'grid', gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' });

export const link = style({
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: space['0.5'],
  minBlockSize: '3.75rem',
  paddingInline: space['1'],
  color: color.textMuted,
  fontSize: vars.fontSize.xs,
  fontWeight: vars.fontWeight.medium,
  lineHeight: 1.3,
  textDecoration: 'none',
  outlineOffset: '-3px',
  selectors: {
    '&[aria-current="page"]': { color: color.primary },
    '&[aria-current="page"]::before': {
      content: '""',
      position: 'absolute',
      insetBlockStart: '-1px',
      inlineSize: '2rem',
      blockSize: '3px',
      borderRadius: '0 0 3px 3px',
      backgroundColor: color.accent,
    },
  },
});

export const icon = style({ position: 'relative', display: 'grid', fontSize: '1.375rem' });

export const mark = style({
  position: 'absolute',
  insetBlockStart: '-0.25rem',
  insetInlineStart: '70%',
  minInlineSize: '1.125rem',
  paddingInline: space['1'],
  borderRadius: vars.radius.full,
  backgroundColor: color.accent,
  color: color.onAccent,
  fontSize: '0.6875rem',
  lineHeight: '1.125rem',
  textAlign: 'center',
});

export const text = style({
  maxInlineSize: '100%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
