import type { Browser, Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { newAccount, signIn } from './support/accounts.ts';
import { expectAccessible, expectNoSidewaysScroll } from './support/page-checks.ts';
import { SCHOOLS } from './support/places.ts';
import { addressFor, arrive, expect, openTab, test } from './support/test.ts';

const KNOWLEDGE = `/portal/${SCHOOLS.stoa}/knowledge`;
const SECTIONS = `/manage/${SCHOOLS.stoa}/sections`;
const CONTENT = `/manage/${SCHOOLS.stoa}/content`;
/** What the browser notes of what is not there, as is meant. */
const REFUSED = [/Failed to load resource: the server responded with a status of 40[0134]/, /^ApiProblem: /];

/** A browser of somebody else. */
async function someoneElse(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({
    baseURL,
    extraHTTPHeaders: { 'x-forwarded-for': addressFor('knowledge') },
  });
  await arrive(context, 'en_US', baseURL);
  return openTab(context);
}

async function makeSection(page: Page, name: string) {
  await page.getByRole('button', { name: 'New section' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'New section' });
  await dialog.getByRole('button', { name: 'Create' }).click();
  await expect(dialog.getByText('Enter a name in one language at least.')).toBeVisible();
  await dialog.getByRole('textbox', { name: /^Name/ }).fill(name);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Create' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('link', { name, exact: true })).toBeVisible();
}

test('a section is made, gets an article, is read by some, subscribed to and deleted (C112, C113, C114)', async ({
  page,
  browser,
  baseURL,
  complaints,
}) => {
  complaints.allow(...REFUSED);
  const mark = randomUUID().slice(0, 8);
  const [guides, notes] = [`Guides ${mark}`, `Notes ${mark}`];
  await signIn(page, 'admin@stoa.example');
  await page.goto(SECTIONS);
  await makeSection(page, guides);
  await makeSection(page, notes);
  await expectAccessible(page);

  // The second one goes up by its button, and stays there after a reload.
  const rows = page.getByRole('list', { name: 'Sections' }).getByRole('listitem');
  await page.getByRole('button', { name: `Move ${notes} up` }).click();
  await expect
    .poll(async () => {
      const texts = await rows.allInnerTexts();
      return (
        texts.findIndex((text) => text.includes(notes)) < texts.findIndex((text) => text.includes(guides))
      );
    })
    .toBe(true);
  await page.reload();
  await expect(rows.first()).toBeVisible();
  const texts = await rows.allInnerTexts();
  expect(texts.findIndex((text) => text.includes(notes))).toBeLessThan(
    texts.findIndex((text) => text.includes(guides)),
  );

  // An article is put into the first one.
  await page.goto(`${CONTENT}?kind=article&state=public`);
  const article = page.getByRole('row').nth(1);
  const title = (await article.getByRole('link').first().innerText()).trim();
  await article.getByRole('button', { name: 'Actions for this item' }).click();
  await page.getByRole('menuitem', { name: 'Put into a section' }).click();
  const placing = page.getByRole('dialog', { name: 'Put into a section' });
  await placing.getByRole('button', { name: /Section/ }).click();
  await page.getByRole('option', { name: guides }).click();
  await placing.getByRole('button', { name: 'Move' }).click();
  await expect(placing).toBeHidden();
  await expect(page.getByRole('row', { name: title }).getByText(guides)).toBeVisible();

  const visitor = await someoneElse(browser, baseURL);
  await visitor.goto(KNOWLEDGE);
  await visitor
    .getByRole('link', { name: guides })
    .or(visitor.getByRole('row', { name: guides }))
    .first()
    .click();
  await expect(visitor.getByRole('heading', { level: 1, name: guides })).toBeVisible();
  await expect(visitor.getByRole('link', { name: title }).first()).toBeVisible();
  await expectAccessible(visitor);
  const address = visitor.url();
  await expect(visitor.getByRole('link', { name: 'Sign in to subscribe' })).toBeVisible();

  // Somebody with an account subscribes, sees it in the list, and unsubscribes there.
  const reader = await someoneElse(browser, baseURL);
  await newAccount(reader, { nickName: 'Noor Reader' });
  await reader.goto(address);
  await reader.getByRole('button', { name: 'Subscribe', exact: true }).click();
  await expect(reader.getByRole('button', { name: 'Unsubscribe', exact: true })).toBeVisible();
  await reader.reload();
  await expect(reader.getByRole('button', { name: 'Unsubscribe', exact: true })).toBeVisible();
  await reader.getByRole('link', { name: 'Your subscriptions' }).click();
  await expect(reader.getByRole('link', { name: guides })).toBeVisible();
  await expectAccessible(reader);
  await reader.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(reader);
  await reader.getByRole('button', { name: `Unsubscribe from ${guides}` }).click();
  await expect(reader.getByText('You have no subscriptions here')).toBeVisible();

  // For those who teach alone: nobody else finds it any more.
  await page.goto(SECTIONS);
  await page.getByRole('button', { name: `More for ${guides}` }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  const editing = page.getByRole('dialog', { name: 'Edit section' });
  await editing.getByText('Teachers and administrators').click();
  await editing.getByRole('button', { name: 'Save' }).click();
  await expect(editing).toBeHidden();
  await visitor.goto(address);
  await expect(visitor.getByRole('heading', { level: 1, name: guides })).toBeHidden();
  await visitor.goto(KNOWLEDGE);
  await expect(visitor.getByText(guides)).toBeHidden();

  // Deleted, it says what becomes of its article.
  await page.getByRole('button', { name: `More for ${guides}` }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  const asking = page.getByRole('alertdialog');
  await expect(asking.getByText('1 article is in it.', { exact: false })).toBeVisible();
  await expectAccessible(page);
  await asking.getByRole('button', { name: 'Delete the section' }).click();
  await expect(page.getByRole('link', { name: guides, exact: true })).toBeHidden();
  await page.getByRole('button', { name: `More for ${notes}` }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await asking.getByRole('button', { name: 'Delete the section' }).click();
  await expect(page.getByRole('link', { name: notes, exact: true })).toBeHidden();
});
