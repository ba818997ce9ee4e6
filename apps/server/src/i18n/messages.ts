import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setupI18n, type I18n, type MessageDescriptor } from '@lingui/core';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import PO from 'pofile';
import { LANGUAGES, toTag, type Language } from './languages.ts';

/** Digits beside codes and dates are Latin in Arabic too, as in the portal. */
const toLocale = (language: Language): string => (language === 'ar_SA' ? 'ar-SA-u-nu-latn' : toTag(language));

const FOLDER = join(import.meta.dirname, '../../../../locales');

/** The server's own words (errors, mails, titles) in every language. */
export class Messages {
  readonly #byLanguage: Map<Language, I18n>;

  /** Reads locales/<language>/server.po of all languages; a message that is missing there is said in English. */
  constructor(folder = FOLDER) {
    const english = readCatalogue(join(folder, 'en_US/server.po'));
    this.#byLanguage = new Map(
      LANGUAGES.map((language) => {
        const messages = { ...english, ...readCatalogue(join(folder, language, 'server.po')) };
        const locale = toLocale(language);
        return [language, setupI18n({ locale, messages: { [locale]: messages } })];
      }),
    );
  }

  /** One message in a language. */
  say(language: Language, message: MessageDescriptor, values?: Readonly<Record<string, unknown>>): string {
    return (this.#byLanguage.get(language) as I18n)._({
      ...message,
      values: { ...message.values, ...values },
    });
  }
}

function readCatalogue(file: string): Record<string, ReturnType<typeof compileMessageOrThrow>> {
  const items = PO.parse(readFileSync(file, 'utf8')).items;
  return Object.fromEntries(
    items
      .filter((item) => item.msgstr[0] && !item.obsolete)
      .map((item) => [item.msgid, compileMessageOrThrow(item.msgstr[0] as string)]),
  );
}
