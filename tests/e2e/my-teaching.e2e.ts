import type { Page } from '@playwright/test';
import { LEARNER, newAccount, PASSWORD, signIn, TEACHER } from './support/accounts.ts';
import { enrol } from './support/enrol.ts';
import { expectAccessible, expectNoSidewaysScroll } from './support/page-checks.ts';
import { CLASSES, SCHOOLS } from './support/places.ts';
import { expect, test } from './support/test.ts';

const main = (page: Page) => page.getByRole('main');

/** A question of a learner in a class of the teacher. */
async function ask(page: Page, title: string): Promise<void> {
  await newAccount(page);
  await enrol(page, SCHOOLS.stoa, CLASSES.planning);
  const answer = await page.request.post('/api/km/v1/communities/post', {
    headers: { 'x-requested-with': 'stoa', tenantId: SCHOOLS.stoa },
    data: {
      scopeType: 'class',
      scopeId: CLASSES.planning,
      kind: 'question',
      title,
      body: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'How?' }] }] },
      lang: 'en_US',
    },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  // A page that is open would ask for notifications without its session.
  await page.goto('about:blank');
  await page.context().clearCookies();
}

test('a teacher finds what waits, and a learner is told what appears there', async ({ page, browser }) => {
  test.slow();
  const title = `How large may a task be, ${Date.now()}?`;
  await ask(page, title);
  await signIn(page, TEACHER, PASSWORD);
  await page.goto('/learning?sxz-lang=en_US');
  await main(page).getByRole('link', { name: 'My teaching' }).click();
  await expect(page).toHaveURL(/\/teaching/);
  await expect(main(page).getByRole('heading', { level: 1, name: 'My teaching' })).toBeVisible();
  const questions = main(page).getByRole('region', { name: 'Unanswered questions' });
  await expect(questions.getByRole('link', { name: title })).toBeVisible();
  await expectAccessible(page);
  for (const [lang, scheme, width] of [
    ['en_US', 'light', 1280],
    ['ar_SA', 'dark', 390],
    ['de_DE', 'light', 390],
  ] as const) {
    const context = await browser.newContext({
      colorScheme: scheme,
      viewport: { width, height: 900 },
      storageState: await page.context().storageState(),
    });
    const one = await context.newPage();
    await one.goto(`/teaching?sxz-lang=${lang}`);
    await expect(main(one).getByRole('link', { name: title })).toBeVisible();
    await expectAccessible(one);
    await expectNoSidewaysScroll(one);
    await context.close();
  }
  await questions.getByRole('link', { name: title }).click();
  await expect(main(page).getByRole('heading', { name: title })).toBeVisible();

  // From the menu of the account, for those who teach alone.
  await page.getByRole('button', { name: /^Account of/ }).click();
  await expect(page.getByRole('menuitem', { name: 'My teaching' })).toBeVisible();
  await page.keyboard.press('Escape');
  // A page that is open would ask for notifications without its session.
  await page.goto('about:blank');
  await page.context().clearCookies();
  await signIn(page, LEARNER, PASSWORD);
  await page.goto('/teaching?sxz-lang=en_US');
  await expect(main(page).getByText('You do not teach in a school yet')).toBeVisible();
  await page.getByRole('button', { name: /^Account of/ }).click();
  await expect(page.getByRole('menuitem', { name: 'My learning' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'My teaching' })).toHaveCount(0);
});
