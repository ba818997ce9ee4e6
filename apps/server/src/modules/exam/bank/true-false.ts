import type { Translations } from '../../../database/tables.ts';
import { LANGUAGES } from '../../../i18n/languages.ts';
import type { Messages } from '../../../i18n/messages.ts';

const TRUE = /*i18n*/ { id: 'exam.true', message: 'True' };
const FALSE = /*i18n*/ { id: 'exam.false', message: 'False' };

/** What the two options of such a question are called, in every language. */
export const trueFalseOf = (messages: Messages): [Translations, Translations] => [
  inAll(messages, TRUE),
  inAll(messages, FALSE),
];

const inAll = (messages: Messages, message: { id: string; message: string }): Translations =>
  Object.fromEntries(LANGUAGES.map((language) => [language, messages.say(language, message)]));
