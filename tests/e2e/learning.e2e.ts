import type { Page } from '@playwright/test';
import { LEARNER, newAccount, PASSWORD, signIn } from './support/accounts.ts';
import { enrol } from './support/enrol.ts';
import { expectAccessible, expectNoSidewaysScroll } from './support/page-checks.ts';
import { CLASSES, classPage, home, SCHOOLS } from './support/places.ts';
import { expect, test } from './support/test.ts';

const PHONE = { width: 390, height: 844 };
const main = (page: Page) => page.getByRole('main');

test('who learns something signs in, goes on with a lesson, and finds what is next', async ({ page }) => {
  test.slow();
  const { email, password } = await newAccount(page);
  await enrol(page, SCHOOLS.stoa, CLASSES.porch);
  await page.context().clearCookies();
  await page.goto('/login/index?sxz-lang=en_US');
  await main(page).getByRole('textbox', { name: 'Email or phone number' }).fill(email);
  await main(page).getByRole('textbox', { name: 'Password' }).fill(password);
  await main(page).getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL(home());
  await page.goto('/learning?sxz-lang=en_US');
  await expect(main(page).getByRole('heading', { level: 1, name: 'My learning' })).toBeVisible();
  await expectAccessible(page);
  await main(page)
    .getByRole('link', { name: /^Continue: / })
    .first()
    .click();
  await expect(page).toHaveURL(/lesson=\d{19}/);
  await page.goto('/learning?sxz-lang=en_US');
  await page.setViewportSize(PHONE);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.setViewportSize({ width: 1280, height: 800 });

  // From the menu of the account.
  await page.goto(`/portal/${SCHOOLS.stoa}?sxz-lang=en_US`);
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'My learning' }).click();
  await expect(page).toHaveURL(/\/learning$/);
});

test('what is shown comes with the document, in every look', async ({ page, browser }) => {
  test.slow();
  await signIn(page, LEARNER, PASSWORD);
  const html = await (await page.request.get('/learning?sxz-lang=en_US')).text();
  expect(html).toContain('My learning');
  // For people with a session the server loads what is shown and the browser draws it.
  expect(html).toContain('remainingMinutes');
  for (const [lang, scheme, width] of [
    ['en_US', 'light', 1280],
    ['ar_SA', 'dark', 1280],
    ['ar_SA', 'light', 390],
    ['de_DE', 'dark', 390],
  ] as const) {
    const context = await browser.newContext({
      colorScheme: scheme,
      viewport: { width, height: 900 },
      storageState: await page.context().storageState(),
    });
    const one = await context.newPage();
    await one.goto(`/learning?sxz-lang=${lang}`);
    await expect(main(one).getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(one);
    await expectNoSidewaysScroll(one);
    await context.close();
  }
});

test('somebody who is in no class is told what to do, and who is not signed in signs in', async ({
  page,
}) => {
  await page.goto('/learning?sxz-lang=en_US');
  await expect(page).toHaveURL(/\/login\/index\?redirect=/);
  await newAccount(page);
  await page.goto('/learning?sxz-lang=en_US');
  await expect(main(page).getByText('You are not in a class yet')).toBeVisible();
  await main(page).getByRole('link', { name: 'Find a class' }).click();
  await expect(page).toHaveURL(/\/search/);
});

test('days with learning in a row are told with their rule, and can be hidden', async ({ page }) => {
  await newAccount(page);
  await enrol(page, SCHOOLS.stoa, CLASSES.porch);
  await page.goto('/learning?sxz-lang=en_US');
  await expect(main(page).getByRole('heading', { name: 'My classes' })).toBeVisible();
  await expect(main(page).getByText('in a row')).toBeHidden();
  await page.goto(`${classPage(CLASSES.porch)}?lesson=1780000000000000222&sxz-lang=en_US`);
  // The page shows it at once; the next document is another one once the server knows it.
  const saved = page.waitForResponse(
    async (answer) => answer.url().endsWith('/progress') && /"completed":true/.test(await answer.text()),
  );
  await main(page).getByRole('button', { name: 'Mark as done' }).click();
  await expect(main(page).getByText('Lesson completed')).toBeVisible();
  await saved;
  await page.goto('/learning?sxz-lang=en_US');
  const streak = main(page).getByRole('region', { name: '1 day of learning in a row' });
  await expect(streak.getByText('One missed day a week does not end it.')).toBeVisible();
  await expect(streak.getByRole('listitem').last()).toContainText('learned');
  await expectAccessible(page);
  await streak.getByRole('button', { name: 'Hide' }).click();
  await expect(streak).toBeHidden();
  await page.reload();
  await main(page).getByRole('button', { name: 'Show streak' }).click();
  await expect(streak).toBeVisible();
});
