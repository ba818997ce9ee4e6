import type { Browser, Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { newAccount, signIn } from './support/accounts.ts';
import { expectAccessible, expectNoSidewaysScroll } from './support/page-checks.ts';
import { SCHOOLS } from './support/places.ts';
import { addressFor, arrive, expect, openTab, test } from './support/test.ts';

const PHONE = { width: 390, height: 844 };
/** What the browser notes of what is not there, as is meant. */
const REFUSED = [/Failed to load resource: the server responded with a status of 404/, /^ApiProblem: /];

async function someoneElse(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({
    baseURL,
    extraHTTPHeaders: { 'x-forwarded-for': addressFor('safety') },
  });
  await arrive(context, 'en_US', baseURL);
  return openTab(context);
}

/** The id of whom the page is signed in as. */
async function ownId(page: Page): Promise<string> {
  const answer = await page.request.get(
    `/api/personal-center/selectUserInfo?schoolId=${SCHOOLS.stoa}&sxz-lang=en_US`,
  );
  const { data } = (await answer.json()) as { data: { person: { id: string } } };
  return data.person.id;
}
const spaceOf = (id: string) => `/personSpace/${SCHOOLS.stoa}/dynamics?userId=${id}`;

test('somebody is blocked and shown again, a space is reported and its words are hidden', async ({
  page,
  browser,
  baseURL,
  complaints,
}) => {
  test.slow();
  complaints.allow(...REFUSED);
  const mark = randomUUID().slice(0, 6);
  const [hers, his] = [`Ana ${mark}`, `Bo ${mark}`];
  await newAccount(page, { nickName: hers });
  const other = await someoneElse(browser, baseURL);
  await newAccount(other, { nickName: his });
  const [ana, bo] = [await ownId(page), await ownId(other)];
  const said = await other.request.post('/api/personal-center/addOrUpdatePersonSpace', {
    headers: { 'x-requested-with': 'stoa', tenantid: SCHOOLS.stoa },
    data: { userInfo: 'Buy my course' },
  });
  expect(said.ok()).toBe(true);

  const more = page.getByRole('button', { name: `More about ${his}` });
  await page.goto(spaceOf(bo));
  await expect(page.getByText('Buy my course')).toBeVisible();
  await more.click();
  await page.getByRole('menuitem', { name: 'Report' }).click();
  const dialog = page.getByRole('dialog', { name: 'Report this space' });
  await dialog.getByText('Advertising or spam').click();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await expect(dialog).toBeHidden();

  await more.click();
  await page.getByRole('menuitem', { name: 'Block' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Block' }).click();
  await expect(page.getByRole('heading', { name: `You blocked ${his}` })).toBeVisible();
  await expect(page.getByText('Buy my course')).toBeHidden();
  await other.goto(spaceOf(ana));
  await expect(other.getByRole('heading', { level: 1 })).not.toHaveText(hers);

  await page.setViewportSize(PHONE);
  await page.goto('/account/blocked');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: `Unblock ${his}` }).click();
  await expect(page.getByRole('heading', { name: 'No blocked or muted people' })).toBeVisible();

  const admin = await someoneElse(browser, baseURL);
  await signIn(admin, 'admin@stoa.example');
  await admin.goto(`/manage/${SCHOOLS.stoa}/reports?about=spaces`);
  const entry = admin.getByRole('listitem').filter({ hasText: his });
  await expect(entry.getByText('Buy my course')).toBeVisible();
  await expectAccessible(admin);
  await entry.getByRole('button', { name: 'Hide words and cover' }).click();
  await expect(entry).toBeHidden();
  await page.goto(spaceOf(bo));
  await expect(page.getByRole('heading', { level: 1, name: his })).toBeVisible();
  await expect(page.getByText('Buy my course')).toBeHidden();
});
