export {
  chooseFilter,
  EMPTY_SEARCH_QUERY,
  formatSearchQuery,
  isSameSearch,
  normaliseKeyword,
  parseSearchQuery,
  SEARCH_KEYWORD_MAX_LENGTH,
  toggleCategory,
} from './search-query.ts';
export type { SearchFilter, SearchQuery } from './search-query.ts';
export { searchMachine } from './search.machine.ts';
export { HISTORY_UNDO_MS, SEARCH_DEBOUNCE_MS, SEARCH_PROBLEM_CODES } from './search.setup.ts';
export type { SearchEmitted, SearchEvent, SearchProblemCode, SearchSuggestion } from './search.setup.ts';
