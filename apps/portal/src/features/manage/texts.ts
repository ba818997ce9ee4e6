import { LANGUAGES, toTag, type Language } from '../../i18n/languages.ts';

/** Texts of a school by language, as they are edited. */
export type EditedTexts = Readonly<Partial<Record<string, string>>>;

/** What a text says in a language, else in the first one that it is written in, with the HTML code of that. */
export function textIn(texts: EditedTexts, language: Language): { text: string; lang: string | undefined } {
  const own = texts[language];
  if (own) return { text: own, lang: undefined };
  const other = (['en_US', 'zh_CN', ...LANGUAGES] as const).find((code) => texts[code]);
  return { text: (other && texts[other]) ?? '', lang: other && toTag(other) };
}

/** How many languages a text is written in. */
export const languagesOf = (texts: EditedTexts): Language[] =>
  LANGUAGES.filter((code) => (texts[code] ?? '').trim() !== '');
