import type { Page } from '@playwright/test';
import { newAccount } from './support/accounts.ts';
import { expectAccessible, expectNoSidewaysScroll } from './support/page-checks.ts';
import { picture } from './support/pictures.ts';
import { home } from './support/places.ts';
import { expect, openTab, test } from './support/test.ts';

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1280, height: 900 };

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

const saved = (page: Page) => expect(page.getByRole('status').filter({ hasText: /^Saved / })).toBeVisible();
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

async function add(page: Page, type: string): Promise<void> {
  await page.getByRole('button', { name: 'Add a block' }).click();
  await page.getByRole('menuitem', { name: type, exact: true }).click();
}

test('an administrator adds content blocks, publishes them, and visitors see them (R31, B055)', async ({
  page,
  browser,
}) => {
  test.slow();
  const schoolId = await newSchool(page, 'Hypatia’s Academy');
  await page.goto(`/design/${schoolId}?sxz-lang=en_US`);

  await add(page, 'Call to action');
  await field(page, 'Heading').fill('Join us this autumn');
  const [button] = [page.getByRole('group', { name: 'Button', exact: true })];
  await field(page, 'Button address').first().fill('not an address');
  await expect(page.getByText('An address begins with / or https://.')).toBeVisible();
  await field(page, 'Button address').first().fill(`/portal/${schoolId}/search`);
  await button.getByRole('textbox', { name: 'Button', exact: true }).fill('See all courses');

  await add(page, 'Questions and answers');
  await field(page, 'Heading').fill('Before you join');
  await page.getByRole('button', { name: 'Add: Question' }).click();
  await field(page, 'Question').fill('What does it cost?');
  await field(page, 'Answer').fill('Nothing at all.');

  await add(page, 'Steps');
  await field(page, 'Heading').fill('Three steps');
  for (const [index, step] of ['Look', 'Choose', 'Learn'].entries()) {
    await page.getByRole('button', { name: 'Add: Step' }).click();
    const entry = page.getByRole('group', { name: `Step ${index + 1}`, exact: true });
    await entry.getByRole('textbox', { name: 'Heading' }).fill(step);
    await entry.getByRole('textbox', { name: 'Text' }).fill('A sentence about this step.');
  }

  await add(page, 'Gallery');
  await field(page, 'Heading').fill('Impressions');
  for (const [index, words] of ['The hall', 'The garden'].entries()) {
    await page.getByRole('button', { name: 'Add: Picture' }).click();
    const entry = page.getByRole('group', { name: `Picture ${index + 1}`, exact: true });
    await entry.locator('input[type=file]').setInputFiles(picture('hall.png'));
    await entry.getByRole('textbox', { name: 'Alternative text' }).fill(words);
    await entry.getByRole('textbox', { name: 'Caption' }).fill(words);
  }

  await add(page, 'Quote');
  await page.getByRole('textbox', { name: 'Quote' }).fill('I learned to build here.');
  await field(page, 'Name').fill('Ada');
  await add(page, 'Partners');
  await field(page, 'Heading').fill('Our partners');
  await page.getByRole('button', { name: 'Add: Partner' }).click();
  await field(page, 'Name').fill('The Lyceum');
  await field(page, 'Link').fill('https://example.com/');
  await add(page, 'Picture');
  await field(page, 'Alternative text').fill('A colonnade');
  await saved(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByRole('status').filter({ hasText: /^Published$/ })).toBeVisible();

  const visitor = await openTab(await browser.newContext({ viewport: DESKTOP, reducedMotion: 'reduce' }));
  await visitor.goto(`${home(schoolId)}?sxz-lang=en_US`);
  await expect(visitor.getByRole('heading', { name: 'Join us this autumn' })).toBeVisible();
  await expect(visitor.getByRole('link', { name: 'See all courses' }).last()).toHaveAttribute(
    'href',
    `/portal/${schoolId}/search`,
  );
  await expect(visitor.getByText('Nothing at all.')).toBeHidden();
  await visitor.getByText('What does it cost?').click();
  await expect(visitor.getByText('Nothing at all.')).toBeVisible();
  await expect(visitor.getByRole('blockquote')).toContainText('I learned to build here.');
  await expect(visitor.getByRole('link', { name: 'The Lyceum' })).toBeVisible();
  await expectAccessible(visitor);
  await expectNoSidewaysScroll(visitor);

  // The enlarged view goes on by keyboard, and gives the focus back.
  const second = visitor.getByRole('button', { name: 'Enlarge picture 2: The garden' });
  await second.focus();
  await visitor.keyboard.press('Enter');
  await expect(visitor.getByRole('dialog', { name: '2 of 2' })).toBeVisible();
  await visitor.keyboard.press('ArrowRight');
  await expect(visitor.getByRole('dialog', { name: '1 of 2' }).getByRole('img')).toHaveAttribute(
    'alt',
    'The hall',
  );
  await visitor.keyboard.press('Escape');
  await expect(visitor.getByRole('dialog')).toHaveCount(0);
  await expect(second).toBeFocused();

  await visitor.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await visitor.setViewportSize(PHONE);
  await visitor.goto(`${home(schoolId)}?sxz-lang=ar_SA`);
  await expect(visitor.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(visitor.getByRole('heading', { name: 'Join us this autumn' })).toBeVisible();
  await expectAccessible(visitor);
  await expectNoSidewaysScroll(visitor);
  await visitor.context().close();
});
