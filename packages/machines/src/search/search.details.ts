import type { MachineDetails } from '../shared/machine-details.ts';
import { FIXTURES } from '../details/fixture-names.details.ts';
import { fixture } from '../details/fixture.ts';
import { refusals } from '../details/refusals.ts';
import { EMPTY_SEARCH_QUERY } from './search-query.ts';
import { SEARCH_PROBLEM_CODES } from './index.ts';
import type { searchMachine } from './search.machine.ts';
import { SEARCH_EVENTS } from './search.events.details.ts';
import { SEARCH_NAMES } from './search.names.details.ts';

const NAMES = {
  everything: /*i18n*/ { id: 'machine.search.fixture.everything', message: 'Everything' },
  textInArabic: /*i18n*/ { id: 'machine.search.fixture.textInArabic', message: 'Text in Arabic' },
} as const;

/** Search: what people read and try. */
export const details = {
  name: /*i18n*/ { id: 'machine.search.name', message: 'Search' },
  purpose: /*i18n*/ {
    id: 'machine.search.purpose',
    message: 'Finds resources: box with suggestions, results that follow the address, history with undo.',
  },
  inputs: [
    fixture(NAMES.everything, { query: EMPTY_SEARCH_QUERY }),
    fixture(
      /*i18n*/ { id: 'machine.search.fixture.aSearchWithFilters', message: 'A search with filters' },
      { query: { ...EMPTY_SEARCH_QUERY, keyword: 'geometry', type: 1, zone: '2', sort: '1', page: 3 } },
    ),
    fixture(NAMES.textInArabic, {
      query: { ...EMPTY_SEARCH_QUERY, keyword: '\u0647\u0646\u062F\u0633\u0629' },
    }),
  ],
  ...SEARCH_NAMES,
  events: SEARCH_EVENTS,
  actors: {
    search: {
      name: /*i18n*/ { id: 'machine.search.actor.search', message: 'Search' },
      kind: 'promise',
      resolves: [
        fixture(/*i18n*/ { id: 'machine.search.fixture.someFound', message: 'Some found' }, { total: 42 }),
        fixture(
          /*i18n*/ { id: 'machine.search.fixture.nothingFound', message: 'Nothing found' },
          { total: 0 },
        ),
      ],
      rejects: refusals(SEARCH_PROBLEM_CODES),
    },
    suggest: {
      name: /*i18n*/ { id: 'machine.search.actor.suggest', message: 'Suggest searches' },
      kind: 'promise',
      resolves: [
        fixture(
          /*i18n*/ { id: 'machine.search.fixture.suggestions', message: 'Suggestions' },
          {
            suggestions: [
              { kind: 'own', text: 'geometry', url: null },
              {
                kind: 'title',
                text: 'Geometry for beginners',
                ranges: [[0, 8]],
                url: '/portal/1700000000000000001/resource/1700000000000000201',
              },
            ],
          },
        ),
        fixture(
          /*i18n*/ { id: 'machine.search.fixture.noSuggestions', message: 'No suggestions' },
          { suggestions: [] },
        ),
      ],
      rejects: refusals(SEARCH_PROBLEM_CODES),
    },
    loadHistory: {
      name: /*i18n*/ { id: 'machine.search.actor.loadHistory', message: 'Load recent searches' },
      kind: 'promise',
      resolves: [
        fixture(
          /*i18n*/ { id: 'machine.search.fixture.recentSearches', message: 'Recent searches' },
          { keywords: ['geometry', 'algebra'] },
        ),
        fixture(
          /*i18n*/ { id: 'machine.search.fixture.noRecentSearches', message: 'No recent searches' },
          { keywords: [] },
        ),
      ],
      rejects: refusals(SEARCH_PROBLEM_CODES),
    },
    clearHistory: {
      name: /*i18n*/ { id: 'machine.search.actor.clearHistory', message: 'Delete recent searches' },
      kind: 'promise',
      resolves: [fixture(FIXTURES.done, undefined)],
      rejects: refusals(SEARCH_PROBLEM_CODES),
    },
  },
} satisfies MachineDetails<typeof searchMachine>;
