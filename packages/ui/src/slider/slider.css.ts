import { style } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';
import { vars } from '../theme/vars.css.ts';

const { color, motion, space } = vars;

export const slider = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space['1'],
  minInlineSize: 0,
  selectors: { '&[data-disabled]': { color: color.textDisabled } },
});

export const output = style({
  flexShrink: 0,
  fontSize: vars.fontSize.sm,
  fontWeight: vars.fontWeight.medium,
  fontVariantNumeric: 'tabular-nums',
  color: color.textMuted,
  overflowWrap: 'anywhere',
});

/** Half a thumb wider than the groove on both sides, so that the thumb ends where the box does. */
export const track = style({
  position: 'relative',
  blockSize: '2.25rem',
  marginInline: '0.6875rem',
  cursor: 'pointer',
  touchAction: 'none',
  selectors: { '&[data-disabled]': { cursor: 'not-allowed' } },
  '@media': { [media.touch]: { blockSize: vars.size.target } },
});

const line = style({
  position: 'absolute',
  insetBlockStart: '50%',
  transform: 'translateY(-50%)',
  blockSize: '0.375rem',
  borderRadius: vars.radius.full,
});

export const groove = style([
  line,
  {
    insetInline: '-0.6875rem',
    backgroundColor: color.sunken,
    border: `1px solid ${color.borderStrong}`,
    '@media': { [media.forcedColors]: { borderColor: 'CanvasText' } },
  },
]);

export const fill = style([
  line,
  {
    backgroundColor: color.primary,
    selectors: { '&[data-disabled]': { backgroundColor: color.textDisabled } },
    '@media': { [media.forcedColors]: { backgroundColor: 'Highlight' } },
  },
]);

/** With one thumb the colour begins where the groove does, half a thumb before its first place. */
export const fillFromEdge = style({
  boxSizing: 'content-box',
  marginInlineStart: '-0.6875rem',
  paddingInlineStart: '0.6875rem',
});

export const thumb = style({
  // React Aria sets its place along the groove; across it stands in the middle.
  insetBlockStart: '50%',
  inlineSize: '1.375rem',
  blockSize: '1.375rem',
  borderRadius: vars.radius.full,
  border: `2px solid ${color.primary}`,
  backgroundColor: color.surface,
  boxShadow: vars.shadow.raised,
  cursor: 'grab',
  transition: `background-color ${motion.fast}, box-shadow ${motion.fast}`,
  selectors: {
    // The ground for a finger is larger than the thumb.
    '&::before': { content: '', position: 'absolute', inset: '-0.6875rem', borderRadius: 'inherit' },
    '&[data-hovered]': { backgroundColor: color.primarySoft },
    '&[data-dragging]': { backgroundColor: color.primary, cursor: 'grabbing', zIndex: vars.zIndex.raised },
    '&[data-focus-visible]': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' },
    '&[data-disabled]': {
      borderColor: color.textDisabled,
      backgroundColor: color.sunken,
      boxShadow: 'none',
      cursor: 'not-allowed',
    },
  },
  '@media': { [media.forcedColors]: { borderColor: 'ButtonText', backgroundColor: 'ButtonFace' } },
});

export const ends = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space['4'],
  fontSize: vars.fontSize.sm,
  color: color.textMuted,
  overflowWrap: 'anywhere',
});
