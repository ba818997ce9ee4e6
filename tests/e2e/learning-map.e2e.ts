import type { Page } from '@playwright/test';
import { newAccount, signIn, TEACHER } from './support/accounts.ts';
import { expectAccessible, expectNoSidewaysScroll } from './support/page-checks.ts';
import { SCHOOLS } from './support/places.ts';
import { expect, openTab, test } from './support/test.ts';

const list = `/manage/${SCHOOLS.stoa}/content?sxz-lang=en_US`;

const saved = (page: Page) => expect(page.getByRole('status').filter({ hasText: /^Saved / })).toBeVisible();

async function make(page: Page, kind: string, title: string): Promise<void> {
  await page.goto(list);
  await page.getByRole('button', { name: 'New', exact: true }).first().click();
  await page.getByRole('menuitem', { name: kind, exact: true }).click();
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

async function article(page: Page, title: string): Promise<void> {
  await make(page, 'Article', title);
  await page.getByRole('textbox', { name: 'Text' }).click();
  await page.keyboard.type('What one should know.');
  await saved(page);
  await publish(page);
}

/** Finds something of the school by its words and takes it. */
async function pick(page: Page, field: string, title: string): Promise<void> {
  const box = page.getByRole('combobox', { name: field }).last();
  await box.click();
  await box.pressSequentially(title);
  await page.getByRole('option', { name: title }).first().click();
  await expect(page.getByRole('listitem').filter({ hasText: title })).toBeVisible();
}

test('a teacher makes a learning map, and a learner walks it stop by stop', async ({ page, browser }) => {
  test.slow();
  const mark = `${Date.now()}`.slice(-6);
  await signIn(page, TEACHER);
  await article(page, `Wind ${mark}`);
  await article(page, `Waves ${mark}`);

  await make(page, 'Learning map', `Setting sail ${mark}`);
  await page.getByRole('textbox', { name: 'New stage' }).fill('On land');
  await page.keyboard.press('Enter');
  await pick(page, 'Add a stop', `Waves ${mark}`);
  await pick(page, 'Add a stop', `Wind ${mark}`);
  // The order is changed by keyboard, and one stop waits for the other.
  await page.getByRole('button', { name: `Move Wind ${mark} up` }).press('Enter');
  await expect(page.getByRole('status').filter({ hasText: `Wind ${mark}: 1 of 2` })).toBeAttached();
  await page.getByRole('button', { name: `More for Waves ${mark}` }).click();
  await page.getByRole('menuitem', { name: 'What comes before' }).click();
  const dialog = page.getByRole('dialog', { name: 'What comes before' });
  await dialog.getByRole('checkbox', { name: `Wind ${mark}` }).press('Space');
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText(`After: Wind ${mark}`)).toBeVisible();
  await saved(page);
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await publish(page);

  const learner = await openTab(await browser.newContext());
  // A visitor sees the way, and is asked to sign in for a place on it.
  await learner.goto(`/portal/${SCHOOLS.stoa}/search?keyword=${mark}&sxz-lang=en_US`);
  await learner
    .getByRole('link', { name: new RegExp(`Setting sail ${mark}`) })
    .first()
    .click();
  await expect(learner.getByRole('link', { name: `Wind ${mark}` })).toBeVisible();
  await expect(learner.getByText('Sign in to see how far you are on this map.')).toBeVisible();
  await expectAccessible(learner);
  const address = learner.url();
  await newAccount(learner);
  await learner.goto(address);
  const stops = learner.getByRole('list', { name: 'Stops of this map' });
  await expect(stops.locator('[aria-current="step"]')).toContainText(`Wind ${mark}`);
  await expect(stops.getByText(`First: Wind ${mark}`)).toBeVisible();
  await learner.getByRole('button', { name: 'Start this map' }).click();
  await expect(learner.getByRole('heading', { level: 1, name: `Wind ${mark}` })).toBeVisible();
  await learner.goBack();
  await expect(learner.getByRole('link', { name: 'Go to the next stop' })).toBeVisible();
  await learner.getByRole('button', { name: 'Mark as done' }).click();
  await expect(stops.locator('[aria-current="step"]')).toContainText(`Waves ${mark}`);
  await expect(learner.getByText('1 of 2 stops done')).toBeVisible();
  await expectAccessible(learner);
  await learner.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(learner);
  // The same as a list; what was marked can be taken back, and stays after a reload.
  await learner.getByRole('radio', { name: 'List' }).click();
  await learner.getByRole('button', { name: 'Not done yet' }).click();
  await expect(learner.getByText('0 of 2 stops done')).toBeVisible();
  await learner.getByRole('button', { name: 'Mark as done' }).first().click();
  await expect(learner.getByText('1 of 2 stops done')).toBeVisible();
  await expectAccessible(learner);
  await learner.reload();
  await expect(learner.getByText('1 of 2 stops done')).toBeVisible();
  await learner.getByRole('button', { name: 'Mark as done' }).click();
  await expect(learner.getByText('You have done every stop. Well done!')).toBeVisible();
  await learner.context().close();
});

test('a topic collects resources in an order that its readers get', async ({ page }) => {
  test.slow();
  const mark = `${Date.now()}`.slice(-6);
  await signIn(page, TEACHER);
  await article(page, `Ropes ${mark}`);
  await make(page, 'Topic', `On deck ${mark}`);
  await pick(page, 'Add a resource', 'The one-page project brief');
  await pick(page, 'Add a resource', `Ropes ${mark}`);
  await page.getByRole('button', { name: `Move Ropes ${mark} up` }).press('Enter');
  await saved(page);
  await expectAccessible(page);
  await publish(page);
  await page.getByRole('link', { name: 'View page' }).click();
  const cards = page.getByRole('list', { name: `On deck ${mark}` }).locator('> li');
  await expect(cards.first()).toContainText(`Ropes ${mark}`);
  await expect(cards).toHaveCount(2);
});

test('an administrator lets the portal open with the standard home page, and back', async ({
  page,
  browser,
}) => {
  await signIn(page, 'admin@stoa.example');
  const visitor = await openTab(await browser.newContext());
  await visitor.goto(`/portal/${SCHOOLS.stoa}?sxz-lang=en_US`);
  const standard = visitor.getByText('Welcome! Here is where you learn with us.');
  await expect(standard).toBeHidden();
  await page.goto(`/design/${SCHOOLS.stoa}?sxz-lang=en_US`);
  const own = page.getByRole('switch', { name: 'Open the portal with this page' });
  await expect(own).toBeChecked();
  await own.press('Space');
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('button', { name: 'Show the standard page' }).click();
  await expect(page.getByText(/^Visitors see the standard home page\. What you edit/)).toBeVisible();
  await expectAccessible(page);
  await visitor.reload();
  await expect(standard).toBeVisible();
  await own.press('Space');
  await expect(own).toBeChecked();
  await visitor.reload();
  await expect(standard).toBeHidden();
  await visitor.context().close();
});
