import { readStored } from '../app/storage.ts';
import { LANGUAGE_KEY } from './language-store.ts';
import { DEFAULT_LANGUAGE, parseLanguage, type Language } from './languages.ts';

/**
 * The language of the first render: the query, what the server chose, storage, the browser's, the default. An unknown
 * value goes to the next step.
 */
export function firstLanguage(fromServer: Language | undefined): Language {
  const asked = parseLanguage(new URLSearchParams(location.search).get('sxz-lang'));
  const browser = navigator.languages.map(parseLanguage).find((language) => language !== undefined);
  return asked ?? fromServer ?? parseLanguage(readStored(LANGUAGE_KEY)) ?? browser ?? DEFAULT_LANGUAGE;
}
