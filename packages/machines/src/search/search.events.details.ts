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
  everything: 'Everything',
  textInArabic: 'Text in Arabic',
  aWord: 'A word',
  aValueThatCannotBe: 'A value that cannot be',
} as const;

/** What may happen, and values to try it with. */
export const SEARCH_EVENTS = {
  'box.focused': bare('person', 'Search field focused'),
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
  'composition.started': bare('person', 'Composing started'),
  'composition.ended': {
    name: 'Composing ended',
    from: 'person',
    payload: record({ value: TEXT }),
    fixtures: [fixture(NAMES.aWord, { value: '\u51E0\u4F55' }), ...hostileTexts((value) => ({ value }))],
  },
  'suggestion.chosen': {
    name: 'Suggestion chosen',
    from: 'person',
    payload: record({ keyword: TEXT }),
    fixtures: [
      fixture('A suggestion', { keyword: 'geometry for beginners' }),
      ...hostileTexts((keyword) => ({ keyword })),
    ],
  },
  'suggestions.dismissed': bare('person', 'Suggestions dismissed'),
  'search.submitted': bare('person', 'Search submitted'),
  'search.cleared': bare('person', 'Search cleared'),
  'search.retried': bare('person', 'Search retried'),
  'facet.toggled': {
    name: 'Category switched',
    from: 'person',
    payload: record({ categoryId: TEXT }),
    fixtures: [
      fixture('A category', { categoryId: SAMPLE_CATEGORY_ID }),
      fixture('A category that cannot be', { categoryId: 'x' }),
    ],
  },
  'filter.chosen': {
    name: 'Filter chosen',
    from: 'person',
    payload: record({ filter: oneOf('type', 'status', 'member', 'zone'), value: orNull(TEXT) }),
    fixtures: [
      fixture('Courses', { filter: 'type', value: '1' }),
      fixture('Free ones', { filter: 'zone', value: '2' }),
      fixture('For members', { filter: 'member', value: '2' }),
      fixture('Under way', { filter: 'status', value: '2' }),
      fixture('Filter taken away', { filter: 'type', value: null }),
      fixture(NAMES.aValueThatCannotBe, { filter: 'zone', value: '99' }),
    ],
  },
  'filters.cleared': bare('person', 'Filters cleared'),
  'sort.changed': {
    name: 'Order changed',
    from: 'person',
    payload: record({ sort: orNull(TEXT) }),
    fixtures: [
      fixture('Newest first', { sort: '0' }),
      fixture('Best match first', { sort: null }),
      fixture(NAMES.aValueThatCannotBe, { sort: '99' }),
    ],
  },
  'page.changed': {
    name: 'Page changed',
    from: 'person',
    payload: record({ page: NUMBER }),
    fixtures: [fixture('Second page', { page: 2 }), fixture('A page that cannot be', { page: -1 })],
  },
  'url.changed': {
    name: 'Address changed',
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
      fixture('Another search', { query: { ...EMPTY_SEARCH_QUERY, keyword: 'algebra' } }),
      fixture(NAMES.everything, { query: EMPTY_SEARCH_QUERY }),
    ],
  },
  'network.restored': bare('page', EVENTS['network.restored']),
  'history.opened': bare('person', 'Recent searches opened'),
  'history.cleared': {
    name: 'Recent searches deleted',
    from: 'person',
    payload: record({}, { keyword: TEXT }),
    fixtures: [
      fixture('All of them', {}),
      fixture('One of them', { keyword: 'geometry' }),
      fixture('A word that was never searched for', { keyword: 'nothing' }),
    ],
  },
  'history.undone': bare('person', 'Deletion undone'),
  'page.left': bare('page', EVENTS['page.left']),
} satisfies MachineDetails<typeof searchMachine>['events'];
