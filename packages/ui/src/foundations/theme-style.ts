import type { CSSProperties } from 'react';
import { brandColors } from '../theme/brand.ts';
import type { ColorTokens } from '../theme/color-tokens.ts';
import { themeColors, type ThemeName } from '../theme/theme-colors.ts';
import { variableName } from '../theme/variable-name.ts';

export const themeTitles: Record<ThemeName, string> = {
  light: 'Light',
  dark: 'Dark',
  contrast: 'High contrast',
  contrastDark: 'High contrast, dark',
};

/** Whether a text can be read as a brand's colour. */
export const isBrand = (text: string): boolean => /^#[0-9a-f]{6}$/i.test(text);

/** All colours of a theme, in a school's brand where there is one. */
export function colorsOf(theme: ThemeName, brand: string): ColorTokens {
  return isBrand(brand) ? { ...themeColors[theme], ...brandColors(brand)[theme] } : themeColors[theme];
}

/** Paints a part of the page in a theme, whatever the page around it has and the system asks for. */
export function themeStyle(theme: ThemeName, brand: string): CSSProperties {
  const colors = colorsOf(theme, brand);
  const variables = Object.entries(colors).map(([role, value]) => [
    `--${variableName(['color', role])}`,
    value,
  ]);
  return {
    ...(Object.fromEntries(variables) as CSSProperties),
    colorScheme: theme === 'dark' || theme === 'contrastDark' ? 'dark' : 'light',
    background: colors.background,
    color: colors.text,
  };
}
