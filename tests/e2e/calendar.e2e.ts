import type { Page } from '@playwright/test';
import { newAccount } from './support/accounts.ts';
import { expectAccessible, expectNoSidewaysScroll } from './support/page-checks.ts';
import { RESOURCES, SCHOOLS } from './support/places.ts';
import { expect, test } from './support/test.ts';

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1280, height: 900 };
const main = (page: Page) => page.getByRole('main');
const day = (page: Page, name: RegExp) => main(page).getByRole('button', { name });
const calendar = (page: Page, query = '') => page.goto(`/calendar?sxz-lang=en_US${query}`);

/** A seat in a live session. @returns its day, as the device and the address say it */
async function reserve(page: Page): Promise<{ iso: string; title: string }> {
  const path = `/api/live/api/lives/v1/lives/${RESOURCES.live}`;
  const answer = await page.request.put(`${path}/reservation`, {
    headers: { 'x-requested-with': 'stoa', tenantId: SCHOOLS.stoa },
    data: { reserved: true },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  const start = new Date(Date.now() - 20 * 86_400_000).toISOString();
  const end = new Date(Date.now() + 60 * 86_400_000).toISOString();
  const dates = await page.request.get(
    `/api/class/v1/learning/dates?rangeStart=${start}&rangeEnd=${end}&sxz-lang=en_US`,
  );
  const { data } = (await dates.json()) as { data: { items: { title: string; startsAt: string }[] } };
  const [item] = data.items;
  if (!item) throw new Error('The session has no date.');
  const iso = await page.evaluate((at) => {
    const local = new Date(at);
    const two = (value: number) => String(value).padStart(2, '0');
    return `${local.getFullYear()}-${two(local.getMonth() + 1)}-${two(local.getDate())}`;
  }, item.startsAt);
  return { iso, title: item.title };
}

test('somebody finds a session by month, week and list, and the address keeps what is shown', async ({
  page,
}) => {
  test.slow();
  await newAccount(page);
  await page.goto('/learning?sxz-lang=en_US');
  await main(page).getByRole('link', { name: 'Calendar' }).click();
  await expect(page).toHaveURL(/\/calendar/);
  const { iso, title } = await reserve(page);
  await calendar(page, `&date=${iso}`);
  const grid = main(page).getByRole('grid');
  await expect(grid.getByRole('link', { name: title })).toBeVisible();
  await expectAccessible(page);

  // By keys: to the day, into its link, back, on by a day.
  const chosen = grid.getByRole('button', { name: /selected/ });
  await chosen.focus();
  await page.keyboard.press('Tab');
  await expect(grid.getByRole('link', { name: title })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(chosen).toBeFocused();
  await page.keyboard.press('PageDown');
  await expect(page).not.toHaveURL(new RegExp(iso));
  await expect(page).toHaveURL(/date=/);
  await page.keyboard.press('PageUp');
  await expect(grid.getByRole('link', { name: title })).toBeVisible();
  await expect(chosen).toBeFocused();

  await main(page).getByRole('radio', { name: 'Week' }).click();
  await expect(page).toHaveURL(/view=week/);
  await expect(grid.getByRole('link', { name: title })).toBeVisible();
  await main(page).getByRole('radio', { name: 'List' }).click();
  await expect(grid).toBeHidden();
  await expect(main(page).getByRole('link', { name: title })).toBeVisible();
  await page.reload();
  await expect(page).toHaveURL(/view=list/);
  await expect(main(page).getByRole('link', { name: title })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/view=week/);
  await expect(main(page).getByRole('radio', { name: 'Week' })).toBeChecked();
  await main(page).getByRole('button', { name: 'Next week' }).click();
  await expect(grid.getByRole('link', { name: title })).toHaveCount(0);
  await page.goBack();
  await expect(grid.getByRole('link', { name: title })).toBeVisible();

  // Another kind leaves nothing, and says why.
  await main(page).getByRole('radio', { name: 'List' }).click();
  await main(page).getByRole('button', { name: 'All kinds' }).click();
  await page.getByRole('menuitemradio', { name: 'Exam' }).click();
  await expect(main(page).getByText('No entry matches these filters.')).toBeVisible();

  // The link leads to the session.
  await calendar(page, `&date=${iso}&view=list`);
  await main(page).getByRole('link', { name: title }).click();
  await expect(page).toHaveURL(new RegExp(RESOURCES.live));
});

test('phones have a list below a strip of the month, in every look', async ({ page, browser }) => {
  test.slow();
  await newAccount(page);
  const { iso, title } = await reserve(page);
  for (const [lang, scheme, size, view] of [
    ['en_US', 'light', PHONE, ''],
    ['ar_SA', 'dark', PHONE, ''],
    ['en_US', 'dark', PHONE, '&view=week'],
    ['ar_SA', 'light', DESKTOP, '&view=month'],
    ['de_DE', 'dark', DESKTOP, '&view=week'],
    ['en_US', 'light', DESKTOP, '&view=month'],
  ] as const) {
    const context = await browser.newContext({
      colorScheme: scheme,
      viewport: size,
      storageState: await page.context().storageState(),
    });
    const one = await context.newPage();
    await one.goto(`/calendar?sxz-lang=${lang}&date=${iso}${view}`);
    await expect(main(one).getByRole('grid')).toBeVisible();
    await expect(main(one).getByRole('heading', { level: 1 })).toBeVisible();
    if (lang === 'en_US' && size === PHONE)
      await expect(main(one).getByRole('link', { name: title })).toBeVisible();
    await expectAccessible(one);
    await expectNoSidewaysScroll(one);
    await context.close();
  }
});

test('a calendar program reads the feed until it is switched off', async ({ page }) => {
  test.slow();
  await newAccount(page);
  const { title } = await reserve(page);
  await calendar(page);
  await main(page).getByRole('button', { name: 'Subscribe' }).click();
  const dialog = page.getByRole('dialog', { name: 'Subscribe to your calendar' });
  await dialog.getByRole('button', { name: 'Create address' }).click();
  const open = dialog.getByRole('link', { name: 'Open in calendar app' });
  const address = (await open.getAttribute('href')) ?? '';
  expect(address).toMatch(/^webcal:\/\/[^/]+\/calendar-feeds\/[\w-]{43}\.ics$/);
  await expectAccessible(page);
  const path = new URL(address.replace('webcal:', 'http:')).pathname;
  // A program has no cookies.
  const read = () => page.request.get(path, { headers: { cookie: '' } });
  const feed = await read();
  expect(feed.headers()['content-type']).toContain('text/calendar');
  const text = (await feed.text()).replaceAll('\r\n ', '');
  expect(text).toContain(`SUMMARY:Live: ${title.replaceAll(',', '\\,')}`);

  // The address is told once; a new one ends the one before.
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await main(page).getByRole('button', { name: 'Subscribe' }).click();
  await expect(dialog.getByText('Last read')).toBeVisible();
  await expect(dialog.getByText('/calendar-feeds/')).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Create a new address' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Create a new address' }).click();
  await expect(open).toBeVisible();
  expect((await read()).status()).toBe(404);
  await dialog.getByRole('button', { name: 'Turn off' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Turn off' }).click();
  await expect(dialog.getByRole('button', { name: 'Create address' })).toBeVisible();
});

test('who is not signed in signs in, and an empty calendar says what appears there', async ({ page }) => {
  await calendar(page);
  await expect(page).toHaveURL(/\/login\/index\?redirect=/);
  await newAccount(page);
  await calendar(page, '&view=list&date=2026-02-31');
  await expect(main(page).getByText('No dates here')).toBeVisible();
  await page.goto(`/portal/${SCHOOLS.stoa}?sxz-lang=en_US`);
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Calendar' }).click();
  await expect(page).toHaveURL(/\/calendar$/);
  await expect(day(page, /Today/).first()).toBeVisible();
});
