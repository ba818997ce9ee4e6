import type { Page } from '@playwright/test';
import { newAccount } from './support/accounts.ts';
import { expectNoSidewaysScroll } from './support/page-checks.ts';
import { search } from './support/places.ts';
import { expect, openTab, test } from './support/test.ts';

const field = (page: Page) => page.getByRole('main').getByRole('combobox', { name: 'Search the school' });
const hits = (page: Page) => page.getByRole('list', { name: 'Results' }).getByRole('article');
const count = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: /\d results?$/ });
/** Calls that search, as they go over the wire. */
function searches(page: Page): string[] {
  const seen: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname === '/api/search/v1/resources') seen.push(url.searchParams.get('keyword') ?? '');
  });
  return seen;
}

test('what is searched for stands in the address: reload and Back bring it again (R03, B061)', async ({
  page,
}) => {
  await page.goto(search('keyword=plan'));
  await expect(field(page)).toHaveValue('plan');
  await expect(hits(page).first()).toBeVisible();
  const all = await count(page).innerText();
  // A kind, then an order: each is a step of its own.
  await page
    .getByRole('group', { name: 'Kind' })
    .getByRole('checkbox', { name: /^Articles/ })
    .click();
  await expect(page).toHaveURL(/type=3/);
  await expect(count(page)).not.toHaveText(all);
  await expect(page.getByRole('list', { name: 'Filters that are on' }).getByRole('listitem')).toHaveCount(1);
  const narrowed = await count(page).innerText();
  await page.getByRole('button', { name: /^Sort:/ }).click();
  await page.getByRole('menuitemradio', { name: 'Newest' }).click();
  await expect(page).toHaveURL(/sort=0/);
  await page.reload();
  await expect(count(page)).toHaveText(narrowed);
  await expect(page.getByRole('button', { name: 'Sort: Newest' })).toBeVisible();
  await expect(field(page)).toHaveValue('plan');
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(search('keyword=plan'));
  await expect(count(page)).toHaveText(all);
  await page.goForward();
  await expect(count(page)).toHaveText(narrowed);
});

test('filters come off one by one or all at once (B061)', async ({ page }) => {
  await page.goto(search('keyword=plan&type=3&zone=2'));
  const chips = page.getByRole('list', { name: 'Filters that are on' });
  await expect(chips.getByRole('listitem')).toHaveCount(2);
  await chips.getByRole('button', { name: 'Remove the filter “Articles”' }).click();
  await expect(page).not.toHaveURL(/type=/);
  await expect(chips.getByRole('listitem')).toHaveCount(1);
  await page.getByRole('button', { name: 'Clear all' }).click();
  await expect(page).toHaveURL(search('keyword=plan'));
  await expect(chips).toHaveCount(0);
});

test('where nothing is left, the filter that hides everything is named (B063)', async ({ page }) => {
  await page.goto(search('keyword=git&type=4&zone=1'));
  await expect(page.getByRole('heading', { name: 'No results for “git” with these filters' })).toBeVisible();
  const way = page
    .getByRole('main')
    .getByRole('link', { name: /without the filter/ })
    .first();
  await way.click();
  await expect(hits(page).first()).toBeVisible();
});

test('words that nobody wrote lead back to what others look for (B063)', async ({ page }) => {
  await page.goto(search('keyword=zxqwv'));
  await expect(page.getByRole('heading', { name: 'No results for “zxqwv”' })).toBeVisible();
  await page.getByRole('link', { name: 'See popular searches' }).click();
  await expect(page.getByRole('heading', { name: 'Popular searches' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Top 20' })).toBeVisible();
});

test('a keyword of any length and kind leaves the page whole (R03)', async ({ page, complaints }) => {
  // A very long address may be refused before it is searched for.
  complaints.allow(/status of 4(14|31)/);
  const KEYWORDS = [
    '<img src=x onerror=alert(1)><script>alert(1)</script>',
    `'; drop table resource; -- " or 1=1 %_\\`,
    '%25%00',
    '🙂'.repeat(120),
    'a'.repeat(10_000),
    '\u202Eevil\u202C',
  ];
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => void dialogs.push(dialog.message()));
  await page.goto(search());
  for (const keyword of KEYWORDS) {
    await field(page).fill(keyword);
    await field(page).press('Enter');
    await expect(page).toHaveURL(/keyword=/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(
      hits(page)
        .first()
        .or(page.getByRole('heading', { name: /^No results for/ })),
    ).toBeVisible();
    await expectNoSidewaysScroll(page);
  }
  await page.goto(search(`keyword=${'a'.repeat(10_000)}`));
  await expect(page.getByText('Only the first 200 characters are used')).toBeVisible();
  expect(dialogs).toEqual([]);
});

test('an input method composes in peace: nothing is sent before it is done (B061)', async ({ page }) => {
  await page.goto(search());
  await expect(page.getByRole('heading', { name: 'Top 20' })).toBeVisible();
  const sent = searches(page);
  const client = await page.context().newCDPSession(page);
  await field(page).focus();
  for (const text of ['x', 'xi', 'xia', 'xian', "xiang'mu"])
    await client.send('Input.imeSetComposition', {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    });
  await expect(field(page)).toHaveValue("xiang'mu");
  await client.send('Input.insertText', { text: '项目' });
  await expect(page).toHaveURL(new RegExp(`keyword=${encodeURIComponent('项目')}`));
  await expect(hits(page).first()).toBeVisible();
  expect(sent.filter((keyword) => /[a-z]/.test(keyword))).toEqual([]);
});

test('own searches are remembered for a visitor, and can be cleared and got back (B061)', async ({
  page,
}) => {
  await page.goto(search());
  for (const word of ['tides', 'prisms']) {
    await field(page).fill(word);
    await field(page).press('Enter');
    await expect(page).toHaveURL(new RegExp(`keyword=${word}`));
  }
  await page.goto(search());
  const own = page.getByRole('region', { name: 'Your searches' });
  await expect(own.getByRole('link')).toHaveText(['prisms', 'tides']);
  await own.getByRole('button', { name: 'Clear your searches' }).click();
  await expect(own).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(own.getByRole('link').first()).toHaveText('prisms');
  await own.getByRole('button', { name: 'Clear your searches' }).click();
  await expect(own).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Popular searches' })).toBeVisible();
  await expect(own).toHaveCount(0);
});

test('own searches go with a signed-in person, not with the machine (B061)', async ({
  page,
  browser,
  baseURL,
}) => {
  await newAccount(page);
  await page.goto(search());
  await field(page).fill('lighthouse');
  await field(page).press('Enter');
  await expect(page).toHaveURL(/keyword=lighthouse/);
  const elsewhere = await browser.newContext({
    baseURL,
    storageState: { cookies: await page.context().cookies(), origins: [] },
  });
  const other = await openTab(elsewhere);
  await expect(async () => {
    await other.goto(search());
    await expect(other.getByRole('region', { name: 'Your searches' }).getByRole('link')).toHaveText(
      ['lighthouse'],
      { timeout: 1500 },
    );
  }).toPass();
  await elsewhere.close();
});

test('the head’s search opens a title directly, and everything else on the search page (R03)', async ({
  page,
}) => {
  await page.goto('/');
  const box = page
    .getByRole('banner')
    .getByRole('combobox', { name: 'Search the school' })
    .and(page.locator(':visible'));
  await expect(page.getByRole('button', { name: 'Appearance' })).toBeVisible();
  await page.keyboard.press('/');
  await expect(box).toBeFocused();
  await box.pressSequentially('painted');
  const title = page.getByRole('option', { name: /The painted porch/ });
  await expect(title).toBeVisible();
  await title.click();
  await expect(page).toHaveURL(/class-view/);
  await page.goBack();
  await box.fill('physics');
  await box.press('Enter');
  await expect(page).toHaveURL(search('keyword=physics'));
  await expect(field(page)).toHaveValue('physics');
});
