import { style } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';
import { vars } from '../theme/vars.css.ts';

const { color, space } = vars;

/** Lines stand apart, so that a finger meets the one that it means. */
export const text = style({
  display: 'grid',
  gap: space['3'],
  minInlineSize: 0,
  lineHeight: 2,
  overflowWrap: 'anywhere',
});

export const paragraph = style({ whiteSpace: 'pre-line', unicodeBidi: 'plaintext' });

/** Told apart by its line, and by its colour. */
export const passage = style({
  paddingBlock: space['1'],
  paddingInline: '0.125em',
  borderRadius: vars.radius.sm,
  boxDecorationBreak: 'clone',
  color: color.text,
  textDecorationLine: 'underline',
  textDecorationStyle: 'dotted',
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.3em',
  selectors: {
    '&[role="button"]': { cursor: 'pointer' },
    '&[role="button"]:hover': { backgroundColor: color.sunken },
    '&[data-state="chosen"]': {
      backgroundColor: color.primarySoft,
      color: color.onPrimarySoft,
      textDecorationStyle: 'solid',
      textDecorationThickness: '2px',
    },
    '&[role="button"][data-state="chosen"]:hover': { backgroundColor: color.primarySoftHover },
    '&[data-state="correct"]': {
      textDecorationStyle: 'solid',
      textDecorationThickness: '2px',
      textDecorationColor: color.success,
      backgroundColor: `color-mix(in srgb, ${color.success} 14%, ${color.surface})`,
    },
    '&[data-state="wrong"]': {
      textDecorationStyle: 'wavy',
      textDecorationColor: color.danger,
      backgroundColor: `color-mix(in srgb, ${color.danger} 12%, ${color.surface})`,
    },
    '&[data-state="missed"]': {
      textDecorationStyle: 'dashed',
      textDecorationThickness: '2px',
      textDecorationColor: color.success,
    },
    '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: { '&[aria-pressed="true"]': { backgroundColor: 'Highlight', color: 'HighlightText' } },
    },
  },
});

export const sign = style({
  marginInlineStart: space['1'],
  selectors: {
    '[data-state="wrong"] > &': { color: color.danger },
    ':is([data-state="correct"], [data-state="missed"]) > &': { color: color.success },
  },
});
