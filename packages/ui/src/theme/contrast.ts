/** Red, green and blue from 0 to 1, gamma-encoded. */
export type Rgb = readonly [number, number, number];

/** Reads `#rgb` or `#rrggbb`. @throws RangeError for anything else. */
export function parseHex(hex: string): Rgb {
  const long = /^#[0-9a-f]{3}$/i.test(hex) ? hex.replace(/[0-9a-f]/gi, '$&$&') : hex;
  if (!/^#[0-9a-f]{6}$/i.test(long)) throw new RangeError(`Not a hex colour: ${hex}`);
  const at = (start: number) => Number.parseInt(long.slice(start, start + 2), 16) / 255;
  return [at(1), at(3), at(5)];
}

/** Writes `#rrggbb`, rounding and clipping to the gamut. */
export function formatHex(rgb: Rgb): string {
  const part = (value: number) =>
    Math.round(Math.min(1, Math.max(0, value)) * 255)
      .toString(16)
      .padStart(2, '0');
  return `#${rgb.map(part).join('')}`;
}

/** Gamma-encoded sRGB to linear light. */
export const toLinear = (value: number): number =>
  value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;

/** Linear light to gamma-encoded sRGB. */
export const fromLinear = (value: number): number =>
  value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055;

function luminance(hex: string): number {
  const [red, green, blue] = parseHex(hex);
  return 0.2126 * toLinear(red) + 0.7152 * toLinear(green) + 0.0722 * toLinear(blue);
}

/** Contrast ratio of two hex colours, 1 to 21 (WCAG 2.2). */
export function contrast(first: string, second: string): number {
  const [a, b] = [luminance(first), luminance(second)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}
