import type { Language } from './languages.ts';

/** A letter of each script whose faces weigh megabytes, and the face in slices that can draw it. */
const SLICES: Partial<Record<Language, { letter: string; load: () => Promise<unknown> }>> = {
  zh_CN: { letter: '永', load: () => import('@stoa/ui/theme/fonts-chinese') },
  ja_JP: { letter: 'あ', load: () => import('@stoa/ui/theme/fonts-japanese') },
  ko_KR: { letter: '한', load: () => import('@stoa/ui/theme/fonts-korean') },
};

/** Runs when the page shows and nothing else is waiting. */
function whenAtRest(task: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(task, { timeout: 3_000 });
  else setTimeout(task, 500);
}

/**
 * Sees to the faces of a language. Arabic has one of its own, which the words wait for. Chinese, Japanese and Korean
 * are drawn with the device's faces; a device without any gets slices once the page shows, and nobody waits for them.
 */
export async function loadFonts(language: Language): Promise<void> {
  if (typeof document === 'undefined') return;
  if (language === 'ar_SA') await import('@stoa/ui/theme/fonts-arabic');
  const slices = SLICES[language];
  if (!slices) return;
  whenAtRest(() => {
    void import('@stoa/ui/theme/glyphs')
      .then(({ canDraw }) => (canDraw(slices.letter) ? undefined : slices.load()))
      // Without a connection the letters stay boxes, as they were.
      .catch(() => undefined);
  });
}
