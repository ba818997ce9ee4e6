import { formatHex, fromLinear, parseHex, type Rgb, toLinear } from './contrast.ts';

/** A colour as the eye orders it: lightness 0 to 1, chroma 0 to about 0.37, hue in degrees. */
export interface Oklch {
  lightness: number;
  chroma: number;
  hue: number;
}

// Matrices: Björn Ottosson, "A perceptual color space for image processing" (2020).
/** Reads a hex colour as OKLCH. @throws RangeError when it is not a hex colour. */
export function hexToOklch(hex: string): Oklch {
  const [r, g, b] = parseHex(hex).map(toLinear) as unknown as Rgb;
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const bb = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  const hue = (Math.atan2(bb, a) * 180) / Math.PI;
  return {
    lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    chroma: Math.hypot(a, bb),
    hue: (hue + 360) % 360,
  };
}

function oklchToRgb({ lightness, chroma, hue }: Oklch): Rgb {
  const angle = (hue * Math.PI) / 180;
  const a = chroma * Math.cos(angle);
  const b = chroma * Math.sin(angle);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    fromLinear(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    fromLinear(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    fromLinear(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}

const GAMUT_TOLERANCE = 0.001;
const inGamut = (rgb: Rgb) => rgb.every((value) => value >= -GAMUT_TOLERANCE && value <= 1 + GAMUT_TOLERANCE);

/** Writes OKLCH as hex; where sRGB has no such colour the chroma gives way, lightness and hue stay. */
export function oklchToHex(color: Oklch): string {
  const whole = oklchToRgb(color);
  if (inGamut(whole)) return formatHex(whole);
  let low = 0;
  let high = color.chroma;
  for (let step = 0; step < 14; step += 1) {
    const middle = (low + high) / 2;
    if (inGamut(oklchToRgb({ ...color, chroma: middle }))) low = middle;
    else high = middle;
  }
  return formatHex(oklchToRgb({ ...color, chroma: low }));
}
