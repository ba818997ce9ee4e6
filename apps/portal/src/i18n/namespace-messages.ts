import type { Messages } from '@lingui/core';
import type { MessageNamespace } from './catalogues.ts';
import type { Language } from './languages.ts';

/** One lazy chunk a language and part. */
const files = import.meta.glob<{ messages: Messages }>([
  '../../../../locales/*/*.po',
  '!../../../../locales/*/{portal,server,machines,statecharts}.po',
]);

/** The words of a part. One that is not collected yet has none: the check of words says so, pages show English. */
export const namespaceMessages = async (language: Language, part: MessageNamespace): Promise<Messages> =>
  (await files[`../../../../locales/${language}/${part}.po`]?.())?.messages ?? {};
