import type { Page } from '@playwright/test';
import { newAccount } from './support/accounts.ts';
import { expectAccessible, expectNoSidewaysScroll } from './support/page-checks.ts';
import { home } from './support/places.ts';
import { expect, openTab, test } from './support/test.ts';

/** Makes a school of one's own. @returns its id */
async function newSchool(page: Page, name: string): Promise<string> {
  await newAccount(page, { tenantId: null });
  await page.goto('/register/create?kind=academy&sxz-lang=en_US');
  await page.getByRole('textbox', { name: 'Name of the school' }).fill(name);
  await page.getByRole('checkbox', { name: /I agree/ }).check({ force: true });
  await page.getByRole('button', { name: 'Create the school' }).click();
  await expect(page).toHaveURL(/\/register\/success\?schoolId=\d{19}/);
  return /schoolId=(\d{19})/.exec(page.url())?.[1] ?? '';
}

const canvas = (page: Page) => page.frameLocator('iframe[title="Page"]');
const saved = (page: Page) => expect(page.getByRole('status').filter({ hasText: /^Saved / })).toBeVisible();
const pagesHref = (schoolId: string) => `/manage/${schoolId}/site?sxz-lang=en_US`;

test('an owner makes a page, links it, changes the color, and visitors see all of it (R31)', async ({
  page,
  browser,
}) => {
  test.slow();
  const schoolId = await newSchool(page, 'Hypatia’s Academy');
  await page.goto(pagesHref(schoolId));
  await expect(page.getByRole('link', { name: 'Navigation and look' })).toBeVisible();
  await expectAccessible(page);

  // A page from nothing, begun with a designed one; its address is made of its title.
  await page.getByRole('button', { name: 'New page' }).click();
  const creating = page.getByRole('dialog', { name: 'New page' });
  await creating.getByRole('textbox', { name: /^Page title/ }).fill('Our Programme');
  await expect(creating.getByRole('textbox', { name: /^Address/ })).toHaveValue('our-programme');
  await creating.getByRole('button', { name: 'Create page' }).click();
  await expect(page).toHaveURL(/\/design\/\d{19}\?.*pageId=page-/);
  await page.getByRole('button', { name: 'Start from a template…' }).click();
  const templates = page.getByRole('dialog', { name: 'Start from a template' });
  await expect(templates.getByRole('button', { name: /^Use: / })).toHaveCount(8);
  await expectAccessible(page);
  await templates.getByRole('button', { name: 'Use: About us' }).click();
  await expect(canvas(page).getByRole('heading', { name: 'Our story' })).toBeAttached();
  await page.getByRole('textbox', { name: /^Description for links/ }).fill('What we teach in spring');
  await saved(page);

  // It goes into the navigation, under a name of its own, and the school gets another color.
  await page.getByRole('link', { name: 'All pages' }).click();
  await page.getByRole('link', { name: 'Navigation and look' }).click();
  await page.getByRole('button', { name: 'Add an entry' }).click();
  await page.getByRole('button', { name: /Page$/ }).last().click();
  await page.getByRole('option', { name: 'Our Programme' }).click();
  await page.getByRole('textbox', { name: /^Name/ }).fill('Programme');
  await expect(canvas(page).getByText('Programme').first()).toBeAttached();
  await page.getByRole('radio', { name: 'Look' }).check({ force: true });
  await page.getByRole('textbox', { name: /^Main color/ }).fill('#8a1f4b');
  await saved(page);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  // Visitors see nothing of it until both are published, and then both.
  // Wide enough that no entry of the navigation has to go under "More".
  const visitor = await openTab(await browser.newContext({ viewport: { width: 1920, height: 1080 } }));
  await visitor.goto(`${home(schoolId)}?sxz-lang=en_US`);
  await expect(visitor.getByRole('navigation').getByRole('link', { name: 'Programme' })).toHaveCount(0);
  await page.getByRole('link', { name: 'All pages' }).click();
  await page.getByRole('button', { name: 'Publish…' }).click();
  const publishing = page.getByRole('dialog', { name: 'Publish together' });
  await expect(publishing.getByRole('checkbox')).toHaveCount(2);
  await publishing.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('Published. Visitors see it now.').first()).toBeVisible();
  await visitor.reload();
  await visitor.getByRole('link', { name: 'Programme' }).first().click();
  await expect(visitor).toHaveURL(/pageId=our-programme/);
  await expect(visitor.getByRole('heading', { name: 'Our story' })).toBeVisible();
  await expect(visitor).toHaveTitle(/Our Programme/);

  // What is sent says it all before any script has run.
  const sent = await (
    await visitor.request.get(`${home(schoolId)}?pageId=our-programme&sxz-lang=en_US`)
  ).text();
  expect(sent).toContain('content="What we teach in spring"');
  expect(sent).toMatch(/rel="canonical" href="[^"]*pageId=our-programme"/);
  expect(sent).toContain('--brand-light-primary:#8a1f4b');
  expect(sent).toContain('Our story');
  await visitor.context().close();

  // In Arabic, on a phone: the menu leads there.
  const phone = await openTab(await browser.newContext({ viewport: { width: 390, height: 844 } }));
  await phone.goto(`${home(schoolId)}?sxz-lang=ar_SA`);
  await phone.getByRole('banner').getByRole('button').first().click();
  await phone.getByRole('dialog').getByRole('link', { name: 'Programme' }).click();
  await expect(phone).toHaveURL(/pageId=our-programme/);
  await expect(phone.locator('html')).toHaveAttribute('dir', 'rtl');
  await expectAccessible(phone);
  await expectNoSidewaysScroll(phone);
  await phone.context().close();

  // Another address: the old one leads there. Deleted, it is gone from the navigation too, and comes back as a draft.
  await page.getByRole('button', { name: 'More for Our Programme' }).click();
  await page.getByRole('menuitem', { name: 'Change the address' }).click();
  const renaming = page.getByRole('dialog', { name: 'Change the address' });
  await renaming.getByRole('textbox', { name: /^Address/ }).fill('spring');
  await renaming.getByRole('button', { name: 'Change the address' }).click();
  await expect(page.getByText('pageId=spring')).toBeVisible();
  const later = await openTab(await browser.newContext());
  await later.goto(`${home(schoolId)}?pageId=our-programme&sxz-lang=en_US`);
  await expect(later).toHaveURL(/pageId=spring/);
  await page.getByRole('button', { name: 'More for Our Programme' }).click();
  await page.getByRole('menuitem', { name: 'Delete page' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete page' }).click();
  await expect(page.getByRole('heading', { name: 'Deleted pages' })).toBeVisible();
  await later.goto(`${home(schoolId)}?sxz-lang=en_US`);
  await expect(later.getByRole('link', { name: 'Programme' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Restore Our Programme' }).click();
  await expect(page.getByRole('heading', { name: 'Deleted pages' })).toHaveCount(0);
  await later.context().close();
});
