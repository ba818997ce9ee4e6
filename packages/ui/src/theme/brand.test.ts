import { type Oklch, oklch, wcagContrast } from 'culori';
import { describe, expect, it } from 'vitest';
import { type BrandColors, brandColors, brandCss } from './brand.ts';
import { type ColorTokens, darkColors, lightColors } from './color-tokens.ts';
import { contrast } from './contrast.ts';
import { hexToOklch, oklchToHex } from './oklch.ts';

const AA = 4.5;
const corners = [
  '#000000',
  '#ffffff',
  '#ff0000',
  '#00ff00',
  '#0000ff',
  '#ffff00',
  '#00ffff',
  '#ff00ff',
  '#808080',
];

/** Mulberry32: the same thousand colours on every run. */
function randomColors(count: number): string[] {
  let state = 20_261_121;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return (t ^ (t >>> 14)) >>> 0;
  };
  return Array.from({ length: count }, () => `#${(next() & 0xffffff).toString(16).padStart(6, '0')}`);
}

function failures(brand: BrandColors, theme: ColorTokens): string[] {
  const grounds = [theme.background, theme.surface, theme.raised, theme.sunken];
  const pairs: [string, string][] = [
    [brand.onPrimary, brand.primary],
    [brand.onPrimary, brand.primaryHover],
    [brand.onPrimary, brand.primaryPressed],
    [brand.onPrimarySoft, brand.primarySoft],
    [brand.onPrimarySoft, brand.primarySoftHover],
    [theme.text, brand.primarySoft],
    ...grounds.flatMap((ground): [string, string][] => [
      [brand.primary, ground],
      [brand.link, ground],
      [brand.linkHover, ground],
    ]),
  ];
  return pairs.filter(([text, ground]) => wcagContrast(text, ground) < AA).map((pair) => pair.join(' on '));
}

describe('a school brand', () => {
  it('is readable in both themes whatever colour a school picks', () => {
    const unreadable = [...corners, ...randomColors(1_000)].flatMap((hex) => {
      const { light, dark } = brandColors(hex);
      return [...failures(light, lightColors), ...failures(dark, darkColors)].map(
        (pair) => `${hex}: ${pair}`,
      );
    });
    expect(unreadable).toEqual([]);
  });

  it('stays as it is where it is readable already', () => {
    expect(brandColors('#0b4f7a').light.primary).toBe('#0b4f7a');
  });

  it('keeps its hue', () => {
    const hue = (hex: string) => (oklch(hex) as Oklch).h ?? 0;
    for (const hex of ['#e4572e', '#17bebb', '#ffc914', '#8f2d56']) {
      expect(Math.abs(hue(brandColors(hex).light.primary) - hue(hex))).toBeLessThan(4);
    }
  });

  it('writes rules stronger than the theme and refuses what is not a colour', () => {
    expect(brandCss('#c0392b')).toMatch(/^html\[data-theme\]\{--stoa-color-primary:#[0-9a-f]{6};/);
    expect(() => brandCss('red;}body{display:none')).toThrow(RangeError);
  });
});

describe('colour arithmetic', () => {
  it('agrees with culori', () => {
    for (const hex of randomColors(200)) {
      const expected = oklch(hex) as Oklch;
      const actual = hexToOklch(hex);
      expect(actual.lightness).toBeCloseTo(expected.l, 3);
      expect(actual.chroma).toBeCloseTo(expected.c, 3);
      expect(oklchToHex(actual)).toBe(hex);
      expect(contrast(hex, '#ffffff')).toBeCloseTo(wcagContrast(hex, '#ffffff'), 1);
    }
  });
});
