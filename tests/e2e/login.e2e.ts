import type { Page } from '@playwright/test';
import { LEARNER, PASSWORD, VISITOR, freshEmail } from './support/accounts.ts';
import { codeFor, messageCount } from './support/outbox.ts';
import { CLASSES, classPage, home } from './support/places.ts';
import { expect, test } from './support/test.ts';

/** What the browser notes of a call that was refused, as these are meant to be. */
const REFUSED = /Failed to load resource: the server responded with a status of 4(00|01|29)/;
/** No key begins with what is no hex number: the work fails at once. */
const BROKEN_CHALLENGE = {
  parameters: {
    algorithm: 'PBKDF2/SHA-256',
    cost: 1,
    data: { binding: '' },
    expiresAt: 1,
    keyLength: 32,
    keyPrefix: 'none',
    keySignature: 'aa',
    nonce: 'aa',
    salt: 'bb',
  },
  signature: 'cc',
};
const account = (page: Page) => page.getByRole('textbox', { name: 'Email or phone number' });
const password = (page: Page) => page.getByRole('textbox', { name: 'Password' });
const submit = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true });
const way = (page: Page, name: string) =>
  page.getByRole('radiogroup', { name: 'How to sign in' }).getByText(name, { exact: true }).click();

test('a password signs in and leads back to where one was (R41, B016, B026, B029)', async ({ page }) => {
  await page.goto(classPage(CLASSES.git));
  await page.getByRole('main').getByRole('link', { name: 'Sign in to enroll' }).click();
  await account(page).fill(LEARNER);
  await password(page).fill(PASSWORD);
  await password(page).press('Enter');
  await expect(page).toHaveURL(classPage(CLASSES.git));
  await expect(page.getByRole('button', { name: /^Account of / })).toBeVisible();
  const cookies = await page.context().cookies();
  for (const name of ['access_token', 'refresh_token'])
    expect(cookies.find((cookie) => cookie.name === name)).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
  // Nothing that signs in is within reach of scripts.
  expect(
    await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }) + document.cookie),
  ).not.toMatch(/eyJ|refresh_token|access_token/);
});

test('a wrong password is told without telling whether there is such an account, and what was typed stays (B026)', async ({
  page,
  complaints,
}) => {
  complaints.allow(REFUSED);
  for (const email of [LEARNER, freshEmail()]) {
    await page.goto('/login/index');
    await account(page).fill(email);
    await password(page).fill('not the one');
    await submit(page).click();
    await expect(
      page.getByRole('alert').filter({ hasText: 'The account or password is incorrect.' }),
    ).toBeAttached();
    await expect(account(page)).toHaveValue(email);
    await expect(password(page)).toHaveValue('not the one');
  }
});

test('empty fields are named, and the first of them has the focus (B026)', async ({ page }) => {
  await page.goto('/login/index');
  await submit(page).click();
  await expect(page.getByText('Enter your email address or phone number.')).toBeVisible();
  await expect(page.getByText('Enter your password.')).toBeVisible();
  await expect(account(page)).toBeFocused();
});

test('after several failures the browser proves its work by itself, and what was typed stays (B026, C034)', async ({
  page,
  complaints,
}) => {
  complaints.allow(REFUSED);
  const email = freshEmail();
  await page.goto('/login/index');
  await account(page).fill(email);
  await password(page).fill('wrong');
  const answers: string[] = [];
  page.on('response', async (response) => {
    if (response.url().endsWith('/api/auth/oauth/token'))
      answers.push(((await response.json()) as { code: string }).code);
  });
  const sinceAsked = () => answers.slice(answers.indexOf('CAPTCHA_REQUIRED') + 1);
  // After three wrong ones a proof is asked for, and the same password goes out again with it.
  await expect(async () => {
    const before = answers.length;
    await submit(page).click();
    await expect.poll(() => answers.length).toBeGreaterThan(before);
    expect(answers).toContain('CAPTCHA_REQUIRED');
  }).toPass();
  await expect.poll(sinceAsked).toEqual(['INVALID_GRANT']);
  await expect(
    page.getByRole('alert').filter({ hasText: 'The account or password is incorrect.' }),
  ).toBeAttached();
  await expect(page.getByText('Security check passed.')).toBeVisible();
  await expect(account(page)).toHaveValue(email);
  await submit(page).click();
  await expect.poll(sinceAsked).toEqual(['INVALID_GRANT', 'INVALID_GRANT']);
});

test('a check that failed is tried again by keyboard, and the focus stays where it is (B026)', async ({
  page,
  complaints,
}) => {
  complaints.allow(REFUSED);
  await page.route('**/api/auth/oauth/token', (route) =>
    route.request().postData()?.includes('grant_type=password')
      ? route.fulfill({
          status: 429,
          json: {
            code: 'CAPTCHA_REQUIRED',
            message: 'A security check is needed first.',
            requestId: 'req-1',
            details: { challenge: BROKEN_CHALLENGE },
          },
        })
      : route.fallback(),
  );
  await page.goto('/login/index');
  await account(page).fill(LEARNER);
  await password(page).fill('some password');
  await password(page).press('Enter');
  const check = page.getByRole('status').filter({ hasText: 'The security check did not finish.' });
  const again = check.getByRole('button', { name: 'Try again' });
  await expect(again).toBeVisible();
  await expect(password(page)).toHaveValue('some password');
  await again.focus();
  await page.keyboard.press('Enter');
  await expect(check).toBeFocused();
  await expect(again).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(again).toBeFocused();
});

test('a code by e-mail signs in; the next one has to wait (B026)', async ({ page }) => {
  await page.goto('/login/index');
  await way(page, 'Email code');
  await page.getByRole('textbox', { name: 'Email' }).fill(VISITOR);
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByText(`We sent a code to ${VISITOR}.`)).toBeVisible();
  await expect(page.getByRole('button', { name: /^New code in (5\d|60) seconds$/ })).toBeDisabled();
  expect(await messageCount(VISITOR)).toBe(1);
  await page.getByRole('textbox', { name: 'Code' }).pressSequentially(await codeFor(VISITOR));
  await expect(page).toHaveURL(home());
  await expect(page.getByRole('button', { name: /^Account of / })).toBeVisible();
});

test('a code by phone signs in, and who belongs to several schools chooses one (R42, B026)', async ({
  page,
}) => {
  await page.goto('/login/index?sxz-lang=en_US');
  await way(page, 'Phone code');
  await page.getByRole('textbox', { name: 'Phone number' }).fill('13800000001');
  await page.getByRole('button', { name: /Country or region/ }).click();
  await page.getByRole('option', { name: /China/ }).first().click();
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByRole('button', { name: /^New code in / })).toBeDisabled();
  const code = page.getByRole('textbox', { name: 'Code' });
  await expect(code).toBeFocused();
  // The sixth digit sends it.
  await code.pressSequentially(await codeFor('+8613800000001'));
  // This learner belongs to several schools (R42).
  await page.getByRole('main').getByRole('button', { name: 'Stoa Open School' }).click();
  await expect(page).toHaveURL(home());
  await expect(page.getByRole('button', { name: /^Account of / })).toBeVisible();
});

test('a wrong code keeps the form, and no account is told from any other (B026)', async ({
  page,
  complaints,
}) => {
  complaints.allow(REFUSED);
  const email = freshEmail();
  await page.goto('/login/index');
  await way(page, 'Email code');
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByText(`We sent a code to ${email}.`)).toBeVisible();
  await page.getByRole('textbox', { name: 'Code' }).fill('000000');
  await expect(page.getByRole('alert').filter({ hasText: /code/ })).not.toHaveText('');
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(email);
});

test('a registration says what is missing, field by field (R43, B027)', async ({ page, complaints }) => {
  complaints.allow(REFUSED);
  await page.goto('/register/index');
  await page.getByRole('button', { name: 'Create account' }).click();
  for (const words of [
    'Enter your email address.',
    'Enter the six-digit code.',
    'Enter the name that others will see.',
    'Choose a password.',
    'You need to agree to create an account.',
  ])
    await expect(page.getByText(words)).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeFocused();
});

test('who registers with a known address is led to the login, with it filled in (R43, B027)', async ({
  page,
  complaints,
}) => {
  complaints.allow(REFUSED, /status of 409/);
  await page.goto('/register/index');
  await page.getByRole('textbox', { name: 'Email' }).fill(LEARNER);
  await page.getByRole('button', { name: 'Send code' }).click();
  await page.getByRole('textbox', { name: 'Code' }).fill(await codeFor(LEARNER));
  await page.getByRole('textbox', { name: 'Name' }).fill('Again');
  await page.getByRole('textbox', { name: 'Password' }).fill('a porch in the open 7');
  await page.getByRole('checkbox', { name: /I agree/ }).check({ force: true });
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(
    page.getByRole('alert').filter({ hasText: 'You already have an account. Sign in with it.' }),
  ).toBeAttached();
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).first().click();
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(LEARNER);
});
