import type { Page } from '@playwright/test';
import { newAccount, signIn } from './support/accounts.ts';
import { expectAccessible, expectNoSidewaysScroll } from './support/page-checks.ts';
import { SCHOOLS, examPage } from './support/places.ts';
import { expect, test } from './support/test.ts';

const manage = (part: string): string => `/manage/${SCHOOLS.stoa}/${part}?sxz-lang=en_US`;
test.use({ actionTimeout: 30_000 });
const main = (page: Page) => page.getByRole('main');

test('a teacher sees who takes an exam, gives more time, pauses, writes and hands in for somebody (C078)', async ({
  page,
  browser,
}) => {
  test.slow();
  const mark = `kite${Date.now()}`;
  await signIn(page, 'teacher@stoa.example');
  await page.goto(manage('exams/new'));
  await page.getByRole('textbox', { name: /^Title/ }).fill(`Exam of ${mark}s`);
  await page.getByRole('button', { name: 'Write a question' }).click();
  const writing = page.getByRole('dialog', { name: 'New question' });
  await writing.getByRole('textbox', { name: /Text of the question/ }).fill(`What pulls a ${mark}?`);
  await writing.getByRole('textbox', { name: 'Option 1' }).fill('A string');
  await writing.getByRole('textbox', { name: 'Option 2' }).fill('A wish');
  await writing.getByRole('button', { name: 'Save and add' }).click();
  await expect(writing).toBeHidden();
  await main(page).getByText('Published: learners can find and take it').click();
  await main(page).getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page).toHaveURL(/exams\/\d{19}/);
  const examId = /exams\/(\d{19})/.exec(page.url())?.[1] ?? '';

  await page.goto(manage(`exams/${examId}`));
  await main(page).getByRole('link', { name: 'Live progress' }).click();
  await expect(main(page).getByText('Nobody has started this exam yet')).toBeVisible();
  await expectAccessible(page);

  const context = await browser.newContext({ locale: 'en-US' });
  const learner = await context.newPage();
  await newAccount(learner);
  await learner.goto(`${examPage(examId)}?sxz-lang=en_US`);
  await main(learner).getByRole('button', { name: 'Start attempt' }).click();
  await main(learner).locator('label').filter({ hasText: 'A string' }).click();
  await expect(main(learner).getByText('Saved', { exact: true })).toBeVisible();

  const act = async (name: string) => {
    await main(page)
      .getByRole('button', { name: /^What can be done for / })
      .click();
    await page.getByRole('menuitem', { name, exact: true }).click();
  };
  // The list refreshes by itself.
  await expect(main(page).getByText('1 / 1')).toBeVisible({ timeout: 30_000 });
  await expect(main(page).getByText('In progress', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 1280, height: 800 });

  await act('Extra time');
  const dialog = page.getByRole('dialog', { name: 'Extra time' });
  const minutes = dialog.getByRole('textbox', { name: 'Extra minutes in total' });
  await minutes.fill('15');
  await minutes.press('Tab');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await expect(main(page).getByText('(15 min extra)', { exact: false })).toBeVisible();
  await expect(main(learner).getByText('You have 15 extra minutes.')).toBeVisible({ timeout: 60_000 });
  await expect(main(learner).getByRole('timer')).toHaveText(/Time left: 4[2-5]:\d\d/);
  await expectAccessible(learner);

  // Time stands still for everyone who takes it, and a word to them.
  await main(page).getByRole('button', { name: 'Send a message' }).click();
  const words = page.getByRole('dialog', { name: 'Send a message' });
  await words.getByRole('textbox', { name: 'Message' }).fill('Fire drill <b>');
  await words.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(words).toBeHidden();
  await main(page).getByRole('button', { name: 'Pause for everyone' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Pause' }).click();
  await expect(main(page).getByText('Paused', { exact: true })).toBeVisible();
  await expect(main(page).getByText('Question 1', { exact: true })).toBeVisible();
  await expect(main(learner).getByText('Your teacher has paused this exam')).toBeVisible({ timeout: 60_000 });
  await expect(main(learner).getByText('Fire drill <b>')).toBeVisible();
  await expect(main(learner).getByText('A string')).toBeHidden();
  await expectAccessible(learner);
  await act('Resume');
  await expect(main(page).getByText('In progress', { exact: true })).toBeVisible();
  await expect(main(learner).getByText('A string')).toBeVisible({ timeout: 60_000 });
  await main(learner).getByRole('button', { name: 'Dismiss' }).first().click();
  await expect(main(learner).getByText('Fire drill <b>')).toBeHidden();

  await act('Submit');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Submit' }).click();
  await expect(main(page).getByText('Submitted by a teacher')).toBeVisible();
  await expect(main(learner).getByText('A teacher submitted this attempt for you.')).toBeVisible({
    timeout: 60_000,
  });
  await expect(main(learner).getByText('Passed', { exact: true })).toBeVisible();
  await expectAccessible(learner);

  await main(page).getByText('Only in progress').click();
  await expect(main(page).getByText('No attempt matches')).toBeVisible();
  await context.close();
});
