import { newAccount, signIn } from './support/accounts.ts';
import { expectAccessible } from './support/page-checks.ts';
import { addPasskey, withAuthenticator } from './support/passkeys.ts';
import { home, SCHOOLS } from './support/places.ts';
import { REFUSED, accountMenu, signOutHere } from './support/sign-in.ts';
import { closeRegistration } from './support/sign-in-services.ts';
import { expect, openTab, test } from './support/test.ts';
import { totpOf } from './support/totp.ts';

const OWN = { 'x-requested-with': 'stoa' };

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
  await expect(page.getByRole('img', { name: 'QR code for your phone' })).toBeVisible();
  await expectAccessible(page);
  // Who cannot scan it opens the address that stands below it.
  const address = await page.getByRole('main').locator('code').textContent();
  await hand.goto(address ?? '');
  await expect(hand).toHaveURL(/\/login\/confirm\?qr=/);
  await expect(hand.getByRole('heading', { name: 'Are you signing in on another device?' })).toBeVisible();
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
  await expect(page.getByText('The sign-in was refused on your phone.')).toBeVisible();
  await page.getByRole('button', { name: 'Show a new code' }).click();
  await expect(page.getByRole('img', { name: 'QR code for your phone' })).toBeVisible();
  await phone.close();
});

test('a school that gives out its accounts itself offers nobody to register (R41, R43)', async ({
  page,
  playwright,
  baseURL,
}) => {
  test.slow();
  const adminClient = await playwright.request.newContext({ baseURL });
  await closeRegistration(adminClient, SCHOOLS.halden);
  await adminClient.dispose();
  const main = page.getByRole('main');
  await page.goto(`/login/index?tenantId=${SCHOOLS.halden}`);
  await expect(main.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: /Create an account|Register/ })).toHaveCount(0);
  await page.goto(`/register/index?tenantId=${SCHOOLS.halden}`);
  await expect(main.getByRole('heading', { name: 'This school manages its own accounts' })).toBeVisible();
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
  await page.getByRole('textbox', { name: 'Email or phone number' }).fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click();
  const code = page.getByRole('textbox', { name: 'Authenticator code' });
  await expect(code).toBeFocused();
  await expectAccessible(page);
  await code.pressSequentially('000000');
  await expect(page.getByRole('alert').filter({ hasText: 'The code is incorrect.' })).toBeAttached();
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

test('who belongs to several schools can search them and chooses one (R42)', async ({ page }) => {
  await signIn(page, 'teacher@stoa.example');
  await page.goto('/login/select');
  await expect(page.getByRole('heading', { level: 1, name: 'Choose a school' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('main').getByRole('searchbox', { name: 'Find a school' }).fill('House');
  await page.getByRole('main').getByRole('button', { name: 'House of Knowledge' }).click();
  await expect(page).toHaveURL(home(SCHOOLS.house));
});
