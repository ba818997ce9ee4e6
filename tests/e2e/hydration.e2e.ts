import type { Page } from '@playwright/test';
import { LEARNER, newAccount, OWNER, PASSWORD, signIn } from './support/accounts.ts';
import {
  CLASSES,
  classPage,
  home,
  livePage,
  resource,
  RESOURCES,
  SCHOOLS,
  search,
} from './support/places.ts';
import { expect, test } from './support/test.ts';

/** A lesson of the class about Git that opens to those who are enrolled. */
const GIT_LESSON = '1780000000000000083';

/** Opens a page whose scripts do not come until they are let through. @returns lets them, and waits for them */
async function openWithoutScripts(page: Page, address: string): Promise<() => Promise<void>> {
  const entry = '**/assets/index-*.js';
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(entry, async (route) => {
    await released;
    await route.continue();
  });
  const loading = page.goto(address);
  await expect(page.getByRole('main').getByRole('heading').first()).toBeAttached();
  return async () => {
    release();
    await loading;
    await expect(page.locator('html')).toHaveAttribute('data-ready', '');
  };
}

const LANGUAGES = ['en_US', 'ar_SA', 'zh_CN'] as const;
const PAGES = Object.entries({
  home: home(),
  search: search(),
  results: search('keyword=a'),
  list: `${home()}/more?type=5`,
  live: livePage(RESOURCES.live),
  class: classPage(CLASSES.porch),
  space: `/personSpace/${SCHOOLS.stoa}/works?userId=1710000000000000003`,
});
/** What languages differ in is the same on every page: each is tried in two of three, in turn. */
const isTried = (page: number, language: number): boolean => page % LANGUAGES.length !== language;

for (const [index, lang] of LANGUAGES.entries()) {
  test.describe(`in ${lang}`, () => {
    test.use({ language: lang, timezoneId: 'Pacific/Auckland' });
    for (const [name, address] of PAGES.filter((_entry, page) => isTried(page, index)))
      test(`the ${name} page from the server is taken over as it stands, far from the server's zone`, async ({
        page,
      }) => {
        const start = await openWithoutScripts(page, address);
        const parts = await page.locator('main *, footer *').elementHandles();
        await start();
        // React throws the whole page away where one element differs; errors in the console fail the test as well.
        for (const part of [parts[0], parts[Math.floor(parts.length / 2)], parts.at(-1)])
          expect(await part?.evaluate((element) => element.isConnected)).toBe(true);
        await expect(page.locator('[data-first-style]')).toHaveCount(0);
      });
  });
}

/** Pages of those who are signed in, which the server renders as well; each in one of the languages, in turn. */
const OWN_PAGES = [
  '/learning',
  '/learning/coursework',
  '/learning/notes',
  '/learning/saved',
  '/calendar',
  '/teaching',
  '/account',
  '/account/devices',
  '/account/security',
  home(),
  `${classPage(CLASSES.porch)}?lesson=1780000000000000222`,
  `/personSpace/${SCHOOLS.stoa}`,
  `/manage/${SCHOOLS.stoa}`,
  `/manage/${SCHOOLS.stoa}/members`,
  `/manage/${SCHOOLS.stoa}/bulletins`,
  `/manage/${SCHOOLS.stoa}/exams`,
  `/manage/${SCHOOLS.stoa}/insights`,
  '/calendar?view=week',
];
for (const [index, lang] of (['ar_SA', 'en_US'] as const).entries())
  test.describe(`signed in, in ${lang}`, () => {
    test.use({ language: lang, timezoneId: 'Pacific/Auckland' });
    for (const address of OWN_PAGES.filter((_entry, page) => page % 2 === index))
      test(`${address} from the server is taken over as it stands`, async ({ page }) => {
        await signIn(page, OWNER);
        const start = await openWithoutScripts(page, address);
        await expect(page.getByRole('banner').getByRole('button').last()).toBeAttached();
        // Not what stands in place of parts that come later.
        const parts = await page.locator('main :is(h1, h2), footer a, header a').elementHandles();
        await start();
        for (const part of [parts[0], parts[Math.floor(parts.length / 2)], parts.at(-1)])
          expect(await part?.evaluate((element) => element.isConnected)).toBe(true);
      });
  });

test.describe('far from the server', () => {
  test.use({ timezoneId: 'Pacific/Auckland' });

  test('times are in the zone of the viewer before the scripts come, and stay', async ({ page }) => {
    const start = await openWithoutScripts(page, resource(RESOURCES.live));
    const starts = page.getByRole('main').locator('time').first();
    const local = await starts.evaluate((time: HTMLTimeElement) =>
      new Intl.DateTimeFormat('en-US', {
        dateStyle: 'medium',
        timeStyle: time.dataset.local === 'dateTime' ? 'short' : undefined,
        timeZone: 'Pacific/Auckland',
      }).format(new Date(time.dateTime)),
    );
    await expect(starts).toHaveText(local);
    await expect(page.getByText('Pacific/Auckland')).toBeVisible();
    await start();
    await expect(starts).toHaveText(local);
    await expect(page.getByText('Pacific/Auckland')).toBeVisible();
  });
});

for (const [who, address] of [
  ['a visitor', home()],
  ['a learner', '/learning'],
] as const)
  test(`${who} who has begun to read stays at their place when the scripts come`, async ({ page }) => {
    if (who === 'a learner') await signIn(page, LEARNER);
    const start = await openWithoutScripts(page, address);
    await page.evaluate(() => scrollTo(0, 400));
    await start();
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300);
    // The next page begins at its top again.
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: /^Privacy/ })
      .click();
    await expect(page.getByRole('heading', { level: 1, name: 'Privacy statement' })).toBeVisible();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  });

test('what was typed before the scripts came is not lost', async ({ page }) => {
  const start = await openWithoutScripts(page, search());
  const field = page.getByRole('main').getByRole('combobox');
  await field.pressSequentially('plan');
  await field.press('ArrowLeft');
  await start();
  await expect(field).toHaveValue('plan');
  await expect(field).toBeFocused();
  expect(await field.evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(3);
  await field.press('Enter');
  await expect(page).toHaveURL(/keyword=plan/);
});

test('what was chosen before the scripts came is not lost', async ({ page }) => {
  const start = await openWithoutScripts(page, search('keyword=a'));
  const filter = page.getByRole('main').getByRole('checkbox').first();
  await filter.check({ force: true });
  await start();
  await expect(filter).toBeChecked();
  await expect(page).toHaveURL(/keyword=a&\w+=/);
});

test('what was pressed before the scripts came is done when they are there, wherever it has moved', async ({
  page,
}) => {
  const start = await openWithoutScripts(page, home());
  await page.getByRole('button', { name: 'Appearance' }).click();
  await page.evaluate(() => scrollTo(0, 600));
  await start();
  await expect(page.getByRole('menu')).toBeVisible();
});

test('a lesson that was marked as done before the scripts came, in a hurry, is done once', async ({
  page,
}) => {
  await newAccount(page);
  const lesson = `${classPage(CLASSES.git)}?lesson=${GIT_LESSON}`;
  await page.goto(lesson);
  await page.getByRole('main').getByRole('button', { name: 'Enroll' }).click();
  const done = page.getByRole('main').getByRole('button', { name: 'Mark as done' });
  await expect(done).toBeVisible();
  // A browser that has the files of this release starts the scripts at once: presses are noted all the same.
  const start = await openWithoutScripts(page, lesson);
  await done.dblclick();
  await start();
  await expect(done).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(done).toHaveCount(0);
});

test('a form that is sent between hydration and what was typed being reported is sent with that', async ({
  page,
}) => {
  const start = await openWithoutScripts(page, '/login/index');
  await page.getByRole('textbox', { name: 'Email or phone number' }).fill(LEARNER);
  await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
  const send = page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true });
  // As React leaves a button that it has hydrated and that would answer by itself.
  await send.evaluate((button) => Object.assign(button, { __reactProps$hydrated: {} }));
  await send.click();
  await start();
  await expect(page).not.toHaveURL(/login\/index/);
});

test('a sign-in that was sent before the scripts came signs in, and keeps its password out of the address', async ({
  page,
}) => {
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  const start = await openWithoutScripts(page, '/login/index');
  await page.getByRole('textbox', { name: 'Email or phone number' }).fill(LEARNER);
  await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
  await page.getByRole('textbox', { name: 'Password' }).press('Enter');
  await start();
  await expect(page).not.toHaveURL(/login\/index/);
  expect(addresses.filter((address) => address.includes(encodeURIComponent(PASSWORD)))).toEqual([]);
});
