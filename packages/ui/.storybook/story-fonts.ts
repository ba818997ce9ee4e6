import type { Choice } from './globals.ts';

const ARABIC = 'ar';
const slices: Record<string, () => Promise<unknown>> = {
  [ARABIC]: () => import('../src/theme/fonts-arabic.ts'),
  zh: () => import('../src/theme/fonts-chinese.ts'),
  ja: () => import('../src/theme/fonts-japanese.ts'),
  ko: () => import('../src/theme/fonts-korean.ts'),
};

/**
 * Declares the bundled fonts that a story may need before it is drawn: those of its language, and Arabic, whose names
 * stand on pages of any language. Pictures get all of them, and fonts for emoji and code, so that nothing depends on
 * the machine.
 */
export async function loadStoryFonts({ locale, fonts }: Choice): Promise<void> {
  const isBundled = fonts === 'bundled';
  const wanted = isBundled ? Object.keys(slices) : [ARABIC, new Intl.Locale(locale).language];
  const rest = isBundled ? [import('./bundled-fonts.ts')] : [];
  await Promise.all([...wanted.map((code) => slices[code]?.()), ...rest]);
}
