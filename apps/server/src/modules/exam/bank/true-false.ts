import type { Translations } from '../../../database/tables.ts';
import { LANGUAGES } from '../../../i18n/languages.ts';
import type { Words } from '../../../i18n/words.ts';

const TRUE = /*i18n*/ { id: 'exam.true', message: 'True' };
const FALSE = /*i18n*/ { id: 'exam.false', message: 'False' };

/** What the two options of such a question are called, in every language. */
export const trueFalseOf = (words: Words): [Translations, Translations] => [
  inAll(words, TRUE),
  inAll(words, FALSE),
];

const inAll = (words: Words, message: { id: string; message: string }): Translations =>
  Object.fromEntries(LANGUAGES.map((language) => [language, words.say(language, message)]));
