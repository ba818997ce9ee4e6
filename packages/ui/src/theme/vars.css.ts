import { createGlobalThemeContract } from '@vanilla-extract/css';
import { lightColors } from './color-tokens.ts';
import { fontSize, fontWeight, motion, radius, size, space, width, zIndex } from './scale-tokens.ts';
import { variableName } from './variable-name.ts';

const shape = {
  color: lightColors,
  space,
  radius,
  fontSize,
  fontWeight,
  motion,
  size,
  width,
  zIndex,
  font: { body: '', display: '', mono: '' },
  /** Vary with the script of the text, see script.css.ts. */
  script: {
    leadingTight: '',
    leadingBody: '',
    leadingReading: '',
    trackingTight: '',
    trackingWide: '',
    caps: '',
    emphasis: '',
  },
  shadow: { raised: '', overlay: '' },
};

/** The theme contract: every value a style may use, as `var(--stoa-…)`. */
export const vars = createGlobalThemeContract(shape, (_value, path) => variableName(path));

/** 1 in left-to-right text, -1 in right-to-left: multiply horizontal transforms by it. */
export const dir = 'var(--dir)';
