import { readStored, storeCookie } from '../app/storage.ts';
import { LANGUAGE_KEY } from './language-store.ts';
import { DEFAULT_LANGUAGE, parseLanguage, type Language } from './languages.ts';

/**
 * The language of the first render: the query, what the server chose, storage, the browser's, the default. An unknown
 * value goes to the next step.
 */
export function firstLanguage(fromServer: Language | undefined): Language {
  const asked = linkedLanguage();
  const browser = navigator.languages.map(parseLanguage).find((language) => language !== undefined);
  return asked ?? fromServer ?? parseLanguage(chosenLanguage()) ?? browser ?? DEFAULT_LANGUAGE;
}

/** The language that the address names. */
const linkedLanguage = (): Language | undefined =>
  parseLanguage(new URLSearchParams(location.search).get('sxz-lang'));

/** The language that was chosen in this browser; undefined where none was, whatever a link has brought. */
export const chosenLanguage = (): string | undefined => readStored(LANGUAGE_KEY);

/**
 * Keeps the language of the link that somebody came by, where they have not chosen one: the next page has no such link.
 * In the cookie alone, as pages do that have not started yet (`pages/starter.ts` of the server).
 */
export function storeLinkedLanguage(): void {
  const linked = linkedLanguage();
  const isStored = document.cookie.split('; ').some((one) => one.startsWith(`${LANGUAGE_KEY}=`));
  if (linked && !isStored && chosenLanguage() === undefined) storeCookie(LANGUAGE_KEY, linked);
}
