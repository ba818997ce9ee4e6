import { style } from '@vanilla-extract/css';
import { row } from '../row-list/row-list.css.ts';
import { media } from '../theme/media.ts';
import { vars } from '../theme/vars.css.ts';

const { color, space } = vars;

const line = {
  content: '""',
  position: 'absolute',
  insetInline: 0,
  blockSize: '3px',
  borderRadius: vars.radius.sm,
  backgroundColor: color.primary,
  pointerEvents: 'none',
} as const;

export const item = style({
  position: 'relative',
  minInlineSize: 0,
  selectors: {
    // The padding of a row is part of it: something can be let go between two rows.
    [`${row} > &`]: { marginBlock: `calc(${space['3']} * -1)`, paddingBlock: space['3'] },
    '&[data-dragged]': { opacity: 0.5 },
    '&[data-drop="before"]::before': { ...line, insetBlockStart: '-2px' },
    '&[data-drop="after"]::after': { ...line, insetBlockEnd: '-2px' },
    '&[data-drop="into"]': {
      outline: `3px solid ${color.primary}`,
      outlineOffset: '2px',
      borderRadius: vars.radius.lg,
    },
  },
});

export const handle = style({
  display: 'inline-grid',
  placeItems: 'center',
  minInlineSize: space['6'],
  minBlockSize: '2rem',
  color: color.textMuted,
  borderRadius: vars.radius.sm,
  cursor: 'grab',
  selectors: {
    '&:hover': { color: color.text },
    '&:active': { cursor: 'grabbing' },
  },
  '@media': {
    [media.touch]: { minInlineSize: '2rem', minBlockSize: vars.size.target },
    print: { display: 'none' },
  },
});
