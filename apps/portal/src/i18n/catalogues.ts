import type { Messages } from '@lingui/core';
import type { Language } from './languages.ts';

/** Words of pages that most people never open: catalogues of their own, as lingui.config.ts says. */
export type WordsPart = 'account' | 'frame' | 'help' | 'site';

/** One lazy chunk a language and part: only what is in use is ever loaded. */
const files = import.meta.glob<{ messages: Messages }>([
  '../../../../locales/*/*.po',
  '!../../../../locales/*/server.po',
]);
const fileOf = (language: Language, name: string) => files[`../../../../locales/${language}/${name}.po`];

/** The portal's words in a language. */
export async function loadCatalogue(language: Language): Promise<Messages> {
  const load = fileOf(language, 'portal');
  if (!load) throw new Error(`There is no catalogue for ${language}.`);
  return (await load()).messages;
}

/** The words of a part. One that is not collected yet has none: the check of words says so, pages show English. */
export const loadPart = async (language: Language, part: WordsPart): Promise<Messages> =>
  (await fileOf(language, part)?.())?.messages ?? {};
