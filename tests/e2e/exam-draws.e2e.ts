import { newAccount, signIn } from './support/accounts.ts';
import { expectAccessible, expectNoSidewaysScroll } from './support/page-checks.ts';
import { SCHOOLS, examPage } from './support/places.ts';
import { importQuestions } from './support/questions.ts';
import { expect, test } from './support/test.ts';

const manage = (part: string): string => `/manage/${SCHOOLS.stoa}/${part}?sxz-lang=en_US`;
test.use({ actionTimeout: 30_000 });

test('an exam draws questions of a folder, and refuses to draw more than there are (C078)', async ({
  page,
  browser,
  complaints,
}) => {
  // More questions than there are.
  complaints.allow(/status of 400/);
  test.slow();
  const mark = `kite${Date.now()}`;
  const main = page.getByRole('main');
  await signIn(page, 'teacher@stoa.example');
  await importQuestions(page, mark);

  await page.goto(manage('exams/new'));
  await page.getByRole('textbox', { name: /^Title/ }).fill(`Draws of ${mark}s`);
  await main.getByRole('button', { name: 'Draw questions' }).click();
  const draw = main.getByRole('group', { name: 'Draw 1', exact: true });
  await draw.getByRole('button', { name: /Folder$/ }).click();
  await page.getByRole('option', { name: mark, exact: true }).click();
  await expect(draw.getByText('Matching questions: 3. That is too few', { exact: false })).toBeVisible();
  await expectAccessible(page);
  await main.getByText('Published: learners can find and take it').click();
  await main.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(main.getByRole('alert').first()).toBeVisible();
  await draw.getByRole('textbox', { name: 'How many' }).fill('2');
  await draw.getByRole('textbox', { name: 'Points each' }).fill('4');
  await main.getByRole('button', { name: 'Add a section' }).click();
  const section = main.getByRole('group', { name: 'Section 1', exact: true });
  await section.getByRole('textbox', { name: /^Title of section 1/ }).fill(`About ${mark}s`);
  await section.getByRole('textbox', { name: /^Instructions/ }).fill('Look up first.');
  await draw.getByRole('button', { name: /Section$/ }).click();
  await page.getByRole('option', { name: `About ${mark}s`, exact: true }).click();
  await draw.getByRole('textbox', { name: 'How many' }).click();
  await expect(draw.getByText('Matching questions: 3', { exact: true })).toBeVisible();
  await expect(main.getByText('8 points in all')).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await main.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page).toHaveURL(/exams\/\d{19}/);
  const examId = /exams\/(\d{19})/.exec(page.url())?.[1] ?? '';
  await page.goto(manage(`exams/${examId}`));
  await expect(draw.getByText('Matching questions: 3', { exact: true })).toBeVisible();
  await expect(section.getByRole('textbox', { name: /^Title of section 1/ })).toHaveValue(`About ${mark}s`);

  const context = await browser.newContext({ locale: 'en-US' });
  const learner = await context.newPage();
  await newAccount(learner);
  await learner.goto(`${examPage(examId)}?sxz-lang=en_US`);
  await learner.getByRole('main').getByRole('button', { name: 'Start attempt' }).click();
  await expect(learner.getByRole('heading', { name: 'Question 1 of 2' })).toBeVisible();
  await expect(learner.getByRole('main').getByText(`${mark}s fly.`)).toBeVisible();
  await expect(learner.getByRole('main').getByText('4 points')).toBeVisible();
  await expect(learner.getByRole('main').getByText('Look up first.')).toBeVisible();
  await expect(learner.getByRole('list', { name: `About ${mark}s` }).getByRole('button')).toHaveCount(2);
  const first = await learner.getByRole('main').getByText(`${mark}s fly.`).innerText();
  await learner.reload();
  await expect(learner.getByText(first)).toBeVisible();
  await expectAccessible(learner);
  await learner.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(learner);
  await learner.setViewportSize({ width: 1280, height: 800 });
  await learner.getByRole('button', { name: 'Review and submit' }).first().click();
  await expect(learner.getByRole('heading', { name: `About ${mark}s` })).toBeVisible();
  await learner.getByRole('button', { name: 'Submit attempt' }).click();
  await learner.getByRole('button', { name: 'Submit', exact: true }).click();
  await expect(learner.getByRole('heading', { name: `About ${mark}s` })).toBeVisible();
  await expect(learner.getByText('0 of 8 points').first()).toBeVisible();
  await context.close();
});
