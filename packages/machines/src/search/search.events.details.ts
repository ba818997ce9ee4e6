import type { MachineDetails } from '../shared/machine-details.ts';
import { listOf, NUMBER, oneOf, orNull, record, TEXT } from '../shared/json-schema.ts';
import { bare } from '../details/bare.ts';
import { EVENTS } from '../details/event-names.details.ts';
import { fixture } from '../details/fixture.ts';
import { hostileTexts } from '../details/hostile-texts.ts';
import { SAMPLE_CATEGORY_ID } from '../details/sample-values.ts';
import { EMPTY_SEARCH_QUERY } from './search-query.ts';
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

/** What may happen, and values to try it with. */
export const SEARCH_EVENTS = {
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
        /*i18n*/ { id: 'machine.search.fixture.aCategoryThatCannotBe', message: 'A category that cannot be' },
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
      fixture(/*i18n*/ { id: 'machine.search.fixture.newestFirst', message: 'Newest first' }, { sort: '0' }),
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
} satisfies MachineDetails<typeof searchMachine>['events'];
