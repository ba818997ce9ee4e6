import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, space } = vars;

export const calendarButton = style({ display: 'flex', alignSelf: 'stretch', padding: '2px' });
export const popover = style({ maxInlineSize: 'calc(100vw - 1rem)' });
export const dialog = style({ outline: 'none', padding: space['3'] });
export const calendar = style({ inlineSize: 'fit-content' });

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space['1'],
  paddingBlockEnd: space['2'],
});

export const pickers = style({ display: 'flex', gap: space['1'], minInlineSize: 0 });

export const pickerFrame = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  minInlineSize: 0,
});
export const pickerCaret = style({
  position: 'absolute',
  insetInlineEnd: space['1.5'],
  color: color.textMuted,
  pointerEvents: 'none',
});

export const picker = style({
  appearance: 'none',
  minInlineSize: 0,
  minBlockSize: '2.25rem',
  fieldSizing: 'content',
  paddingInline: `${space['2']} ${space['6']}`,
  border: '1px solid transparent',
  borderRadius: vars.radius.sm,
  backgroundColor: 'transparent',
  color: color.text,
  font: 'inherit',
  fontWeight: vars.fontWeight.semibold,
  textOverflow: 'ellipsis',
  cursor: 'pointer',
  selectors: {
    '&:hover': { backgroundColor: color.sunken },
    '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: '-1px' },
  },
  '@media': {
    [media.touch]: { minBlockSize: vars.size.target, fontSize: '16px' },
    [media.forcedColors]: { borderColor: 'ButtonText' },
  },
});

export const step = style({
  display: 'inline-grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: '2.25rem',
  blockSize: '2.25rem',
  border: 0,
  borderRadius: vars.radius.full,
  backgroundColor: 'transparent',
  color: color.text,
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]': { backgroundColor: color.sunken },
    '&[data-pressed]': { backgroundColor: color.border },
    '&[data-focus-visible]': { outline: `2px solid ${color.focus}`, outlineOffset: '-2px' },
    '&[data-disabled]': { color: color.textDisabled, cursor: 'not-allowed' },
  },
  '@media': { [media.touch]: { inlineSize: vars.size.target, blockSize: vars.size.target } },
});

export const grid = style({ borderCollapse: 'separate', borderSpacing: '0 2px' });

export const weekday = style({
  paddingBlockEnd: space['1'],
  fontSize: vars.fontSize.xs,
  fontWeight: vars.fontWeight.medium,
  color: color.textMuted,
  textAlign: 'center',
});

/** One day: 40 px, on touch 44 where seven of them fit. */
const day = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2.5rem',
  blockSize: '2.5rem',
  borderRadius: vars.radius.full,
  fontSize: vars.fontSize.sm,
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&[data-outside-month]': { visibility: 'hidden' },
    '&[data-hovered]': { backgroundColor: color.sunken },
    '&[data-pressed]': { backgroundColor: color.border },
    '&[data-today]': { fontWeight: vars.fontWeight.bold, color: color.primary },
    // Today has a dot below its number: colour alone would say nothing to some.
    '&[data-today]::after': {
      content: '',
      position: 'absolute',
      insetBlockEnd: '0.3125rem',
      inlineSize: '0.25rem',
      blockSize: '0.25rem',
      borderRadius: vars.radius.full,
      backgroundColor: 'currentColor',
    },
    '&[data-unavailable], &[data-disabled]': {
      color: color.textDisabled,
      cursor: 'not-allowed',
      backgroundColor: 'transparent',
    },
    '&[data-unavailable]': { textDecoration: 'line-through' },
    '&[data-focus-visible]': { outline: `2px solid ${color.focus}`, outlineOffset: '-2px' },
  },
  '@media': {
    [media.touch]: { inlineSize: 'min(2.75rem, 13vw)', blockSize: vars.size.target },
    [media.forcedColors]: { forcedColorAdjust: 'none', color: 'CanvasText' },
  },
});

const chosen = {
  backgroundColor: color.primary,
  color: color.onPrimary,
  fontWeight: vars.fontWeight.semibold,
};
const chosenForced = { backgroundColor: 'Highlight', color: 'HighlightText' };

export const singleDay = style([
  day,
  {
    selectors: {
      '&[data-selected]': chosen,
      '&[data-selected][data-invalid]': { backgroundColor: color.danger, color: color.onDanger },
      '&[data-selected][data-focus-visible]': { outlineOffset: '2px' },
    },
    '@media': { [media.forcedColors]: { selectors: { '&[data-selected]': chosenForced } } },
  },
]);

export const rangeDay = style([
  day,
  {
    selectors: {
      '&[data-selected]': {
        backgroundColor: color.primarySoft,
        color: color.onPrimarySoft,
        borderRadius: 0,
      },
      '&[data-selected][data-invalid]': { backgroundColor: color.dangerSoft, color: color.onDangerSoft },
      '&[data-selection-start][data-selected]': {
        ...chosen,
        borderRadius: 0,
        borderStartStartRadius: vars.radius.full,
        borderEndStartRadius: vars.radius.full,
      },
      '&[data-selection-end][data-selected]': {
        ...chosen,
        borderRadius: 0,
        borderStartEndRadius: vars.radius.full,
        borderEndEndRadius: vars.radius.full,
      },
      '&[data-selection-start][data-selection-end][data-selected]': { borderRadius: vars.radius.full },
    },
    '@media': { [media.forcedColors]: { selectors: { '&[data-selected]': chosenForced } } },
  },
]);
