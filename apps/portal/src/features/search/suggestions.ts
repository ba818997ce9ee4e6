import type { SearchSuggestion } from '@stoa/machines/search';

/** What the machine knows and the field below shows. */
export interface SearchState {
  suggestions: readonly SearchSuggestion[];
  /** Own searches, newest first. */
  history: readonly string[];
}

const OWN_SHOWN = 5;

/** Own searches as they are now: those being cleared are gone at once, before the server knows. */
export function ownSuggestions({ suggestions, history }: SearchState, typed: string): SearchSuggestion[] {
  if (typed.trim() === '')
    return history.slice(0, OWN_SHOWN).map((text) => ({ kind: 'own', text, url: null }));
  return suggestions.filter(({ kind, text }) => kind === 'own' && history.includes(text));
}

/** The address of a title that was taken from the list; undefined for words to search for. */
export const urlOfTitle = (state: SearchState, text: string): string | undefined =>
  state.suggestions.find((suggestion) => suggestion.kind === 'title' && suggestion.text.trim() === text)
    ?.url ?? undefined;
