import { EMPTY_SEARCH_QUERY, parseSearchQuery } from '@stoa/machines/search';
import type { Adapter, Cause } from '../adapter.ts';
import type { Stage } from '../stage.ts';
import { reconnect } from '../visit.ts';

/** What the address says along the way of the walk on the page. */
export const PLAN = parseSearchQuery({ keyword: 'plan' });
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

/** The field of the page, or of its head. */
export const field = ({ page }: Stage) =>
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

/** What people do with a search, and what the page does by itself. */
export const searchEvents = {
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
    cause: ({ page }) => page.getByRole('search').getByRole('button', { name: 'Clear', exact: true }).click(),
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
} satisfies Adapter['events'];
