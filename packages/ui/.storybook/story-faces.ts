import type { Choice } from './globals.ts';

const faces: Record<string, () => Promise<unknown>> = {
  ar: () => import('../src/theme/fonts-arabic.ts'),
  zh: () => import('../src/theme/fonts-chinese.ts'),
  ja: () => import('../src/theme/fonts-japanese.ts'),
  ko: () => import('../src/theme/fonts-korean.ts'),
};

/**
 * Declares the bundled faces that a story may need before it is drawn: those of its language, and Arabic, which stands
 * beside English in many. Pictures that must not depend on the machine get all of them.
 */
export async function loadStoryFaces({ locale, fonts }: Choice): Promise<void> {
  const language = new Intl.Locale(locale).language;
  const wanted = fonts === 'bundled' ? Object.keys(faces) : [language];
  await Promise.all(wanted.map((code) => faces[code]?.()));
}
