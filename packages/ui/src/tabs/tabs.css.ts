import { style } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';
import { vars } from '../theme/vars.css.ts';

const { color, space } = vars;

export const list = style({
  display: 'flex',
  gap: space['6'],
  borderBlockEnd: `1px solid ${color.border}`,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  // Keeps outlines whole, which a scrolling box would cut.
  paddingInline: '3px',
  marginInline: '-3px',
  paddingBlockStart: '3px',
});

export const tab = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: space['2'],
  minBlockSize: vars.size.target,
  color: color.textMuted,
  fontWeight: vars.fontWeight.medium,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  outlineOffset: '-2px',
  selectors: {
    '&:hover': { color: color.text },
    '&[aria-current="page"], &[data-selected]': { color: color.text },
    '&[data-focus-visible]': { outline: `2px solid ${color.focus}`, borderRadius: vars.radius.xs },
    '&::after': {
      content: '""',
      position: 'absolute',
      insetInline: 0,
      insetBlockEnd: '-1px',
      blockSize: '3px',
      borderRadius: '3px 3px 0 0',
      backgroundColor: 'transparent',
      transition: `background-color ${vars.motion.fast}`,
    },
    '&[aria-current="page"]::after, &[data-selected]::after': { backgroundColor: color.accent },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        '&[aria-current="page"]::after, &[data-selected]::after': { backgroundColor: 'Highlight' },
      },
    },
  },
});

export const count = style({
  paddingInline: space['1.5'],
  borderRadius: vars.radius.full,
  backgroundColor: color.sunken,
  color: color.textMuted,
  fontSize: vars.fontSize.xs,
  fontVariantNumeric: 'tabular-nums',
});

export const panel = style({ paddingBlockStart: space['6'], outlineOffset: '4px' });
