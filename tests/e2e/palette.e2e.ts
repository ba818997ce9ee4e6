import type { Page } from '@playwright/test';
import { newAccount, PASSWORD, signIn } from './support/accounts.ts';
import { enrol } from './support/enrol.ts';
import { expectAccessible } from './support/page-checks.ts';
import { CLASSES, home, SCHOOLS } from './support/places.ts';
import { expect, test } from './support/test.ts';

const OWNER = 'admin@stoa.example';
const palette = (page: Page) => page.getByRole('dialog');
const field = (page: Page) => palette(page).getByRole('combobox');
/** The late parts of the page hear the keys. */
const open = async (page: Page) =>
  expect(async () => {
    if (!(await palette(page).isVisible())) await page.keyboard.press('Control+k');
    await expect(field(page)).toBeFocused({ timeout: 2000 });
  }).toPass();

test('a visitor finds pages and entries by keys, and what is not theirs is not there', async ({ page }) => {
  await page.goto(`${home()}?sxz-lang=en_US`);
  await open(page);
  await expect(palette(page).getByRole('option', { name: 'Home' })).toBeVisible();
  await expect(palette(page).getByRole('option', { name: 'Sign in' })).toBeVisible();
  await expect(palette(page).getByRole('option', { name: 'My learning' })).toHaveCount(0);
  await expectAccessible(page);
  await field(page).fill('porch');
  await expect(
    palette(page).getByRole('option', { name: 'The painted porch: a school in public' }),
  ).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/class-view/);
  await expect(palette(page)).toBeHidden();
  await open(page);
  await expect(palette(page).getByRole('group', { name: 'Recent' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(palette(page)).toBeHidden();
});

test('a learner goes to their classes, pages and themes, also from the menu', async ({ page }) => {
  test.slow();
  await newAccount(page);
  await enrol(page, SCHOOLS.stoa, CLASSES.porch);
  await page.goto(`${home()}?sxz-lang=en_US`);
  await open(page);
  await field(page).fill('painted');
  await expect(
    palette(page).getByRole('option', { name: 'The painted porch: a school in public' }),
  ).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(CLASSES.porch));
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Go to or do' }).click();
  await field(page).fill('notes');
  await expect(palette(page).getByRole('option', { name: 'Notes', exact: true })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/learning\/notes/);
  await expect(palette(page)).toBeHidden();
  await open(page);
  await field(page).fill('dark');
  // Enter takes what is found until then.
  await expect(palette(page).getByRole('option').first()).toContainText(/dark/i);
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(palette(page)).toBeHidden();
  await open(page);
  await field(page).fill('zzzzqq');
});

test('who runs a school finds its members and its management', async ({ page }) => {
  await signIn(page, OWNER, PASSWORD);
  await page.goto(`${home()}?sxz-lang=ar_SA`);
  await open(page);
  await field(page).fill('learner@stoa');
  await expect(palette(page).getByRole('group', { name: 'الأشخاص' }).getByRole('option')).toHaveCount(1);
  await page.goto(`${home()}?sxz-lang=en_US`);
  await open(page);
  await field(page).fill('mail delivery');
  await expect(
    palette(page)
      .getByRole('option', { name: /Mail delivery/ })
      .first(),
  ).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/manage\/\d{19}\/mails/);
});
