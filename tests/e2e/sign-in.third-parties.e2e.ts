import { newAccount } from './support/accounts.ts';
import { expectAccessible } from './support/page-checks.ts';
import { home, SCHOOLS } from './support/places.ts';
import { REFUSED, accountMenu, signOutHere } from './support/sign-in.ts';
import { offerUniportal } from './support/sign-in-services.ts';
import { expect, test } from './support/test.ts';

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
      await page.getByRole('textbox', { name: 'Email' }).fill(account.email);
      await page
        .getByRole('radiogroup', { name: 'Confirm with' })
        .getByText('With password', { exact: true })
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

      // Another identity of the service does not become the account's as well, and is proved on a page of its own.
      await signOutHere(page);
      provider.person = { sub: `second-${account.email}`, name: 'Noor, again' };
      await page.goto(LOGIN);
      await choose.click();
      await expect(page).toHaveURL('/uniportal/bind-account');
      await page.goto('/uniportal/bound-account-verify');
      await page.getByRole('textbox', { name: 'Email' }).fill(account.email);
      await page
        .getByRole('radiogroup', { name: 'Confirm with' })
        .getByText('With password', { exact: true })
        .click();
      await page.getByRole('textbox', { name: 'Password' }).fill(account.password);
      await page.getByRole('button', { name: 'Link and sign in' }).click();
      const linked = page.getByRole('heading', { name: 'This account is already linked' });
      await expect(linked).toBeVisible();
      await expectAccessible(page);
      await page.goto('/uniportal/bound-account');
      await expect(linked).toBeVisible();
      await page.getByRole('link', { name: 'Choose another account' }).click();
      await expect(page).toHaveURL('/uniportal/bind-account');
      await page.goto('/uniportal/bound-account');
      await page.getByRole('link', { name: 'Use another sign-in method' }).click();
      await expect(page).toHaveURL('/login/index');

      provider.intercept = (_request, response) => {
        response.writeHead(503, { 'content-type': 'text/html' }).end('<h1>down</h1>');
        return true;
      };
      await page.goto(LOGIN);
      await choose.click();
      // What is known of the service is kept for a while: it is told here, or when the browser comes back.
      await expect(page.getByText(/is not responding/).or(page.getByText('down'))).toBeVisible();
    } finally {
      await provider.close();
      await owner.dispose();
    }
  });
});

test.describe('coming back from a third party', () => {
  const BACK = '/uniportal/callback';
  const REPORTED = {
    [`${BACK}?error=access_denied&state=q3Vd8sJ1kLw0Zx7PbN5m`]: 'The other device was not signed in',
    [`${BACK}?code=8kX2mQ7vTn4cR1zB&state=q3Vd8sJ1kLw0Zx7PbN5m`]: 'This sign-in has expired',
    [BACK]: 'Verification failed, please Login again.',
  };
  for (const [path, title] of Object.entries(REPORTED))
    test(`${path} is told and leads to the other ways in (R51, B022)`, async ({ page, complaints }) => {
      complaints.allow(REFUSED);
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Use another sign-in method' }).click();
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
