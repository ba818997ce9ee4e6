import type { Statistics } from '@stoa/api/schema';
import type { Locator, Page } from '@playwright/test';
import { signIn } from './support/accounts.ts';
import { awaitQuietNetwork, expectAccessible, expectNoSidewaysScroll } from './support/page-checks.ts';
import { SCHOOLS, home, search } from './support/places.ts';
import { serveConfiguration, startSecondServer, type SecondServer } from './support/second-server.ts';
import { addressFor, expect, test as base } from './support/test.ts';

const PHONE =
  'Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';
const MOBILE = 'https://m.stoa.example';
const COMMUNITY = 'https://community.stoa.example/forum';
const HELP_HOST = 'https://help.stoa.example';

/** A site overseas with a store, a mobile portal and a help centre of its own, on the same schools. */
const test = base.extend<object, { variant: SecondServer }>({
  variant: [
    // oxlint-disable-next-line no-empty-pattern -- the form that Playwright asks for
    async ({}, use) => {
      const configuration = await serveConfiguration({
        'store-variant': { enabled: true, schoolId: SCHOOLS.store },
        'mobile-portal': { url: MOBILE },
        community: { forum: COMMUNITY },
        'help-centre': { schoolId: SCHOOLS.house, hosts: { production: HELP_HOST } },
      });
      const server = await startSecondServer({ REGION: 'de', CONFIG_URL: configuration.url });
      await use(server);
      await server.stop();
      configuration.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: ({ variant }, use) => use(variant.url),
});
// One server is enough for all of them.
test.describe.configure({ mode: 'default' });

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const footer = (page: Page) => page.getByRole('contentinfo');
const NOT_FOUND = /Failed to load resource: the server responded with a status of 404/;

test('a store has a front door, an introduction and a privacy statement of its own, and short addresses (R50, R70, B075)', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page).toHaveURL(home(SCHOOLS.store));
  for (const [path, title] of [
    ['/introduce', 'About this store'],
    ['/privacy', 'Privacy statement of the store'],
  ] as const) {
    expect((await page.goto(path))?.status()).toBe(200);
    await expect(heading(page)).toHaveText(title);
    await expect(page.getByRole('main')).toContainText('Agora Course Market');
    if (path === '/introduce') await expect(page.getByRole('banner')).toContainText('Agora Course Market');
    await expect(page.getByRole('main')).not.toContainText('{school}');
    await expectAccessible(page);
  }
  for (const [path, target] of [
    ['/login?redirect=%2Fintroduce', '/login/index?redirect=%2Fintroduce'],
    ['/register', '/register/index'],
    ['/register/welcome', '/introduce'],
  ] as const) {
    await page.goto(path);
    await expect(page).toHaveURL(target);
  }
  for (const [path, target] of [
    ['/uniportal', '/uniportal/callback'],
    ['/hw', '/hw/callback'],
  ] as const) {
    await page.goto(path);
    await expect(page).toHaveURL(target);
    await expect(heading(page)).toBeVisible();
  }
});

test('who was in another school before finds the store all the same, and that school its own statement (R70, B015)', async ({
  page,
}) => {
  await page.goto(home());
  await expect(page.getByRole('banner')).toBeVisible();
  expect((await page.goto('/introduce'))?.status()).toBe(200);
  await expect(heading(page)).toHaveText('About this store');
  await expect(page.getByRole('main')).toContainText('Agora Course Market');
  await page.goto('/privacy');
  await expect(heading(page)).toHaveText('Privacy statement');
  await expect(page.getByRole('main')).toContainText('Stoa Open School');
});

test('an overseas site speaks English by default, asks about cookies, keeps the foot of a search in sight and shows no phone number (B076, B034, B048, B051)', async ({
  page,
}) => {
  await page.context().clearCookies({ name: 'sxz-lang' });
  await page.goto('/service');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
  await page.goto(home(SCHOOLS.overseas));
  await expect(footer(page).getByRole('button', { name: 'Cookie settings' })).toBeVisible();
  await expect(footer(page).getByRole('link', { name: 'Cookie policy' })).toHaveAttribute(
    'href',
    /\/commonUsage\/cookiePolicy\.htm\?sxz-lang=en_US&schoolType=o3$/,
  );
  await expect(footer(page).locator(`a[href="${HELP_HOST}/portal/${SCHOOLS.house}"]`).first()).toBeVisible();
  await page.goto(search('', SCHOOLS.overseas));
  await expect(footer(page)).toBeInViewport();

  // Another kind of school on the same site has neither; in its region the number of the tools is not answered.
  await page.goto(`${home()}?o3src=toolDetail&sxz-lang=en_US`);
  await expect(page.getByRole('button', { name: 'Give feedback' })).toBeVisible();
  await expect(page.getByText('Call us')).toHaveCount(0);
  await expect(footer(page).getByRole('button', { name: 'Cookie settings' })).toHaveCount(0);
  await page.goto(search());
  await expect(page.getByRole('main').getByRole('combobox')).toBeVisible();
  await expect(footer(page)).not.toBeInViewport();
});

test('a community is where the configuration says, and nowhere else (R69)', async ({ page, complaints }) => {
  complaints.allow(NOT_FOUND);
  const answer = await page.request.get('/community/forum', { maxRedirects: 0 });
  expect([answer.status(), answer.headers().location]).toEqual([302, COMMUNITY]);
  expect((await page.goto('/community/nobody'))?.status()).toBe(404);
  await expect(heading(page)).toHaveText('This page does not exist');
});

test.describe('on a phone', () => {
  test.use({
    viewport: { width: 390, height: 844 },
    userAgent: PHONE,
  });
  const CARRIED =
    'keyword=%E8%AF%BE+plan&categoryIds=1710000000000000001%2C1710000000000000002&sort=0&member=2&vipPackageId=1700000000000000001&cardType=5&from=home';

  test('a portal or a search leads to the mobile portal with what that understands, other pages stay (B008)', async ({
    page,
  }) => {
    await page
      .context()
      .route(`${MOBILE}/**`, (route) => route.fulfill({ contentType: 'text/html', body: 'mobile' }));
    for (const [path, target] of [
      [home(), home()],
      [search(`${CARRIED}&page=3&status=2`), search(CARRIED)],
    ] as const) {
      await page.goto(path);
      await expect(page).toHaveURL(`${MOBILE}${target}`);
    }
    // Within the portal as well: somebody who asked to stay goes on to a search.
    for (const path of [`${home()}?noRedirect=1`, search('keyword=plan&noRedirect=1'), '/privacy']) {
      await page.goto(path);
      await awaitQuietNetwork(page);
      await expect(page).toHaveURL(path);
      await expect(heading(page).first()).toBeAttached();
    }
  });

  test('nobody has to touch a page first that leads to the mobile portal (B008)', async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({
      baseURL,
      userAgent: PHONE,
      viewport: { width: 390, height: 844 },
      extraHTTPHeaders: { 'x-forwarded-for': addressFor('untouched') },
    });
    // Neither a sign of a person nor the time after which the portal starts without one.
    await context.addInitScript(() => {
      const later = window.setTimeout.bind(window);
      window.setTimeout = ((run: () => void, ms = 0) => (ms >= 10_000 ? 0 : later(run, ms))) as never;
    });
    await context.route(`${MOBILE}/**`, (route) =>
      route.fulfill({ contentType: 'text/html', body: 'mobile' }),
    );
    const page = await context.newPage();
    await page.goto(home());
    await expect(page).toHaveURL(`${MOBILE}${home()}`);
    // Pages that the mobile portal has not wait as before.
    const drawn = async (path: string) => (await fetch(new URL(path, baseURL))).text();
    expect((await drawn(home())).includes(' data-mobile>')).toBe(true);
    expect((await drawn('/privacy')).includes(' data-mobile>')).toBe(false);
    await context.close();
  });

  test('the settings of cookies fit and are accessible, in Arabic (B032)', async ({ page }) => {
    await page.goto(`${home(SCHOOLS.overseas)}?noRedirect=1&sxz-lang=ar_SA`);
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await footer(page).getByRole('button', { name: 'إعدادات ملفات الارتباط' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });
});

test('nothing is counted before somebody agrees by keyboard, everything afterwards, nothing once they take it back (B032, B033, B046, B070)', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  let sent = 0;
  page.on('request', (request) => request.url().includes('/open/events') && sent++);
  const adminClient = await browser.newContext({ baseURL });
  const admin = await adminClient.newPage();
  await signIn(admin, 'admin@stoa.example');
  const day = new Date().toISOString().slice(0, 10);
  /** What the admin sees of today. */
  const figures = async () => {
    const answer = await admin.request.get(`/api/portal/api/v1/portal/statistics?from=${day}&to=${day}`, {
      headers: { tenantId: SCHOOLS.overseas },
    });
    const { data } = (await answer.json()) as { data: Statistics };
    const viewsOf = (name: string) => data.pages.find((one) => one.page === name)?.views ?? 0;
    const calls = data.clicks.find(({ action }) => action === 'customerServiceOpened')?.count ?? 0;
    return { home: viewsOf('home'), search: viewsOf('search'), visits: data.totals.visits, calls };
  };
  const before = await figures();
  const contact = page.getByRole('button', { name: 'Customer service' });

  await page.goto(home(SCHOOLS.overseas));
  await contact.click();
  await page.keyboard.press('Escape');
  await page.goto(search('keyword=plan', SCHOOLS.overseas));
  // Whatever waited would be sent when the page is left.
  await page.goto(home(SCHOOLS.overseas));
  expect(sent).toBe(0);

  const choice = () =>
    page.evaluate(() =>
      localStorage.getItem(Object.keys(localStorage).find((key) => key.endsWith('cookies.analytics')) ?? ''),
    );
  const dialog = page.getByRole('dialog', { name: 'Cookie settings' });
  const settings = footer(page).getByRole('button', { name: 'Cookie settings' });
  const analytics = dialog.getByRole('switch', { name: 'Analytics cookies' });
  const press = async (key: string, until: Locator) => {
    await expect(async () => {
      await page.keyboard.press(key);
      await expect(until).toBeFocused({ timeout: 300 });
    }).toPass();
  };
  await settings.focus();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeVisible();
  await expect.poll(async () => (await dialog.boundingBox())?.width).toBe(800);
  await press('Tab', analytics);
  await expect(analytics).not.toBeChecked();
  await page.keyboard.press('Space');
  await expect(analytics).toBeChecked();
  await press('Tab', dialog.getByRole('button', { name: 'Save' }));
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(settings).toBeFocused();
  expect(await choice()).toContain('Active');

  await contact.click();
  await page.keyboard.press('Escape');
  await page.goto(search('keyword=plan', SCHOOLS.overseas));
  await expect.poll(figures).toEqual({
    home: before.home + 1,
    search: before.search + 1,
    visits: before.visits + 1,
    calls: before.calls + 1,
  });

  // Set back and saved, it ends: what is waiting is not sent any more.
  await settings.focus();
  await page.keyboard.press('Enter');
  await press('Tab', dialog.getByRole('button', { name: 'Reset' }));
  await page.keyboard.press('Enter');
  await expect(analytics).not.toBeChecked();
  await press('Tab', dialog.getByRole('button', { name: 'Save' }));
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  expect(await choice()).toContain('Inactive');
  const sentBefore = sent;
  await contact.click();
  await page.goto(home(SCHOOLS.overseas));
  await page.goto(search('', SCHOOLS.overseas));
  expect(sent).toBe(sentBefore);
  await admin.goto(`/manage/${SCHOOLS.overseas}/visits?sxz-lang=en_US`);
  await expect(admin.getByRole('main')).toContainText(`Total: ${before.visits + 1}`);
  await adminClient.close();
});
