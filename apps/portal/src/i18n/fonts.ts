import type { Language } from './languages.ts';

declare global {
  /** The faces that the server's document loads (apps/server/src/pages/fonts.ts). */
  // oxlint-disable-next-line no-var -- the form that a global has
  var stoaFonts:
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

/** A letter of each script whose fonts weigh megabytes, and the font in slices that can draw it. */
const SLICES: Partial<Record<Language, { letter: string; load: () => Promise<unknown> }>> = {
  zh_CN: { letter: '永', load: () => import('@stoa/ui/theme/fonts-chinese') },
  ja_JP: { letter: 'あ', load: () => import('@stoa/ui/theme/fonts-japanese') },
  ko_KR: { letter: '한', load: () => import('@stoa/ui/theme/fonts-korean') },
};
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
  const fonts = globalThis.stoaFonts;
  if (!fonts)
    await Promise.all([import('@stoa/ui/theme/fonts-latin'), import('@stoa/ui/theme/fonts-arabic')]);
  if (fonts?.language === language)
    await Promise.race([fonts.ready, new Promise((done) => setTimeout(done, PATIENCE_MS))]);
  else if (language === ARABIC) await import('@stoa/ui/theme/fonts-arabic');
  const slices = SLICES[language];
  if (!slices) return;
  whenAtRest(() => {
    void import('@stoa/ui/theme/glyphs')
      .then(({ canDraw }) => (canDraw(slices.letter) ? undefined : slices.load()))
      // Without a connection the letters stay boxes, as they were.
      .catch(() => undefined);
  });
}

/**
 * Fetches the font of Arabic letters that a page of another language shows: names of people, above all. It is used from
 * the next page on, like every font that comes after the words.
 */
export function loadFontsOfText(): void {
  whenAtRest(() => {
    if (ARABIC_LETTERS.test(document.body.innerText)) void globalThis.stoaFonts?.loadArabic();
  });
}

/** Words show now: what comes later waits, so that nothing moves while somebody reads. */
export const closeFonts = (): void => globalThis.stoaFonts?.close();

/** Faces that came after the first words are used from now on. Call it when the page changes anyway. */
export const loadLateFonts = (): void => globalThis.stoaFonts?.takeLate();
