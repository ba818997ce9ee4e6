import type { Page } from '@playwright/test';
import { newAccount, signIn } from './support/accounts.ts';
import { expectAccessible, expectNoSidewaysScroll } from './support/page-checks.ts';
import { SCHOOLS, examPage } from './support/places.ts';
import { expect, test } from './support/test.ts';

const manage = (part: string): string => `/manage/${SCHOOLS.stoa}/${part}?sxz-lang=en_US`;
test.use({ actionTimeout: 30_000 });
const main = (page: Page) => page.getByRole('main');

async function save(page: Page): Promise<void> {
  await main(page).getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved.', { exact: true }).first()).toBeVisible();
}

test('a wrong answer key is corrected, shown whose result changes, and told to the learner (C078)', async ({
  page,
  browser,
}) => {
  test.slow();
  const mark = `kite${Date.now()}`;
  await signIn(page, 'teacher@stoa.example');
  await page.goto(manage('questions/new'));
  await page.getByRole('textbox', { name: /Text of the question/ }).fill(`What lifts a ${mark}?`);
  await page.getByRole('textbox', { name: 'Option 1' }).fill('A string');
  await page.getByRole('textbox', { name: 'Option 2' }).fill('The wind');
  await save(page);
  await expect(page).toHaveURL(/questions\/\d{19}/);
  const questionUrl = page.url();

  await page.goto(manage('exams/new'));
  await page.getByRole('textbox', { name: /^Title/ }).fill(`Lift of ${mark}s`);
  await page.getByRole('button', { name: 'Add from the question bank' }).click();
  const bank = page.getByRole('dialog', { name: 'Add from the question bank' });
  await bank.getByRole('search').locator('input').fill(mark);
  await bank.getByText(`What lifts a ${mark}?`).click();
  await bank.getByRole('button', { name: 'Add 1 question' }).click();
  await main(page).getByText('Published: learners can find and take it').click();
  await save(page);
  await expect(page).toHaveURL(/exams\/\d{19}/);
  const examId = /exams\/(\d{19})/.exec(page.url())?.[1] ?? '';

  const context = await browser.newContext({ locale: 'en-US' });
  const learner = await context.newPage();
  await newAccount(learner);
  await learner.goto(`${examPage(examId)}?sxz-lang=en_US`);
  await main(learner).getByRole('button', { name: 'Start attempt' }).click();
  await main(learner).locator('label').filter({ hasText: 'The wind' }).click();
  await main(learner).getByRole('button', { name: 'Review and submit' }).last().click();
  await main(learner).getByRole('button', { name: 'Submit attempt' }).click();
  await learner.getByRole('alertdialog').getByRole('button', { name: 'Submit' }).click();
  await expect(main(learner).getByText('Not passed')).toBeVisible();

  await page.goto(questionUrl);
  const open = main(page).getByRole('button', { name: 'Regrade…' });
  const dialog = page.getByRole('dialog', { name: 'Regrade attempts' });
  await open.click();
  await expect(dialog.getByText('There is nothing to regrade', { exact: false })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await main(page)
    .locator('label')
    .filter({ has: page.getByRole('checkbox', { name: 'Right' }) })
    .nth(1)
    .click();
  await expect(main(page).locator('#regrade').getByText('Save your changes first.')).toBeVisible();
  await expect(open).toBeDisabled();
  await save(page);
  await open.click();
  await expect(dialog.getByText('The points of 1 attempt change.', { exact: false })).toBeVisible();
  await expect(dialog.getByText('Not passed', { exact: true })).toBeVisible();
  await expect(dialog.getByText('Passed', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await dialog.getByRole('button', { name: 'Regrade', exact: true }).click();
  await expect(dialog.getByText('This field is required.')).toBeVisible();
  await dialog.getByRole('textbox', { name: /^Reason/ }).fill('The wind was right.');
  await dialog.getByRole('button', { name: 'Regrade', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(main(page).getByText('The wind was right.')).toBeVisible();
  await expectAccessible(page);

  await learner.reload();
  await expect(main(learner).getByText('Passed', { exact: true })).toBeVisible();
  await expect(main(learner).getByText('your attempt was regraded', { exact: false })).toBeVisible();
  await expectAccessible(learner);

  // On paper: what was answered, without what leads elsewhere, and light.
  await learner.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await learner.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await expect(learner.locator('html')).toHaveAttribute('data-theme', 'light');
  await expect(main(learner).getByText('Passed', { exact: true })).toBeVisible();
  await expect(main(learner).getByRole('button', { name: 'Print or save as PDF' })).toBeHidden();
  await expect(learner.getByRole('banner')).toBeHidden();
  await learner.evaluate(() => dispatchEvent(new Event('afterprint')));
  await learner.emulateMedia({ media: 'screen' });
  await expect(main(learner).getByRole('button', { name: 'Print or save as PDF' })).toBeVisible();
  await context.close();
});
