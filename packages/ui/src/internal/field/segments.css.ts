import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, space } = vars;

/**
 * The parts of a date or time. They stay inline text: the marks that React Aria puts between them keep their order
 * right in both directions, which boxes in a row would not.
 */
export const segments = style({
  flexGrow: 1,
  minInlineSize: 0,
  display: 'block',
  paddingBlock: space['2'],
  paddingInline: space['4'],
  fontSize: 'max(1rem, 16px)',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  overflow: 'hidden',
});

export const segment = style({
  paddingInline: '1px',
  paddingBlock: space['1'],
  borderRadius: vars.radius.xs,
  outline: 'none',
  caretColor: 'transparent',
  selectors: {
    '&[data-type="literal"]': { paddingInline: 0, color: color.textMuted },
    '&[data-placeholder]': { color: color.textMuted },
    '&[data-focused]': { backgroundColor: color.primary, color: color.onPrimary },
    '&[data-invalid][data-focused]': { backgroundColor: color.danger, color: color.onDanger },
    '&[data-disabled]': { color: color.textDisabled },
  },
  '@media': {
    [media.touch]: { paddingInline: space['1'] },
    [media.forcedColors]: {
      forcedColorAdjust: 'none',
      selectors: { '&[data-focused]': { backgroundColor: 'Highlight', color: 'HighlightText' } },
    },
  },
});

/** A button inside the box of a field: the calendar's, the steppers. */
export const boxButton = style({
  display: 'inline-grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: '2.5rem',
  alignSelf: 'stretch',
  border: 0,
  padding: 0,
  borderRadius: `calc(${vars.radius.md} - 2px)`,
  backgroundColor: 'transparent',
  color: color.textMuted,
  cursor: 'pointer',
  transition: `background-color ${vars.motion.fast}, color ${vars.motion.fast}`,
  selectors: {
    '&[data-hovered]': { backgroundColor: color.sunken, color: color.text },
    '&[data-pressed]': { backgroundColor: color.border, color: color.text },
    '&[data-focus-visible]': { outline: `2px solid ${color.focus}`, outlineOffset: '-3px' },
    '&[data-disabled]': { color: color.textDisabled, cursor: 'not-allowed', backgroundColor: 'transparent' },
  },
  '@media': { [media.touch]: { inlineSize: vars.size.target } },
});
