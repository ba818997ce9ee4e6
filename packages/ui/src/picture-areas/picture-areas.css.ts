import { style } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';
import { vars } from '../theme/vars.css.ts';

const { color, space } = vars;
/** As wide as a pointer needs. */
const TARGET = '1.5rem';

export const whole = style({ display: 'grid', gap: space['3'], minInlineSize: 0 });

export const frame = style({
  position: 'relative',
  isolation: 'isolate',
  inlineSize: '100%',
  overflow: 'hidden',
  borderRadius: vars.radius.md,
  backgroundColor: color.sunken,
});

/** Room for the areas where the picture does not come. */
export const picture = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: 'auto',
  minBlockSize: '6rem',
  userSelect: 'none',
});

export const failure = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space['3'] });

/** Dark and light lines beside each other, which are seen on whatever picture. */
export const area = style({
  position: 'absolute',
  transform: 'translate(-50%, -50%)',
  minInlineSize: TARGET,
  minBlockSize: TARGET,
  padding: 0,
  border: `2px solid ${color.onInk}`,
  boxShadow: `0 0 0 2px ${color.ink}, inset 0 0 0 1px ${color.ink}`,
  borderRadius: vars.radius.sm,
  backgroundColor: 'transparent',
  color: color.text,
  selectors: {
    '&[data-shape="ellipse"]': { borderRadius: '50%' },
    '&[data-state="chosen"]': {
      borderWidth: '4px',
      borderColor: color.primary,
      backgroundColor: `color-mix(in srgb, ${color.primary} 30%, transparent)`,
      boxShadow: `0 0 0 2px ${color.onInk}, inset 0 0 0 2px ${color.onInk}`,
    },
    '&[data-state="correct"]': {
      borderWidth: '4px',
      borderColor: color.success,
      boxShadow: `0 0 0 2px ${color.onInk}, inset 0 0 0 2px ${color.onInk}`,
    },
    '&[data-state="wrong"]': {
      borderWidth: '4px',
      borderStyle: 'dotted',
      borderColor: color.danger,
      boxShadow: `0 0 0 2px ${color.onInk}, inset 0 0 0 2px ${color.onInk}`,
    },
    '&[data-state="missed"]': {
      borderWidth: '4px',
      borderStyle: 'dashed',
      borderColor: color.success,
      boxShadow: `0 0 0 2px ${color.onInk}, inset 0 0 0 2px ${color.onInk}`,
    },
    'button&': { cursor: 'pointer' },
    'button&:hover': { backgroundColor: 'rgb(255 255 255 / 25%)' },
    'button&[data-state="chosen"]:hover': {
      backgroundColor: `color-mix(in srgb, ${color.primary} 40%, transparent)`,
    },
    'button&[aria-disabled="true"]': { cursor: 'not-allowed', borderStyle: 'dashed' },
    '&:focus-visible': { outline: `3px solid ${color.focus}`, outlineOffset: '3px' },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: { '&[aria-checked="true"]': { borderColor: 'Highlight', borderStyle: 'double' } },
    },
  },
});

/** The number of an area, in the middle: small areas have no corner to put it in. */
export const mark = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space['1'],
  position: 'absolute',
  insetInlineStart: '50%',
  insetBlockStart: '50%',
  transform: 'translate(-50%, -50%)',
  inlineSize: 'max-content',
  minInlineSize: '1.25rem',
  justifyContent: 'center',
  paddingInline: space['1'],
  borderRadius: vars.radius.sm,
  backgroundColor: color.surface,
  color: color.text,
  fontSize: vars.fontSize.sm,
  fontWeight: vars.fontWeight.semibold,
  lineHeight: '1.25rem',
  whiteSpace: 'nowrap',
  // Room for the number and a sign in the smallest area.
  maxInlineSize: 'max(100%, 3rem)',
});

/** An area that something is put into. */
export const room = style({ containerType: 'inline-size' });

/** What was put into it. In a narrow area it would hide more than it says. */
export const text = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  '@container': { '(max-width: 4rem)': { display: 'none' } },
});
