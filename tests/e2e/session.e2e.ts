import type { BrowserContext, Cookie, Page } from '@playwright/test';
import { newAccount } from './support/accounts.ts';
import { CLASSES, classPage, home, SCHOOLS } from './support/places.ts';
import { expect, test } from './support/test.ts';

/** Calls of a lost sign-in are meant to be refused. */
const REFUSED = /Failed to load resource: the server responded with a status of 40[01]/;
const enrolButton = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Enroll' });
const accountMenu = (page: Page) => page.getByRole('button', { name: 'Account of Noor' });

/** Renewals of the sign-in that go over the wire, of all tabs. */
function refreshes(context: BrowserContext): string[] {
  const seen: string[] = [];
  context.on('request', (request) => {
    if (request.url().endsWith('/api/auth/oauth/token') && request.postData()?.includes('refresh_token'))
      seen.push(request.url());
  });
  return seen;
}

test('an access token that is gone is renewed in the middle of a page, and nobody notices (B017)', async ({
  page,
  complaints,
}) => {
  complaints.allow(REFUSED);
  await newAccount(page);
  await page.goto(classPage(CLASSES.git));
  await expect(accountMenu(page)).toBeVisible();
  const sent = refreshes(page.context());
  await page.context().clearCookies({ name: 'access_token' });
  await enrolButton(page).click();
  await expect(page.getByText('You are enrolled. Welcome!')).toBeVisible();
  expect(sent).toHaveLength(1);
  await expect(page).toHaveURL(classPage(CLASSES.git));
});

test('a page that is opened with the refresh token alone finds its person again (B016, B017)', async ({
  page,
  complaints,
}) => {
  complaints.allow(REFUSED);
  await newAccount(page);
  const [access] = (await page.context().cookies()).filter(({ name }) => name === 'access_token');
  expect(access).toBeDefined();
  // Both cookies are there, but the token inside has ended.
  await page.context().addCookies([{ ...(access as Cookie), value: 'ended.ended.ended' }]);
  const sent = refreshes(page.context());
  await page.goto(home());
  await expect(accountMenu(page)).toBeVisible();
  expect(sent).toHaveLength(1);
});

test('a session that is over leads to the login once, with the reason, and back after it (B017, B024)', async ({
  page,
  complaints,
}) => {
  complaints.allow(REFUSED);
  const { email, password } = await newAccount(page);
  await page.goto(classPage(CLASSES.git));
  await expect(accountMenu(page)).toBeVisible();
  await page.context().clearCookies({ name: /_token$/ });
  await enrolButton(page).click();
  await expect(page).toHaveURL(`/login/index?redirect=${encodeURIComponent(classPage(CLASSES.git))}`);
  await expect(
    page.getByText('Your session has ended. Sign in again to return to where you were.'),
  ).toBeVisible();
  await page.getByRole('textbox', { name: 'Email or phone number' }).fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL(classPage(CLASSES.git));
  await expect(accountMenu(page)).toBeVisible();
});

test('user info without data is no sign-in: Verification failed (B022)', async ({ page, complaints }) => {
  complaints.allow(REFUSED);
  await newAccount(page);
  await page.goto(classPage(CLASSES.git));
  await expect(accountMenu(page)).toBeVisible();
  await page.route('**/api/accounts/users/me*', (route) =>
    route.fulfill({ json: { code: 200, message: 'ok', data: null } }),
  );
  await page.context().clearCookies({ name: 'access_token' });
  await enrolButton(page).click();
  await expect(page).toHaveURL(/\/login\/index/);
  await expect(page.getByText('Verification failed, please Login again.')).toBeVisible();
});

test('user info that cannot be loaded blocks pages of members and leaves the others alone (B011)', async ({
  page,
  complaints,
}) => {
  complaints.allow(REFUSED, /status of 502/);
  await newAccount(page);
  await page.route('**/api/accounts/users/me*', (route) =>
    route.fulfill({ status: 502, json: { code: 'UPSTREAM_FAILED', message: 'down', requestId: 'x' } }),
  );
  await page.context().clearCookies({ name: 'access_token' });
  await page.goto(classPage(CLASSES.git));
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveURL(classPage(CLASSES.git));
  await page.context().clearCookies({ name: 'access_token' });
  await page.goto(`/portal/${SCHOOLS.stoa}/fans`);
  await expect(page).toHaveURL(/\/abnormal\/502|\/login\/index\?redirect=/);
});

test('two tabs that need a new token at once send one refresh and both stay signed in (B018, TRUST F16)', async ({
  page,
  complaints,
}) => {
  complaints.allow(REFUSED);
  await newAccount(page);
  const second = await page.context().newPage();
  await page.goto(classPage(CLASSES.git));
  await second.goto(classPage(CLASSES.porch));
  await expect(accountMenu(page)).toBeVisible();
  await expect(accountMenu(second)).toBeVisible();
  const sent = refreshes(page.context());
  await page.context().clearCookies({ name: 'access_token' });
  await Promise.all([enrolButton(page).click(), enrolButton(second).click()]);
  for (const tab of [page, second]) {
    await expect(tab.getByText('You are enrolled. Welcome!')).toBeVisible();
    await expect(accountMenu(tab)).toBeVisible();
  }
  expect(sent).toHaveLength(1);
});

test('who signs out in one tab is out in the other (B024, TRUST F20)', async ({ page, complaints }) => {
  // The other tab may just be opening its stream of notifications.
  complaints.allow(REFUSED);
  await newAccount(page);
  const second = await page.context().newPage();
  await page.goto(home());
  await second.goto(classPage(CLASSES.porch));
  await expect(accountMenu(second)).toBeVisible();
  await accountMenu(page).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page.getByText('You have signed out. See you soon!')).toBeVisible();
  await expect(second).toHaveURL(/\/login\/index\?redirect=/);
  await expect(second.getByText('You have signed out in another window.')).toBeVisible();
});

test('who signs in in one tab is in in the other (B018)', async ({ page }) => {
  const { email, password } = await newAccount(page);
  await page.context().clearCookies({ name: /_token$/ });
  const second = await page.context().newPage();
  await second.goto(home());
  await expect(second.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
  await page.goto('/login/index');
  await page.getByRole('textbox', { name: 'Email or phone number' }).fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(accountMenu(page)).toBeVisible();
  await expect(accountMenu(second)).toBeVisible();
});

test('the heart beats every five minutes while somebody is signed in, and not otherwise (B019)', async ({
  page,
}) => {
  await newAccount(page);
  const beats: string[] = [];
  page.on('request', (request) => request.url().includes('/users/heartbeat') && beats.push(request.method()));
  await page.clock.install();
  // Asked once the portal runs with its session: what the server rendered looks the same before.
  const signed = page.waitForResponse(/compare-and-sign/);
  await page.goto(home());
  await expect(accountMenu(page)).toBeVisible();
  await signed;
  // The clock runs on by itself too: what loading took is part of the five minutes.
  await page.clock.runFor(285_000);
  expect(beats).toHaveLength(0);
  const answered = page.waitForResponse((response) => response.url().includes('/users/heartbeat'));
  await page.clock.runFor(20_000);
  expect((await answered).ok()).toBe(true);
  expect(beats).toHaveLength(1);
  // The page that is left asks nothing any more: its stream of notifications would be refused without the cookies.
  await page.goto('about:blank');
  await page.context().clearCookies({ name: /_token$/ });
  await page.goto(home());
  await page.clock.runFor(700_000);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
  expect(beats).toHaveLength(1);
});

test('an outage in the middle of a session sends nobody to the login (TRUST F18)', async ({
  page,
  complaints,
}) => {
  complaints.allow(REFUSED, /status of 503/);
  await newAccount(page);
  await page.goto(classPage(CLASSES.git));
  await expect(accountMenu(page)).toBeVisible();
  let refused = 0;
  await page.route('**/api/auth/oauth/token', (route) =>
    refused++ < 2
      ? route.fulfill({ status: 503, json: { code: 'SERVICE_UNAVAILABLE', message: 'busy', requestId: 'x' } })
      : route.continue(),
  );
  await page.context().clearCookies({ name: 'access_token' });
  await enrolButton(page).click();
  await expect.poll(() => refused).toBeGreaterThan(2);
  await expect(page).toHaveURL(classPage(CLASSES.git));
  await expect(accountMenu(page)).toBeVisible();
});

test('no other site ends a session by a message, and none hears of one (B024, TRUST 78)', async ({
  page,
  baseURL,
  complaints,
}) => {
  // The frame is refused before anything of the portal is in it.
  complaints.allow(/frame-ancestors|ERR_BLOCKED_BY_RESPONSE/);
  await newAccount(page);
  await page.goto(home());
  await expect(accountMenu(page)).toBeVisible();
  const forge = (target: Window) => {
    for (const type of ['logout', 'tab.signedOut', 'signOut'])
      for (const message of [type, { type }, JSON.stringify({ type })]) target.postMessage(message, '*');
  };
  // From within, as a page in a frame of the portal could.
  await page.evaluate(`(${String(forge)})(window)`);
  const site = 'https://evil.example/';
  await page.context().route(`${site}**`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<script>
        window.received = []; addEventListener('message', ({ data }) => received.push(data));
        const forge = ${String(forge)};
        function attack() {
          const frame = document.querySelector('iframe').contentWindow;
          const tab = window.open('${baseURL}${home()}');
          const timer = setInterval(() => { forge(frame); if (tab && !tab.closed) forge(tab); }, 20);
          setTimeout(() => { clearInterval(timer); document.title = 'done'; }, 600);
        }
      </script><iframe src="${baseURL}${home()}" onload="attack()"></iframe>`,
    }),
  );
  const evil = await page.context().newPage();
  await evil.goto(site);
  await expect(evil).toHaveTitle('done');
  expect(await evil.evaluate(() => (window as unknown as { received: unknown[] }).received)).toEqual([]);
  await evil.close();
  await expect(accountMenu(page)).toBeVisible();
  await page.reload();
  await expect(accountMenu(page)).toBeVisible();
});
