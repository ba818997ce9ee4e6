import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import subsetFont from 'subset-font';
import type { Language } from '../../i18n/languages.ts';
import { renamed } from './rename-font.ts';

const require = createRequire(import.meta.url);
/** Faces in the order in which a sign is looked for; documents need no fonts of the machine. */
const FONTS = [
  'onest',
  'noto-sans',
  'noto-sans-arabic',
  'noto-sans-hebrew',
  'noto-sans-thai',
  'noto-sans-sc',
  'noto-sans-jp',
  'noto-sans-kr',
] as const;
type Face = (typeof FONTS)[number];
/** Signs that Chinese, Japanese and Korean write differently are taken from the language’s own face. */
const OWN: Partial<Record<Language, Face>> = {
  zh_CN: 'noto-sans-sc',
  ja_JP: 'noto-sans-jp',
  ko_KR: 'noto-sans-kr',
};
const WEIGHTS = [400, 700] as const;
const HEX = 16;

/** A file of a face, with the signs that it has. */
interface Part {
  file: string;
  ranges: (readonly [from: number, to: number])[];
}

const parts = new Map<Face, Promise<Part[]>>();

/** The files of a face, as its style sheet lists them. */
async function readParts(face: Face): Promise<Part[]> {
  const folder = dirname(require.resolve(`@fontsource-variable/${face}/package.json`));
  const css = await readFile(join(folder, 'index.css'), 'utf8');
  return [...css.matchAll(/url\(\.\/files\/([^)]+)\)[^}]*?unicode-range:\s*([^;]+);/g)].map(
    ([, name = '', ranges = '']) => ({
      file: join(folder, 'files', name),
      ranges: ranges.split(',').map((range) => {
        const [from = '', to = from] = range.trim().slice('U+'.length).split('-');
        return [Number.parseInt(from, HEX), Number.parseInt(to, HEX)] as const;
      }),
    }),
  );
}

function partsOf(face: Face): Promise<Part[]> {
  const known = parts.get(face) ?? readParts(face);
  parts.set(face, known);
  return known;
}

/** Fonts of a document, and the families by which it asks for them, in this order. */
export interface Fonts {
  families: string[];
  blobs: Buffer[];
}

/**
 * Fonts that hold the signs of a text and no others, in two weights. Each sign is in the first face that has it: Latin
 * ones stay in one face, whatever else is written beside them.
 * @param text everything that is written in the document
 */
export async function fontsFor(text: string, language: Language): Promise<Fonts> {
  const own = OWN[language];
  const order = ['onest' as const, ...(own ? [own] : []), ...FONTS];
  const left = new Set([...text.normalize('NFC')].map((sign) => sign.codePointAt(0) as number));
  const fonts: Fonts = { families: [], blobs: [] };
  for (const face of new Set(order)) {
    for (const { file, ranges } of await partsOf(face)) {
      const signs = [...left].filter((sign) => ranges.some(([from, to]) => sign >= from && sign <= to));
      if (signs.length === 0) continue;
      for (const sign of signs) left.delete(sign);
      const family = `f${fonts.families.length}`;
      fonts.families.push(family);
      const whole = await readFile(file);
      for (const wght of WEIGHTS) {
        const font = await subsetFont(whole, String.fromCodePoint(...signs), {
          targetFormat: 'sfnt',
          variationAxes: { wght },
        });
        fonts.blobs.push(renamed(font, family));
      }
    }
  }
  return fonts;
}
