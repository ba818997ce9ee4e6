import type { Page } from '@playwright/test';
import { newAccount, signIn } from './support/accounts.ts';
import { expectAccessible, expectNoSidewaysScroll } from './support/page-checks.ts';
import { SCHOOLS, examPage } from './support/places.ts';
import { expect, test } from './support/test.ts';

const manage = (part: string): string => `/manage/${SCHOOLS.stoa}/${part}?sxz-lang=en_US`;
test.use({ actionTimeout: 30_000 });
const main = (page: Page) => page.getByRole('main');

test('formulas of a question are drawn where it is written, tried, printed, answered and graded, also without a connection', async ({
  page,
  browser,
}) => {
  test.slow();
  const mark = `kite${Date.now()}`;
  await signIn(page, 'teacher@stoa.example');
  await page.goto(manage('questions/new'));
  const text = page.getByRole('textbox', { name: /Text of the question/ });
  await text.fill(String.raw`A ${mark} costs $5 or $10. Half of it: \(\frac{1}{\)`);
  await expect(
    main(page).getByText('The underlined formula cannot be read.', { exact: false }),
  ).toBeVisible();
  await text.fill(String.raw`A ${mark} costs $5 or $10. Solve $$x^2 = \frac{8}{2}$$`);
  await expect(main(page).locator('math mfrac')).toBeVisible();
  await page.getByRole('textbox', { name: 'Option 1' }).fill(String.raw`\(x = \pm 2\)`);
  await page.getByRole('textbox', { name: 'Option 2' }).fill(String.raw`\(x = \sqrt{2}\)`);
  await page.getByRole('textbox', { name: /^Explanation/ }).fill(String.raw`\(\frac{8}{2} = 4\)`);
  await expect(main(page).locator('math')).toHaveCount(4);
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await main(page).getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page).toHaveURL(/questions\/\d{19}/);

  await page.goto(manage('exams/new'));
  await page.getByRole('textbox', { name: /^Title/ }).fill(`Formulas of ${mark}s`);
  await page.getByRole('button', { name: 'Write a question' }).click();
  const writing = page.getByRole('dialog', { name: 'New question' });
  await writing.getByRole('textbox', { name: /Text of the question/ }).fill(`Do ${mark}s fly?`);
  await writing.getByRole('textbox', { name: 'Option 1' }).fill('Yes');
  await writing.getByRole('textbox', { name: 'Option 2' }).fill('No');
  await writing.getByRole('button', { name: 'Save and add' }).click();
  await expect(writing).toBeHidden();
  await page.getByRole('button', { name: 'Add from the question bank' }).click();
  const bank = page.getByRole('dialog', { name: 'Add from the question bank' });
  await bank.getByRole('search').locator('input').fill(mark);
  await expect(bank.locator('math')).toHaveCount(1);
  await bank.getByText('costs $5 or $10', { exact: false }).click();
  await bank.getByRole('button', { name: 'Add 1 question' }).click();
  await main(page).getByText('Published: learners can find and take it').click();
  await main(page).getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page).toHaveURL(/exams\/\d{19}/);
  const examId = /exams\/(\d{19})/.exec(page.url())?.[1] ?? '';
  await page.goto(manage(`exams/${examId}/preview`));
  await main(page).getByRole('radio', { name: 'On paper' }).click();
  await expect(page).toHaveURL(/view=paper/);
  await expect(main(page).locator('math')).toHaveCount(3);

  const context = await browser.newContext({ locale: 'en-US' });
  const learner = await context.newPage();
  const loaded: string[] = [];
  learner.on('request', (request) => loaded.push(request.url()));
  const ofFormulas = () => loaded.filter((url) => url.includes('drawn-formula'));
  await newAccount(learner);
  await learner.goto(`${examPage(examId)}?sxz-lang=en_US`);
  await expect(main(learner).getByRole('button', { name: 'Start attempt' })).toBeVisible();
  expect(ofFormulas()).toEqual([]);
  await main(learner).getByRole('button', { name: 'Start attempt' }).click();
  await expect(learner.getByRole('heading', { name: 'Question 1 of 2' })).toBeVisible();
  await expect.poll(() => loaded.some((url) => url.includes('noto-sans-math'))).toBe(true);
  expect(ofFormulas()).toHaveLength(1);
  await context.setOffline(true);
  await main(learner).getByRole('button', { name: 'Next' }).click();
  await expect(main(learner).locator('math')).toHaveCount(3);
  await expect(main(learner).getByText('costs $5 or $10', { exact: false })).toBeVisible();
  await context.setOffline(false);
  await main(learner)
    .locator('label')
    .filter({ has: learner.locator('math msqrt') })
    .click();
  await expect(main(learner).getByText('Saved', { exact: true })).toBeVisible();
  await expectAccessible(learner);
  await main(learner).getByRole('button', { name: 'Review and submit' }).last().click();
  await main(learner).getByRole('button', { name: 'Submit attempt' }).click();
  await learner.getByRole('alertdialog').getByRole('button', { name: 'Submit' }).click();
  // The question, its options and what is said of them; also in a page as the server renders it.
  await expect(main(learner).locator('math')).toHaveCount(4);
  const rendered = await (await learner.request.get(learner.url())).text();
  expect(rendered.match(/<math/g)).toHaveLength(4);
  await learner.reload();
  await expect(main(learner).locator('math')).toHaveCount(4);
  await context.close();
});
