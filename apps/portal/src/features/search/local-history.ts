import { normaliseKeyword, type SearchSuggestion } from '@stoa/machines/search';
import { readStored, store } from '../../app/storage.ts';

/** As many as the server keeps in view for those who are signed in. */
export const LOCAL_HISTORY_MAX = 10;
const OFFERED_BLANK = 5;
const OFFERED_TYPING = 3;

const keyOf = (schoolId: string): string => `search-history.${schoolId}`;

/** A visitor's own searches in a school, newest first; they never leave the device. */
export function readLocalHistory(schoolId: string): string[] {
  try {
    const value: unknown = JSON.parse(readStored(keyOf(schoolId)) ?? '[]');
    return Array.isArray(value)
      ? value.filter((entry) => typeof entry === 'string' && entry !== '').slice(0, LOCAL_HISTORY_MAX)
      : [];
  } catch {
    // Somebody else wrote there.
    return [];
  }
}

/** The list with a search at its top; the same words in other case are the same search. */
export function withKeyword(history: readonly string[], keyword: string): string[] {
  const added = normaliseKeyword(keyword);
  if (added === '') return [...history];
  return [added, ...history.filter((entry) => entry.toLowerCase() !== added.toLowerCase())].slice(
    0,
    LOCAL_HISTORY_MAX,
  );
}

export const rememberLocally = (schoolId: string, keyword: string): void =>
  store(keyOf(schoolId), JSON.stringify(withKeyword(readLocalHistory(schoolId), keyword)));

/** Forgets some searches, or all of them for null. */
export function clearLocally(schoolId: string, keywords: readonly string[] | null): void {
  const rest =
    keywords === null ? [] : readLocalHistory(schoolId).filter((entry) => !keywords.includes(entry));
  store(keyOf(schoolId), rest.length > 0 ? JSON.stringify(rest) : undefined);
}

/** Own searches that go with what has been typed. */
export function suggestLocally(history: readonly string[], keyword: string): SearchSuggestion[] {
  const typed = keyword.toLowerCase();
  return history
    .map((text): SearchSuggestion & { at: number } => ({
      kind: 'own',
      text,
      url: null,
      at: text.toLowerCase().indexOf(typed),
    }))
    .filter(({ at }) => at !== -1)
    .slice(0, typed === '' ? OFFERED_BLANK : OFFERED_TYPING)
    .map(({ at, ...suggestion }) => ({ ...suggestion, ranges: rangesOf(suggestion.text, at, typed.length) }));
}

/** Some letters change their number in lower case: then nothing is marked rather than the wrong place. */
const rangesOf = (text: string, at: number, length: number): [number, number][] =>
  length === 0 || text.toLowerCase().length !== text.length ? [] : [[at, at + length]];
