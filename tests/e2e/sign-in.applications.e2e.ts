import { newAccount } from './support/accounts.ts';
import { expectAccessible } from './support/page-checks.ts';
import { home, SCHOOLS } from './support/places.ts';
import { REFUSED, signOutHere } from './support/sign-in.ts';
import { registerApplication } from './support/sign-in-services.ts';
import { expect, test } from './support/test.ts';

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
  await page.getByRole('textbox', { name: 'Email or phone number' }).fill(email);
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
    await expect(page.getByRole('heading', { level: 1, name: 'You were not redirected' })).toBeVisible();
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
