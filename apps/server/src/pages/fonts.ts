import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '../i18n/languages.ts';

/** The sheets that declare the faces, as the build's manifest names them. */
const LATIN = 'theme/fonts-latin.ts';
const ARABIC = 'theme/fonts-arabic.ts';
const ARABIC_LANGUAGE: Language = 'ar_SA';
/** Slices with the letters of words; those of arrows and formulas would only make the document longer. */
const LETTERS = /-(arabic|latin|latin-ext|cyrillic|cyrillic-ext|vietnamese)-wght-/;
const FONT = /@font-face\s*\{[^}]*\}/g;

/** The slices that a language's words are drawn with. */
const SLICES: Partial<Record<Language, RegExp>> = {
  ar_SA: /noto-sans-arabic-(arabic|latin)-wght-/,
  ru_RU: /onest-(latin|cyrillic)-wght-/,
  pl_PL: /onest-(latin|latin-ext)-wght-/,
  tr_TR: /onest-(latin|latin-ext)-wght-/,
};
const LATIN_SLICE = /onest-latin-wght-/;
/** What names in Arabic need on a page of another language, whose other letters are Onest's. */
const ARABIC_SLICE = /noto-sans-arabic-arabic-wght-/;
const ARABIC_LETTER = /\p{Script=Arabic}/u;

/**
 * Words are there before their typeface is, and must not move when it comes: a face that is loaded before the first
 * words are drawn is used, one that comes later waits until the page changes anyway (`takeLate`, which the portal calls).
 * The browser's own `font-display: optional` means the same, but lets a face in for a tenth of a second after words show.
 * A page that the server drew has words with its first frame, any other when the portal says so (`close`).
 * Arabic on a page of another language (`names`) is loaded when the portal meets its letters (`loadArabic`).
 */
const SOURCE = `(()=>{
const me=document.currentScript,{when,language,faces,names}=me.dataset,late=[],use=face=>document.fonts.add(face);
let open=when!='load',arabic;
const load=list=>Promise.all(JSON.parse(list).map(([family,source,unicodeRange])=>new FontFace(family,source,{weight:'100 900',unicodeRange}).load().then(face=>{open?use(face):late.push(face)},()=>{})));
const close=()=>{open=false};
self.stoaFonts={language,ready:open?load(faces):Promise.resolve(),close,loadArabic:()=>arabic??=load(names),takeLate(){late.splice(0).forEach(use);me.nextElementSibling.media='all'}};
if(!open)addEventListener('load',()=>setTimeout(load,1e3,faces));
if(when=='frame')requestAnimationFrame(close)})()`;

/** Its source in a content security policy. */
export const FONTS_HASH = `'sha256-${createHash('sha256').update(SOURCE).digest('base64')}'`;

/** When the first words show: with the first frame, when the portal says so, or before faces are even asked for. */
type FirstWords = 'frame' | 'portal' | 'load';

interface Font {
  rule: string;
  family: string;
  source: string;
  range: string;
}

/** The typefaces of the portal, as its documents declare them. */
export class Fonts {
  readonly #latin: readonly Font[];
  readonly #arabic: readonly Font[];

  /** @param manifest of the build, with the file of each source */
  constructor(folder: string, manifest: Readonly<Record<string, { file: string }>>) {
    const read = (source: string): Font[] => {
      const name = Object.keys(manifest).find((key) => key.endsWith(source));
      const css = name ? readFileSync(join(folder, manifest[name]?.file ?? ''), 'utf8') : '';
      return [...css.matchAll(FONT)].map(([rule]) => fontOf(rule)).filter(({ rule }) => LETTERS.test(rule));
    };
    this.#latin = read(LATIN);
    this.#arabic = read(ARABIC);
  }

  /**
   * The elements of a document's head, before its sheets; nothing without a build.
   * @param page what the server drew of it, and whether the browser has nothing of the portal yet: what is seen first
   * goes before the faces of Arabic then, which are heavy
   */
  tags(language: Language, page: { drawn: string; isCold: boolean }, nonce: string): string {
    const isArabic = language === ARABIC_LANGUAGE;
    const drawn: FirstWords = page.isCold && isArabic ? 'load' : 'frame';
    const words: FirstWords = page.drawn ? drawn : 'portal';
    const fonts = isArabic ? [...this.#arabic, ...this.#latin] : this.#latin;
    const wanted = SLICES[language] ?? LATIN_SLICE;
    const names = isArabic ? [] : this.#arabic.filter(({ source }) => ARABIC_SLICE.test(source));
    // Drawn names come with the first frame, where the browser may have their face already.
    const hasNames = !page.isCold && ARABIC_LETTER.test(page.drawn);
    const own = [...fonts.filter(({ source }) => wanted.test(source)), ...(hasNames ? names : [])];
    if (own.length === 0) return '';
    const others = fonts.filter((font) => !own.includes(font)).map(({ rule }) => rule);
    return [
      ...(words === 'load' ? [] : own.map(preloadTag)),
      `<script data-when="${words}" data-language="${language}" data-faces="${attribute(own)}" data-names="${attribute(hasNames ? [] : names)}">${SOURCE}</script>`,
      // Words of other languages: their faces are fetched when such words are there, once the first page is done.
      `<style nonce="${nonce}" media="not all">${others.join('')}</style>`,
    ].join('');
  }
}

function fontOf(rule: string): Font {
  const say = (name: string): string => new RegExp(`${name}:([^;}]*)`).exec(rule)?.[1]?.trim() ?? '';
  return {
    rule: rule.replace('font-display:swap', 'font-display:optional'),
    family: say('font-family').replaceAll(/["']/g, ''),
    source: /url\([^)]*\)/.exec(rule)?.[0].replaceAll(/["']/g, '') ?? '',
    range: say('unicode-range'),
  };
}

/** As data that no markup can leave. */
const attribute = (fonts: readonly Font[]): string =>
  JSON.stringify(fonts.map(({ family, source, range }) => [family, source, range])).replaceAll('"', '&quot;');

const preloadTag = ({ source }: Font): string =>
  `<link rel="preload" as="font" type="font/woff2" crossorigin href="${source.slice(4, -1)}">`;
