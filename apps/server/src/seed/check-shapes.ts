import { LANGUAGES } from './format.ts';
import type { Language } from './format.ts';

/** Looks at one value and reports each thing that does not fit, with the path to it. */
export type Shape = (value: unknown, path: string, report: Report) => void;
/** Takes one problem of a seed file, in words for the person who edits it. */
export type Report = (path: string, problem: string) => void;

const ID = /^\d{19}$/;
const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const NEEDED: Language[] = ['zh_CN', 'en_US', 'ar_SA'];

/** A text in these languages shows at least one letter of their own script, so a forgotten translation is seen. */
const OWN_SCRIPT: Partial<Record<Language, RegExp>> = {
  zh_CN: /\p{Script=Han}/u,
  ja_JP: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u,
  ko_KR: /\p{Script=Hangul}/u,
  ar_SA: /\p{Script=Arabic}/u,
  ru_RU: /\p{Script=Cyrillic}/u,
};

export const isLanguage = (code: string): boolean => LANGUAGES.includes(code as Language);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const text: Shape = (value, path, report) => {
  if (typeof value !== 'string' || value.trim() === '') report(path, 'should be a text that is not empty');
  else if (value !== value.trim()) report(path, 'begins or ends with white space');
};

export const matching =
  (pattern: RegExp, what: string): Shape =>
  (value, path, report) => {
    if (typeof value !== 'string' || !pattern.test(value)) report(path, `should be ${what}`);
  };
export const id = matching(ID, "an id: 19 digits in quotes, such as '1700000000000000001'");
export const slug = matching(SLUG, 'a slug: lower case words joined by hyphens');
export const email = matching(/^[a-z0-9.]+@[a-z0-9.-]+$/, 'an e-mail address in lower case');
export const portalUrl = matching(
  /^(\/|https:\/\/)/,
  'a path of the portal that begins with / or an https address',
);

export const oneOf =
  (...allowed: (string | number)[]): Shape =>
  (value, path, report) => {
    if (!allowed.includes(value as string)) report(path, `should be one of ${allowed.join(', ')}`);
  };

export const number =
  (min: number, max = Number.MAX_SAFE_INTEGER): Shape =>
  (value, path, report) => {
    if (typeof value !== 'number' || value < min || value > max)
      report(path, `should be a number from ${min} to ${max}`);
  };

/** What is checked elsewhere. */
export const anything: Shape = () => undefined;

export const yesNo: Shape = (value, path, report) => {
  if (typeof value !== 'boolean') report(path, 'should be true or false');
};

export const listOf =
  (shape: Shape, min = 0): Shape =>
  (value, path, report) => {
    if (!Array.isArray(value)) return report(path, 'should be a list');
    if (value.length < min) report(path, `should have at least ${min} entries`);
    value.forEach((entry, index) => shape(entry, `${path}[${index}]`, report));
  };

export const recordOf =
  (key: Shape, entry: Shape): Shape =>
  (value, path, report) => {
    if (!isRecord(value)) return report(path, 'should be a mapping');
    for (const [name, inner] of Object.entries(value)) {
      key(name, `${path}.${name}`, report);
      entry(inner, `${path}.${name}`, report);
    }
  };

/** An object with these fields and no others. A name that ends in `?` may be left out. */
export const fields = (shapes: Record<string, Shape>): Shape => {
  const names = new Set(Object.keys(shapes).map((name) => name.replace(/\?$/, '')));
  return (value, path, report) => {
    if (!isRecord(value)) return report(path, 'should be a mapping');
    for (const [name, shape] of Object.entries(shapes)) {
      const optional = name.endsWith('?');
      const field = optional ? name.slice(0, -1) : name;
      if (value[field] !== undefined) shape(value[field], `${path}.${field}`, report);
      else if (!optional) report(`${path}.${field}`, 'is missing');
    }
    for (const name of Object.keys(value))
      if (!names.has(name)) report(`${path}.${name}`, 'is not a field of the format');
  };
};

/** Chooses the shape by the value of one field, as in `kind` or `type`. */
export const byField =
  (field: string, shapes: Record<string, Shape>): Shape =>
  (value, path, report) => {
    const kind = isRecord(value) ? value[field] : undefined;
    const shape = typeof kind === 'string' ? shapes[kind] : undefined;
    if (shape) shape(value, path, report);
    else report(`${path}.${field}`, `should be one of ${Object.keys(shapes).join(', ')}`);
  };

const inLanguages =
  (needed: readonly Language[], inOwnScript = true): Shape =>
  (value, path, report) => {
    if (!isRecord(value)) return report(path, 'should be a text by language');
    for (const language of needed)
      if (value[language] === undefined) report(`${path}.${language}`, 'is missing');
    for (const [language, words] of Object.entries(value)) {
      const at = `${path}.${language}`;
      if (!isLanguage(language)) {
        report(at, 'is not a language of the portal');
        continue;
      }
      text(words, at, report);
      const own = inOwnScript ? OWN_SCRIPT[language as Language] : undefined;
      // Formulas, code and numbers are the same everywhere; only words of three letters or more are looked at.
      if (own && typeof words === 'string' && /\p{L}{3}/u.test(words) && !own.test(words))
        report(at, `has no letter of its own script: ${words}`);
    }
  };

/** A text in all twelve languages. */
export const words = inLanguages(LANGUAGES);
/** A text in at least Chinese, English and Arabic. */
export const someTranslations = inLanguages(NEEDED);
/** Like `words`, for what may be code or a name in every language. */
export const anyWords = inLanguages(LANGUAGES, false);
/** Like `someTranslations`, for what may be code, a sound or a word of another language in every language. */
export const anyTranslations = inLanguages(NEEDED, false);
