import { style } from '@vanilla-extract/css';
import { handle } from '../sortable/sortable.css.ts';
import { media } from '../theme/media.ts';
import { vars } from '../theme/vars.css.ts';

const { color, radius, space } = vars;

export const root = style({
  position: 'relative',
  isolation: 'isolate',
  minInlineSize: 0,
  selectors: {
    // What is dragged is followed over the frame too, and the frame scrolls by the wheel all the same.
    '&[data-dragging]': { cursor: 'grabbing', userSelect: 'none' },
  },
});

/** Over the frame, as large as it is seen. */
export const stage = style({
  position: 'absolute',
  insetBlock: 0,
  overflow: 'hidden',
  pointerEvents: 'none',
  '@media': { print: { display: 'none' } },
});

export const item = style({
  position: 'absolute',
  insetInline: 0,
  border: `2px solid ${color.primary}`,
  selectors: {
    '&[data-dragged]': {
      borderStyle: 'dashed',
      backgroundColor: `color-mix(in srgb, ${color.background} 55%, transparent)`,
    },
  },
});

export const line = style({
  position: 'absolute',
  insetInline: 0,
  blockSize: '6px',
  marginBlockStart: '-3px',
  borderRadius: radius.sm,
  backgroundColor: color.primary,
  boxShadow: `0 0 0 2px ${color.background}`,
  '@media': { [media.forcedColors]: { backgroundColor: 'Highlight' } },
});

/** What is dragged, beside the pointer. */
export const carried = style({
  position: 'absolute',
  maxInlineSize: '14rem',
  margin: space['3'],
  paddingBlock: space['1'],
  paddingInline: space['3'],
  borderRadius: radius.full,
  border: `1px solid ${color.inkBorder}`,
  backgroundColor: color.ink,
  color: color.onInk,
  fontSize: vars.fontSize.sm,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

/** In the direction of the page, not of the frame's place. */
export const over = style({ position: 'absolute', inset: 0 });

export const tools = style({
  position: 'absolute',
  insetInlineEnd: space['2'],
  display: 'flex',
  alignItems: 'center',
  maxInlineSize: `calc(100% - 2 * ${space['2']})`,
  paddingInline: space['1'],
  borderRadius: radius.md,
  border: `1px solid ${color.border}`,
  backgroundColor: color.raised,
  color: color.text,
  boxShadow: vars.shadow.raised,
  pointerEvents: 'auto',
  selectors: {
    // It holds the handle, which must stay.
    '[data-dragging] &': { opacity: 0 },
  },
});

export const grip = style([handle, { touchAction: 'none', minBlockSize: '2.25rem' }]);
export const buttons = style({ display: 'flex' });

export const insert = style({
  position: 'absolute',
  insetInline: 0,
  display: 'flex',
  justifyContent: 'center',
  blockSize: 0,
  alignItems: 'center',
  pointerEvents: 'none',
  selectors: {
    '[data-dragging] &': { display: 'none' },
    // Beside the tools, which take the rest of a low item.
    '&[data-low]': { justifyContent: 'start', paddingInline: space['2'] },
  },
});
export const insertButton = style({ pointerEvents: 'auto', borderRadius: radius.full, flexShrink: 0 });
