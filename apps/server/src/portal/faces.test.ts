import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { Faces } from './faces.ts';

const face = (family: string, slice: string) =>
  `@font-face{font-family:${family};font-display:swap;src:url(/assets/${slice}-wght-normal-Ab1.woff2)format("woff2-variations");unicode-range:U+0-1}`;

const folder = mkdtempSync(join(tmpdir(), 'stoa-faces-'));
writeFileSync(
  join(folder, 'latin.css'),
  ['onest-cyrillic', 'onest-math', 'onest-latin-ext', 'onest-latin']
    .map((slice) => face('Onest Variable', slice))
    .join(''),
);
writeFileSync(
  join(folder, 'arabic.css'),
  ['arabic', 'symbols', 'latin']
    .map((slice) => face('"Noto Sans Arabic Variable"', `noto-sans-arabic-${slice}`))
    .join(''),
);
afterAll(() => rmSync(folder, { recursive: true }));

const faces = new Faces(folder, {
  '../ui/theme/fonts-latin.ts': { file: 'latin.css' },
  '../ui/theme/fonts-arabic.ts': { file: 'arabic.css' },
});
/** Drawn for a browser that was here before. */
const WARM = { isDrawn: true, isCold: false };
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
    const html = faces.tags(language, WARM, 'n');
    expect(preloaded(html)).toEqual(first);
    expect(declared(html)).toEqual(others);
  });

  it('that are not those of the language never move words that are read already', () => {
    const html = faces.tags('en_US', { isDrawn: false, isCold: true }, 'n');
    expect(html).toContain('<style nonce="n" media="not all">');
    expect(html).not.toContain('font-display:swap');
    expect(html).toContain('data-when="portal"');
    expect(faces.tags('en_US', { isDrawn: true, isCold: true }, 'n')).toContain('data-when="frame"');
  });

  it('that are heavy are not asked for before what is seen first', () => {
    const html = faces.tags('ar_SA', { isDrawn: true, isCold: true }, 'n');
    expect(preloaded(html)).toEqual([]);
    expect(html).toContain('data-when="load"');
  });

  it('are handed to the script as data that no markup can leave', () => {
    const data = /data-faces="([^"]*)"/.exec(faces.tags('ar_SA', WARM, 'n'))?.[1] ?? '';
    expect(JSON.parse(data.replaceAll('&quot;', '"'))).toEqual([
      ['Noto Sans Arabic Variable', 'url(/assets/noto-sans-arabic-arabic-wght-normal-Ab1.woff2)', 'U+0-1'],
      ['Noto Sans Arabic Variable', 'url(/assets/noto-sans-arabic-latin-wght-normal-Ab1.woff2)', 'U+0-1'],
    ]);
  });

  it('are none without a build', () => {
    expect(new Faces(folder, {}).tags('en_US', WARM, 'n')).toBe('');
  });
});
