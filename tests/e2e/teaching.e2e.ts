import type { Page } from '@playwright/test';
import { newAccount, signIn, TEACHER } from './support/accounts.ts';
import { expectAccessible, expectNoSidewaysScroll } from './support/page-checks.ts';
import { pngBytes } from './support/pictures.ts';
import { wavBytes } from './support/sounds.ts';
import { SCHOOLS, examPage } from './support/places.ts';
import { expect, test } from './support/test.ts';

const manage = (part: string): string => `/manage/${SCHOOLS.stoa}/${part}?sxz-lang=en_US`;
// What is not there is told by its line, before the whole test is out of time.
test.use({ actionTimeout: 30_000 });
const main = (page: Page) => page.getByRole('main');

async function save(page: Page): Promise<void> {
  await main(page).getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved.', { exact: true }).first()).toBeVisible();
}

test('questions are written and imported, an exam is made of them, published, taken, graded and appealed (R12, R13, C078, B064)', async ({
  page,
  browser,
}) => {
  test.slow();
  const mark = `kite${Date.now()}`;
  await signIn(page, TEACHER);

  await page.goto(manage('questions/new'));
  await page
    .getByRole('textbox', { name: /Text of the question/ })
    .fill(`Why do ${mark}s fly? <b>Explain</b>`);
  await page.getByRole('button', { name: /Kind$/ }).click();
  await page.getByRole('option', { name: 'Essay' }).click();
  await page.getByRole('textbox', { name: /^Folder/ }).fill(mark);
  await save(page);
  await expect(page).toHaveURL(/questions\/\d{19}/);
  await expectAccessible(page);

  await page.goto(manage('questions'));
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Import questions' });
  const file = (text: string) => ({ name: 'kites.txt', mimeType: 'text/plain', buffer: Buffer.from(text) });
  await dialog.locator('input[type="file"]').setInputFiles(file(`${mark} {=a\n\nOne {=1 ~2`));
  await dialog.getByRole('button', { name: 'Check the file' }).click();
  await expect(dialog.getByText('Nothing was imported.', { exact: false })).toBeVisible();
  await dialog.getByRole('button', { name: 'Remove kites.txt' }).click();
  await dialog
    .locator('input[type="file"]')
    .setInputFiles(file(`$CATEGORY: ${mark}\n\nA ${mark} is heavier than air. {T}`));
  await dialog.getByRole('button', { name: 'Check the file' }).click();
  await dialog.getByRole('button', { name: 'Import 1 question' }).click();
  await expect(dialog).toBeHidden();
  await main(page).getByRole('search').locator('input').fill(mark);
  await expect(page.getByText('2 questions', { exact: true })).toBeVisible();

  await page.goto(manage('exams/new'));
  await page.getByRole('textbox', { name: /^Title/ }).fill(`About ${mark}s`);
  await page.getByRole('button', { name: 'Add from the question bank' }).click();
  const bank = page.getByRole('dialog', { name: 'Add from the question bank' });
  await bank.getByRole('search').locator('input').fill(mark);
  await bank.getByText('heavier than air').click();
  await bank.getByText('Explain').click();
  await bank.getByRole('button', { name: 'Add 2 questions' }).click();
  await page.getByRole('button', { name: 'Write a question' }).click();
  const writing = page.getByRole('dialog', { name: 'New question' });
  await writing.getByRole('textbox', { name: /Text of the question/ }).fill(`What pulls a ${mark}?`);
  await writing.getByRole('textbox', { name: 'Option 1' }).fill('A string');
  await writing.getByRole('button', { name: 'Save and add' }).click();
  await expect(writing.getByText('See the marked fields below.', { exact: false })).toBeVisible();
  await writing.getByRole('textbox', { name: 'Option 2' }).fill('A wish');
  await writing.getByText('Feedback for each option').click();
  for (const option of ['Option 1', 'Option 2'])
    await writing.getByRole('textbox', { name: `Feedback: ${option}` }).fill('Think of the line.');
  await writing.getByRole('button', { name: 'Save and add' }).click();
  await expect(writing).toBeHidden();
  await main(page).getByRole('button', { name: 'Move up: Question 3' }).click();
  await main(page).getByText('Certificate for those who pass').click();
  const passMark = main(page).getByRole('textbox', { name: 'Points needed to pass (%)' });
  await passMark.fill('0');
  await main(page).getByText('Published: learners can find and take it').click();
  await main(page).getByRole('button', { name: 'Save', exact: true }).click();
  await expect(main(page).getByText('An exam with certificates needs more than 0% to pass.')).toBeVisible();
  await passMark.fill('10');
  // Its error goes as it is left, and what stands below moves up.
  await passMark.press('Tab');
  await expect(main(page).getByText('An exam with certificates needs more than 0% to pass.')).toHaveCount(0);
  await main(page).getByText('Learners can appeal their points').click();
  await expect(main(page).getByRole('textbox', { name: 'Days to appeal' })).toHaveValue('7');
  await save(page);
  await expect(page).toHaveURL(/exams\/\d{19}/);
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
  const examId = /exams\/(\d{19})/.exec(page.url())?.[1] ?? '';

  await page.goto(manage(`exams/${examId}/preview`));
  await expect(main(page).getByRole('heading', { name: 'Question 1' })).toBeVisible();
  // Page by page, as learners go through it; what was tried is still there on the way back.
  await main(page).locator('label').first().click();
  for (const number of [2, 3]) {
    await main(page).getByRole('button', { name: 'Next', exact: true }).click();
    await expect(main(page).getByRole('heading', { name: `Question ${number}` })).toBeFocused();
  }
  await expect(main(page).getByText('Page 3 of 3')).toBeVisible();
  await expect(main(page).getByRole('button', { name: 'Next', exact: true })).toBeDisabled();
  for (let step = 0; step < 2; step++) await main(page).getByRole('button', { name: 'Previous' }).click();
  await expect(main(page).locator('section').getByRole('radio', { checked: true })).toHaveCount(1);
  await expectNoSidewaysScroll(page);
  // On paper there is room to write instead of fields, and nothing of the page around it.
  await main(page).getByRole('radio', { name: 'On paper' }).click();
  await expect(page).toHaveURL(/view=paper/);
  await expect(main(page).getByText('Check one answer.').first()).toBeVisible();
  await expect(main(page).getByRole('textbox')).toHaveCount(0);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  const print = main(page).getByRole('button', { name: 'Print or save as PDF' });
  await expect(print).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(print).toBeHidden();
  await expect(main(page).getByRole('heading', { name: 'Question 3' })).toBeVisible();
  await page.emulateMedia({ media: null });

  const adminClient = await (await browser.newContext({ locale: 'en-US' })).newPage();
  await newAccount(adminClient);
  await adminClient.goto(`${examPage(examId)}?sxz-lang=en_US`);
  await main(adminClient).getByRole('button', { name: 'Start attempt' }).click();
  await expect(main(adminClient).getByRole('heading', { name: 'Question 1 of 3' })).toBeVisible();
  await main(adminClient)
    .locator('label')
    .filter({ has: adminClient.getByRole('radio') })
    .first()
    .click();
  await main(adminClient).getByRole('button', { name: 'Next' }).click();
  await expect(main(adminClient).getByText(`What pulls a ${mark}?`)).toBeVisible();
  await main(adminClient)
    .locator('label')
    .filter({ has: adminClient.getByRole('radio') })
    .first()
    .click();
  await main(adminClient).getByRole('button', { name: 'Next' }).click();
  await expect(main(adminClient).getByText(`Why do ${mark}s fly? <b>Explain</b>`)).toBeVisible();
  await main(adminClient).getByRole('textbox').fill('Because of the wind.');
  await main(adminClient).getByRole('button', { name: 'Review and submit' }).last().click();
  await main(adminClient).getByRole('button', { name: 'Submit attempt' }).click();
  await adminClient.getByRole('alertdialog').getByRole('button', { name: 'Submit' }).click();
  await expect(main(adminClient).getByText('Being graded')).toBeVisible();
  // Of the option that was chosen, and of no other.
  await expect(main(adminClient).getByText('Think of the line.')).toHaveCount(1);

  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(manage(`exams/${examId}/grading`));
  await expect(page.getByText('To be graded', { exact: true })).toBeVisible();
  await main(page).getByRole('rowheader').getByRole('link').click();
  await expect(main(page).getByText('Because of the wind.')).toBeVisible();
  // What is typed is saved by itself: whoever goes back to the list at once is not asked, and finds it again.
  await main(page)
    .getByRole('textbox', { name: /^Remark for the learner/ })
    .last()
    .fill('Which wind?');
  await main(page).getByRole('link', { name: 'Back to all attempts' }).click();
  await main(page).getByRole('rowheader').getByRole('link').click();
  await expect(main(page).getByText('Which wind?')).toBeVisible();
  await main(page)
    .getByRole('textbox', { name: /^Feedback on the whole attempt/ })
    .fill('Look at the weather');
  await expect(main(page).getByText('Saved.', { exact: true })).toBeVisible();
  await page.reload();
  await expect(main(page).getByText('Look at the weather')).toBeVisible();
  await main(page).getByText('Grading is finished', { exact: true }).click();
  await main(page).getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('This field is required.')).toBeVisible();
  // One question alone, as all attempts are gone through for it; what was chosen before stays.
  await main(page).getByRole('button', { name: /Show$/ }).click();
  await page.getByRole('option', { name: 'Question 3' }).click();
  await expect(page).toHaveURL(/question=\d{19}/);
  await expect(main(page).getByRole('heading', { name: 'Question 1' })).toHaveCount(0);
  await expect(main(page).getByRole('switch', { name: 'Grading is finished' })).toBeChecked();
  await main(page).getByRole('textbox', { name: 'Points of question 3' }).fill('0.5');
  await main(page)
    .getByRole('textbox', { name: /^Remark for the learner/ })
    .last()
    .fill('Half of it.');
  await main(page).getByRole('link', { name: 'Back to all attempts' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Stay' }).click();
  await save(page);
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);

  await adminClient.reload();
  await expect(main(adminClient).getByText('Passed', { exact: true })).toBeVisible();
  await expect(main(adminClient).getByText('Half of it.')).toBeVisible();

  // The learner wants the points to be looked at again.
  await main(adminClient).getByRole('button', { name: 'Appeal these points' }).last().click();
  await main(adminClient).getByRole('button', { name: 'Send appeal' }).click();
  await expect(main(adminClient).getByText('This field is required.')).toBeVisible();
  await main(adminClient)
    .getByRole('textbox', { name: /^Why should these points be looked at again/ })
    .fill(`The wind <b>lifts</b> a ${mark}.`);
  await main(adminClient).getByRole('link', { name: 'Back to the exam' }).click();
  await adminClient.getByRole('alertdialog').getByRole('button', { name: 'Stay' }).click();
  await expectAccessible(adminClient);
  await main(adminClient).getByRole('button', { name: 'Send appeal' }).click();
  await expect(main(adminClient).getByText('Under review')).toBeVisible();
  await expect(main(adminClient).getByText(`The wind <b>lifts</b> a ${mark}.`)).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(manage(`exams/${examId}/grading`));
  await main(page).getByRole('radio', { name: 'Appeals (1)' }).click();
  await expect(page).toHaveURL(/view=appeals/);
  await expect(main(page).getByText('Appealed', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await main(page).getByRole('rowheader').getByRole('link').click();
  await expect(main(page).getByText(`The wind <b>lifts</b> a ${mark}.`)).toBeVisible();
  await expect(main(page).getByRole('heading', { name: 'Question 1' })).toHaveCount(0);
  await main(page).getByText('Answer the appeal when I save').click();
  await main(page).getByRole('button', { name: 'Save', exact: true }).click();
  await expect(main(page).getByText('This field is required.')).toBeVisible();
  await main(page).getByRole('textbox', { name: 'Points of question 3' }).fill('1');
  await main(page)
    .getByRole('textbox', { name: /^Reply to the learner/ })
    .fill('You are right.');
  await save(page);
  await expect(main(page).getByText('Points changed from 0.5 to 1')).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
  await adminClient.reload();
  await expect(main(adminClient).getByText('Points changed from 0.5 to 1')).toBeVisible();
  await expect(main(adminClient).getByText('You are right.')).toBeVisible();
  await expectAccessible(adminClient);
  await adminClient.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(adminClient);
  await main(adminClient).getByRole('link', { name: 'Your certificate' }).click();
  await expect(adminClient).toHaveURL(/\/certificates\/[0-9A-Z]{12}/);
  await expect(main(adminClient).getByText('For passing the exam')).toBeVisible();
  await expect(main(adminClient).getByRole('link', { name: `About ${mark}s` })).toBeVisible();
  await page.goto(manage(`exams/${examId}/certificates`));
  await expect(main(page).getByText('1 certificate', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await adminClient.context().close();
});

test('a ticket that a teacher issues opens an exam for one learner (C078)', async ({ page, browser }) => {
  test.slow();
  const mark = `kite${Date.now()}`;
  await signIn(page, TEACHER);
  await page.goto(manage('questions/new'));
  await page.getByRole('textbox', { name: /Text of the question/ }).fill(`Why do ${mark}s fly?`);
  await page.getByRole('button', { name: /Kind$/ }).click();
  await page.getByRole('option', { name: 'Essay' }).click();
  await save(page);

  await page.goto(manage('exams/new'));
  await page.getByRole('textbox', { name: /^Title/ }).fill(`Exam of ${mark}`);
  await page.getByRole('button', { name: 'Add from the question bank' }).click();
  const bank = page.getByRole('dialog', { name: 'Add from the question bank' });
  await bank.getByRole('search').locator('input').fill(mark);
  await bank.getByText(`Why do ${mark}s fly?`).click();
  await bank.getByRole('button', { name: 'Add 1 question' }).click();
  await main(page).getByText('Ticket needed to start').click();
  await main(page)
    .getByRole('textbox', { name: /^Password/ })
    .fill('Paper sky');
  await main(page).getByText('Published: learners can find and take it').click();
  await save(page);
  await expect(page).toHaveURL(/exams\/\d{19}/);
  const examId = /exams\/(\d{19})/.exec(page.url())?.[1] ?? '';
  await page.goto(manage(`exams/${examId}`));
  await main(page).getByRole('link', { name: 'Tickets' }).click();
  await expect(main(page).getByText('No tickets yet')).toBeVisible();

  await main(page).getByRole('button', { name: 'Issue tickets' }).click();
  await expect(main(page).getByText('This field is required.')).toBeVisible();
  const days = main(page)
    .getByRole('group', { name: /^Valid until/ })
    .first();
  await days.getByRole('spinbutton').first().click();
  await page.keyboard.type('12312030');
  await main(page).getByRole('button', { name: 'Issue tickets' }).click();
  await expect(main(page).getByText('1 ticket was issued.')).toBeVisible();
  const ticket = /tkt_[\w-]{24}/.exec(await main(page).innerText())?.[0] as string;
  const file = page.waitForEvent('download');
  await main(page).getByRole('button', { name: 'Download as CSV' }).click();
  expect((await file).suggestedFilename()).toMatch(/^tickets-.*\.csv$/);
  await expect(main(page).getByText('Not used')).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.reload();
  await expect(main(page).getByText('Not used')).toBeVisible();
  expect(await main(page).innerText()).not.toContain(ticket);

  const context = await browser.newContext({ locale: 'en-US' });
  const learner = await context.newPage();
  await newAccount(learner);
  await learner.goto(`${examPage(examId)}?sxz-lang=en_US`);
  const field = main(learner).getByRole('textbox', { name: 'Exam ticket' });
  const use = main(learner).getByRole('button', { name: 'Use ticket' });
  await field.fill('tkt_AAAAAAAAAAAAAAAAAAAAAAAA');
  await use.click();
  await expect(main(learner).getByText(/4 tries left/)).toBeVisible();
  await expect(field).toHaveValue('tkt_AAAAAAAAAAAAAAAAAAAAAAAA');
  await expectAccessible(learner);
  await field.fill(` ${ticket} `);
  await use.click();
  // The ticket is not the whole of it: the teacher has set a password too.
  const password = main(learner).getByRole('textbox', { name: 'Exam password' });
  const begin = main(learner).getByRole('button', { name: 'Start attempt' });
  await begin.click();
  await expect(main(learner).getByText('Enter the password of this exam.')).toBeVisible();
  await password.fill('paper sky');
  await begin.click();
  await expect(main(learner).getByText(/not the password of this exam. 4 tries left/)).toBeVisible();
  await expect(password).toHaveValue('paper sky');
  await expectAccessible(learner);
  await password.fill('Paper sky ');
  await begin.click();
  await expect(main(learner).getByRole('heading', { name: 'Question 1 of 1' })).toBeVisible();
  await context.close();

  await page.reload();
  await expect(main(page).getByText('Used', { exact: true })).toBeVisible();
  await main(page).getByRole('button', { name: 'Withdraw' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw' }).click();
  await expect(main(page).getByText('Withdrawn', { exact: true })).toBeVisible();
});

test('a question of each kind with parts is written, answered by keyboard and shown with what is right (C078)', async ({
  page,
  browser,
}) => {
  test.slow();
  const mark = `kite${Date.now()}`;
  await signIn(page, TEACHER);
  const field = (name: string | RegExp) => main(page).getByRole('textbox', { name });
  const group = (name: string) => main(page).getByRole('group', { name, exact: true });
  const add = (name: string) => main(page).getByRole('button', { name, exact: true }).click();
  const begin = async (kind: string, text: string) => {
    await page.goto(manage('questions/new'));
    await field(/Text of the question/).fill(`${mark} ${text}`);
    await page.getByRole('button', { name: /Kind$/ }).click();
    await page.getByRole('option', { name: kind, exact: true }).click();
  };
  const finish = async () => {
    await save(page);
    await expect(page).toHaveURL(/questions\/\d{19}/);
  };
  const pairs = async (kind: string, words: { option: string; part: string; parts: string }) => {
    await begin(kind, kind);
    await field(`${words.option} 1`).fill('Sky');
    await field(`${words.option} 2`).fill('Sea');
    await field(`${words.part} 1`).fill('Bird');
    await field(`${words.part} 2`).fill('Fish');
    await main(page).getByRole('button', { name: 'Save', exact: true }).click();
    await expect(main(page).getByText('Mark what is right.')).toBeVisible();
    const selects = group(words.parts).getByRole('button', { name: /^Choose…|Right/ });
    for (const [index, option] of ['Sky', 'Sea'].entries()) {
      await selects.nth(index).click();
      await page.getByRole('option', { name: option, exact: true }).click();
    }
    await finish();
  };

  await pairs('Matching', { option: 'Answer', part: 'Prompt', parts: 'Prompts' });
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await pairs('Sort into groups', { option: 'Group', part: 'Entry', parts: 'Entries' });
  await pairs('Table of choices', { option: 'Column', part: 'Row', parts: 'Rows' });

  await begin('Ordering', 'Ordering');
  await field('Place 1').fill('Build');
  await field('Place 2').fill('Test');
  await add('Add an entry');
  await field('Place 3').fill('Fly');
  await finish();

  await begin('Fill in the gaps', 'has a [[1]] and a [[2]].');
  await field('Gap 1').fill('tail\ntails; or two');
  await field('Gap 2').fill('string');
  await finish();
  await expectAccessible(page);

  await begin('Slider', 'Slider');
  await field(/^Right number/).fill('7');
  await main(page)
    .locator('input[type="file"][accept*=".wav"]')
    .setInputFiles({ name: 'Waves.wav', mimeType: 'audio/wav', buffer: wavBytes() });
  await field(/^Name of the recording/).fill('Waves');
  await field(/^Transcript/).fill('Seven waves.');
  await finish();
  await expectAccessible(page);

  await begin('Highlight in a text', 'Mark the verbs.\n\nThe [[dog]] [[barks]] and [[runs]].');
  const passages = group('Passages').getByRole('button');
  await expect(passages).toHaveText(['dog', 'barks', 'runs']);
  await main(page).getByRole('button', { name: 'Save', exact: true }).click();
  await expect(main(page).getByText('Mark what is right.')).toBeVisible();
  await passages.nth(1).press('Enter');
  await passages.nth(2).press('Space');
  await finish();
  await page.reload();
  await expect(passages.and(page.locator('[aria-pressed="true"]'))).toHaveText(['barks', 'runs']);
  await expectAccessible(page);

  await begin('Labels on a picture', 'Label the coast.');
  await field('Label 1').fill('Bird');
  await field('Label 2').fill('Fish');
  await field('Area 1').fill('Above');
  await field('Area 2').fill('Below');
  await main(page).getByRole('button', { name: 'Save', exact: true }).click();
  await expect(main(page).getByText('Choose a picture.')).toBeVisible();
  const buffer = pngBytes('coast.png', 400);
  await main(page)
    .locator('input[type="file"][accept*="image"]')
    .setInputFiles({ name: 'coast.png', mimeType: 'image/png', buffer });
  await field(/^What the picture shows/).fill('A coast');
  const rightLabels = group('Areas').getByRole('button', { name: /Right label$/ });
  for (const [index, label] of ['Bird', 'Fish'].entries()) {
    await rightLabels.nth(index).click();
    await page.getByRole('option', { name: label, exact: true }).click();
    await expect(page.getByRole('option')).toHaveCount(0);
  }
  await main(page).getByRole('button', { name: 'Area 2: place' }).press('Shift+ArrowDown');
  await finish();
  await page.reload();
  await expect(rightLabels).toHaveText(['Bird', 'Fish']);
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 1280, height: 800 });

  await page.goto(manage('exams/new'));
  await field(/^Title/).fill(`Parts of ${mark}s`);
  await page.getByRole('button', { name: 'Add from the question bank' }).click();
  const bank = page.getByRole('dialog', { name: 'Add from the question bank' });
  await bank.getByRole('search').locator('input').fill(mark);
  for (const kind of ['Matching', 'Sort into groups', 'Table of choices', 'Ordering', 'has a', 'Slider'])
    await bank.getByText(`${mark} ${kind}`).click();
  for (const text of ['Mark the verbs', 'Label the coast']) await bank.getByText(`${mark} ${text}`).click();
  await bank.getByRole('button', { name: 'Add 8 questions' }).click();
  await main(page).getByText('Published: learners can find and take it').click();
  await save(page);
  await expect(page).toHaveURL(/exams\/\d{19}/);
  const examId = /exams\/(\d{19})/.exec(page.url())?.[1] ?? '';
  await page.goto(manage(`exams/${examId}/preview`));
  await expectAccessible(page);
  for (let number = 2; number <= 8; number++) {
    await main(page).getByRole('button', { name: 'Next', exact: true }).click();
    await expect(main(page).getByRole('heading', { name: `Question ${number}` })).toBeFocused();
    await expectAccessible(page);
  }

  const context = await browser.newContext({ locale: 'en-US' });
  const learner = await context.newPage();
  await newAccount(learner);
  await learner.goto(`${examPage(examId)}?sxz-lang=en_US`);
  await main(learner).getByRole('button', { name: 'Start attempt' }).click();
  const pick = async (name: RegExp, option: string) => {
    await main(learner).getByRole('button', { name }).focus();
    await learner.keyboard.press('Enter');
    const choice = learner.getByRole('option', { name: option, exact: true });
    await expect(choice).toBeVisible();
    await choice.focus();
    await learner.keyboard.press('Enter');
    await expect(choice).toBeHidden();
  };
  const shownTexts = () => main(learner).getByRole('heading', { name: /Question \d of 8/ });
  for (let question = 1; question <= 8; question++) {
    await expect(shownTexts()).toHaveText(`Question ${question} of 8`);
    const text = await main(learner).innerText();
    if (text.includes(`${mark} Matching`) || text.includes(`${mark} Sort`)) {
      await pick(/Bird/, 'Sky');
      await pick(/Fish/, text.includes(`${mark} Matching`) ? 'Sky' : 'Sea');
    } else if (text.includes(`${mark} Table`)) {
      await main(learner).getByRole('radiogroup', { name: 'Bird' }).getByRole('radio').first().focus();
      await learner.keyboard.press('Space');
      await main(learner).getByRole('radiogroup', { name: 'Fish' }).getByRole('radio').first().focus();
      await learner.keyboard.press('ArrowRight');
    } else if (text.includes(`${mark} Ordering`)) {
      // By its handle the last one becomes the first.
      const places = main(learner)
        .getByRole('listitem')
        .filter({ hasText: /Build|Test|Fly/ });
      const dragged = /Build|Test|Fly/.exec((await places.last().textContent()) ?? '')?.[0] ?? '';
      await places
        .last()
        .locator('[draggable="true"]')
        .dragTo(places.first(), { targetPosition: { x: 120, y: 4 } });
      await expect(places.first()).toContainText(dragged);
      for (const words of ['Fly', 'Fly', 'Test'])
        if (
          await main(learner)
            .getByRole('button', { name: `Move down: ${words}` })
            .isEnabled()
        ) {
          await main(learner)
            .getByRole('button', { name: `Move down: ${words}` })
            .focus();
          await learner.keyboard.press('Enter');
        }
      if (!(await main(learner).getByRole('button', { name: 'Move up: Build' }).isDisabled())) {
        await main(learner).getByRole('button', { name: 'Move up: Build' }).focus();
        await learner.keyboard.press('Enter');
      }
      if (!(await main(learner).getByRole('button', { name: 'Move down: Fly' }).isDisabled())) {
        await main(learner).getByRole('button', { name: 'Move down: Fly' }).focus();
        await learner.keyboard.press('Enter');
      }
    } else if (text.includes('has a')) {
      await main(learner).getByRole('textbox', { name: 'Gap 1' }).fill('Tails');
      await main(learner).getByRole('textbox', { name: 'Gap 2' }).fill('rope');
      await expect(main(learner).getByText('Tails', { exact: false }).first()).toBeVisible();
    } else if (text.includes('Mark the verbs')) {
      for (const words of ['dog', 'barks', 'dog'])
        await main(learner).getByRole('button', { name: words, exact: true }).press('Space');
      await expect(main(learner).getByText('1 passage marked')).toBeVisible();
    } else if (text.includes('Label the coast')) {
      await pick(/Area 1 ?: Above/, 'Bird');
      await expect(main(learner).getByRole('button', { name: /^1: Above: .?Bird/ })).toBeVisible();
      await main(learner).getByRole('button', { name: '2: Below' }).click();
      await expect(main(learner).getByRole('button', { name: /Area 2 ?: Below/ })).toBeFocused();
      await pick(/Area 2 ?: Below/, 'Bird');
    } else {
      const seconds = () =>
        main(learner)
          .locator('audio')
          .evaluate((audio: HTMLAudioElement) => audio.duration);
      await expect(main(learner).locator('audio')).toHaveAccessibleName('Waves');
      await expect.poll(seconds).toBeGreaterThan(0);
      await main(learner).getByText('Transcript', { exact: true }).click();
      await expect(main(learner).getByText('Seven waves.')).toBeVisible();
      await main(learner).getByRole('slider').focus();
      // The lowest number is where the handle stands already.
      await expect(main(learner).locator('output')).toHaveText('Not answered');
      await learner.keyboard.press('Home');
      await expect(main(learner).locator('output')).toHaveText('0');
      for (let step = 0; step < 7; step++) await learner.keyboard.press('ArrowRight');
    }
    await expectAccessible(learner);
    await learner.setViewportSize({ width: 390, height: 844 });
    await expectNoSidewaysScroll(learner);
    await learner.setViewportSize({ width: 1280, height: 800 });
    if (question < 8) await main(learner).getByRole('button', { name: 'Next' }).click();
  }
  await main(learner).getByRole('button', { name: 'Review and submit' }).last().click();
  await expect(main(learner).getByText('All questions are answered.')).toBeVisible();
  await main(learner).getByRole('button', { name: 'Submit attempt' }).click();
  await learner.getByRole('alertdialog').getByRole('button', { name: 'Submit' }).click();
  await expect(main(learner).getByText('8 of 8')).toBeVisible();
  await expect(main(learner).getByText('Your answer, right')).toBeVisible();
  await expect(main(learner).getByRole('list', { name: 'Options' }).getByText('Right answer')).toBeVisible();
  await expect(main(learner).getByText(/Answer: .?Sky.?\. Right: .?Sea/)).toBeVisible();
  await expect(main(learner).getByText(/Answer: .?Bird.?\. Right: .?Fish/)).toBeVisible();
  await expect(main(learner).getByText(/Answer: .?rope.?\. Right: .?string/)).toBeVisible();
  await expectAccessible(learner);
  await context.close();
});
