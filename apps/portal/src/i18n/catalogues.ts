import type { Messages } from '@lingui/core';
import type { Language } from './languages.ts';

/** One lazy chunk a language: only the one in use is ever loaded. */
const files = import.meta.glob<{ messages: Messages }>('../../../../locales/*/portal.po');

/** The portal's words in a language. */
export async function loadCatalogue(language: Language): Promise<Messages> {
  const load = files[`../../../../locales/${language}/portal.po`];
  if (!load) throw new Error(`There is no catalogue for ${language}.`);
  return (await load()).messages;
}
