import type { MachineDetails } from '../shared/machine-details.ts';
import { listOf, NUMBER, oneOf, orNull, record, TEXT } from '../shared/json-schema.ts';
import { bare } from '../details/bare.ts';
import { STATES } from '../details/state-names.details.ts';
import { EVENTS } from '../details/event-names.details.ts';
import { FIXTURES } from '../details/fixture-names.details.ts';
import { fixture } from '../details/fixture.ts';
import { hostileTexts } from '../details/hostile-texts.ts';
import { refusals } from '../details/refusals.ts';
import { SAMPLE_CATEGORY_ID } from '../details/sample-values.ts';
import { EMPTY_SEARCH_QUERY } from './search-query.ts';
import { SEARCH_PROBLEM_CODES } from './index.ts';
import type { searchMachine } from './search.machine.ts';

const NAMES = {
  everything: /*i18n*/ { id: 'machine.search.fixture.everything', message: 'Everything' },
  textInArabic: /*i18n*/ { id: 'machine.search.fixture.textInArabic', message: 'Text in Arabic' },
  aWord: /*i18n*/ { id: 'machine.search.fixture.aWord', message: 'A word' },
  aValueThatCannotBe: /*i18n*/ {
    id: 'machine.search.fixture.aValueThatCannotBe',
    message: 'A value that cannot be',
  },
} as const;

/** Search: what people read and try. */
export const details = {
  name: /*i18n*/ { id: 'machine.search.name', message: 'Search' },
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
  states: {
    box: /*i18n*/ { id: 'machine.search.state.box', message: 'Search field' },
    'box.idle': /*i18n*/ { id: 'machine.search.state.box.idle', message: 'Idle' },
    'box.typing': /*i18n*/ { id: 'machine.search.state.box.typing', message: 'Typing' },
    'box.composing': /*i18n*/ {
      id: 'machine.search.state.box.composing',
      message: 'Composing with an input method',
    },
    'box.suggesting': /*i18n*/ { id: 'machine.search.state.box.suggesting', message: 'Suggesting' },
    'box.suggesting.loading': STATES.loading,
    'box.suggesting.shown': /*i18n*/ {
      id: 'machine.search.state.box.suggesting.shown',
      message: 'Suggestions shown',
    },
    'box.suggesting.nothing': /*i18n*/ {
      id: 'machine.search.state.box.suggesting.nothing',
      message: 'No suggestions',
    },
    results: /*i18n*/ { id: 'machine.search.state.results', message: 'Results' },
    'results.loading': STATES.loading,
    'results.shown': /*i18n*/ { id: 'machine.search.state.results.shown', message: 'Results shown' },
    'results.empty': /*i18n*/ { id: 'machine.search.state.results.empty', message: 'Nothing found' },
    'results.failed': STATES.failed,
    history: /*i18n*/ { id: 'machine.search.state.history', message: 'Recent searches' },
    'history.unopened': /*i18n*/ { id: 'machine.search.state.history.unopened', message: 'Not opened yet' },
    'history.loading': STATES.loading,
    'history.unloaded': /*i18n*/ {
      id: 'machine.search.state.history.unloaded',
      message: 'Could not be loaded',
    },
    'history.open': /*i18n*/ { id: 'machine.search.state.history.open', message: 'List open' },
    'history.undoable': /*i18n*/ {
      id: 'machine.search.state.history.undoable',
      message: 'Deleted, can be undone',
    },
    'history.clearing': /*i18n*/ { id: 'machine.search.state.history.clearing', message: 'Being deleted' },
    'history.uncleared': /*i18n*/ {
      id: 'machine.search.state.history.uncleared',
      message: 'Could not be deleted',
    },
  },
  events: {
    'box.focused': bare(
      'person',
      /*i18n*/ { id: 'machine.search.event.box.focused', message: 'Search field focused' },
    ),
    'keyword.typed': {
      name: EVENTS['keyword.typed'],
      from: 'person',
      payload: record({ value: TEXT }),
      fixtures: [
        fixture(NAMES.aWord, { value: 'geometry' }),
        fixture(NAMES.textInArabic, { value: '\u0647\u0646\u062F\u0633\u0629' }),
        ...hostileTexts((value) => ({ value })),
      ],
    },
    'composition.started': bare(
      'person',
      /*i18n*/ { id: 'machine.search.event.composition.started', message: 'Composing started' },
    ),
    'composition.ended': {
      name: /*i18n*/ { id: 'machine.search.event.composition.ended', message: 'Composing ended' },
      from: 'person',
      payload: record({ value: TEXT }),
      fixtures: [fixture(NAMES.aWord, { value: '\u51E0\u4F55' }), ...hostileTexts((value) => ({ value }))],
    },
    'suggestion.chosen': {
      name: /*i18n*/ { id: 'machine.search.event.suggestion.chosen', message: 'Suggestion chosen' },
      from: 'person',
      payload: record({ keyword: TEXT }),
      fixtures: [
        fixture(
          /*i18n*/ { id: 'machine.search.fixture.aSuggestion', message: 'A suggestion' },
          { keyword: 'geometry for beginners' },
        ),
        ...hostileTexts((keyword) => ({ keyword })),
      ],
    },
    'suggestions.dismissed': bare(
      'person',
      /*i18n*/ { id: 'machine.search.event.suggestions.dismissed', message: 'Suggestions dismissed' },
    ),
    'search.submitted': bare(
      'person',
      /*i18n*/ { id: 'machine.search.event.search.submitted', message: 'Search submitted' },
    ),
    'search.cleared': bare(
      'person',
      /*i18n*/ { id: 'machine.search.event.search.cleared', message: 'Search cleared' },
    ),
    'search.retried': bare(
      'person',
      /*i18n*/ { id: 'machine.search.event.search.retried', message: 'Search retried' },
    ),
    'facet.toggled': {
      name: /*i18n*/ { id: 'machine.search.event.facet.toggled', message: 'Category switched' },
      from: 'person',
      payload: record({ categoryId: TEXT }),
      fixtures: [
        fixture(
          /*i18n*/ { id: 'machine.search.fixture.aCategory', message: 'A category' },
          { categoryId: SAMPLE_CATEGORY_ID },
        ),
        fixture(
          /*i18n*/ {
            id: 'machine.search.fixture.aCategoryThatCannotBe',
            message: 'A category that cannot be',
          },
          { categoryId: 'x' },
        ),
      ],
    },
    'filter.chosen': {
      name: /*i18n*/ { id: 'machine.search.event.filter.chosen', message: 'Filter chosen' },
      from: 'person',
      payload: record({ filter: oneOf('type', 'status', 'member', 'zone'), value: orNull(TEXT) }),
      fixtures: [
        fixture(
          /*i18n*/ { id: 'machine.search.fixture.courses', message: 'Courses' },
          { filter: 'type', value: '1' },
        ),
        fixture(
          /*i18n*/ { id: 'machine.search.fixture.freeOnes', message: 'Free ones' },
          { filter: 'zone', value: '2' },
        ),
        fixture(
          /*i18n*/ { id: 'machine.search.fixture.forMembers', message: 'For members' },
          { filter: 'member', value: '2' },
        ),
        fixture(
          /*i18n*/ { id: 'machine.search.fixture.underWay', message: 'Under way' },
          { filter: 'status', value: '2' },
        ),
        fixture(
          /*i18n*/ { id: 'machine.search.fixture.filterTakenAway', message: 'Filter taken away' },
          { filter: 'type', value: null },
        ),
        fixture(NAMES.aValueThatCannotBe, { filter: 'zone', value: '99' }),
      ],
    },
    'filters.cleared': bare(
      'person',
      /*i18n*/ { id: 'machine.search.event.filters.cleared', message: 'Filters cleared' },
    ),
    'sort.changed': {
      name: /*i18n*/ { id: 'machine.search.event.sort.changed', message: 'Order changed' },
      from: 'person',
      payload: record({ sort: orNull(TEXT) }),
      fixtures: [
        fixture(
          /*i18n*/ { id: 'machine.search.fixture.newestFirst', message: 'Newest first' },
          { sort: '0' },
        ),
        fixture(
          /*i18n*/ { id: 'machine.search.fixture.bestMatchFirst', message: 'Best match first' },
          { sort: null },
        ),
        fixture(NAMES.aValueThatCannotBe, { sort: '99' }),
      ],
    },
    'page.changed': {
      name: /*i18n*/ { id: 'machine.search.event.page.changed', message: 'Page changed' },
      from: 'person',
      payload: record({ page: NUMBER }),
      fixtures: [
        fixture(/*i18n*/ { id: 'machine.search.fixture.secondPage', message: 'Second page' }, { page: 2 }),
        fixture(
          /*i18n*/ { id: 'machine.search.fixture.aPageThatCannotBe', message: 'A page that cannot be' },
          { page: -1 },
        ),
      ],
    },
    'url.changed': {
      name: /*i18n*/ { id: 'machine.search.event.url.changed', message: 'Address changed' },
      from: 'page',
      payload: record({
        query: record({
          keyword: TEXT,
          categoryIds: listOf(TEXT),
          type: NUMBER,
          zone: TEXT,
          sort: orNull(TEXT),
          member: NUMBER,
          status: orNull(NUMBER),
          vipPackageId: orNull(TEXT),
          cardType: orNull(TEXT),
          from: orNull(TEXT),
          page: NUMBER,
        }),
      }),
      fixtures: [
        fixture(
          /*i18n*/ { id: 'machine.search.fixture.anotherSearch', message: 'Another search' },
          { query: { ...EMPTY_SEARCH_QUERY, keyword: 'algebra' } },
        ),
        fixture(NAMES.everything, { query: EMPTY_SEARCH_QUERY }),
      ],
    },
    'network.restored': bare('page', EVENTS['network.restored']),
    'history.opened': bare(
      'person',
      /*i18n*/ { id: 'machine.search.event.history.opened', message: 'Recent searches opened' },
    ),
    'history.cleared': {
      name: /*i18n*/ { id: 'machine.search.event.history.cleared', message: 'Recent searches deleted' },
      from: 'person',
      payload: record({}, { keyword: TEXT }),
      fixtures: [
        fixture(/*i18n*/ { id: 'machine.search.fixture.allOfThem', message: 'All of them' }, {}),
        fixture(
          /*i18n*/ { id: 'machine.search.fixture.oneOfThem', message: 'One of them' },
          { keyword: 'geometry' },
        ),
        fixture(
          /*i18n*/ {
            id: 'machine.search.fixture.aWordThatWasNeverSearchedFor',
            message: 'A word that was never searched for',
          },
          { keyword: 'nothing' },
        ),
      ],
    },
    'history.undone': bare(
      'person',
      /*i18n*/ { id: 'machine.search.event.history.undone', message: 'Deletion undone' },
    ),
    'page.left': bare('page', EVENTS['page.left']),
  },
  guards: {
    isOtherSearch: /*i18n*/ { id: 'machine.search.guard.isOtherSearch', message: 'Is another search' },
    hasFound: /*i18n*/ { id: 'machine.search.guard.hasFound', message: 'Something was found' },
    hasSuggestions: /*i18n*/ { id: 'machine.search.guard.hasSuggestions', message: 'There are suggestions' },
  },
  delays: {
    debounce: /*i18n*/ { id: 'machine.search.delay.debounce', message: 'Pause while typing' },
    undo: /*i18n*/ { id: 'machine.search.delay.undo', message: 'Time to undo' },
  },
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
