import { LEARNER, signIn, TEACHER } from './support/accounts.ts';
import { expectAccessible, expectNoSidewaysScroll } from './support/page-checks.ts';
import { SCHOOLS } from './support/places.ts';
import { expect, test } from './support/test.ts';

const ADMIN = 'admin@stoa.example';
const MANAGE = `/manage/${SCHOOLS.stoa}`;

test('management begins with what waits for an answer, and leads to its pages', async ({ page }) => {
  await signIn(page, ADMIN);
  await page.goto(`${MANAGE}?sxz-lang=en_US`);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
  await expect(main.getByRole('heading', { name: 'Needs attention' })).toBeVisible();
  await expect(main.getByRole('link', { name: /messages? to answer$/ })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  const nav = page.getByRole('navigation', { name: 'School management' });
  await expect(nav.getByRole('link', { name: 'Overview' })).toHaveAttribute('aria-current', 'page');
  await nav.getByRole('list', { name: 'People' }).getByRole('link', { name: 'Mail delivery' }).click();
  await expect(page).toHaveURL(`${MANAGE}/mails`);
  await expect(main.getByRole('heading', { level: 1, name: 'Mail delivery' })).toBeVisible();
  await expect(nav.getByRole('link', { name: 'Mail delivery' })).toHaveAttribute('aria-current', 'page');
  await expect(nav.locator('[aria-current]')).toHaveCount(1);

  // The way back to the school.
  await nav.getByRole('link', { name: 'Overview' }).click();
  await main.getByRole('link', { name: 'View school' }).click();
  await expect(page).toHaveURL(`/portal/${SCHOOLS.stoa}`);
});

test('on a phone its pages are a menu that Escape closes', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, ADMIN);
  await page.goto(`${MANAGE}/members?sxz-lang=en_US`);
  const nav = page.getByRole('navigation', { name: 'School management' });
  const menu = nav.getByRole('button', { name: 'Members' });
  await expect(menu).toBeVisible();
  await expect(nav.getByRole('link')).toHaveCount(0);
  await menu.click();
  await expect(nav.getByRole('link', { name: 'Footer' })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await page.keyboard.press('Escape');
  await expect(nav.getByRole('link')).toHaveCount(0);
  await expect(menu).toBeFocused();
  await menu.press('Enter');
  await nav.getByRole('link', { name: 'Footer' }).press('Enter');
  await expect(page).toHaveURL(`${MANAGE}/footer`);
  await expect(nav.getByRole('button', { name: 'Footer' })).toHaveAttribute('aria-expanded', 'false');
});

test('who runs nothing is told who can grant it (R38)', async ({ page, complaints }) => {
  complaints.allow(/status of 403/);
  await signIn(page, LEARNER);
  await page.goto(MANAGE);
  await expect(page).toHaveURL(/\/insufficient-permissions\?/);
  await expect(page.getByRole('main')).toContainText('Owner or Administrator');
});

test('a teacher has the pages of teaching, and no others', async ({ page, complaints }) => {
  complaints.allow(/status of 403/);
  await signIn(page, TEACHER);
  await page.goto(MANAGE);
  const pages = page.getByRole('navigation', { name: 'School management' }).getByRole('link');
  await expect(pages).toHaveText([
    'Overview',
    'Content',
    'Sections',
    'Reports',
    'Exams',
    'Question bank',
    'Surveys',
    'Lecturing center',
  ]);
  await page.goto(`${MANAGE}/members`);
  await expect(page).toHaveURL(/\/insufficient-permissions\?/);
});

test('a page of a list that cannot be is the first one', async ({ page }) => {
  await signIn(page, LEARNER);
  for (const number of ['50000', '-1', 'abc', '1e9']) {
    await page.goto(`/portal/${SCHOOLS.stoa}/knowledge?page=${number}`);
    await expect(page).toHaveURL(`/portal/${SCHOOLS.stoa}/knowledge`);
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
  }
});
