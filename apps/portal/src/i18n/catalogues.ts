import type { Messages } from '@lingui/core';
import type { Language } from './languages.ts';

/** Words of pages that not everybody opens: catalogues of their own, as lingui.config.ts says. */
export type MessageNamespace =
  | 'account'
  | 'assignments'
  | 'attendance'
  | 'audit'
  | 'authoring'
  | 'captions'
  | 'certificates'
  | 'chat'
  | 'class'
  | 'community'
  | 'exam'
  | 'design'
  | 'feedback'
  | 'notifications'
  | 'offer'
  | 'layout'
  | 'oauth'
  | 'help'
  | 'hosting'
  | 'joining'
  | 'knowledge'
  | 'learning'
  | 'learningMap'
  | 'live'
  | 'o3'
  | 'palette'
  | 'people'
  | 'points'
  | 'schools'
  | 'ranking'
  | 'signin'
  | 'store'
  | 'survey'
  | 'surveys'
  | 'teaching'
  | 'unions';

/** One lazy chunk a language: only what is in use is ever loaded. */
const files = import.meta.glob<{ messages: Messages }>('../../../../locales/*/portal.po');

/** The portal's words in a language. */
export async function loadCatalogue(language: Language): Promise<Messages> {
  const load = files[`../../../../locales/${language}/portal.po`];
  if (!load) throw new Error(`There is no catalogue for ${language}.`);
  return (await load()).messages;
}

/** The words of a part. The list of all parts is loaded with the first one: the first load of a page names none. */
export async function loadPart(language: Language, part: MessageNamespace): Promise<Messages> {
  const { namespaceMessages } = await import('./namespace-messages.ts');
  return namespaceMessages(language, part);
}
