import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { afterAll, describe, expect, it } from 'vitest';
import { Fonts } from './fonts.ts';

const font = (family: string, slice: string) =>
  `@font-face{font-family:${family};font-display:swap;src:url(/assets/${slice}-wght-normal-Ab1.woff2)format("woff2-variations");unicode-range:U+0-1}`;

const folder = mkdtempSync(join(tmpdir(), 'stoa-faces-'));
writeFileSync(
  join(folder, 'latin.css'),
  ['onest-cyrillic', 'onest-math', 'onest-latin-ext', 'onest-latin']
    .map((slice) => font('Onest Variable', slice))
    .join(''),
);
writeFileSync(
  join(folder, 'arabic.css'),
  ['arabic', 'symbols', 'latin']
    .map((slice) => font('"Noto Sans Arabic Variable"', `noto-sans-arabic-${slice}`))
    .join(''),
);
afterAll(() => rmSync(folder, { recursive: true }));

const fontFaces = new Fonts(folder, {
  '../ui/theme/fonts-latin.ts': { file: 'latin.css' },
  '../ui/theme/fonts-arabic.ts': { file: 'arabic.css' },
});
/** Drawn for a browser that was here before. */
const WARM = { drawn: '<h1>Plan</h1>', isCold: false };
const preloaded = (html: string) =>
  [...html.matchAll(/preload[^>]*assets\/(.*?)-wght/g)].map(([, name]) => name);
const declared = (html: string) =>
  [...html.replace(/^.*<style/s, '').matchAll(/assets\/(.*?)-wght/g)].map(([, name]) => name);

describe('the faces of a document', () => {
  it.each([
    ['en_US', ['onest-latin'], ['onest-cyrillic', 'onest-latin-ext']],
    ['zh_CN', ['onest-latin'], ['onest-cyrillic', 'onest-latin-ext']],
    ['ru_RU', ['onest-cyrillic', 'onest-latin'], ['onest-latin-ext']],
    ['pl_PL', ['onest-latin-ext', 'onest-latin'], ['onest-cyrillic']],
    [
      'ar_SA',
      ['noto-sans-arabic-arabic', 'noto-sans-arabic-latin'],
      ['onest-cyrillic', 'onest-latin-ext', 'onest-latin'],
    ],
  ] as const)('in %s are fetched at once as far as its words need them', (language, first, others) => {
    const html = fontFaces.tags(language, WARM, 'n');
    expect(preloaded(html)).toEqual(first);
    expect(declared(html)).toEqual(others);
  });

  it('that are not those of the language never move words that are read already', () => {
    const html = fontFaces.tags('en_US', { drawn: '', isCold: true }, 'n');
    expect(html).toContain('<style nonce="n" media="not all">');
    expect(html).not.toContain('font-display:swap');
    expect(html).toContain('data-when="portal"');
    expect(fontFaces.tags('en_US', { ...WARM, isCold: true }, 'n')).toContain('data-when="frame"');
  });

  it('that are heavy are not asked for before what is seen first', () => {
    const html = fontFaces.tags('ar_SA', { ...WARM, isCold: true }, 'n');
    expect(preloaded(html)).toEqual([]);
    expect(html).toContain('data-when="load"');
  });

  describe('for Arabic names on a page of another language', () => {
    const named = { drawn: '<li>ليلى الحربي</li>', isCold: false };
    const names = (html: string): [family: string, source: string, range: string][] =>
      JSON.parse(/data-names="([^"]*)"/.exec(html)?.[1]?.replaceAll('&quot;', '"') ?? '[]');

    it.each(['en_US', 'zh_CN'] as const)('are known in %s, but fetched when letters are met', (language) => {
      const html = fontFaces.tags(language, WARM, 'n');
      expect(preloaded(html)).toEqual(['onest-latin']);
      expect(names(html).map(([, source]) => source)).toEqual([
        'url(/assets/noto-sans-arabic-arabic-wght-normal-Ab1.woff2)',
      ]);
    });

    it('are fetched at once where the page was drawn with them, except on a first visit', () => {
      const html = fontFaces.tags('en_US', named, 'n');
      expect(preloaded(html)).toEqual(['onest-latin', 'noto-sans-arabic-arabic']);
      expect(names(html)).toEqual([]);
      const cold = fontFaces.tags('en_US', { ...named, isCold: true }, 'n');
      expect(preloaded(cold)).toEqual(['onest-latin']);
      expect(names(cold).length).toBe(1);
    });

    it('are loaded once, when the portal asks, and used when the page changes', async () => {
      const html = fontFaces.tags('en_US', WARM, 'n');
      const used: string[] = [];
      class FontFace {
        readonly source: string;
        constructor(_family: string, source: string) {
          this.source = source;
        }
        load = () => Promise.resolve(this);
      }
      const dataset = Object.fromEntries(
        ['when', 'language', 'faces', 'names'].map((name) => [
          name,
          (new RegExp(`data-${name}="([^"]*)"`).exec(html)?.[1] ?? '').replaceAll('&quot;', '"'),
        ]),
      );
      const self: {
        stoaFonts?: Record<'close' | 'takeLate', () => void> & { loadArabic: () => Promise<void> };
      } = {};
      const context = {
        self,
        FontFace,
        document: {
          currentScript: { dataset, nextElementSibling: {} },
          fonts: { add: ({ source }: FontFace) => used.push(source) },
        },
        requestAnimationFrame: () => 0,
      };
      runInNewContext(/<script[^>]*>([^]*)<\/script>/.exec(html)?.[1] ?? '', context);
      self.stoaFonts?.close();
      const loading = self.stoaFonts?.loadArabic();
      expect(self.stoaFonts?.loadArabic()).toBe(loading);
      await loading;
      expect(used.filter((source) => source.includes('arabic'))).toEqual([]);
      self.stoaFonts?.takeLate();
      expect(used.filter((source) => source.includes('arabic'))).toEqual([
        'url(/assets/noto-sans-arabic-arabic-wght-normal-Ab1.woff2)',
      ]);
    });

    it('are those of the page itself in Arabic', () => {
      expect(names(fontFaces.tags('ar_SA', named, 'n'))).toEqual([]);
    });
  });

  it('are handed to the script as data that no markup can leave', () => {
    const data = /data-faces="([^"]*)"/.exec(fontFaces.tags('ar_SA', WARM, 'n'))?.[1] ?? '';
    expect(JSON.parse(data.replaceAll('&quot;', '"'))).toEqual([
      ['Noto Sans Arabic Variable', 'url(/assets/noto-sans-arabic-arabic-wght-normal-Ab1.woff2)', 'U+0-1'],
      ['Noto Sans Arabic Variable', 'url(/assets/noto-sans-arabic-latin-wght-normal-Ab1.woff2)', 'U+0-1'],
    ]);
  });

  it('are none without a build', () => {
    expect(new Fonts(folder, {}).tags('en_US', WARM, 'n')).toBe('');
  });
});
