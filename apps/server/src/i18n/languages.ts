/** The twelve languages, in the order of the specification. */
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
] as const;
export type Language = (typeof LANGUAGES)[number];

const DEFAULT_REGION_LANGUAGE: Language = 'zh_CN';

/** zh_CN, zh-cn, zh-Hans, zh -> zh_CN; undefined for what is none of the twelve. */
export function parseLanguage(value: string | null | undefined): Language | undefined {
  if (!value || value.length > 35) return undefined;
  const tag = value.replaceAll('_', '-').toLowerCase();
  const base = tag.split('-')[0] ?? '';
  return (
    LANGUAGES.find((language) => language.replace('_', '-').toLowerCase() === tag) ??
    LANGUAGES.find((language) => language.startsWith(`${base}_`))
  );
}

/** The language that a query string asks for; one that is given twice is none. */
export function askedLanguage(query: unknown): Language | undefined {
  const asked = (query as Record<string, unknown> | undefined)?.['sxz-lang'];
  return typeof asked === 'string' ? parseLanguage(asked) : undefined;
}

/** zh_CN -> zh-CN, as HTML and Intl write it. */
export const toTag = (language: Language): string => language.replace('_', '-');

export const directionOf = (language: Language): 'rtl' | 'ltr' => (language === 'ar_SA' ? 'rtl' : 'ltr');

/** The best of the twelve for an Accept-Language header, by its weights. */
export function negotiate(header: string | undefined): Language | undefined {
  if (!header) return undefined;
  return header
    .slice(0, 500)
    .split(',')
    .map((part) => {
      const [tag, q] = part.trim().split(';q=');
      return { language: parseLanguage(tag), weight: q === undefined ? 1 : Number(q) || 0 };
    })
    .filter((entry) => entry.language && entry.weight > 0)
    .sort((a, b) => b.weight - a.weight)[0]?.language;
}

/**
 * The language of an answer: what was asked for, else the header, else the school's, else the site's.
 * An unknown value goes to the next step.
 */
export function chooseLanguage(
  asked: string | undefined,
  header: string | undefined,
  school?: Language,
): Language {
  return parseLanguage(asked) ?? negotiate(header) ?? school ?? DEFAULT_REGION_LANGUAGE;
}
