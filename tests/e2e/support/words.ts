import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '@stoa/api/schema';
import PO from 'pofile';

const LOCALES = join(import.meta.dirname, '../../../locales');

/**
 * What the portal says in a language, for tests that use it in another one than English.
 * @param part the file of `locales` without its ending
 * @returns the translation of English words; of words that several contexts have, `context` names one
 */
export function wordsOf(language: Language, part: string): (message: string, context?: string) => string {
  const { items } = PO.parse(readFileSync(join(LOCALES, language, `${part}.po`), 'utf8'));
  return (message, context) => {
    const found = items.find(({ msgid, msgctxt }) => msgid === message && (msgctxt ?? undefined) === context);
    if (!found?.msgstr[0]) throw new Error(`locales/${language}/${part}.po has no "${message}".`);
    return found.msgstr[0];
  };
}
