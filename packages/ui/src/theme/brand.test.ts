import fc from 'fast-check';
import { type Oklch, oklch, wcagContrast } from 'culori';
import { describe, expect, it } from 'vitest';
import { brandColors, brandCss, brandTheme } from './brand.ts';
import { EDGE_RATIO, edgePairs, type Pair, textPairs } from './color-pairs.ts';
import { type ColorTokens } from './color-tokens.ts';
import { contrast } from './contrast.ts';
import { hexToOklch, oklchToHex } from './oklch.ts';
import { readableRatio, themeColors, themeNames } from './theme-colors.ts';

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
const hexColor = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);
/** The same thousand colours on every run. */
const run = { numRuns: 1_000, seed: 20_261_121, examples: corners.map((hex): [string] => [hex]) };

/** Pairs of a theme in a brand's colours that are not told apart well enough, measured by somebody else's code. */
function failures(colors: ColorTokens, pairs: readonly Pair[], ratio: number): string[] {
  return pairs
    .filter(([front, ground]) => wcagContrast(colors[front], colors[ground]) < ratio)
    .map(([front, ground]) => `${front} ${colors[front]} on ${ground} ${colors[ground]}`);
}

describe('a school brand', () => {
  it.each(themeNames)('is readable in the %s theme whatever colour a school picks', (name) => {
    fc.assert(
      fc.property(hexColor, (hex) => {
        const colors = { ...themeColors[name], ...brandColors(hex)[name] };
        expect(failures(colors, textPairs, readableRatio[name])).toEqual([]);
        expect(failures(colors, edgePairs, EDGE_RATIO)).toEqual([]);
      }),
      run,
    );
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

  it('paints one part of a page in any theme', () => {
    expect(Object.keys(brandTheme('#c0392b'))).toEqual(themeNames);
    expect(brandTheme('#c0392b').contrast['--stoa-color-link']).toMatch(/^#[0-9a-f]{6}$/);
  });

  it('is one small rule in the head of a page and refuses what is not a colour', () => {
    const css = brandCss('#c0392b');
    expect(css).toMatch(/^html\{--brand-light-primary:#[0-9a-f]{6};/);
    expect(css).toContain('--brand-contrast-dark-on-primary-soft:#');
    expect(css.length).toBeLessThan(1_300);
    expect(() => brandCss('red;}body{display:none')).toThrow(RangeError);
  });
});

describe('colour arithmetic', () => {
  it('agrees with culori', () => {
    fc.assert(
      fc.property(hexColor, (hex) => {
        const expected = oklch(hex) as Oklch;
        const actual = hexToOklch(hex);
        expect(actual.lightness).toBeCloseTo(expected.l, 3);
        expect(actual.chroma).toBeCloseTo(expected.c, 3);
        expect(oklchToHex(actual)).toBe(hex);
        expect(contrast(hex, '#ffffff')).toBeCloseTo(wcagContrast(hex, '#ffffff'), 1);
      }),
      { ...run, numRuns: 200 },
    );
  });
});
