import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { newAccount, signIn } from './support/accounts.ts';
import { enrol } from './support/enrol.ts';
import { expectAccessible, expectNoSidewaysScroll } from './support/page-checks.ts';
import { SCHOOLS } from './support/places.ts';
import { expect, test } from './support/test.ts';

const PHONE = { width: 390, height: 844 };
const KEPT_FROM = 10_000;
const saved = (page: Page) => expect(page.getByRole('status').filter({ hasText: /^Saved / })).toBeVisible();
const main = (page: Page) => page.getByRole('main');

test('a class that gives certificates is finished, anybody checks the certificate, and it is revoked and restored', async ({
  page,
  browser,
}) => {
  test.slow();
  const mark = `${Date.now()}`.slice(-6);
  const title = `Knots ${mark}`;
  await signIn(page, 'teacher@stoa.example');
  await page.goto(`/manage/${SCHOOLS.stoa}/content?sxz-lang=en_US`);
  await page.getByRole('button', { name: 'New', exact: true }).first().click();
  await page.getByRole('menuitem', { name: 'Class' }).click();
  await page.getByRole('textbox', { name: 'Title' }).fill(title);
  await page.keyboard.press('Enter');
  await page.getByRole('textbox', { name: 'New section' }).fill('Beginning');
  await page.keyboard.press('Enter');
  await page.getByRole('textbox', { name: 'New lesson' }).fill('The first knot');
  await page.getByRole('button', { name: 'Add lesson' }).click();
  await page.getByRole('button', { name: 'The first knot', exact: true }).click();
  await page.getByRole('textbox', { name: 'Text' }).click();
  await page.keyboard.type('Over, under and through.');
  await saved(page);
  await page.getByRole('button', { name: title }).click();
  await page.getByRole('tab', { name: 'Details' }).click();
  const gives = page.getByRole('checkbox', { name: 'Give a certificate when all lessons are done' });
  await gives.press('Space');
  await expect(gives).toBeChecked();
  await saved(page);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const publishing = page.getByRole('dialog', { name: 'Publish' });
  await publishing.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: /^Published\.$/ })).toBeVisible();
  const classId = /content\/(\d{19})/.exec(page.url())?.[1] ?? '';
  const certificates = `/manage/${SCHOOLS.stoa}/content/${classId}/certificates?sxz-lang=en_US`;
  await page.goto(certificates);
  await expect(main(page).getByText('Nobody has a certificate yet')).toBeVisible();

  // A learner does the only lesson and has earned it.
  const nickName = `Noor ${mark}`;
  const context = await browser.newContext({ locale: 'en-US', acceptDownloads: true });
  const learner = await context.newPage();
  await newAccount(learner, { nickName });
  await enrol(learner, SCHOOLS.stoa, classId);
  const classPage = `/classInfo/${SCHOOLS.stoa}/class-view/${classId}?sxz-lang=en_US`;
  await learner.goto(classPage);
  await expect(main(learner).getByText('After completion')).toBeVisible();
  await main(learner).getByRole('link', { name: 'The first knot' }).first().click();
  await main(learner).getByRole('button', { name: 'Mark as done' }).click();
  await main(learner).getByRole('link', { name: 'Your certificate' }).click();
  await expect(learner).toHaveURL(/\/certificates\/[0-9A-Z]{12}/);
  const code = /certificates\/([0-9A-Z]{12})/.exec(learner.url())?.[1] ?? '';
  await expect(main(learner).getByText(nickName)).toBeVisible();
  const coming = learner.waitForEvent('download');
  await main(learner).getByRole('link', { name: 'Download PDF' }).click();
  const file = await (await coming).path();
  const pdf = await readFile(file);
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  expect(pdf.length).toBeGreaterThan(KEPT_FROM);
  await learner.goto('/account/certificates?sxz-lang=en_US');
  await expect(main(learner).getByRole('link', { name: title, exact: true })).toBeVisible();
  await expectAccessible(learner);
  await learner.goto(classPage);
  await expect(main(learner).getByRole('link', { name: 'Your certificate' })).toBeVisible();

  // Anybody checks it, on a phone, however the code is typed.
  const stranger = await (await browser.newContext({ locale: 'en-US', viewport: PHONE })).newPage();
  const typed = `${code.slice(0, 4)}-${code.slice(4, 8)}-${code.slice(8)}`.toLowerCase();
  await stranger.goto(`/certificates/${typed}?sxz-lang=en_US`);
  await expect(stranger).toHaveURL(new RegExp(`/certificates/${code}`));
  await expect(main(stranger).getByText('Valid', { exact: true })).toBeVisible();
  await expect(main(stranger).getByText(nickName)).toBeVisible();
  await expect(main(stranger).getByRole('img', { name: 'QR code of this page' })).toBeVisible();
  await expect(stranger).toHaveTitle(new RegExp(nickName));
  await expectAccessible(stranger);
  await expectNoSidewaysScroll(stranger);

  // The teacher takes it back, says why, and gives it back.
  await page.reload();
  await main(page)
    .getByRole('button', { name: `Revoke the certificate of ${nickName}` })
    .click();
  const revoking = page.getByRole('dialog', { name: 'Revoke this certificate?' });
  await revoking.getByRole('button', { name: 'Revoke' }).click();
  await expect(revoking.getByText('Explain why, so that others understand it later.')).toBeVisible();
  await revoking.getByRole('textbox', { name: 'Reason' }).fill('Tied by somebody else');
  await expectAccessible(page);
  await revoking.getByRole('button', { name: 'Revoke' }).click();
  await expect(revoking).toBeHidden();
  await expect(main(page).getByText('Tied by somebody else')).toBeVisible();
  await expectAccessible(page);
  await stranger.reload();
  await expect(main(stranger).getByText('This certificate was revoked')).toBeVisible();
  await expect(main(stranger).getByText('Tied by somebody else')).toHaveCount(0);
  await expect(main(stranger).getByRole('link', { name: 'Download PDF' })).toHaveCount(0);
  await expectAccessible(stranger);
  await main(page)
    .getByRole('button', { name: `Restore the certificate of ${nickName}` })
    .click();
  const restoring = page.getByRole('dialog', { name: 'Restore this certificate?' });
  await restoring.getByRole('button', { name: 'Restore' }).click();
  await expect(restoring).toBeHidden();
  await stranger.reload();
  await expect(main(stranger).getByText('Valid', { exact: true })).toBeVisible();
  await stranger.context().close();
  await context.close();
});

test('a code that nothing has is no page', async ({ page, complaints }) => {
  complaints.allow(/status of 404|^ApiProblem/);
  for (const code of ['000000000000', 'no-code']) {
    const answer = await page.goto(`/certificates/${code}?sxz-lang=en_US`);
    expect(answer?.status()).toBe(404);
    await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
  }
});

test('an admin words the certificates of the school, and loses nothing to another one', async ({
  page,
  complaints,
}) => {
  test.slow();
  complaints.allow(/status of 409/);
  const mark = `${Date.now()}`.slice(-6);
  await signIn(page, 'admin@stoa.example');
  await page.goto(`/manage/${SCHOOLS.stoa}/certificates?sxz-lang=en_US`);
  const field = (name: string) => main(page).getByRole('textbox', { name });
  const save = main(page).getByRole('button', { name: 'Save', exact: true });
  await expect(save).toBeDisabled();
  await field('Title').fill(`Diploma ${mark}`);
  await field('Name').fill('Chen Min');
  await field('Role').fill('Head of the school');
  await expect(main(page).getByText(`Diploma ${mark}`)).toBeVisible();
  await expectAccessible(page);
  await save.click();
  await expect(save).toBeDisabled();
  await page.reload();
  await expect(field('Title')).toHaveValue(`Diploma ${mark}`);

  // Another window saves meanwhile.
  const other = await page.context().newPage();
  await other.goto(`/manage/${SCHOOLS.stoa}/certificates?sxz-lang=en_US`);
  await main(other).getByRole('textbox', { name: 'Name' }).fill('Ana Lima');
  await main(other).getByRole('button', { name: 'Save', exact: true }).click();
  await expect(main(other).getByRole('button', { name: 'Save', exact: true })).toBeDisabled();
  await other.close();
  await field('Role').fill('Dean');
  await save.click();
  const conflict = page.getByRole('dialog', { name: 'Someone else has saved changes' });
  await conflict.getByRole('button', { name: 'Use theirs' }).click();
  await expect(field('Name')).toHaveValue('Ana Lima');
  await page.setViewportSize(PHONE);
  await expectNoSidewaysScroll(page);
  await field('Name').fill('Chen Min');
  await field('Title').fill('');
  await save.click();
  await expect(save).toBeDisabled();
});
