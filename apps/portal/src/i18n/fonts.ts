import type { Language } from './languages.ts';

declare global {
  /** The faces that the server's document loads (apps/server/src/portal/faces.ts). */
  // oxlint-disable-next-line no-var -- the form that a global has
  var stoaFaces:
    | {
        /** The document's. */
        language: Language;
        /** Resolves when each is there or cannot be had. */
        ready: Promise<unknown>;
        /** Words show from now on: a face that comes later waits. */
        close: () => void;
        /** Fetches what Arabic letters need on a page of another language, once; it waits like any that is late. */
        loadArabic: () => Promise<unknown>;
        /** Takes those that have waited. */
        takeLate: () => void;
      }
    | undefined;
}

/** A script whose fonts weigh megabytes, and the font in slices that can draw it. */
interface Sliced {
  /** Drawn to see whether the device has a font of its own. */
  letter: string;
  /** Finds its letters in a text. */
  letters: RegExp;
  load: () => Promise<unknown>;
}

const SLICES = {
  zh_CN: {
    letter: '永',
    letters: /\p{Script=Han}/u,
    load: () => import('@stoa/ui/theme/fonts-chinese'),
  },
  ja_JP: {
    letter: 'あ',
    letters: /[\p{Script=Hiragana}\p{Script=Katakana}]/u,
    load: () => import('@stoa/ui/theme/fonts-japanese'),
  },
  ko_KR: {
    letter: '한',
    letters: /\p{Script=Hangul}/u,
    load: () => import('@stoa/ui/theme/fonts-korean'),
  },
} satisfies Partial<Record<Language, Sliced>>;
const slicesOf: Partial<Record<Language, Sliced>> = SLICES;
const ARABIC: Language = 'ar_SA';
const ARABIC_LETTERS = /\p{Script=Arabic}/u;
/** How long the first words wait for a face that is on its way. */
const PATIENCE_MS = 100;

/** Runs when the page shows and nothing else is waiting. */
function whenAtRest(task: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(task, { timeout: 3_000 });
  else setTimeout(task, 500);
}

/**
 * Sees to the faces of a language before its words show. Those of Latin, Cyrillic and Arabic letters come with the
 * server's document where the page starts in the language. Chinese, Japanese and Korean are drawn with the device's
 * faces; a device without any gets slices once the page shows, and nobody waits for them.
 */
export async function loadFonts(language: Language): Promise<void> {
  if (typeof document === 'undefined') return;
  const faces = globalThis.stoaFaces;
  if (!faces)
    await Promise.all([import('@stoa/ui/theme/fonts-latin'), import('@stoa/ui/theme/fonts-arabic')]);
  if (faces?.language === language)
    await Promise.race([faces.ready, new Promise((done) => setTimeout(done, PATIENCE_MS))]);
  else if (language === ARABIC) await import('@stoa/ui/theme/fonts-arabic');
  const slices = slicesOf[language];
  if (slices) whenAtRest(() => loadWhereMissing([slices]));
}

/** Loads slices of scripts that the device has no font for. */
function loadWhereMissing(scripts: readonly Sliced[]): void {
  void import('@stoa/ui/theme/glyphs')
    .then(({ canDraw }) =>
      Promise.all(scripts.filter(({ letter }) => !canDraw(letter)).map(({ load }) => load())),
    )
    // Without a connection the letters stay boxes, as they were.
    .catch(() => undefined);
}

/**
 * Fetches the fonts of letters that the page shows beside those of its language: names of people, above all. Arabic is
 * used from the next page on, like every font that comes after the words.
 */
export function loadFontsOfText(): void {
  whenAtRest(() => {
    const text = document.body.innerText;
    if (ARABIC_LETTERS.test(text)) void globalThis.stoaFaces?.loadArabic();
    const met = Object.values(SLICES).filter(({ letters }) => letters.test(text));
    if (met.length > 0) loadWhereMissing(met);
  });
}

/** Words show now: what comes later waits, so that nothing moves while somebody reads. */
export const closeFaces = (): void => globalThis.stoaFaces?.close();

/** Faces that came after the first words are used from now on. Call it when the page changes anyway. */
export const takeLateFaces = (): void => globalThis.stoaFaces?.takeLate();
