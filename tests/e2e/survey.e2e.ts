import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { LEARNER, signIn, TEACHER } from './support/accounts.ts';
import { expectAccessible, expectNoSidewaysScroll } from './support/page-checks.ts';
import { picture } from './support/pictures.ts';
import { SCHOOLS } from './support/places.ts';
import { expect, test } from './support/test.ts';

// What is not there is told by its line, before the whole test is out of time.
test.use({ actionTimeout: 30_000 });

/** Somebody else answers the first question with its first or second option. */
async function answerBy(request: APIRequestContext, id: string, answer: string): Promise<void> {
  const { data } = await (
    await request.get(`/api/survey/v1/open/surveys/${id}?schoolId=${SCHOOLS.stoa}`)
  ).json();
  const [item] = data.pages[0].items;
  const [text, why] = data.pages[1].items;
  const option = item.options[answer === 'a' ? 0 : 1].key;
  const response = await request.post(`/api/survey/v1/open/surveys/${id}/answers`, {
    headers: { tenantid: SCHOOLS.stoa, 'x-requested-with': 'stoa' },
    data: {
      version: data.version,
      deviceId: crypto.randomUUID(),
      submissionId: crypto.randomUUID(),
      answers: [
        { itemId: item.id, choice: [option] },
        { itemId: text.id, text: 'Nothing' },
        // Asked of those alone who chose the second one; of the others it is not kept.
        { itemId: why.id, choice: [why.options[0].key] },
      ],
    },
  });
  expect(response.status()).toBe(200);
}
const main = (page: Page) => page.getByRole('main');

/** Drags to a place that may be out of sight: `dragTo` scrolls before anything is taken, and takes what is there then. */
async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  await from.hover();
  await page.mouse.down();
  await from.hover({ position: { x: 2, y: 2 } });
  await to.hover({ position: { x: 40, y: 4 } });
  await to.hover({ position: { x: 41, y: 5 } });
  await page.mouse.up();
}

test('a survey is made and published, and answered on a phone with a reload in the middle (R29, R30)', async ({
  page,
  browser,
  request,
}) => {
  test.slow();
  const title = `Kites ${Date.now()}`;
  await signIn(page, TEACHER);
  await page.goto(`/manage/${SCHOOLS.stoa}/surveys?sxz-lang=en_US`);
  await main(page).getByRole('button', { name: 'New survey' }).first().click();
  await expect(page).toHaveURL(/surveys\/\d{19}/);
  await main(page).getByRole('textbox', { name: 'Title' }).fill(title);
  const questions = main(page).getByRole('group', { name: /^Question \d/ });
  await questions.first().getByRole('textbox', { name: 'Text of the question' }).fill('Do you fly kites?');
  await questions.first().getByRole('textbox', { name: 'Option 1' }).fill('Often <b>');
  await questions.first().getByRole('button', { name: 'Add a picture' }).click();
  await questions.first().locator('input[type="file"]').setInputFiles(picture('kite.png'));
  await questions
    .first()
    .getByRole('textbox', { name: /^What the picture shows/ })
    .fill('A red kite');
  await main(page).getByRole('button', { name: 'Publish' }).click();
  const dialog = page.getByRole('dialog', { name: 'Publish' });
  await expect(dialog.getByText('it needs at least two options', { exact: false })).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await questions.first().getByRole('textbox', { name: 'Option 2' }).fill('Never');
  await main(page).getByRole('button', { name: 'Add a page' }).click();
  const second = questions.nth(1);
  await second.getByRole('textbox', { name: 'Text of the question' }).fill('What should we know?');
  await second.getByRole('button', { name: /Kind$/ }).click();
  await page.getByRole('option', { name: 'Long text' }).click();
  await main(page).getByRole('button', { name: 'Add a question' }).nth(1).click();
  const third = questions.nth(2);
  await third.getByRole('textbox', { name: 'Text of the question' }).fill('What keeps you from it?');
  await third.getByRole('textbox', { name: 'Option 1' }).fill('No wind');
  await third.getByRole('textbox', { name: 'Option 2' }).fill('No kite');
  await third.getByText('Show only after certain answers').click();
  await expect(third.getByText('Page 1, question 1: Do you fly kites?').first()).toBeVisible();
  await third.getByRole('checkbox', { name: 'Never' }).press('Space');
  await third.getByRole('checkbox', { name: 'Often <b>' }).press('Space');
  await expect(third.getByRole('checkbox', { name: 'Often <b>' })).not.toBeChecked();
  // Its condition stays where what it names is removed, and is said to be broken; it can be taken back.
  await questions.first().getByRole('button', { name: 'Remove: Question 1' }).click();
  await expect(questions.nth(1).getByText('The earlier question is gone', { exact: false })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(third.getByRole('checkbox', { name: 'Never' })).toBeChecked();
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
  await main(page).getByRole('button', { name: 'Publish' }).click();
  await dialog.getByRole('button', { name: 'Publish' }).click();
  await expect(dialog).toBeHidden();
  const path = (await main(page).getByRole('link', { name: 'View page' }).getAttribute('href')) ?? '';
  const id = /\d{19}$/.exec(path)?.[0] ?? '';

  const context = await browser.newContext({ locale: 'en-US', viewport: { width: 390, height: 844 } });
  const phone = await context.newPage();
  await phone.goto(`/portal/${SCHOOLS.stoa}/question-survey/${id}`);
  await expect(phone).toHaveURL(new RegExp(`${path}$`));
  await phone.goto(`${path}?sxz-lang=en_US`);
  await expect(main(phone).getByRole('heading', { name: title, level: 1 })).toBeVisible();
  const seen = main(phone).getByRole('img', { name: 'A red kite' });
  await expect.poll(() => seen.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await expectAccessible(phone);
  await expectNoSidewaysScroll(phone);
  await main(phone).getByRole('button', { name: 'Next page' }).click();
  await expect(main(phone).getByText('Answer this question.')).toBeVisible();
  await main(phone).getByText('Never', { exact: true }).click();
  await main(phone).getByRole('button', { name: 'Next page' }).click();
  await expect(main(phone).getByText('What keeps you from it?')).toBeVisible();
  await main(phone).getByText('No kite').click();
  await main(phone).getByRole('button', { name: 'Previous page' }).click();
  await main(phone).getByText('Often <b>').click();
  await main(phone).getByRole('button', { name: 'Next page' }).click();
  await expect(main(phone).getByText('What should we know?')).toBeVisible();
  await expect(main(phone).getByText('What keeps you from it?')).toBeHidden();
  await main(phone).getByRole('textbox', { name: 'Your answer' }).fill('They need wind.');
  await phone.reload();
  await expect(main(phone).getByRole('textbox', { name: 'Your answer' })).toHaveValue('They need wind.');
  await expectAccessible(phone);
  await context.setOffline(true);
  await main(phone).getByRole('button', { name: 'Send answers' }).click();
  await expect(main(phone).getByText('No connection.', { exact: false })).toBeVisible();
  await context.setOffline(false);
  await expect(main(phone).getByRole('heading', { name: 'Thank you' })).toBeVisible();
  await phone.reload();
  await expect(main(phone).getByText('You have already answered this survey')).toBeVisible();

  await page.goto(`/manage/${SCHOOLS.stoa}/surveys?sxz-lang=en_US`);
  await page.setViewportSize({ width: 1280, height: 800 });
  const row = main(page).getByRole('row', { name: title });
  await row.getByRole('link', { name: '1 answer' }).click();
  await expect(main(page).getByRole('heading', { name: 'Survey results', level: 1 })).toBeVisible();
  // Anonymous: one answer would tell whose it is.
  await expect(main(page).getByText('1 answer is not shown yet.', { exact: false })).toBeVisible();
  await expect(main(page).getByText('Often <b>')).toBeHidden();
  for (const answer of ['a', 'a', 'b', 'a']) await answerBy(request, id, answer);
  await page.reload();
  await expect(main(page).getByText('4 (80%)')).toBeVisible();
  await expect(main(page).getByText('They need wind.')).toBeVisible();
  // One of five took the branch: how many is all that is told of it.
  await expect(main(page).getByText('1 person was asked this question.')).toBeVisible();
  await expect(main(page).getByText('No wind')).toBeHidden();
  await expectAccessible(page);
  await main(page).getByRole('button', { name: 'All answers' }).click();
  await page.getByRole('menuitemradio', { name: 'Do you fly kites?' }).click();
  await expect(page).toHaveURL(/item=/);
  await expect(main(page).getByText('Too few answers to show')).toBeVisible();
  const file = page.waitForEvent('download');
  await main(page).getByRole('button', { name: 'Download CSV' }).click();
  expect((await file).suggestedFilename()).toMatch(/^survey-.*\.csv$/);
  await page.goto(`/manage/${SCHOOLS.stoa}/surveys?sxz-lang=en_US`);
  await row.getByRole('button', { name: 'What can be done with this survey' }).click();
  await page.getByRole('menuitem', { name: 'Close survey' }).click();
  await expect(row.getByText('Closed', { exact: true })).toBeVisible();
  await context.clearCookies();
  await phone.evaluate(() => localStorage.clear());
  await phone.reload();
  await expect(main(phone).getByText('This survey is closed')).toBeVisible();
  await context.close();
});

test('gaps and files are asked for, sent on a phone, and downloaded with the results (R29, R30)', async ({
  page,
  request,
}) => {
  test.slow();
  await signIn({ request }, TEACHER);
  const headers = { tenantid: SCHOOLS.stoa, 'x-requested-with': 'stoa' };
  const empty = { required: true, options: [], rows: [], min: 0, max: 10, lowLabel: {}, highLabel: {} };
  const draft = {
    title: { en_US: `Desks ${Date.now()}` },
    introduction: {},
    thanks: {},
    anonymous: true,
    answeredBy: 'person',
    audience: 1,
    opensAt: null,
    closesAt: null,
    pages: [
      {
        id: 'p1',
        title: {},
        items: [
          { ...empty, id: 'q1', kind: 'gaps', text: { en_US: 'I learn in the [[1]].' } },
          {
            ...empty,
            id: 'q2',
            kind: 'file',
            text: { en_US: 'Show us where' },
            files: { most: 2, maxMegabytes: 5, kinds: [] },
          },
        ],
      },
    ],
  };
  const made = await request.post('/api/survey/v1/manage/surveys', { headers, data: { draft } });
  const { id } = (await made.json()).data;

  await signIn(page, TEACHER);
  await page.goto(`/manage/${SCHOOLS.stoa}/surveys/${id}?sxz-lang=en_US`);
  await expect(main(page).getByText('A file can tell who sent it.', { exact: false })).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
  await main(page).getByRole('tab', { name: 'Settings' }).click();
  await main(page).getByText('Anonymous', { exact: true }).click();
  await main(page).getByRole('tab', { name: 'Questions' }).click();
  await expect(main(page).getByText('A file can tell who sent it.', { exact: false })).toBeHidden();
  await main(page).getByRole('button', { name: 'Publish' }).click();
  const dialog = page.getByRole('dialog', { name: 'Publish' });
  await dialog.getByRole('button', { name: 'Publish' }).click();
  await expect(dialog).toBeHidden();

  await signIn(page, LEARNER);
  await page.goto(`/classInfo/${SCHOOLS.stoa}/question-survey/${id}?sxz-lang=en_US`);
  await main(page).getByRole('button', { name: 'Send answers' }).click();
  await expect(main(page).getByText('Fill in every gap.')).toBeVisible();
  await main(page).getByRole('textbox', { name: 'Gap 1' }).fill('kitchen');
  await expect(main(page).getByText('kitchen', { exact: false }).first()).toBeVisible();
  const adminClient = picture('desk.png');
  const notes = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('Near the window.') };
  await main(page).locator('input[type="file"]').setInputFiles([adminClient, notes]);
  await expect(main(page).getByRole('button', { name: 'Remove notes.txt' })).toBeVisible();
  await expect(main(page).getByRole('button', { name: 'Remove desk.png' })).toBeVisible();
  // Once both have arrived.
  await expect(main(page).getByRole('button', { name: 'Send answers' })).toBeEnabled();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  // What was sent is still there after a reload.
  await page.reload();
  await expect(main(page).getByRole('button', { name: 'Remove notes.txt' })).toBeVisible();
  await main(page).getByRole('button', { name: 'Send answers' }).click();
  await expect(main(page).getByRole('heading', { name: 'Thank you' })).toBeVisible();
  await page.reload();
  await expect(main(page).getByRole('link', { name: 'desk.png' })).toBeVisible();

  await signIn(page, TEACHER);
  await page.goto(`/manage/${SCHOOLS.stoa}/surveys/${id}/results?sxz-lang=en_US`);
  await expect(main(page).getByText('kitchen')).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  const download = page.waitForEvent('download');
  await main(page).getByRole('link', { name: 'notes.txt' }).click();
  expect((await download).suggestedFilename()).toBe('notes.txt');
});

test('questions, options and ranked answers are dragged (R29, R30)', async ({ page, request }) => {
  test.slow();
  await signIn({ request }, TEACHER);
  const headers = { tenantid: SCHOOLS.stoa, 'x-requested-with': 'stoa' };
  const empty = { required: true, options: [], rows: [], min: 0, max: 10, lowLabel: {}, highLabel: {} };
  const options = ['Sun', 'Rain', 'Snow'].map((text) => ({ key: text.toLowerCase(), text: { en_US: text } }));
  const draft = {
    title: { en_US: `Weather ${Date.now()}` },
    introduction: {},
    thanks: {},
    anonymous: true,
    answeredBy: 'person',
    audience: 1,
    opensAt: null,
    closesAt: null,
    pages: [
      {
        id: 'p1',
        title: {},
        items: [
          { ...empty, id: 'q1', kind: 'ranking', text: { en_US: 'Which do you like?' }, options },
          { ...empty, id: 'q2', kind: 'text', text: { en_US: 'Where do you live?' } },
        ],
      },
      {
        id: 'p2',
        title: {},
        items: [{ ...empty, id: 'q3', kind: 'text', text: { en_US: 'Anything else?' } }],
      },
    ],
  };
  const made = await request.post('/api/survey/v1/manage/surveys', { headers, data: { draft } });
  const { id } = (await made.json()).data;

  await signIn(page, TEACHER);
  await page.goto(`/manage/${SCHOOLS.stoa}/surveys/${id}?sxz-lang=en_US`);
  const pageOf = (number: number) => main(page).getByRole('region', { name: `Page ${number}` });
  const questionsOf = (number: number) =>
    pageOf(number).getByRole('textbox', { name: 'Text of the question' });
  const question = (text: string) =>
    main(page)
      .getByRole('group', { name: /^Question \d/ })
      .filter({ has: page.getByRole('textbox', { name: 'Text of the question' }).and(page.getByText(text)) });
  await expect(questionsOf(1)).toHaveCount(2);
  const choices = pageOf(1).getByRole('group', { name: 'Options' });
  const choice = (number: number) => choices.getByRole('textbox', { name: `Option ${number}` });
  await choices
    .locator('[draggable="true"]')
    .last()
    .dragTo(choice(1), { targetPosition: { x: 40, y: 4 } });
  await expect(choice(1)).toHaveValue('Snow');
  await drag(
    page,
    question('Where do you live?').locator('[draggable="true"]').first(),
    questionsOf(2).first(),
  );
  await expect(questionsOf(2)).toHaveCount(2);
  await expect(questionsOf(2).first()).toHaveValue('Where do you live?');
  await drag(
    page,
    pageOf(2).locator('[draggable="true"]').first(),
    pageOf(1).getByRole('heading', { name: 'Page 1' }),
  );
  await expect(questionsOf(1).first()).toHaveValue('Where do you live?');
  await expectAccessible(page);
  await main(page).getByRole('button', { name: 'Publish' }).click();
  const dialog = page.getByRole('dialog', { name: 'Publish' });
  await dialog.getByRole('button', { name: 'Publish' }).click();
  await expect(dialog).toBeHidden();

  await signIn(page, LEARNER);
  await page.goto(`/classInfo/${SCHOOLS.stoa}/question-survey/${id}?sxz-lang=en_US`);
  await main(page).getByRole('textbox', { name: 'Your answer' }).first().fill('Athens');
  await main(page).getByRole('textbox', { name: 'Your answer' }).last().fill('No');
  await main(page).getByRole('button', { name: 'Next page' }).click();
  const ranked = main(page).getByRole('listitem');
  const order = () => ranked.allInnerTexts().then((texts) => texts.map((text) => /[A-Z]\w+/.exec(text)?.[0]));
  // The keyboard goes from one option to the next.
  await main(page).getByRole('button', { name: 'Sun' }).focus();
  await page.keyboard.press('Enter');
  await expect(main(page).getByRole('button', { name: 'Rain' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect.poll(order).toEqual(['Sun', 'Rain', 'Snow']);
  await ranked
    .last()
    .locator('[draggable="true"]')
    .dragTo(ranked.first(), { targetPosition: { x: 120, y: 4 } });
  await expect.poll(order).toEqual(['Snow', 'Sun', 'Rain']);
  await main(page).getByRole('button', { name: 'Remove from the order: Sun' }).click();
  await expect(main(page).getByRole('button', { name: 'Sun', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect.poll(order).toEqual(['Snow', 'Rain', 'Sun']);
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
  await main(page).getByRole('button', { name: 'Send answers' }).click();
  await expect(main(page).getByRole('heading', { name: 'Thank you' })).toBeVisible();
});

test('options that are pictures are written, chosen on a phone, ranked by keyboard, and named in results (R29, R30)', async ({
  page,
  browser,
}) => {
  test.slow();
  const title = `Signs ${Date.now()}`;
  await signIn(page, TEACHER);
  await page.goto(`/manage/${SCHOOLS.stoa}/surveys?sxz-lang=en_US`);
  await main(page).getByRole('button', { name: 'New survey' }).first().click();
  await expect(page).toHaveURL(/surveys\/\d{19}/);
  await main(page).getByRole('textbox', { name: 'Title' }).fill(title);
  await main(page).getByRole('button', { name: 'Add a question' }).click();
  const questions = main(page).getByRole('group', { name: /^Question \d/ });
  const [first, second] = [questions.nth(0), questions.nth(1)];
  const sendPicture = async (question: Locator, name: string) => {
    await question
      .getByRole('group', { name: `Picture: ${name}`, exact: true })
      .locator('input[type="file"]')
      .setInputFiles(picture(`${name}.png`));
    await expect(
      question.getByRole('textbox', { name: new RegExp(`^What the picture shows: ${name}`) }),
    ).toBeVisible();
  };
  const words = (question: Locator, name: string) =>
    question.getByRole('textbox', { name: new RegExp(`^What the picture shows: ${name}`) });
  await first.getByRole('textbox', { name: 'Text of the question' }).fill('Which sign shall we have?');
  await first.getByText('With pictures', { exact: true }).click();
  await sendPicture(first, 'Option 1');
  await sendPicture(first, 'Option 2');
  await words(first, 'Option 2').fill('A square');
  await first.getByRole('textbox', { name: 'Option 2', exact: true }).fill('Four corners');
  await main(page).getByRole('button', { name: 'Publish' }).click();
  const dialog = page.getByRole('dialog', { name: 'Publish' });
  await expect(dialog.getByText('say what the pictures of its options show', { exact: false })).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await words(first, 'Option 1').fill('A circle');
  await second.getByRole('textbox', { name: 'Text of the question' }).fill('In which order?');
  await second.getByRole('button', { name: /Kind$/ }).click();
  await page.getByRole('option', { name: 'Ranking' }).click();
  await second.getByText('With pictures', { exact: true }).click();
  await sendPicture(second, 'Option 1');
  await words(second, 'Option 1').fill('A boat');
  await second.getByRole('textbox', { name: 'Option 2', exact: true }).fill('A train');
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
  await main(page).getByRole('tab', { name: 'Settings' }).click();
  await main(page).getByText('Anonymous', { exact: true }).click();
  await main(page).getByRole('button', { name: 'Publish' }).click();
  await dialog.getByRole('button', { name: 'Publish' }).click();
  await expect(dialog).toBeHidden();
  const path = (await main(page).getByRole('link', { name: 'View page' }).getAttribute('href')) ?? '';
  const id = /\d{19}$/.exec(path)?.[0] ?? '';

  const context = await browser.newContext({ locale: 'ar', viewport: { width: 390, height: 844 } });
  const phone = await context.newPage();
  await phone.goto(`${path}?sxz-lang=ar_SA`);
  const circle = main(phone).getByAltText('A circle');
  await expect
    .poll(() => circle.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await expectAccessible(phone);
  await expectNoSidewaysScroll(phone);
  // Beside each other, the first one at the right in Arabic.
  const [one, other] = await Promise.all([
    circle.boundingBox(),
    main(phone).getByAltText('A square').boundingBox(),
  ]);
  expect(one?.y).toBe(other?.y);
  expect(one?.x ?? 0).toBeGreaterThan(other?.x ?? 0);
  await phone.goto(`${path}?sxz-lang=en_US`);
  await circle.click();
  await expect(main(phone).getByRole('radio', { name: 'A circle', exact: true })).toBeChecked();
  await phone.keyboard.press('ArrowDown');
  await expect(main(phone).getByRole('radio', { name: 'Four corners: A square', exact: true })).toBeChecked();
  await main(phone).getByRole('button', { name: 'A boat', exact: true }).focus();
  await phone.keyboard.press('Enter');
  await expect(main(phone).getByRole('button', { name: 'A train', exact: true })).toBeFocused();
  await phone.keyboard.press('Enter');
  await expect(main(phone).getByRole('listitem').first().getByAltText('A boat')).toBeVisible();
  await expectAccessible(phone);
  await expectNoSidewaysScroll(phone);
  await main(phone).getByRole('button', { name: 'Send answers' }).click();
  await expect(main(phone).getByRole('heading', { name: 'Thank you' })).toBeVisible();
  await context.close();

  await page.goto(`/manage/${SCHOOLS.stoa}/surveys/${id}/results?sxz-lang=en_US`);
  const result = (question: string) => main(page).getByRole('region', { name: question });
  await expect(result('Which sign shall we have?').getByText('Four corners')).toBeVisible();
  await expect(result('Which sign shall we have?').getByText('A circle')).toBeVisible();
  await expect(result('In which order?').getByText('A boat')).toBeVisible();
  await expectAccessible(page);
});
