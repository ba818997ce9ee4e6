import type { Page } from '@playwright/test';
import { signIn } from './support/accounts.ts';
import { expectAccessible, expectNoSidewaysScroll } from './support/page-checks.ts';
import { SCHOOLS } from './support/places.ts';
import { expect, test } from './support/test.ts';

const manage = (part: string): string => `/manage/${SCHOOLS.stoa}/${part}?sxz-lang=en_US`;
test.use({ actionTimeout: 30_000 });
const main = (page: Page) => page.getByRole('main');

test('what a question was before is listed, compared and saved as the newest version (C078)', async ({
  page,
}) => {
  const mark = `kite${Date.now()}`;
  const save = async () => {
    await main(page).getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Saved.', { exact: true }).first()).toBeVisible();
  };
  await signIn(page, 'teacher@stoa.example');
  await page.goto(manage('questions/new'));
  const text = page.getByRole('textbox', { name: /Text of the question/ });
  await text.fill(`Do ${mark}s fly?`);
  await page.getByRole('textbox', { name: 'Option 1' }).fill('Yes');
  await page.getByRole('textbox', { name: 'Option 2' }).fill('No');
  await save();
  await expect(page).toHaveURL(/questions\/\d{19}/);
  const show = main(page).getByRole('button', { name: 'Show versions' });
  // The page of what was made begins anew.
  await expect(show).toBeEnabled();
  await text.fill(`Can ${mark}s swim?`);
  // What is not saved would be lost.
  await expect(show).toBeDisabled();
  await save();

  await show.click();
  const dialog = page.getByRole('dialog', { name: 'Versions' });
  await expect(dialog.getByText('Current', { exact: true })).toHaveCount(1);
  await expect(dialog.getByText('Text of the question', { exact: true })).toHaveCount(1);
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
  await dialog.getByRole('button', { name: /^View the version of/ }).click();
  await expect(dialog.locator('del')).toContainText(`Do ${mark}s fly?`);
  await expect(dialog.locator('ins')).toContainText(`Can ${mark}s swim?`);
  await expectAccessible(page);
  await dialog.getByText('This version', { exact: true }).click();
  await expect(dialog.getByText('Right answer: Yes')).toBeVisible();
  await expect(dialog.getByText('Options: No')).toBeVisible();
  await dialog.getByRole('button', { name: 'Restore', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(text).toHaveValue(`Do ${mark}s fly?`);
  await expect(show).toBeEnabled();
  await show.click();
  await expect(dialog.getByRole('button', { name: /^View the version of/ })).toHaveCount(2);
  await page.keyboard.press('Escape');
  await page.reload();
  await expect(text).toHaveValue(`Do ${mark}s fly?`);
});
