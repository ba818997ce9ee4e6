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
  everything: 'Everything',
  textInArabic: 'Text in Arabic',
} as const;

/** Search: what people read and try. */
export const details = {
  name: 'Search',
  inputs: [
    fixture(NAMES.everything, { query: EMPTY_SEARCH_QUERY }),
    fixture('A search with filters', {
      query: { ...EMPTY_SEARCH_QUERY, keyword: 'geometry', type: 1, zone: '2', sort: '1', page: 3 },
    }),
    fixture(NAMES.textInArabic, {
      query: { ...EMPTY_SEARCH_QUERY, keyword: '\u0647\u0646\u062F\u0633\u0629' },
    }),
  ],
  ...SEARCH_NAMES,
  events: SEARCH_EVENTS,
  actors: {
    search: {
      name: 'Search',
      kind: 'promise',
      resolves: [fixture('Some found', { total: 42 }), fixture('Nothing found', { total: 0 })],
      rejects: refusals(SEARCH_PROBLEM_CODES),
    },
    suggest: {
      name: 'Suggest searches',
      kind: 'promise',
      resolves: [
        fixture('Suggestions', {
          suggestions: [
            { kind: 'own', text: 'geometry', url: null },
            {
              kind: 'title',
              text: 'Geometry for beginners',
              ranges: [[0, 8]],
              url: '/portal/1700000000000000001/resource/1700000000000000201',
            },
          ],
        }),
        fixture('No suggestions', { suggestions: [] }),
      ],
      rejects: refusals(SEARCH_PROBLEM_CODES),
    },
    loadHistory: {
      name: 'Load recent searches',
      kind: 'promise',
      resolves: [
        fixture('Recent searches', { keywords: ['geometry', 'algebra'] }),
        fixture('No recent searches', { keywords: [] }),
      ],
      rejects: refusals(SEARCH_PROBLEM_CODES),
    },
    clearHistory: {
      name: 'Delete recent searches',
      kind: 'promise',
      resolves: [fixture(FIXTURES.done, undefined)],
      rejects: refusals(SEARCH_PROBLEM_CODES),
    },
  },
} satisfies MachineDetails<typeof searchMachine>;
