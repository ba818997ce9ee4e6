import type { Page } from '@playwright/test';
import { newAccount, signIn } from './support/accounts.ts';
import { home, SCHOOLS } from './support/places.ts';
import { expectAccessible } from './support/page-checks.ts';
import { addPasskey, withAuthenticator } from './support/passkeys.ts';
import { closeRegistration, offerUniportal, registerApplication } from './support/sign-in-services.ts';
import { expect, openTab, test } from './support/test.ts';
import { totpOf } from './support/totp.ts';

const OWN = { 'x-requested-with': 'stoa' };
/** What the browser notes of a call that was refused, as these are meant to be. */
const REFUSED = /Failed to load resource: the server responded with a status of (4(00|01|03|09|29)|50[23])/;
const accountMenu = (page: Page) => page.getByRole('button', { name: /^Account of / });
const signOutHere = (page: Page) => page.context().clearCookies({ name: /_token$/ });

test('a phone that is signed in confirms a code, and the other browser is signed in (R41, B028, C012 to C014)', async ({
  page,
  browser,
  baseURL,
  complaints,
}) => {
  const phone = await browser.newContext({ baseURL, viewport: { width: 390, height: 844 } });
  await phone.addCookies([{ name: 'sxz-lang', value: 'en_US', url: baseURL ?? '' }]);
  complaints.watch(phone);
  const hand = await openTab(phone);
  await newAccount(hand);
  await page.goto('/login/index');
  await page.getByRole('main').getByRole('button', { name: 'QR code' }).click();
  await expect(page.getByRole('img', { name: 'Code to scan with your phone' })).toBeVisible();
  await expectAccessible(page);
  // Who cannot scan it opens the address that stands below it.
  const address = await page.getByRole('main').locator('code').textContent();
  await hand.goto(address ?? '');
  await expect(hand).toHaveURL(/\/login\/confirm\?qr=/);
  await expect(hand.getByRole('heading', { name: 'Is that you, on another device?' })).toBeVisible();
  await expectAccessible(hand);
  await expect(page.getByText('Scanned. Now confirm on your phone.')).toBeVisible();
  await hand.getByRole('button', { name: 'Yes, sign me in there' }).click();
  await expect(hand.getByRole('heading', { level: 1, name: 'Confirmed' })).toBeVisible();
  await expect(accountMenu(page)).toBeVisible();
  await expect(page).toHaveURL(home());
  await phone.close();
});

test('a phone that refuses signs nobody in, and the browser says so (B028)', async ({
  page,
  browser,
  baseURL,
}) => {
  const phone = await browser.newContext({ baseURL });
  await phone.addCookies([{ name: 'sxz-lang', value: 'en_US', url: baseURL ?? '' }]);
  const hand = await openTab(phone);
  await newAccount(hand);
  await page.goto('/login/index');
  await page.getByRole('main').getByRole('button', { name: 'QR code' }).click();
  await hand.goto((await page.getByRole('main').locator('code').textContent()) ?? '');
  await hand.getByRole('button', { name: 'Refuse' }).click();
  await expect(hand.getByRole('heading', { level: 1, name: 'Refused' })).toBeVisible();
  await expect(page.getByText('Your phone has refused this sign-in, so nobody was signed in.')).toBeVisible();
  await page.getByRole('button', { name: 'Show a new code' }).click();
  await expect(page.getByRole('img', { name: 'Code to scan with your phone' })).toBeVisible();
  await phone.close();
});

test('a school that gives out its accounts itself offers nobody to register (R41, R43)', async ({
  page,
  playwright,
  baseURL,
}) => {
  test.slow();
  const desk = await playwright.request.newContext({ baseURL });
  await closeRegistration(desk, SCHOOLS.halden);
  await desk.dispose();
  const main = page.getByRole('main');
  await page.goto(`/login/index?tenantId=${SCHOOLS.halden}`);
  await expect(main.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: /Create an account|Register/ })).toHaveCount(0);
  await page.goto(`/register/index?tenantId=${SCHOOLS.halden}`);
  await expect(
    main.getByRole('heading', { name: 'This school gives out its accounts itself' }),
  ).toBeVisible();
  await expect(main.getByRole('textbox')).toHaveCount(0);
  await expectAccessible(page);
  await main.getByRole('link', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/login\/index/);
});

test('an account with an authenticator app asks for its code (R41, B026)', async ({ page, complaints }) => {
  complaints.allow(REFUSED);
  const { email, password } = await newAccount(page);
  const started = await page.request.post('/api/accounts/users/second-factor/totp', { headers: OWN });
  const { data } = (await started.json()) as { data: { secret: string } };
  const confirmed = await page.request.put('/api/accounts/users/second-factor/totp', {
    headers: OWN,
    data: { code: totpOf(data.secret) },
  });
  expect(confirmed.ok(), await confirmed.text()).toBe(true);
  const { recoveryCodes } = ((await confirmed.json()) as { data: { recoveryCodes: string[] } }).data;
  await signOutHere(page);
  await page.goto('/login/index');
  await page.getByRole('textbox', { name: 'E-mail or phone number' }).fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click();
  const code = page.getByRole('textbox', { name: 'Code of the app' });
  await expect(code).toBeFocused();
  await expectAccessible(page);
  await code.pressSequentially('000000');
  await expect(page.getByRole('alert').filter({ hasText: 'The code is not right.' })).toBeAttached();
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await page.getByRole('textbox', { name: 'Recovery code' }).fill(recoveryCodes[0] ?? '');
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(accountMenu(page)).toBeVisible();
});

test('a passkey signs in alone (R41, B026)', async ({ page }) => {
  await withAuthenticator(page);
  await newAccount(page);
  await page.goto(home());
  await addPasskey(page);
  await signOutHere(page);
  await page.goto('/login/index');
  await page.getByRole('main').getByRole('button', { name: 'Passkey' }).click();
  await expect(accountMenu(page)).toBeVisible();
});

test.describe('a third party of the school', () => {
  test.describe.configure({ mode: 'serial' });
  const LOGIN = `/login/index?tenantId=${SCHOOLS.sub}`;

  test('finds its account once, and signs in with one step afterwards; one that is down is told (R51 to R54, B026)', async ({
    page,
    playwright,
    baseURL,
    complaints,
  }) => {
    complaints.allow(REFUSED);
    const owner = await playwright.request.newContext({ baseURL });
    const provider = await offerUniportal(owner, baseURL ?? '', SCHOOLS.sub);
    const account = await newAccount(page);
    await signOutHere(page);
    try {
      await page.goto(LOGIN);
      const choose = page.getByRole('button', { name: 'Continue with Sign in with uniportal' });
      await choose.click();
      // The identity is new here: it is linked after a proof.
      await expect(page).toHaveURL('/uniportal/bind-account');
      await expect(page.getByText(/@uniportal\.example/)).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('textbox', { name: 'E-mail' }).fill(account.email);
      await page
        .getByRole('radiogroup', { name: 'How you prove it' })
        .getByText('By the password', { exact: true })
        .click();
      await page.getByRole('textbox', { name: 'Password' }).fill(account.password);
      await page.getByRole('button', { name: 'Link and sign in' }).click();
      await expect(accountMenu(page)).toBeVisible();
      await expect(page).toHaveURL(home(SCHOOLS.sub));

      await signOutHere(page);
      await page.goto(LOGIN);
      const keptAlive = page.waitForRequest((request) =>
        request.url().endsWith('/api/auth/open/sso/time-update?provider=uniportal'),
      );
      await choose.click();
      await expect(accountMenu(page)).toBeVisible();
      await expect(page).toHaveURL(home(SCHOOLS.sub));
      // The service's own sign-in is kept alive from here, by a frame that nobody sees (B078).
      expect((await keptAlive).frame()).not.toBe(page.mainFrame());

      await signOutHere(page);
      provider.intercept = (_request, response) => {
        response.writeHead(503, { 'content-type': 'text/html' }).end('<h1>down</h1>');
        return true;
      };
      await page.goto(LOGIN);
      await choose.click();
      // What is known of the service is kept for a while: it is told here, or when the browser comes back.
      await expect(page.getByText(/does not answer just now/).or(page.getByText('down'))).toBeVisible();
    } finally {
      await provider.close();
      await owner.dispose();
    }
  });
});

test.describe('coming back from a third party', () => {
  const BACK = '/uniportal/callback';
  const TOLD = {
    [`${BACK}?error=access_denied&state=q3Vd8sJ1kLw0Zx7PbN5m`]: 'You were not signed in there',
    [`${BACK}?code=8kX2mQ7vTn4cR1zB&state=q3Vd8sJ1kLw0Zx7PbN5m`]: 'This sign-in has run out',
    [BACK]: 'Verification failed, please Login again.',
  };
  for (const [path, title] of Object.entries(TOLD))
    test(`${path} is told and leads to the other ways in (R51, B022)`, async ({ page, complaints }) => {
      complaints.allow(REFUSED);
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Sign in in another way' }).click();
      await expect(page).toHaveURL('/login/index');
    });
});

test('coming back from any other service without an answer is told the same (R56 to R58, B022)', async ({
  page,
  complaints,
}) => {
  complaints.allow(REFUSED);
  for (const service of ['hw', 'enterpriseOauth2', 'imc']) {
    await page.goto(`/${service}/callback`);
    await expect(
      page.getByRole('heading', { level: 1, name: 'Verification failed, please Login again.' }),
      service,
    ).toBeVisible();
  }
});

test('welink’s free login that fails goes on to the school’s portal (R55, B021)', async ({ page }) => {
  await page.goto(`/welink/callback?tenantId=${SCHOOLS.stoa}`);
  await expect(page).toHaveURL(home());
});

test('an application learns who somebody is after they have agreed, and nothing before (R39, B020)', async ({
  page,
  playwright,
  baseURL,
  complaints,
}) => {
  complaints.allow(REFUSED);
  const owner = await playwright.request.newContext({ baseURL });
  const redirectUri = 'http://127.0.0.1:9/callback';
  await registerApplication(owner, SCHOOLS.stoa, {
    clientId: 'e2e-notes',
    name: 'Course Notes',
    redirectUri,
  });
  await owner.dispose();
  const landed: string[] = [];
  await page.route(`${redirectUri}**`, async (route) => {
    landed.push(route.request().url());
    await route.fulfill({ contentType: 'text/html', body: '<title>Notes</title>there' });
  });
  const { email, password } = await newAccount(page);
  await signOutHere(page);
  const query = new URLSearchParams({
    response_type: 'code',
    client_id: 'e2e-notes',
    redirect_uri: redirectUri,
    state: 'af0ifjsldkj',
    code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
    code_challenge_method: 'S256',
  });
  await page.goto(`/oauth2/v1/authorize?${query}`);
  await expect(page).toHaveURL(/\/login\/index\?redirect=/);
  await page.getByRole('textbox', { name: 'E-mail or phone number' }).fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Continue to Course Notes?' })).toBeVisible();
  await expectAccessible(page);
  expect(landed).toEqual([]);
  await page.getByRole('button', { name: 'Agree and continue' }).click();
  await expect(page.getByText('there')).toBeVisible();
  expect(landed[0]).toMatch(/\/callback\?code=[^&]+&state=af0ifjsldkj$/);
});

test('an address that is not the application’s own is refused, and nothing leads there (R39, R40, B029)', async ({
  page,
  complaints,
}) => {
  complaints.allow(REFUSED);
  await newAccount(page);
  for (const variant of ['oauth2', 'bigNet']) {
    await page.goto(
      `/${variant}/v1/authorize?response_type=code&client_id=nobody&redirect_uri=https%3A%2F%2Fevil.example%2F&code_challenge=E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM&code_challenge_method=S256`,
    );
    await expect(page.getByRole('heading', { level: 1, name: 'You were not handed on' })).toBeVisible();
    await expect(page.getByText('evil.example')).toHaveCount(0);
  }
});

test('the page that renews the sign-in goes on to pages of this site alone (R59, B029)', async ({
  page,
  complaints,
}) => {
  complaints.allow(REFUSED);
  await newAccount(page);
  const token = async () =>
    (await page.context().cookies()).find(({ name }) => name === 'refresh_token')?.value;
  const before = await token();
  await page.goto(`/refresh-token?redirect=${encodeURIComponent(home())}`);
  await expect(page).toHaveURL(home());
  expect(await token()).not.toBe(before);
  await page.goto(`/refresh-token?redirect=${encodeURIComponent('https://evil.example/')}`);
  await expect(page).toHaveURL(home());
});

test('who belongs to several schools can search them and chooses one (R42)', async ({ page }) => {
  await signIn(page, 'teacher@stoa.example');
  await page.goto('/login/select');
  await expect(page.getByRole('heading', { level: 1, name: 'Choose a school' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('main').getByRole('searchbox', { name: 'Find a school' }).fill('House');
  await page.getByRole('main').getByRole('button', { name: 'House of Knowledge' }).click();
  await expect(page).toHaveURL(home(SCHOOLS.house));
});
