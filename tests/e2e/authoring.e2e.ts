import type { Page } from '@playwright/test';
import { newAccount, signIn, TEACHER } from './support/accounts.ts';
import { expectAccessible, expectNoSidewaysScroll } from './support/page-checks.ts';
import { SCHOOLS } from './support/places.ts';
import { picture } from './support/pictures.ts';
import { expect, openTab, test } from './support/test.ts';

const list = `/manage/${SCHOOLS.stoa}/content?sxz-lang=en_US`;
const CONFLICT = /Failed to load resource: the server responded with a status of 409/;

const saved = (page: Page) => expect(page.getByRole('status').filter({ hasText: /^Saved / })).toBeVisible();
const text = (page: Page) => page.getByRole('textbox', { name: 'Text' });

async function make(page: Page, kind: string, title: string): Promise<void> {
  await page.goto(list);
  await page.getByRole('button', { name: 'New', exact: true }).first().click();
  await page.getByRole('menuitem', { name: kind }).click();
  await page.getByRole('textbox', { name: 'Title' }).fill(title);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/content\/\d{19}/);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
}

async function publish(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Publish' });
  await dialog.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('status').filter({ hasText: /^Published\.$/ })).toBeVisible();
}

test('a teacher writes an article and builds a class from nothing, and a learner finds, joins and reads it', async ({
  page,
  browser,
}) => {
  test.slow();
  const mark = `${Date.now()}`.slice(-6);
  await signIn(page, TEACHER);
  // An article: Markdown as one types, a slash, a picture with what it shows, and a paste from the web.
  await make(page, 'Article', `Harbour lights ${mark}`);
  await text(page).click();
  await page.keyboard.type('## How they work\n- Lamps\nLenses\n\n');
  await page.keyboard.type('Every light has a **rhythm** of its own.');
  await page.keyboard.press('Enter');
  await page.keyboard.type('/quo');
  await expect(page.getByRole('option', { name: 'Quote' })).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Count the seconds.');
  await page.getByRole('button', { name: 'Picture', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Picture' });
  await dialog.locator('input[type=file]').setInputFiles(picture('hall.png'));
  await dialog.getByRole('textbox', { name: 'Description' }).fill('A lighthouse at night');
  await dialog.getByRole('button', { name: 'Insert' }).click();
  await expect(text(page).getByRole('img', { name: 'A lighthouse at night' })).toBeVisible();
  await saved(page);
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Table', exact: true }).click();
  await expect(text(page).getByRole('table')).toBeVisible();
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await saved(page);
  await page.getByRole('button', { name: 'Preview' }).click();
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'How they work' })).toBeVisible();
  await page.keyboard.press('Escape');
  await publish(page);

  // What was published is kept: it is looked at, compared and restored.
  await text(page).click();
  await page.keyboard.press('Control+Home');
  await page.keyboard.type('Unwanted words. ');
  await saved(page);
  await page.getByRole('button', { name: 'Versions' }).click();
  const versions = page.getByRole('dialog', { name: 'Versions' });
  await versions
    .getByRole('button', { name: /^View the version of/ })
    .first()
    .click();
  await expect(versions.getByRole('insertion').first()).toContainText('Unwanted words.');
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await versions.getByRole('radio', { name: 'This version' }).click();
  await expect(versions.getByRole('heading', { name: 'How they work' })).toBeVisible();
  await versions.getByRole('button', { name: 'Restore' }).click();
  await expect(versions).toBeHidden();
  await expect(text(page)).not.toContainText('Unwanted words.');
  await expect(text(page)).toContainText('How they work');
  await publish(page);

  // A class: a section, two lessons, one moved by keyboard and by dragging, one deleted and brought back.
  await make(page, 'Class', `Night sailing ${mark}`);
  await page.getByRole('textbox', { name: 'New section' }).fill('Before leaving');
  await page.keyboard.press('Enter');
  const lesson = page.getByRole('textbox', { name: 'New lesson' });
  for (const title of ['Lights', 'Weather']) {
    await lesson.fill(title);
    await page.keyboard.press('Enter');
  }
  await page.getByRole('button', { name: 'Move Weather up' }).press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Weather: 1 of 2' })).toBeAttached();
  // And down again by its handle.
  const lessons = page.getByRole('list', { name: 'Before leaving' }).getByRole('listitem');
  const row = (title: string) => lessons.filter({ hasText: title });
  await row('Weather').locator('[draggable="true"]').dragTo(row('Lights'));
  await expect(lessons).toHaveText([/Lights/, /Weather/]);
  await page.getByRole('button', { name: 'Move Weather up' }).press('Enter');
  await expect(lessons).toHaveText([/Weather/, /Lights/]);
  await page.getByRole('button', { name: 'More for Lights' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('button', { name: 'Lights', exact: true })).toBeVisible();
  for (const title of ['Weather', 'Lights']) {
    await page.getByRole('button', { name: title, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await text(page).click();
    await page.keyboard.type(`What everybody should know about ${title.toLowerCase()}.`);
    await page.getByRole('button', { name: `Night sailing ${mark}` }).click();
    await expect(page.getByRole('heading', { level: 1, name: `Night sailing ${mark}` })).toBeVisible();
  }
  await expectAccessible(page);
  await publish(page);

  const learner = await openTab(await browser.newContext());
  await newAccount(learner);
  await learner.goto(`/portal/${SCHOOLS.stoa}/search?keyword=${mark}&sxz-lang=en_US`);
  await expect(
    learner.getByRole('link', { name: new RegExp(`Harbour lights ${mark}`) }).first(),
  ).toBeVisible();
  await learner
    .getByRole('link', { name: new RegExp(`Night sailing ${mark}`) })
    .first()
    .click();
  const main = learner.getByRole('main');
  await main.getByRole('button', { name: 'Enroll' }).click();
  await expect(learner.getByText('You are enrolled. Welcome!')).toBeVisible();
  await main
    .getByRole('link', { name: /Weather/ })
    .first()
    .click();
  await expect(main.getByText('What everybody should know about weather.')).toBeVisible();
  const counted = learner.waitForResponse(
    async (answer) =>
      answer.request().method() === 'PUT' &&
      answer.url().includes('/progress') &&
      (await answer.json()).data.progress.completed === 1,
  );
  await main.getByRole('button', { name: 'Mark as done' }).click();
  await expect(main.getByText('Lesson completed')).toBeVisible();
  expect((await (await counted).json()).data.progress.total).toBe(2);
  await learner.context().close();

  // Who teaches sees how far the learner is, in a table and in a file.
  await page.getByRole('link', { name: 'Learner progress' }).click();
  await expect(page.getByRole('gridcell', { name: '1 of 2 lessons done' })).toBeVisible();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download CSV' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^progress-.*\.csv$/);
  await page.getByText('By lesson').click();
  await expect(page.getByRole('columnheader')).toHaveCount(3);
});

test('two who write one article at once lose nothing', async ({ page, browser, complaints }) => {
  complaints.allow(CONFLICT);
  await signIn(page, TEACHER);
  await make(page, 'Article', `Shared ${Date.now()}`);
  const other = await openTab(await browser.newContext());
  await signIn(other, TEACHER);
  await other.goto(`${page.url()}?sxz-lang=en_US`);
  await text(other).click();
  await text(page).click();
  await page.keyboard.type('From the first.');
  await saved(page);
  await other.keyboard.type('From the second.');
  const conflict = other.getByRole('dialog', { name: 'Someone else saved a newer version' });
  await expect(conflict.getByText('From the first.')).toBeVisible();
  await expect(conflict.getByText('From the second.')).toBeVisible();
  await conflict.getByRole('button', { name: 'Use their version' }).click();
  await expect(text(other)).toHaveText('From the first.');
  await other.getByRole('button', { name: 'Undo', exact: true }).last().click();
  await expect(text(other)).toHaveText('From the second.');
  await saved(other);
  await other.context().close();
});
