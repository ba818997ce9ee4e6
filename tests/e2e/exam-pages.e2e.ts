import type { Page } from '@playwright/test';
import { newAccount, signIn } from './support/accounts.ts';
import { expectAccessible, expectNoSidewaysScroll } from './support/page-checks.ts';
import { SCHOOLS, examPage } from './support/places.ts';
import { COLOURS, importQuestions } from './support/questions.ts';
import { expect, test } from './support/test.ts';

const manage = (part: string): string => `/manage/${SCHOOLS.stoa}/${part}?sxz-lang=en_US`;
test.use({ actionTimeout: 30_000 });
const main = (page: Page) => page.getByRole('main');

test('an exam shows several questions on a page, each saved by itself and found by the map and by keys (C078)', async ({
  page,
  browser,
}) => {
  test.slow();
  const mark = `kite${Date.now()}`;
  await signIn(page, 'teacher@stoa.example');
  await importQuestions(page, mark);

  await page.goto(manage('exams/new'));
  await page.getByRole('textbox', { name: /^Title/ }).fill(`Pages of ${mark}s`);
  await page.getByRole('button', { name: 'Add from the question bank' }).click();
  const bank = page.getByRole('dialog', { name: 'Add from the question bank' });
  await bank.getByRole('search').locator('input').fill(mark);
  for (const colour of COLOURS) await bank.getByText(`${colour} ${mark}s`).click();
  await bank.getByRole('button', { name: 'Add 3 questions' }).click();
  await main(page)
    .getByRole('button', { name: /Pages$/ })
    .click();
  await page.getByRole('option', { name: 'Several questions per page' }).click();
  await main(page).getByRole('textbox', { name: 'Questions per page' }).fill('2');
  await main(page).getByRole('textbox', { name: 'Questions per page' }).blur();
  await main(page).getByText('Published: learners can find and take it').click();
  await main(page).getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page).toHaveURL(/exams\/\d{19}/);
  await expectAccessible(page);
  const examId = /exams\/(\d{19})/.exec(page.url())?.[1] ?? '';
  await page.goto(manage(`exams/${examId}`));
  await expect(main(page).getByRole('textbox', { name: 'Questions per page' })).toHaveValue('2');

  const context = await browser.newContext({ locale: 'en-US' });
  const learner = await context.newPage();
  await newAccount(learner);
  await learner.goto(`${examPage(examId)}?sxz-lang=en_US`);
  await main(learner).getByRole('button', { name: 'Start attempt' }).click();
  const question = (number: number) => learner.getByRole('region', { name: `Question ${number} of 3` });
  const heading = (number: number) => learner.getByRole('heading', { name: `Question ${number} of 3` });
  await expect(heading(1)).toBeVisible();
  await expect(heading(2)).toBeVisible();
  await expect(heading(3)).toHaveCount(0);
  await expectAccessible(learner);
  for (const number of [2, 1]) {
    await question(number).locator('label').filter({ hasText: 'True' }).click();
    await expect(main(learner).getByText('Saved', { exact: true })).toBeVisible();
    const place = learner.getByRole('button', { name: `Question ${number}: answered` });
    await expect(place).toBeVisible();
  }
  // The flag is for the question that one is at.
  await question(2).getByRole('radio', { name: 'True' }).focus();
  await learner.keyboard.press('Alt+Shift+F');
  await expect(question(2).getByRole('button', { name: 'Flag', pressed: true })).toBeVisible();
  await learner.keyboard.press('Alt+Shift+N');
  await expect(heading(3)).toBeFocused();
  await expect(heading(2)).toHaveCount(0);
  await learner.getByRole('button', { name: 'Question 2: answered, flagged' }).click();
  await expect(heading(2)).toBeFocused();
  await expect(heading(1)).toBeVisible();
  await learner.keyboard.press('Alt+Shift+P');
  await expect(heading(1)).toBeFocused();
  await main(learner).getByRole('button', { name: 'Next' }).click();
  await expect(heading(3)).toBeFocused();
  await learner.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(learner);
  // Whoever comes back goes on where something is left.
  await learner.reload();
  await expect(heading(3)).toBeVisible();
  await main(learner).getByRole('button', { name: 'Previous' }).click();
  await expect(heading(1)).toBeFocused();
  await expect(question(2).getByRole('radio', { name: 'True' })).toBeChecked();
  await context.close();
});
