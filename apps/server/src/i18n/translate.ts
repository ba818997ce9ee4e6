import type { Translations } from '../database/tables.ts';
import type { Language } from './languages.ts';

/** A text of a school in the language asked for, with the language that it was found in. */
export interface Translated {
  text: string;
  language: Language;
}

/** Asked-for language, the school's default, English, Chinese, then whatever there is. */
export function translate(
  translations: Translations | null | undefined,
  language: Language,
  schoolDefault: Language = 'en_US',
): Translated {
  const all = translations ?? {};
  for (const candidate of [language, schoolDefault, 'en_US', 'zh_CN'] as const) {
    const text = all[candidate];
    if (text) return { text, language: candidate };
  }
  const [found] = Object.entries(all) as [Language, string][];
  return found ? { text: found[1], language: found[0] } : { text: '', language };
}

/** As translate, the text alone. */
export const textIn = (
  translations: Translations | null | undefined,
  language: Language,
  schoolDefault?: Language,
): string => translate(translations, language, schoolDefault).text;
