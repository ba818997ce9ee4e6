import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { newAccount, signIn } from './support/accounts.ts';
import { expectAccessible, expectNoSidewaysScroll } from './support/page-checks.ts';
import { picture } from './support/pictures.ts';
import { SCHOOLS } from './support/places.ts';
import { expect, openTab, test } from './support/test.ts';

const PHONE = { width: 390, height: 844 };
const saved = (page: Page) => expect(page.getByRole('status').filter({ hasText: /^Saved / })).toBeVisible();
const main = (page: Page) => page.getByRole('main');

test('a teacher sets an assignment, a learner hands in, and it is returned, graded and counted', async ({
  page,
  browser,
}) => {
  test.slow();
  const mark = `${Date.now()}`.slice(-6);
  const title = `Anchors ${mark}`;
  await signIn(page, 'teacher@stoa.example');
  await page.goto(`/manage/${SCHOOLS.stoa}/content?sxz-lang=en_US`);
  await page.getByRole('button', { name: 'New', exact: true }).first().click();
  await page.getByRole('menuitem', { name: 'Class' }).click();
  await page.getByRole('textbox', { name: 'Title' }).fill(title);
  await page.keyboard.press('Enter');
  await page.getByRole('textbox', { name: 'New section' }).fill('Beginning');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: /Type$/ }).click();
  await page.getByRole('option', { name: 'Assignment', exact: true }).click();
  await page.getByRole('textbox', { name: 'New lesson' }).fill('Choose an anchor');
  await page.getByRole('button', { name: 'Add lesson' }).click();
  await page.getByRole('button', { name: 'Choose an anchor', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Choose an anchor' })).toBeVisible();
  await page.getByRole('button', { name: 'Add criterion' }).click();
  await page.getByRole('textbox', { name: 'Criterion 1' }).fill('Holding ground');
  for (const [index, level] of ['Named with reasons', 'Named', 'Not named'].entries())
    await page.getByRole('textbox', { name: `Level ${index + 1}` }).fill(level);
  await saved(page);
  await expectAccessible(page);
  await page.setViewportSize(PHONE);
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Criterion 1' })).toHaveValue('Holding ground');
  await page.getByRole('button', { name: title }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Publish' });
  await dialog.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: /^Published\.$/ })).toBeVisible();

  const learner = await openTab(await browser.newContext({ viewport: PHONE }));
  const nickName = `Ines ${mark}`;
  await newAccount(learner, { nickName });
  await learner.goto(`/portal/${SCHOOLS.stoa}/search?keyword=${mark}&sxz-lang=en_US`);
  await learner
    .getByRole('link', { name: new RegExp(title) })
    .first()
    .click();
  await main(learner).getByRole('button', { name: 'Enroll' }).click();
  await expect(learner.getByText('You are enrolled. Welcome!')).toBeVisible();
  await main(learner)
    .getByRole('link', { name: /Choose an anchor/ })
    .first()
    .click();
  // Nothing is handed in by mistake, and what is typed survives a reload.
  await main(learner).getByRole('button', { name: 'Hand in', exact: true }).click();
  await expect(main(learner).getByText('Add something to hand in.')).toBeVisible();
  await main(learner).getByRole('textbox', { name: 'Your answer' }).fill('A plough, for sand.');
  await learner.reload();
  await expect(main(learner).getByRole('textbox', { name: 'Your answer' })).toHaveValue(
    'A plough, for sand.',
  );
  await main(learner).getByRole('textbox', { name: 'Link 1' }).fill('https://www.example.org/anchors');
  await main(learner).locator('input[type=file]').setInputFiles(picture('hall.png'));
  await expect(main(learner).getByRole('button', { name: 'Remove hall.png' })).toBeVisible();
  await expectAccessible(learner);
  await expectNoSidewaysScroll(learner);
  await main(learner).getByRole('button', { name: 'Hand in', exact: true }).click();
  await expect(main(learner).getByRole('heading', { name: 'Attempt 1' })).toBeVisible();
  await expect(main(learner).getByText('Lesson completed')).toBeVisible();
  await expectAccessible(learner);

  // The teacher finds it in the gradebook, and returns it.
  await page.getByRole('link', { name: 'Gradebook' }).click();
  await expect(main(page).getByRole('heading', { level: 1, name: 'Gradebook' })).toBeVisible();
  await expectAccessible(page);
  await main(page)
    .getByRole('link', { name: `${nickName}, Choose an anchor: Not graded yet` })
    .click();
  await expect(main(page).getByRole('heading', { level: 1, name: nickName })).toBeVisible();
  await expect(main(page).getByText('A plough, for sand.')).toBeVisible();
  await expect(main(page).getByRole('link', { name: /hall\.png/ })).toBeVisible();
  await main(page).getByRole('textbox', { name: 'Remark for the learner' }).fill('Which weight?');
  await page.reload();
  await expect(main(page).getByRole('textbox', { name: 'Remark for the learner' })).toHaveValue(
    'Which weight?',
  );
  await main(page).getByRole('button', { name: 'Return for revision' }).click();
  await expect(page.getByText('The work was returned.')).toBeVisible();
  await expect(main(page).getByText('Returned for revision')).toBeVisible();

  await learner.reload();
  await expect(main(learner).getByText('Which weight?')).toBeVisible();
  await main(learner).getByRole('textbox', { name: 'Your answer' }).fill('A plough of ten kilos, for sand.');
  await main(learner).getByRole('button', { name: 'Hand in', exact: true }).click();
  await expect(main(learner).getByRole('heading', { name: 'Attempt 2' })).toBeVisible();

  // Points are asked for; by the rubric they add up.
  await main(page).getByRole('link', { name: 'All learners' }).click();
  await expect(main(page).getByText('To grade', { exact: true }).first()).toBeVisible();
  await expectAccessible(page);
  await main(page).getByRole('link', { name: nickName }).click();
  await main(page).getByRole('button', { name: 'Save grade' }).click();
  await expect(main(page).getByText('Enter the points.')).toBeVisible();
  await main(page).getByText('Named with reasons', { exact: true }).click();
  await expect(main(page).getByRole('textbox', { name: 'Points (at most 2)' })).toHaveValue('2');
  await main(page).getByRole('textbox', { name: 'Remark for the learner' }).fill('Well argued.');
  await expectAccessible(page);
  await main(page).getByRole('button', { name: 'Save grade' }).click();
  await expect(page.getByText('The grade was saved.')).toBeVisible();
  await main(page).getByRole('button', { name: 'Extend or excuse' }).click();
  const terms = page.getByRole('dialog', { name: 'Extend or excuse' });
  await expect(terms.getByText('This assignment has no due date to extend.')).toBeVisible();
  await expectAccessible(page);
  await terms.getByRole('button', { name: 'Cancel' }).click();
  await page.setViewportSize(PHONE);
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 1280, height: 800 });

  // Categories weigh what there is; the file says the same.
  await main(page).getByRole('link', { name: 'All learners' }).click();
  await main(page).getByRole('link', { name: 'Open gradebook' }).click();
  await main(page).getByRole('button', { name: 'Categories and weights' }).click();
  const weights = page.getByRole('dialog', { name: 'Categories and weights' });
  await weights.getByRole('button', { name: 'Add category' }).click();
  await weights.getByRole('button', { name: 'Save' }).click();
  await expect(weights.getByText('Enter a name.')).toBeVisible();
  await weights.getByRole('textbox', { name: 'Category' }).fill('Homework');
  await weights.getByRole('textbox', { name: 'Weight (%)' }).fill('100');
  await weights.getByRole('textbox', { name: 'Weight (%)' }).blur();
  await expectAccessible(page);
  await weights.getByRole('button', { name: 'Save' }).click();
  await expect(weights).toBeHidden();
  await expect(main(page).getByRole('heading', { name: 'How the total is made' })).toBeVisible();
  const row = main(page).getByRole('row', { name: new RegExp(nickName) });
  await expect(row.getByText('100%')).toBeVisible();
  const download = page.waitForEvent('download');
  await main(page).getByRole('button', { name: 'Download CSV' }).click();
  expect(await readFile(await (await download).path(), 'utf8')).toContain(`"${nickName}","2","100"`);
  await page.setViewportSize(PHONE);
  await expectNoSidewaysScroll(page);

  // The learner sees the same numbers.
  await learner.reload();
  await expect(main(learner).getByRole('heading', { name: '2 of 2 points' })).toBeVisible();
  await expect(main(learner).getByText('Well argued.')).toBeVisible();
  const { pathname } = new URL(learner.url());
  await learner.goto(`${pathname.replace(/\/lesson.*/, '')}?sxz-lang=en_US`);
  await expect(main(learner).getByRole('heading', { name: 'My grades' })).toBeVisible();
  await expect(main(learner).getByText('100% so far')).toBeVisible();
  await expect(main(learner).getByText('2 / 2')).toBeVisible();
  await expectAccessible(learner);
  await expectNoSidewaysScroll(learner);

  // And among all that they have to do, it is done.
  await learner.goto('/learning/coursework?sxz-lang=en_US');
  await expect(main(learner).getByText('You have nothing to do right now.')).toBeVisible();
  await main(learner)
    .getByRole('link', { name: /^Graded/ })
    .click();
  const graded = main(learner).getByRole('listitem').filter({ hasText: title });
  await expect(graded.getByRole('link', { name: 'Choose an anchor' })).toBeVisible();
  await expect(graded.getByText('2 of 2 points')).toBeVisible();
  await expectAccessible(learner);
  await expectNoSidewaysScroll(learner);
  await learner.context().close();
});
