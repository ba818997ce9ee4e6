import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, motion, space } = vars;

export const choiceField = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space['1'],
  alignItems: 'flex-start',
});

/** The pressable row of a checkbox, a radio or a switch. */
export const choice = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'flex-start',
  gap: space['3'],
  paddingBlock: space['1'],
  cursor: 'pointer',
  selectors: { '&[data-disabled]': { color: color.textDisabled, cursor: 'not-allowed' } },
  '@media': { [media.touch]: { minBlockSize: vars.size.target, paddingBlock: space['2'] } },
});

/** A choice with a picture: as wide as its place, the picture above the words. */
export const choiceCard = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignContent: 'start',
  gap: space['2'],
  blockSize: '100%',
  padding: space['3'],
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.md,
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]': { borderColor: color.borderStrong },
    '&[data-selected]': { borderColor: color.primary, boxShadow: `inset 0 0 0 1px ${color.primary}` },
    '&[data-focus-visible]': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' },
    '&[data-disabled]': { color: color.textDisabled, cursor: 'not-allowed' },
  },
});

export const choicePicture = style({ gridColumn: '1 / -1', minInlineSize: 0 });

export const choiceCardField = style({ display: 'grid', minInlineSize: 0 });

export const choiceText = style({ minInlineSize: 0, overflowWrap: 'anywhere' });

/** The box or ring that shows the choice. As tall as a line of text, so that it stands beside the first. */
export const mark = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexShrink: 0,
  inlineSize: '1.375rem',
  blockSize: '1.375rem',
  marginBlockStart: `calc((1em * ${vars.script.leadingBody} - 1.375rem) / 2)`,
  border: `1.5px solid ${color.borderStrong}`,
  backgroundColor: color.surface,
  color: color.onPrimary,
  transition: `background-color ${motion.fast}, border-color ${motion.fast}`,
  selectors: {
    [`${choice}[data-hovered] &, ${choiceCard}[data-hovered] &`]: { borderColor: color.primary },
    [`${choice}[data-selected] &, ${choice}[data-indeterminate] &, ${choiceCard}[data-selected] &`]: {
      backgroundColor: color.primary,
      borderColor: color.primary,
    },
    [`${choice}[data-invalid] &, ${choiceCard}[data-invalid] &`]: { borderColor: color.danger },
    [`${choice}[data-focus-visible] &`]: { outline: `2px solid ${color.focus}`, outlineOffset: '2px' },
    [`${choice}[data-disabled] &, ${choiceCard}[data-disabled] &`]: {
      backgroundColor: color.sunken,
      borderColor: color.border,
      color: color.textDisabled,
    },
  },
});

export const square = style({ borderRadius: vars.radius.xs });

export const round = style({
  borderRadius: vars.radius.full,
  selectors: {
    '&::after': {
      content: '',
      inlineSize: '0.5rem',
      blockSize: '0.5rem',
      borderRadius: vars.radius.full,
      backgroundColor: 'transparent',
    },
    [`${choice}[data-selected] &::after, ${choiceCard}[data-selected] &::after`]: {
      backgroundColor: 'currentColor',
    },
  },
});
