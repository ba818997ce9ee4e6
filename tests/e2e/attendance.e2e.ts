import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { newAccount, signIn, TEACHER } from './support/accounts.ts';
import { enrol } from './support/enrol.ts';
import { expectAccessible, expectNoSidewaysScroll } from './support/page-checks.ts';
import { picture } from './support/pictures.ts';
import { CLASSES, SCHOOLS } from './support/places.ts';
import { expect, test } from './support/test.ts';

const PHONE = { width: 390, height: 844 };
const MEETINGS = `/manage/${SCHOOLS.stoa}/content/${CLASSES.porch}/attendance`;
const CLASS_PAGE = `/classInfo/${SCHOOLS.stoa}/class-view/${CLASSES.porch}`;
const WRONG = /Failed to load resource: the server responded with a status of 400/;
test.use({ actionTimeout: 30_000 });
const main = (page: Page) => page.getByRole('main');
/** A meeting on the page of its class. */
const meeting = (page: Page, title: string) =>
  main(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: title, level: 3 }) });

test('a teacher shows a code, a learner checks in on a phone, and what is wrong is corrected (B065, C108, C109, C110)', async ({
  page,
  browser,
  complaints,
}) => {
  test.slow();
  const mark = `${Date.now()}`.slice(-6);
  const title = `Meeting ${mark}`;
  await signIn(page, TEACHER);
  await page.goto(`${MEETINGS}?sxz-lang=en_US`);
  await main(page).getByRole('button', { name: 'New meeting' }).click();
  const form = page.getByRole('dialog', { name: 'New meeting' });
  await form.getByRole('button', { name: 'Create' }).click();
  await expect(form.getByText('Enter a title.')).toBeVisible();
  await form.getByRole('textbox', { name: 'Title' }).fill(title);
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Create' }).click();
  await expect(page).toHaveURL(/attendance\/\d{19}/);
  await expect(main(page).getByRole('heading', { level: 1, name: title })).toBeVisible();
  const digits = main(page).locator('[data-check-in-code]');
  await expect(digits).toHaveText(/^\d{6}$/);
  await expect(main(page).getByRole('img', { name: 'QR code that leads to checking in' })).toBeVisible();
  await expectAccessible(page);
  const attendanceId = /attendance\/(\d{19})/.exec(page.url())?.[1] ?? '';

  // A phone that nobody is signed in on: the scanned address asks for that first, and is come back to.
  const context = await browser.newContext({ locale: 'en-US', viewport: PHONE });
  const phone = await context.newPage();
  const nickName = `Noor ${mark}`;
  await phone.goto(`${CLASS_PAGE}?checkIn=${attendanceId}&code=000000&sxz-lang=en_US`);
  const signInLink = main(phone).getByRole('link', { name: 'Sign in' }).last();
  await expect(main(phone).getByText('Sign in to check in')).toBeVisible();
  expect(decodeURIComponent((await signInLink.getAttribute('href')) ?? '')).toContain(attendanceId);
  await newAccount(phone, { nickName });
  await phone.reload();
  await expect(main(phone).getByText('You are not in this class')).toBeVisible();
  await enrol(phone, SCHOOLS.stoa, CLASSES.porch);
  await phone.reload();
  const own = meeting(phone, title);
  await expect(own.getByRole('textbox', { name: 'Code' })).toHaveValue('000000');
  complaints.allow(WRONG);
  await own.getByRole('button', { name: 'Check in' }).click();
  await expect(
    own.getByText('This is not the code on the screen right now.', { exact: false }),
  ).toBeVisible();
  await expectAccessible(phone);
  await expectNoSidewaysScroll(phone);
  await own.getByRole('textbox', { name: 'Code' }).fill((await digits.textContent()) ?? '');
  await own.getByRole('button', { name: 'Check in' }).click();
  await expect(own.getByText('Present', { exact: true })).toBeVisible();

  // Evidence: added, and removed after a question.
  await own.getByRole('button', { name: 'Your evidence' }).click();
  const files = own.locator('input[type=file]');
  await files.setInputFiles(picture('hall.png'));
  await expect(own.getByRole('link', { name: 'hall.png' })).toBeVisible();
  await files.setInputFiles({
    name: 'letter.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('no document'),
  });
  await expect(own.getByText('can be added', { exact: false }).first()).toBeVisible();
  await expectAccessible(phone);
  await expectNoSidewaysScroll(phone);

  // The teacher sees it without a reload, and excuses somebody else.
  const table = main(page).getByRole('grid', { name: 'Who was there' });
  await expect(main(page).getByText(/^1 of \d+ are here$/)).toBeVisible();
  const row = table.getByRole('row', { name: nickName });
  await expect(row.getByText('Present', { exact: true })).toBeVisible();
  const missing = table.getByRole('row').filter({ hasText: 'Not in yet' }).first();
  const correct = missing.getByRole('button', { name: /^Correct / });
  const name = ((await correct.getAttribute('aria-label')) ?? '').replace('Correct ', '');
  await correct.click();
  const dialog = page.getByRole('dialog', { name: 'Correct attendance' });
  await dialog.getByText('Excused', { exact: true }).click();
  await dialog.getByRole('textbox', { name: 'Note' }).fill('=A letter');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await expect(table.getByRole('row', { name }).getByText('Excused', { exact: true })).toBeVisible();
  const corrections = main(page).getByRole('listitem').filter({ hasText: '=A letter' });
  await expect(corrections).toBeVisible();
  await main(page).getByRole('link', { name: 'hall.png' }).waitFor({ state: 'visible' });

  const download = page.waitForEvent('download');
  await main(page).getByRole('button', { name: 'Download CSV' }).click();
  const csv = await readFile(await (await download).path(), 'utf8');
  expect(csv).toContain(`"${nickName}","present"`);
  expect(csv).toContain(`"excused","","'=A letter"`);

  await own.getByRole('button', { name: 'Remove hall.png' }).click();
  await phone.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(own.getByRole('link', { name: 'hall.png' })).toBeHidden();
  await context.close();

  // On a phone of the teacher too; and nothing goes without a question.
  await page.setViewportSize(PHONE);
  await expectNoSidewaysScroll(page);
  await main(page).getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Keep it' }).click();
  await main(page).getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page).toHaveURL(/\/attendance(\?|$)/);
  await expect(main(page).getByRole('link', { name: title })).toBeHidden();
});
