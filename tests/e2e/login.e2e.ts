import type { Page } from '@playwright/test';
import { LEARNER, PASSWORD, VISITOR, freshEmail } from './support/accounts.ts';
import { codeFor, messageCount } from './support/outbox.ts';
import { CLASSES, classPage, home } from './support/places.ts';
import { expect, test } from './support/test.ts';

/** What the browser notes of a call that was refused, as these are meant to be. */
const REFUSED = /Failed to load resource: the server responded with a status of 4(00|01|29)/;
const account = (page: Page) => page.getByRole('textbox', { name: 'E-mail or phone number' });
const password = (page: Page) => page.getByRole('textbox', { name: 'Password' });
const submit = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true });
const way = (page: Page, name: string) =>
  page.getByRole('radiogroup', { name: 'How to sign in' }).getByText(name, { exact: true }).click();

test('a password signs in and leads back to where one was (R41, B016, B026, B029)', async ({ page }) => {
  await page.goto(classPage(CLASSES.git));
  await page.getByRole('main').getByRole('link', { name: 'Sign in to enrol' }).click();
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
      page.getByRole('alert').filter({ hasText: 'The account or the password is not right.' }),
    ).toBeAttached();
    await expect(account(page)).toHaveValue(email);
    await expect(password(page)).toHaveValue('not the one');
  }
});

test('empty fields are named, and the first of them has the focus (B026)', async ({ page }) => {
  await page.goto('/login/index');
  await submit(page).click();
  await expect(page.getByText('Type your e-mail address or phone number.')).toBeVisible();
  await expect(page.getByText('Type your password.')).toBeVisible();
  await expect(account(page)).toBeFocused();
});

test('after several failures a picture is asked for, and what was typed stays (B026)', async ({
  page,
  complaints,
}) => {
  complaints.allow(REFUSED);
  const email = freshEmail();
  await page.goto('/login/index');
  await account(page).fill(email);
  await password(page).fill('wrong');
  const picture = page.getByRole('img', { name: 'Picture with the characters' });
  await expect(async () => {
    if (await picture.isVisible()) return;
    const answered = page.waitForResponse('**/api/auth/oauth/token');
    await submit(page).click();
    await answered;
    await expect(picture).toBeVisible({ timeout: 1500 });
  }).toPass();
  await expect(account(page)).toHaveValue(email);
  const first = await picture.getAttribute('src');
  await page.getByRole('button', { name: 'Another picture' }).click();
  await expect(picture).not.toHaveAttribute('src', first ?? '');
  await page.getByRole('textbox', { name: 'Characters in the picture' }).fill('????');
  await submit(page).click();
  await expect(
    page.getByRole('alert').filter({ hasText: 'The characters of the picture were different.' }),
  ).toBeAttached();
});

test('a code by e-mail signs in; the next one has to wait (B026)', async ({ page }) => {
  await page.goto('/login/index');
  await way(page, 'E-mail code');
  await page.getByRole('textbox', { name: 'E-mail' }).fill(VISITOR);
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByText(`A code is on its way to ${VISITOR}.`)).toBeVisible();
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
  await way(page, 'E-mail code');
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByText(`A code is on its way to ${email}.`)).toBeVisible();
  await page.getByRole('textbox', { name: 'Code' }).fill('000000');
  await expect(page.getByRole('alert').filter({ hasText: /code/ })).not.toHaveText('');
  await expect(page.getByRole('textbox', { name: 'E-mail' })).toHaveValue(email);
});

test('a registration says what is missing, field by field (R43, B027)', async ({ page, complaints }) => {
  complaints.allow(REFUSED);
  await page.goto('/register/index');
  await page.getByRole('button', { name: 'Create account' }).click();
  for (const words of [
    'Type your e-mail address.',
    'Type the code of six digits.',
    'Type the name that others are to see.',
    'Choose a password.',
    'An account needs your agreement.',
  ])
    await expect(page.getByText(words)).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'E-mail' })).toBeFocused();
});

test('who registers with a known address is led to the login, with it filled in (R43, B027)', async ({
  page,
  complaints,
}) => {
  complaints.allow(REFUSED, /status of 409/);
  await page.goto('/register/index');
  await page.getByRole('textbox', { name: 'E-mail' }).fill(LEARNER);
  await page.getByRole('button', { name: 'Send code' }).click();
  await page.getByRole('textbox', { name: 'Code' }).fill(await codeFor(LEARNER));
  await page.getByRole('textbox', { name: 'Name' }).fill('Again');
  await page.getByRole('textbox', { name: 'Password' }).fill('a porch in the open 7');
  await page.getByRole('checkbox', { name: /I agree/ }).check({ force: true });
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(
    page.getByRole('alert').filter({ hasText: 'You have an account already. Sign in with it.' }),
  ).toBeAttached();
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).first().click();
  await expect(page.getByRole('textbox', { name: 'E-mail' })).toHaveValue(LEARNER);
});
