import type { Page } from '@playwright/test';
import { OWNER, signIn } from './support/accounts.ts';
import { expectAccessible, expectNoSidewaysScroll } from './support/page-checks.ts';
import { home, SCHOOLS } from './support/places.ts';
import { expect, openTab, test } from './support/test.ts';

/** Sub-schools of the first school that no other test edits. */
const FOOTER_SCHOOL = '1700000000000000014';
const HOME_SCHOOL = '1700000000000000013';
const editor = (schoolId: string, pageId: string) => `/design/${schoolId}?pageId=${pageId}&sxz-lang=en_US`;
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
  await visitor.goto(`${home(FOOTER_SCHOOL)}?sxz-lang=en_US`);
  await expect(footer.getByRole('link', { name: 'Help centre' })).toBeVisible();
  await expect(above).toHaveCount(0);

  await page.goto(editor(FOOTER_SCHOOL, 'site'));
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
  await page.goto(`/manage/${FOOTER_SCHOOL}/footer?sxz-lang=en_US`);
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

test('the editor shows the home page that visitors see where it is taken, and leads on from it (R31)', async ({
  page,
  browser,
}) => {
  test.slow();
  await signIn(page, OWNER);
  const visitor = await openTab(await browser.newContext());
  const firstHeading = async (schoolId: string) => {
    await visitor.goto(`${home(schoolId)}?sxz-lang=en_US`);
    const heading = visitor.getByRole('main').getByRole('heading', { level: 2 }).first();
    await expect(heading).toBeVisible();
    return (await heading.textContent()) ?? '';
  };
  const [theirs, own] = [await firstHeading(SCHOOLS.stoa), await firstHeading(HOME_SCHOOL)];
  const shows = async (text: string, other: string) => {
    await expect(canvas(page).getByText(text).first()).toBeAttached();
    await expect(canvas(page).getByText(other)).toHaveCount(0);
  };
  const note = page.getByText('The home page comes from Stoa Open School');

  // Chosen, it is shown at once, before it is published.
  await page.goto(editor(HOME_SCHOOL, 'site'));
  await shows(own, theirs);
  await page.getByRole('radio', { name: 'Pages' }).check({ force: true });
  await page.getByRole('checkbox', { name: /^Home/ }).check({ force: true });
  await shows(theirs, own);
  await expect(note).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await publish(page);
  await shows(theirs, own);
  expect(await firstHeading(HOME_SCHOOL)).toBe(theirs);

  // Where the home page is edited, it is looked at; one's own can be got ready meanwhile.
  await page.goto(editor(HOME_SCHOOL, 'home'));
  await expect(note).toBeVisible();
  await shows(theirs, own);
  await expect(page.getByRole('button', { name: 'Publish', exact: true })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Edit it in Stoa Open School' })).toHaveAttribute(
    'href',
    new RegExp(`/design/${SCHOOLS.stoa}`),
  );
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Edit your own page' }).click();
  await shows(own, theirs);
  await expect(page.getByRole('button', { name: 'Add a block' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Show what visitors see' }).click();
  await shows(theirs, own);

  // And back to it.
  await page.getByRole('link', { name: 'Use your own home page instead' }).click();
  await expect(page.getByRole('radio', { name: 'Pages' })).toBeChecked();
  await page.getByRole('button', { name: 'Use your own home page instead' }).click();
  await expect(note).toHaveCount(0);
  await shows(own, theirs);
  await publish(page);
  expect(await firstHeading(HOME_SCHOOL)).toBe(own);
  await visitor.context().close();
});
