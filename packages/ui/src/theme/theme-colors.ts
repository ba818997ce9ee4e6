import { type ColorTokens, darkColors, lightColors } from './color-tokens.ts';
import { contrastColors, contrastDarkColors } from './contrast-tokens.ts';

/** Every set of colours that a page can have. `contrast` is drawn as one of the last two, as the system is light or dark. */
export const themeColors = {
  light: lightColors,
  dark: darkColors,
  contrast: contrastColors,
  contrastDark: contrastDarkColors,
} satisfies Record<string, ColorTokens>;

export type ThemeName = keyof typeof themeColors;

export const themeNames = Object.keys(themeColors) as ThemeName[];

/** The ratio that text has to reach: AA, and AAA where the reader asks for contrast. */
export const readableRatio: Record<ThemeName, number> = {
  light: 4.5,
  dark: 4.5,
  contrast: 7,
  contrastDark: 7,
};
