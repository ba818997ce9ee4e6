import type { Page } from '@playwright/test';
import { OWNER, signIn } from './support/accounts.ts';
import { expectAccessible, expectNoSidewaysScroll } from './support/page-checks.ts';
import { home } from './support/places.ts';
import { expect, openTab, test } from './support/test.ts';

/** A sub-school of the first school that no other test edits. */
const SUB = '1700000000000000014';
const editor = (pageId: string) => `/design/${SUB}?pageId=${pageId}&sxz-lang=en_US`;
const canvas = (page: Page) => page.frameLocator('iframe[title="Page"]');

async function publish(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Publish/ })
    .click();
  await expect(page.getByRole('status').filter({ hasText: 'Published' })).toBeVisible();
}

test('a sub-school shows the footer links of the school above, and its own again (R31)', async ({
  page,
  browser,
}) => {
  test.slow();
  await signIn(page, OWNER);
  const visitor = await openTab(await browser.newContext());
  const footer = visitor.getByRole('contentinfo');
  const above = footer.getByRole('link', { name: 'Live sessions' });
  await visitor.goto(`${home(SUB)}?sxz-lang=en_US`);
  await expect(footer.getByRole('link', { name: 'Help centre' })).toBeVisible();
  await expect(above).toHaveCount(0);

  await page.goto(editor('site'));
  const links = page.getByRole('group', { name: 'Footer links' });
  await expect(canvas(page).getByText('Help centre')).toBeAttached();
  await links.getByRole('button', { name: 'Use the parent school’s' }).click();
  await expect(canvas(page).getByText('Live sessions')).toBeAttached();
  await expect(links).toContainText('From Stoa Open School');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await publish(page);
  await visitor.reload();
  await expect(above).toBeVisible();

  // Who edits the own ones learns that they are not shown.
  await page.goto(`/manage/${SUB}/footer?sxz-lang=en_US`);
  await expect(page.getByText('Your pages show the links and QR codes of the parent school')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Change this' }).click();
  await links.getByRole('button', { name: 'Choose your own' }).click();
  await publish(page);
  await visitor.reload();
  await expect(above).toHaveCount(0);
  await links.getByRole('link', { name: 'Edit your footer' }).click();
  await expect(page.getByRole('heading', { name: 'Footer', level: 1 })).toBeVisible();
  await expect(page.getByText('Your pages show the links')).toHaveCount(0);
  await visitor.context().close();
});
