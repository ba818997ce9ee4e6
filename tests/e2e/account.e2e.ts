import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { TOTP } from 'otpauth';
import { freshEmail, newAccount, signIn } from './support/accounts.ts';
import { afterAMinute } from './support/after-a-minute.ts';
import { withAuthenticator } from './support/passkeys.ts';
import { codeFor } from './support/outbox.ts';
import { expectAccessible, expectNoSidewaysScroll } from './support/page-checks.ts';
import { home } from './support/places.ts';
import { expect, test } from './support/test.ts';

/** What the browser notes of a call that was refused, as these are meant to be. */
const REFUSED = /Failed to load resource: the server responded with a status of 4(00|01|03|29)/;
const PARTS = ['', '/security', '/devices', '/links', '/data'];
const section = (page: Page, name: string) => page.getByRole('region', { name });
const typeCode = (page: Page, name: string, code: string) =>
  page.getByRole('textbox', { name }).pressSequentially(code);

/** The server finds the last proof too old for the next call, once. */
async function askForProof(page: Page, url: string): Promise<void> {
  await page.route(
    url,
    (route) =>
      route.fulfill({
        status: 403,
        json: { code: 'REAUTHENTICATION_REQUIRED', message: 'Please confirm that it is you first.' },
      }),
    { times: 1 },
  );
}

test('the account is reached from the menu, and only by its person', async ({ page }) => {
  await page.goto('/account');
  await expect(page).toHaveURL(`/login/index?redirect=${encodeURIComponent('/account')}`);
  await newAccount(page);
  await page.goto(home());
  await page.getByRole('button', { name: 'Account of Noor' }).click();
  await page.getByRole('menuitem', { name: 'Your account' }).click();
  await expect(page).toHaveURL('/account');
  await expect(page).toHaveTitle('Your account · Stoa');
  await page
    .getByRole('navigation', { name: 'Parts of your account' })
    .getByRole('link', { name: 'Devices' })
    .click();
  await expect(page.getByText('This device')).toBeVisible();
});

test('a name is saved, and what was typed survives a lost connection (B023)', async ({
  page,
  complaints,
}) => {
  complaints.allow(/Failed to load resource: net::ERR_INTERNET_DISCONNECTED/);
  await newAccount(page);
  await page.goto('/account');
  const name = page.getByRole('textbox', { name: 'Name', exact: true });
  await name.fill('Zenon');
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('No connection. Your text is still here. Try again.')).toBeVisible();
  await expect(name).toHaveValue('Zenon');
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Your profile was saved.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Account of Zenon' })).toBeVisible();
  await page.reload();
  await expect(name).toHaveValue('Zenon');
});

test('the language of the account is the language of its pages at once (B001)', async ({ page }) => {
  await newAccount(page);
  await page.goto('/account');
  await section(page, 'About you')
    .getByRole('button', { name: /Language/ })
    .click();
  await page.getByRole('option', { name: 'Deutsch' }).click();
  await page.locator('main form [type="submit"]').first().click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de-DE');
});

test('a picture is chosen, cut, sent and removed', async ({ page }) => {
  await newAccount(page);
  await page.goto('/account');
  const buffer = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#b8552f' } })
    .png()
    .toBuffer();
  await page.locator('input[type="file"]').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer });
  await page.getByRole('dialog').getByRole('button', { name: 'Crop' }).click();
  await expect(page.getByText('Your picture was updated.')).toBeVisible();
  await expect(section(page, 'Your picture').locator('img')).toHaveAttribute('src', /^\/files\/avatars\//);
  await page.getByRole('button', { name: 'Remove picture' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove picture' }).click();
  await expect(page.getByText('Your picture was removed.')).toBeVisible();
});

test('a new address counts when its code has come back (C027, C028)', async ({ page }) => {
  await newAccount(page);
  const email = freshEmail();
  await page.goto('/account');
  await page.getByRole('button', { name: 'Change email address' }).click();
  await page.getByRole('textbox', { name: 'New email address' }).fill(email);
  await page.getByRole('button', { name: 'Send code' }).click();
  await typeCode(page, 'Code', await codeFor(email));
  await expect(page.getByText(`Changed to ${email}.`)).toBeVisible();
  await expect(section(page, 'Contact details').getByText(email)).toBeVisible();
});

test('a new password signs out elsewhere, after a fresh proof where one is due (TRUST 16)', async ({
  page,
  browser,
  baseURL,
  complaints,
}) => {
  complaints.allow(REFUSED);
  const account = await newAccount(page);
  const elsewhere = await (await browser.newContext({ baseURL })).newPage();
  await signIn(elsewhere, account.email, account.password);
  await page.goto('/account/security');
  await askForProof(page, '**/api/accounts/users/password*');
  await page.getByRole('textbox', { name: 'New password' }).fill('a porch in the sun 7');
  await page.getByRole('button', { name: 'Set new password' }).click();
  const proof = page.getByRole('dialog', { name: 'Is it still you?' });
  await proof.getByRole('textbox', { name: 'Password' }).fill(account.password);
  await proof.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('Your password was changed. All other devices are signed out.')).toBeVisible();
  await expect(proof).toBeHidden();
  expect((await elsewhere.request.get('/api/accounts/users/me')).status()).toBe(401);
  await signIn(elsewhere, account.email, 'a porch in the sun 7');
  await elsewhere.context().close();
});

test('an authenticator app is set up, and its recovery codes are shown once (B067)', async ({ page }) => {
  await newAccount(page);
  await page.goto('/account/security');
  await page.getByRole('button', { name: 'Set up app' }).click();
  await expect(page.getByRole('img', { name: 'Code for your authenticator app' })).toBeVisible();
  const secret = (await section(page, 'Authenticator app').locator('pre').innerText()).replaceAll(/\s/g, '');
  await typeCode(page, 'Code from the app', new TOTP({ secret }).generate());
  const codes = page.getByRole('dialog', { name: 'Your recovery codes' });
  await expect(codes.getByText(/[A-Z0-9]{4}-[A-Z0-9]{4}-[A-Z0-9]{4}/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(codes).toBeVisible();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    codes.getByRole('button', { name: 'Download' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('recovery-codes.txt');
  const saved = await readFile(await file.path(), 'utf8');
  expect(saved).toMatch(/^Recovery codes for \S+\n\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\n\n[A-Z0-9]{4}-/);
  await codes.getByRole('checkbox', { name: 'I have saved these codes.' }).check({ force: true });
  await codes.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText('10 codes are left')).toBeVisible();
  await page.getByRole('button', { name: 'Remove app' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('Not set up')).toBeVisible();
});

test('a passkey is made, renamed and removed', async ({ page }) => {
  await newAccount(page);
  await withAuthenticator(page);
  await page.goto('/account/security');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByRole('textbox', { name: 'Name of the passkey' }).fill('Laptop');
  await page.getByRole('button', { name: 'Create passkey' }).click();
  const codes = page.getByRole('dialog', { name: 'Your recovery codes' });
  await codes.getByRole('checkbox', { name: 'I have saved these codes.' }).check({ force: true });
  await codes.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('button', { name: 'Rename Laptop' }).click();
  await page.getByRole('textbox', { name: 'Name of the passkey' }).fill('Old laptop');
  await section(page, 'Passkeys').getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'Remove the passkey Old laptop' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('You have no passkeys yet.')).toBeVisible();
});

test('another device is signed out', async ({ page, browser, baseURL }) => {
  const account = await newAccount(page);
  const elsewhere = await (await browser.newContext({ baseURL })).newPage();
  await signIn(elsewhere, account.email, account.password);
  await page.goto('/account/devices');
  await page.getByRole('button', { name: 'Sign out all other devices' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByText('You are not signed in on any other device.')).toBeVisible();
  expect((await elsewhere.request.get('/api/accounts/users/me')).status()).toBe(401);
  await elsewhere.context().close();
});

test('a copy of one’s data is made and fetched', async ({ page }) => {
  await newAccount(page);
  await page.goto('/account/data');
  await page.getByRole('button', { name: 'Create a copy' }).click();
  const link = page.getByRole('link', { name: 'Download copy' });
  await expect(link).toBeVisible();
  const [file] = await Promise.all([page.waitForEvent('download'), link.click()]);
  expect(await file.failure()).toBeNull();
});

test('an account is deleted after a code, and kept after all', async ({ page }) => {
  const { email } = await newAccount(page);
  await afterAMinute(email);
  await page.goto('/account/data');
  await page.getByRole('button', { name: 'Delete the account …' }).click();
  await page.getByRole('button', { name: 'Send code' }).click();
  await typeCode(page, 'Code', await codeFor(email, 2));
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await expect(page.getByText(/^Your account will be deleted on /)).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Keep my account' }).click();
  await expect(page.getByRole('button', { name: 'Delete the account …' })).toBeVisible();
});

test('a forgotten password is replaced by a code (B026)', async ({ page, complaints }) => {
  complaints.allow(REFUSED);
  const { email } = await newAccount(page);
  await page.context().clearCookies({ name: /_token$/ });
  await afterAMinute(email);
  await page.goto('/login/reset');
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('button', { name: 'Send code' }).click();
  await typeCode(page, 'Code', await codeFor(email, 2));
  await page.getByRole('textbox', { name: 'New password' }).fill('a calm porch in 1776');
  await page.getByRole('button', { name: 'Set new password' }).click();
  await expect(page.getByText('Your password was changed.')).toBeVisible();
  await signIn(page, email, 'a calm porch in 1776');
});

for (const width of [390, 1280])
  test(`every part of the account is accessible and fits ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await newAccount(page);
    for (const part of PARTS) {
      await page.goto(`/account${part}`);
      await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    }
  });
