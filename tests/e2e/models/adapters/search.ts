import { EMPTY_SEARCH_QUERY, parseSearchQuery } from '@stoa/machines/search';
import { newAccount } from '../../support/accounts.ts';
import { home, SCHOOLS, search as searchPath } from '../../support/places.ts';
import type { Adapter, Cause } from '../adapter.ts';
import type { Stage } from '../stage.ts';
import { cutTries, reconnect, visit } from '../visit.ts';

/** What the address says along the way of the walk on the page. */
const PLAN = parseSearchQuery({ keyword: 'plan' });
const SORTED = { ...PLAN, sort: '0' };
const IN_CATEGORY = { ...SORTED, categoryIds: ['1700000000000000001'] };
const CLEARED = SORTED;
const UNKNOWN = { ...CLEARED, keyword: 'zxqwv' };
const COMPOSED = { ...UNKNOWN, keyword: 'zxqwv项目' };
const PHYSICS = { ...UNKNOWN, keyword: 'physics' };
const ARTICLES = { ...PHYSICS, type: 3 };
const EMPTIED = { ...ARTICLES, keyword: '' };
const CHOSEN = { ...ARTICLES, keyword: 'zxqwv' };
const PAINTED = { ...EMPTIED, keyword: 'painted' };

const OWN = 'tides';
const SUGGESTION = { kind: 'hot', text: 'plan', url: null };

const field = ({ page }: Stage) =>
  page.getByRole('combobox', { name: 'Search the school' }).and(page.locator(':visible'));
const panel = ({ page }: Stage) => page.getByRole('listbox', { name: 'Search the school' });
/** Comes about by itself with what was done before. */
const byItself = () => Promise.resolve();

const typed = (value: string): Cause => ({
  event: { type: 'keyword.typed', value },
  cause: (stage) => field(stage).fill(value),
});
const followed = (query: object): Cause => ({ event: { type: 'url.changed', query }, cause: byItself });
const cleared = (press: (stage: Stage) => Promise<void>): Cause => ({
  event: { type: 'history.cleared' },
  cause: press,
});

/** What an input method does in the field. */
async function compose({ context, page }: Stage, text: string): Promise<void> {
  const client = await context.newCDPSession(page);
  await client.send('Input.imeSetComposition', {
    text,
    selectionStart: text.length,
    selectionEnd: text.length,
  });
}

/** The search of a school: on its page, and in the head of others. */
export const search: Adapter = {
  machine: 'search',
  inputs: {
    results: { value: { query: PLAN }, open: (stage) => visit(stage, searchPath('keyword=plan')) },
    'the page before a search': {
      value: { query: EMPTY_SEARCH_QUERY },
      open: (stage) => visit(stage, searchPath()),
    },
    'the head for a member': {
      value: { query: EMPTY_SEARCH_QUERY },
      open: async (stage) => {
        await newAccount(stage.page);
        await stage.page.request.get('/api/search/v1/resources', {
          params: { schoolId: SCHOOLS.stoa, keyword: OWN, 'sxz-lang': 'en_US' },
        });
        await visit(stage, home());
        await field(stage).focus();
      },
    },
  },
  events: {
    'history opened': { event: { type: 'history.opened' }, cause: byItself },
    'field left and taken again': {
      event: { type: 'history.opened' },
      cause: async (stage) => {
        await field(stage).blur();
        await field(stage).focus();
      },
    },
    focused: { event: { type: 'box.focused' }, cause: byItself },
    'typed words that nobody wrote': typed('zxqwv'),
    'typed physics': typed('physics'),
    emptied: typed(''),
    'typed a title': typed('painted'),
    'composition begun': {
      event: { type: 'composition.started' },
      cause: (stage) => compose(stage, "xiang'mu"),
    },
    composed: { event: { type: 'keyword.typed', value: "zxqwvxiang'mu" }, cause: byItself },
    'Enter while composing': {
      event: { type: 'search.submitted' },
      cause: ({ page }) => page.keyboard.press('Enter'),
    },
    'composition ended': {
      event: { type: 'composition.ended', value: 'zxqwv项目' },
      cause: async ({ context, page }) => {
        const client = await context.newCDPSession(page);
        await client.send('Input.insertText', { text: '项目' });
      },
    },
    submitted: { event: { type: 'search.submitted' }, cause: (stage) => field(stage).press('Enter') },
    'own search taken': {
      event: { type: 'keyword.typed', value: 'zxqwv' },
      cause: (stage) => panel(stage).getByRole('option', { name: 'zxqwv', exact: true }).click(),
    },
    'suggestion chosen': { event: { type: 'suggestion.chosen', keyword: 'zxqwv' }, cause: byItself },
    'cross pressed': {
      event: { type: 'history.opened' },
      cause: ({ page }) =>
        page.getByRole('search').getByRole('button', { name: 'Clear', exact: true }).click(),
    },
    cleared: { event: { type: 'search.cleared' }, cause: byItself },
    'title taken': {
      event: { type: 'keyword.typed', value: 'The painted porch' },
      cause: (stage) =>
        panel(stage)
          .getByRole('option', { name: /The painted porch/ })
          .click(),
    },
    'suggestions dismissed': { event: { type: 'suggestions.dismissed' }, cause: byItself },
    'category chosen': {
      event: { type: 'facet.toggled', categoryId: IN_CATEGORY.categoryIds[0] },
      cause: ({ page }) =>
        page
          .getByRole('complementary')
          .getByRole('group')
          .filter({ hasNot: page.locator('[data-none]') })
          .nth(1)
          .getByRole('checkbox')
          .first()
          .click(),
    },
    sorted: {
      event: { type: 'sort.changed', sort: '0' },
      cause: async ({ page }) => {
        await page.getByRole('button', { name: /^Sort:/ }).click();
        await page.getByRole('menuitemradio', { name: 'Newest' }).click();
      },
    },
    'filters cleared': {
      event: { type: 'filters.cleared' },
      cause: ({ page }) => page.getByRole('button', { name: 'Clear all' }).click(),
    },
    'articles chosen': {
      event: { type: 'filter.chosen', filter: 'type', value: '3' },
      cause: ({ page }) =>
        page
          .getByRole('group', { name: 'Kind' })
          .getByRole('checkbox', { name: /^Articles/ })
          .click(),
    },
    'followed: plan': followed(PLAN),
    'followed: sorted': followed(SORTED),
    'followed: category': followed(IN_CATEGORY),
    'followed: unknown': followed(UNKNOWN),
    'followed: composed': followed(COMPOSED),
    'followed: physics': followed(PHYSICS),
    'followed: articles': followed(ARTICLES),
    'followed: emptied': followed(EMPTIED),
    'followed: chosen': followed(CHOSEN),
    'followed: painted': followed(PAINTED),
    'list chosen': {
      event: { type: 'url.changed', query: EMPTY_SEARCH_QUERY },
      cause: ({ page }) => page.getByRole('radio', { name: 'Latest', exact: true }).click({ force: true }),
    },
    retried: {
      event: { type: 'search.retried' },
      cause: ({ page }) => page.getByRole('main').getByRole('button', { name: 'Try again' }).click(),
    },
    reconnected: { event: { type: 'network.restored' }, cause: reconnect },
    'own searches cleared': cleared(({ page }) =>
      page.getByRole('main').getByRole('button', { name: 'Clear your searches' }).click(),
    ),
    'own searches cleared in the list': cleared(({ page }) =>
      page.getByRole('banner').getByRole('button', { name: 'Clear your searches' }).click(),
    ),
    undone: {
      event: { type: 'history.undone' },
      cause: ({ page }) => page.getByRole('button', { name: 'Undo' }).click(),
    },
    'page left': {
      event: { type: 'page.left' },
      cause: ({ page }) => page.getByRole('banner').getByRole('link').first().click(),
    },
  },
  outcomes: {
    search: {
      call: 'GET /search/v1/resources',
      ends: {
        found: { resolve: { total: 12 } },
        nothing: { resolve: { total: 0 } },
        cut: { reject: { code: 'NETWORK' }, answer: 'cut', cause: cutTries('search') },
        'known: found': { resolve: { total: 12 }, isAtHand: true },
        'known: nothing': { resolve: { total: 0 }, isAtHand: true },
      },
    },
    suggest: {
      call: 'GET /search/v1/suggestions',
      ends: {
        some: { resolve: { suggestions: [SUGGESTION] } },
        'known: some': { resolve: { suggestions: [SUGGESTION] }, isAtHand: true },
        none: { resolve: { suggestions: [] } },
        cut: { reject: { code: 'NETWORK' }, answer: 'cut', cause: cutTries('suggest') },
      },
    },
    loadHistory: {
      call: 'GET /search/v1/history',
      ends: {
        loaded: { resolve: { keywords: [OWN] } },
        cut: { reject: { code: 'NETWORK' }, answer: 'cut', cause: cutTries('loadHistory') },
        'kept here': { resolve: { keywords: [OWN] }, isAtHand: true },
      },
    },
    clearHistory: {
      call: 'DELETE /search/v1/history/clear',
      ends: {
        done: { resolve: undefined },
        cut: { reject: { code: 'NETWORK' }, answer: 'cut' },
        'kept here': { resolve: undefined, isAtHand: true },
      },
    },
  },
  seen: {
    'search.results.failed': ({ page }) => page.getByRole('heading', { name: 'There is no connection' }),
  },
  walks: [
    {
      name: 'the page: narrowed, typed, composed, cut off, and left by a title',
      steps: [
        ...['open:results', 'history opened', 'loadHistory:kept here', 'search:known: found'],
        ...['sorted', 'followed: sorted', 'search:found'],
        ...['category chosen', 'followed: category', 'search:found'],
        ...['filters cleared', 'followed: sorted', 'search:known: found'],
        ...['field left and taken again', 'focused', 'loadHistory:kept here', 'suggest:some'],
        ...[
          'typed words that nobody wrote',
          'wait:250',
          'followed: unknown',
          'suggest:none',
          'search:nothing',
        ],
        ...['submitted', 'followed: sorted', 'followed: unknown', 'search:known: nothing'],
        ...['composition begun', 'composed', 'Enter while composing', 'composition ended', 'wait:250'],
        ...['followed: composed', 'suggest:none', 'search:found'],
        ...['typed physics', 'wait:250', 'followed: physics', 'suggest:cut', 'search:cut'],
        ...['retried', 'search:found'],
        ...['articles chosen', 'followed: unknown', 'followed: articles', 'search:cut', 'reconnected'],
        'search:found',
        ...['field left and taken again', 'loadHistory:kept here'],
        ...['emptied', 'wait:250', 'followed: emptied', 'suggest:some', 'search:found'],
        ...[
          'own search taken',
          'suggestion chosen',
          'followed: articles',
          'followed: chosen',
          'search:nothing',
        ],
        ...['cross pressed', 'focused', 'loadHistory:kept here', 'suggest:known: some', 'cleared'],
        ...['followed: emptied', 'history opened', 'focused', 'loadHistory:kept here'],
        ...['search:known: found', 'suggest:known: some'],
        ...['typed a title', 'wait:250', 'followed: painted', 'suggest:some'],
        ...['title taken', 'suggestions dismissed'],
        ...[
          'open:the page before a search',
          'history opened',
          'loadHistory:kept here',
          'search:known: found',
        ],
        ...['list chosen', 'own searches cleared', 'undone', 'own searches cleared', 'page left'],
      ],
    },
    {
      name: 'the head: own searches of a member cannot be had, cleared, and are in the end',
      steps: [
        'open:the head for a member',
        'history opened',
        'focused',
        'search:known: nothing',
        'loadHistory:cut',
        'suggest:some',
        'field left and taken again',
        'loadHistory:loaded',
        'field left and taken again',
        'loadHistory:loaded',
        'own searches cleared in the list',
        'wait:8000',
        'clearHistory:cut',
        'own searches cleared in the list',
        'wait:8000',
        'clearHistory:cut',
        'field left and taken again',
        'loadHistory:loaded',
        'own searches cleared in the list',
        'wait:8000',
        'clearHistory:done',
      ],
    },
  ],
};
