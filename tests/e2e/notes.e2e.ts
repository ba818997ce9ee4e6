import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { newAccount } from './support/accounts.ts';
import { enrol } from './support/enrol.ts';
import { awaitQuietNetwork, expectAccessible, expectNoSidewaysScroll } from './support/page-checks.ts';
import { CLASSES, classPage, SCHOOLS } from './support/places.ts';
import { expect, test } from './support/test.ts';

const PHONE = { width: 390, height: 844 };
const READING = `${classPage(CLASSES.porch)}?lesson=1780000000000000222`;
const FILM = `${classPage(CLASSES.porch)}?lesson=1780000000000000221`;
const main = (page: Page) => page.getByRole('main');
const side = (page: Page) => page.getByRole('complementary');

/** Marks the words of a paragraph. */
const mark = (page: Page, nth: number) =>
  main(page)
    .locator('article p')
    .nth(nth)
    .evaluate((paragraph) => {
      paragraph.scrollIntoView({ block: 'center' });
      const range = document.createRange();
      range.selectNodeContents(paragraph);
      getSelection()?.removeAllRanges();
      getSelection()?.addRange(range);
    });

test('a learner notes a passage and a moment, finds both again, and takes them along', async ({
  page,
  complaints,
}) => {
  test.slow();
  complaints.allow(/ERR_INTERNET_DISCONNECTED/);
  await newAccount(page);
  await enrol(page, SCHOOLS.stoa, CLASSES.porch);

  // A passage, first without a connection: what was typed stays, and is saved later.
  await page.goto(`${READING}&sxz-lang=en_US`);
  await side(page).getByRole('radio', { name: 'Notes' }).click();
  await expect(side(page).getByText('Notes and bookmarks in this lesson appear here.')).toBeVisible();
  await mark(page, 3);
  const bar = page.getByRole('group', { name: 'Selected text' });
  await expect(bar).toBeVisible();
  await bar.getByRole('button', { name: 'Add note' }).click();
  const field = side(page).getByRole('textbox', { name: 'Note' });
  await expect(field).toBeFocused();
  await field.fill('Ask about the second column.');
  await page.context().setOffline(true);
  await side(page).getByRole('button', { name: 'Save' }).click();
  await expect(side(page).getByRole('alert')).toContainText('No connection');
  await expect(field).toHaveValue('Ask about the second column.');
  await page.context().setOffline(false);
  await awaitQuietNetwork(page);
  await expect(side(page).getByRole('listitem').filter({ hasText: 'second column' })).toBeVisible();
  await expectAccessible(page);

  // A moment of a film.
  await page.goto(`${FILM}&sxz-lang=en_US`);
  await side(page).getByRole('radio', { name: 'Notes' }).click();
  await page.waitForFunction(() => (document.querySelector('video')?.readyState ?? 0) > 0);
  await page.evaluate(() => {
    const video = document.querySelector('video');
    if (video) video.currentTime = 12.4;
  });
  await page.waitForFunction(() => document.querySelector('video')?.seeking === false);
  await side(page).getByRole('button', { name: 'Bookmark' }).click();
  await expect(side(page).getByRole('link', { name: '0:12' })).toBeVisible();

  // All of them, found by a word.
  await page.goto('/learning/notes?sxz-lang=en_US');
  await expect(main(page).getByText('2 notes')).toBeVisible();
  await expectAccessible(page);
  await main(page).getByRole('combobox', { name: 'Search your notes' }).fill('columns');
  await page.keyboard.press('Enter');
  await expect(main(page).getByText('1 note', { exact: true })).toBeVisible();
  await expect(main(page).locator('mark').first()).toHaveText('column');
  const waiting = page.waitForEvent('download');
  await main(page).getByRole('link', { name: 'Export Markdown' }).click();
  const download = await waiting;
  expect(download.suggestedFilename()).toMatch(/^stoa-notes-.*\.md$/);
  const file = await readFile(await download.path(), 'utf8');
  expect(file).toContain('# My notes');
  expect(file).toContain('Ask about the second column.');
  expect(file).toContain('[0:12](');

  // Back to its place.
  await main(page).getByRole('listitem').filter({ hasText: 'second column' }).getByRole('link').click();
  await expect(page).toHaveURL(/note=\d{19}/);
  await expect(main(page).locator('article p').nth(3)).toBeFocused();
  await expect(main(page).locator('article p').nth(3)).toBeInViewport();

  // Changed, deleted, and taken back.
  await side(page).getByRole('button', { name: 'Edit note' }).click();
  await side(page).getByRole('textbox', { name: 'Note' }).fill('Asked.');
  await side(page).getByRole('button', { name: 'Save' }).click();
  await expect(side(page).getByText('Asked.', { exact: true })).toBeVisible();
  await side(page).getByRole('button', { name: 'Delete note' }).click();
  await expect(side(page).getByText('Asked.', { exact: true })).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(side(page).getByText('Asked.', { exact: true })).toBeVisible();
});

test('notes of a phone are in a sheet, in Arabic too', async ({ page }) => {
  test.slow();
  await newAccount(page);
  await enrol(page, SCHOOLS.stoa, CLASSES.porch);
  await page.setViewportSize(PHONE);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(`${READING}&sxz-lang=ar_SA`);
  await main(page).getByRole('button', { name: 'الملاحظات' }).click();
  const sheet = page.getByRole('dialog', { name: 'الملاحظات' });
  await sheet.getByRole('button', { name: 'إضافة ملاحظة' }).click();
  await sheet.getByRole('textbox', { name: 'ملاحظة' }).fill('فكرة للمشروع');
  await sheet.getByRole('button', { name: 'حفظ' }).click();
  await expect(sheet.getByText('فكرة للمشروع')).toBeVisible();
  await expectAccessible(page);
  // The way to the place closes the sheet.
  await sheet.getByRole('listitem').getByRole('link').click();
  await expect(sheet).toBeHidden();
  await page.goto('/learning/notes?sxz-lang=ar_SA');
  await expect(main(page).getByText('فكرة للمشروع')).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});
