import { parseLanguage, type Language } from '@stoa/api/languages';

export { directionOf, LANGUAGES, parseLanguage, toIntlTag, toTag, type Language } from '@stoa/api/languages';

const DEFAULT_REGION_LANGUAGE: Language = 'zh_CN';

/** The language that a query string asks for; one that is given twice is none. */
export function askedLanguage(query: unknown): Language | undefined {
  const asked = (query as Record<string, unknown> | undefined)?.['sxz-lang'];
  return typeof asked === 'string' ? parseLanguage(asked) : undefined;
}

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
