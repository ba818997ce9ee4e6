import type { Language } from './schema.gen.ts';

export type { Language } from './schema.gen.ts';

/** The twelve languages as URL, storage and API write them (zh_CN), in the order of the specification. */
export const LANGUAGES = [
  'zh_CN',
  'en_US',
  'es_ES',
  'ru_RU',
  'ar_SA',
  'pl_PL',
  'de_DE',
  'tr_TR',
  'fr_FR',
  'ja_JP',
  'ko_KR',
  'pt_BR',
] as const satisfies readonly Language[];

/** Each language in its own name: how a person finds theirs in a list that they cannot read. */
export const LANGUAGE_NAMES: Record<Language, string> = {
  zh_CN: '简体中文',
  en_US: 'English',
  es_ES: 'Español',
  ru_RU: 'Русский',
  ar_SA: 'العربية',
  pl_PL: 'Polski',
  de_DE: 'Deutsch',
  tr_TR: 'Türkçe',
  fr_FR: 'Français',
  ja_JP: '日本語',
  ko_KR: '한국어',
  pt_BR: 'Português (Brasil)',
};

/** zh_CN, zh-cn, zh-Hans and zh mean zh_CN; undefined for what is none of the twelve. */
export function parseLanguage(value: unknown): Language | undefined {
  if (typeof value !== 'string' || value === '' || value.length > 35) return undefined;
  const tag = value.replaceAll('_', '-').toLowerCase();
  const base = tag.split('-')[0] ?? '';
  return (
    LANGUAGES.find((language) => toTag(language).toLowerCase() === tag) ??
    LANGUAGES.find((language) => language.startsWith(`${base}_`))
  );
}

/** zh_CN -> zh-CN, as HTML and Intl write it. */
export const toTag = (language: Language): string => language.replace('_', '-');

/** A tag for Intl that fixes what engines disagree on: Gregorian dates and Latin digits in Arabic. */
export const toIntlTag = (language: Language): string =>
  language === 'ar_SA' ? 'ar-SA-u-ca-gregory-nu-latn' : toTag(language);

export const directionOf = (language: Language): 'rtl' | 'ltr' => (language === 'ar_SA' ? 'rtl' : 'ltr');
