import { type ColorTokens, darkColors, lightColors } from './color-tokens.ts';
import { contrast } from './contrast.ts';
import { hexToOklch, type Oklch, oklchToHex } from './oklch.ts';
import { variableName } from './variable-name.ts';

/** The colour roles that a school's brand decides. */
export type BrandColors = Pick<
  ColorTokens,
  | 'primary'
  | 'primaryHover'
  | 'primaryPressed'
  | 'onPrimary'
  | 'primarySoft'
  | 'primarySoftHover'
  | 'onPrimarySoft'
  | 'link'
  | 'linkHover'
  | 'focus'
>;

/** CSS variables by name, ready for a style attribute or a rule. */
export type BrandVariables = Record<`--${string}`, string>;

const READABLE = 4.5;
const LIGHTNESS_STEP = 0.004;
const clamp = (value: number) => Math.min(1, Math.max(0, value));

/** The colour nearest in lightness, walking one way, that is readable on every ground. */
function nearestReadable(start: Oklch, direction: 1 | -1, grounds: readonly string[]): Oklch {
  for (
    let lightness = start.lightness;
    lightness >= 0 && lightness <= 1;
    lightness += direction * LIGHTNESS_STEP
  ) {
    const color = { ...start, lightness };
    const hex = oklchToHex(color);
    if (grounds.every((ground) => contrast(hex, ground) >= READABLE)) return color;
  }
  return { ...start, lightness: direction === 1 ? 1 : 0, chroma: 0 };
}

const shift = (color: Oklch, by: number): Oklch => ({ ...color, lightness: clamp(color.lightness + by) });
const groundsOf = (colors: ColorTokens) => [colors.background, colors.surface, colors.raised, colors.sunken];

function lightBrand(brand: Oklch): BrandColors {
  const primary = nearestReadable(brand, -1, groundsOf(lightColors));
  const primarySoft = oklchToHex({ ...brand, lightness: 0.945, chroma: Math.min(brand.chroma, 0.028) });
  const primarySoftHover = oklchToHex({ ...brand, lightness: 0.912, chroma: Math.min(brand.chroma, 0.04) });
  const soft: Oklch = {
    ...brand,
    lightness: Math.min(0.42, primary.lightness),
    chroma: Math.min(brand.chroma, 0.13),
  };
  return {
    primary: oklchToHex(primary),
    primaryHover: oklchToHex(shift(primary, -0.07)),
    primaryPressed: oklchToHex(shift(primary, -0.12)),
    onPrimary: '#ffffff',
    primarySoft,
    primarySoftHover,
    onPrimarySoft: oklchToHex(nearestReadable(soft, -1, [primarySoft, primarySoftHover])),
    link: oklchToHex(primary),
    linkHover: oklchToHex(shift(primary, -0.12)),
    focus: oklchToHex(primary),
  };
}

function darkBrand(brand: Oklch): BrandColors {
  const start: Oklch = {
    ...brand,
    lightness: Math.max(0.74, brand.lightness),
    chroma: Math.min(brand.chroma, 0.15),
  };
  const primary = nearestReadable(start, 1, groundsOf(darkColors));
  const primarySoft = oklchToHex({ ...brand, lightness: 0.31, chroma: Math.min(brand.chroma, 0.055) });
  const primarySoftHover = oklchToHex({ ...brand, lightness: 0.355, chroma: Math.min(brand.chroma, 0.06) });
  const soft: Oklch = { ...brand, lightness: 0.88, chroma: Math.min(brand.chroma, 0.07) };
  return {
    primary: oklchToHex(primary),
    primaryHover: oklchToHex(shift(primary, 0.05)),
    primaryPressed: oklchToHex(shift(primary, 0.1)),
    onPrimary: oklchToHex({ ...brand, lightness: 0.2, chroma: Math.min(brand.chroma, 0.04) }),
    primarySoft,
    primarySoftHover,
    onPrimarySoft: oklchToHex(nearestReadable(soft, 1, [primarySoft, primarySoftHover])),
    link: oklchToHex(primary),
    linkHover: oklchToHex(shift(primary, 0.1)),
    focus: oklchToHex(primary),
  };
}

/**
 * Colours of both themes from a school's one brand colour, readable by construction: hue and chroma are kept,
 * lightness moves to the nearest value that reaches 4.5:1. Pure, so the server can write them into the page.
 * @throws RangeError when `hex` is not `#rgb` or `#rrggbb`.
 */
export function brandColors(hex: string): { light: BrandColors; dark: BrandColors } {
  const brand = hexToOklch(hex);
  return { light: lightBrand(brand), dark: darkBrand(brand) };
}

function toVariables(colors: BrandColors): BrandVariables {
  return Object.fromEntries(
    Object.entries(colors).map(([role, value]) => [`--${variableName(['color', role])}`, value]),
  );
}

/** The CSS variables of brandColors. @throws RangeError when `hex` is not a hex colour. */
export function brandTheme(hex: string): { light: BrandVariables; dark: BrandVariables } {
  const { light, dark } = brandColors(hex);
  return { light: toVariables(light), dark: toVariables(dark) };
}

const declarations = (variables: BrandVariables) =>
  Object.entries(variables)
    .map(([name, value]) => `${name}:${value}`)
    .join(';');

/**
 * The brand as a style sheet for the page's head. It is stronger than the theme whatever order they load in.
 * @param root selector of the element that carries `data-theme`, `html` in the portal.
 * @throws RangeError when `hex` is not a hex colour.
 */
export function brandCss(hex: string, root = 'html'): string {
  const { light, dark } = brandTheme(hex);
  return (
    `${root}[data-theme]{${declarations(light)}}` +
    `${root}[data-theme="dark"]{${declarations(dark)}}` +
    `@media (prefers-color-scheme:dark){${root}[data-theme="system"]{${declarations(dark)}}}`
  );
}
