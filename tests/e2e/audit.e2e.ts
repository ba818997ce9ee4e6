import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { newAccount, PASSWORD, signIn } from './support/accounts.ts';
import { expectAccessible, expectNoSidewaysScroll } from './support/page-checks.ts';
import { SCHOOLS } from './support/places.ts';
import { expect, test } from './support/test.ts';

const ADMIN = 'admin@stoa.example';
const OWN = { 'x-requested-with': 'stoa', tenantId: SCHOOLS.stoa };
const main = (page: Page) => page.getByRole('main');
const audit = (page: Page, query = '') => page.goto(`/manage/${SCHOOLS.stoa}/audit?sxz-lang=en_US${query}`);

/** Makes a member and gives them another role. @returns what they are called */
async function changeRole(page: Page): Promise<string> {
  const nickName = `Noor ${Date.now()}`;
  await newAccount(page, { nickName });
  const me = await page.request.get('/api/accounts/users/me', { headers: OWN });
  expect(me.ok(), await me.text()).toBe(true);
  const { data } = (await me.json()) as { data: { user_id: string } };
  await page.context().clearCookies();
  await signIn(page, ADMIN, PASSWORD);
  const changed = await page.request.put(`/api/school/members/${data.user_id}/role`, {
    headers: OWN,
    data: { role: 'teacher' },
  });
  expect(changed.ok(), await changed.text()).toBe(true);
  return nickName;
}

test('an administrator finds who did what, narrows it, and takes it along', async ({ page, browser }) => {
  test.slow();
  const name = await changeRole(page);
  await audit(page);
  await expect(main(page).getByRole('heading', { level: 1, name: 'Audit log' })).toBeVisible();
  const row = main(page).getByRole('row').filter({ hasText: name });
  await expect(row).toContainText('Role changed');
  await expect(row).toContainText('Teacher');
  await expectAccessible(page);

  // By what was done, then by who did it; the address says so.
  await main(page).getByRole('button', { name: 'All actions' }).click();
  await page.getByRole('menuitemradio', { name: 'Data exported' }).click();
  await expect(page).toHaveURL(/action=exported/);
  await expect(row).toHaveCount(0);
  await page.goBack();
  await expect(row).toBeVisible();
  await row.getByRole('link').click();
  await expect(page).toHaveURL(/person=\d{19}/);
  await expect(row).toBeVisible();
  await main(page).getByRole('button', { name: 'Any time' }).click();
  await page.getByRole('menuitemradio', { name: 'Last 7 days' }).click();
  await expect(page).toHaveURL(/days=7/);
  await expect(row).toBeVisible();
  await page.reload();
  await expect(row).toBeVisible();

  const download = page.waitForEvent('download');
  await main(page).getByRole('button', { name: 'Export CSV' }).click();
  const csv = await readFile(await (await download).path(), 'utf8');
  expect(csv).toContain('"memberRoleChanged"');
  expect(csv).toContain(name);
  // To take it along is an entry itself.
  await audit(page, '&action=exported');
  await expect(main(page).getByRole('row').filter({ hasText: 'Audit log' }).first()).toBeVisible();

  for (const [lang, scheme, width] of [
    ['en_US', 'light', 1280],
    ['ar_SA', 'dark', 390],
    ['de_DE', 'dark', 1280],
  ] as const) {
    const context = await browser.newContext({
      colorScheme: scheme,
      viewport: { width, height: 900 },
      storageState: await page.context().storageState(),
    });
    const one = await context.newPage();
    await one.goto(`/manage/${SCHOOLS.stoa}/audit?sxz-lang=${lang}`);
    await expect(main(one).getByText(name).first()).toBeVisible();
    await expectAccessible(one);
    await expectNoSidewaysScroll(one);
    await context.close();
  }
});

test('who does not run the school does not see it', async ({ page, complaints }) => {
  complaints.allow(/Failed to load resource: the server responded with a status of 403/, /^ApiProblem: /);
  await signIn(page, 'teacher@stoa.example', PASSWORD);
  await audit(page);
  await expect(main(page).getByRole('heading', { name: 'Audit log' })).toHaveCount(0);
});
