import type { ColorTokens } from './color-tokens.ts';
import { contrast } from './contrast.ts';
import { hexToOklch, type Oklch, oklchToHex } from './oklch.ts';
import { brandRoles, brandVariable, type BrandRole } from './brand-roles.ts';
import { readableRatio, themeColors, type ThemeName, themeNames } from './theme-colors.ts';
import { variableName } from './variable-name.ts';

/** The paints of a school: what its one colour becomes in a theme. */
export type BrandPalette = Record<BrandRole, string>;

/** The colour roles that a school's brand decides. */
export type BrandColors = BrandPalette & Pick<ColorTokens, 'link' | 'linkHover' | 'focus'>;

/** CSS variables by name, ready for a style attribute or a rule. */
export type BrandVariables = Record<`--${string}`, string>;

const LIGHTNESS_STEP = 0.004;
const clamp = (value: number) => Math.min(1, Math.max(0, value));

/** The colour nearest in lightness, walking one way, that is readable on every ground. */
function nearestReadable(start: Oklch, direction: 1 | -1, grounds: readonly string[], ratio: number): string {
  for (
    let lightness = start.lightness;
    lightness >= 0 && lightness <= 1;
    lightness += direction * LIGHTNESS_STEP
  ) {
    const hex = oklchToHex({ ...start, lightness });
    if (grounds.every((ground) => contrast(hex, ground) >= ratio)) return hex;
  }
  return direction === 1 ? '#ffffff' : '#000000';
}

/** How a theme mixes its paints: lightness (L) and the most chroma (C) of each. */
interface Recipe {
  /** Which way a colour walks until it is readable. */
  direction: 1 | -1;
  /** Where the walk starts at the latest, and the most chroma that it keeps. */
  primary: { L: number; C: number };
  hover: number;
  pressed: number;
  /** Text on the primary; without one, white. */
  onPrimary?: { L: number; C: number };
  soft: { L: number; C: number };
  softHover: { L: number; C: number };
  onSoft: { L: number; C: number };
}

const recipes: Record<ThemeName, Recipe> = {
  light: {
    direction: -1,
    primary: { L: 1, C: 1 },
    hover: -0.07,
    pressed: -0.12,
    soft: { L: 0.945, C: 0.028 },
    softHover: { L: 0.912, C: 0.04 },
    onSoft: { L: 0.42, C: 0.13 },
  },
  dark: {
    direction: 1,
    primary: { L: 0.74, C: 0.15 },
    hover: 0.05,
    pressed: 0.1,
    onPrimary: { L: 0.2, C: 0.04 },
    soft: { L: 0.31, C: 0.055 },
    softHover: { L: 0.355, C: 0.06 },
    onSoft: { L: 0.88, C: 0.07 },
  },
  contrast: {
    direction: -1,
    primary: { L: 1, C: 1 },
    hover: -0.08,
    pressed: -0.15,
    soft: { L: 0.94, C: 0.028 },
    softHover: { L: 0.9, C: 0.04 },
    onSoft: { L: 0.3, C: 0.1 },
  },
  contrastDark: {
    direction: 1,
    primary: { L: 0.82, C: 0.13 },
    hover: 0.06,
    pressed: 0.12,
    onPrimary: { L: 0, C: 0 },
    soft: { L: 0.28, C: 0.055 },
    softHover: { L: 0.33, C: 0.06 },
    onSoft: { L: 0.93, C: 0.05 },
  },
};

function mix(brand: Oklch, theme: ThemeName): BrandPalette {
  const { direction, hover, pressed, ...recipe } = recipes[theme];
  const { background, surface, raised, sunken } = themeColors[theme];
  const ratio = readableRatio[theme];
  const paint = ({ L, C }: { L: number; C: number }): Oklch => ({
    ...brand,
    lightness: L,
    chroma: Math.min(brand.chroma, C),
  });
  /** `paint` where the brand is on the wrong side of its lightness, else the brand itself. */
  const outermost = (part: { L: number; C: number }): Oklch => ({
    ...paint(part),
    lightness: direction === 1 ? Math.max(part.L, brand.lightness) : Math.min(part.L, brand.lightness),
  });
  const shift = (hex: string, by: number) => {
    const color = hexToOklch(hex);
    return oklchToHex({ ...color, hue: brand.hue, lightness: clamp(color.lightness + by) });
  };
  const primary = nearestReadable(
    outermost(recipe.primary),
    direction,
    [background, surface, raised, sunken],
    ratio,
  );
  const primarySoft = oklchToHex(paint(recipe.soft));
  const primarySoftHover = oklchToHex(paint(recipe.softHover));
  const soft = direction === -1 ? outermost(recipe.onSoft) : paint(recipe.onSoft);
  return {
    primary,
    primaryHover: shift(primary, hover),
    primaryPressed: shift(primary, pressed),
    onPrimary: recipe.onPrimary ? oklchToHex(paint(recipe.onPrimary)) : '#ffffff',
    primarySoft,
    primarySoftHover,
    onPrimarySoft: nearestReadable(soft, direction, [primarySoft, primarySoftHover], ratio),
  };
}

/**
 * Paints of every theme from a school's one brand colour, readable by construction: hue and chroma are kept,
 * lightness moves to the nearest value that reaches 4.5:1, or 7:1 in the high-contrast theme. Pure, so the server
 * can write them into the page.
 * @throws RangeError when `hex` is not `#rgb` or `#rrggbb`.
 */
export function brandColors(hex: string): Record<ThemeName, BrandColors> {
  const brand = hexToOklch(hex);
  const colors = (theme: ThemeName): BrandColors => {
    const palette = mix(brand, theme);
    return {
      ...palette,
      link: palette.primary,
      linkHover: palette.primaryPressed,
      focus: palette.primary,
    };
  };
  return {
    light: colors('light'),
    dark: colors('dark'),
    contrast: colors('contrast'),
    contrastDark: colors('contrastDark'),
  };
}

function toVariables(colors: BrandColors): BrandVariables {
  return Object.fromEntries(
    Object.entries(colors).map(([role, value]) => [`--${variableName(['color', role])}`, value]),
  );
}

/**
 * The roles of brandColors as CSS variables, to paint one part of a page in one theme of a brand.
 * @throws RangeError when `hex` is not a hex colour.
 */
export function brandTheme(hex: string): Record<ThemeName, BrandVariables> {
  const { light, dark, contrast: more, contrastDark } = brandColors(hex);
  return {
    light: toVariables(light),
    dark: toVariables(dark),
    contrast: toVariables(more),
    contrastDark: toVariables(contrastDark),
  };
}

/**
 * The brand as a style sheet for the page's head: paints only, once for each theme. The themes take them where they
 * find them (`themes.css.ts`), in whatever order the sheets load, also in parts of the page with a theme of their own.
 * @param root selector of the element above everything that has a theme, `html` in the portal.
 * @throws RangeError when `hex` is not a hex colour.
 */
export function brandCss(hex: string, root = 'html'): string {
  const colors = brandColors(hex);
  const paints = themeNames.flatMap((theme) =>
    brandRoles.map((role) => `${brandVariable(theme, role)}:${colors[theme][role]}`),
  );
  return `${root}{${paints.join(';')}}`;
}
