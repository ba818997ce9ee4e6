import type { Page } from '@playwright/test';
import { LEARNER, newAccount, PASSWORD } from './support/accounts.ts';
import { expectAccessible, expectNoSidewaysScroll } from './support/page-checks.ts';
import { EXAMS, SCHOOLS, examPage, resource } from './support/places.ts';
import { expect, openTab, test } from './support/test.ts';

const main = (page: Page) => page.getByRole('main');
const button = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name });
const heading = (page: Page, name: string | RegExp) => main(page).getByRole('heading', { name });

/** Chooses an option by its label, as people do. */
async function choose(page: Page, role: 'radio' | 'checkbox', index: number): Promise<void> {
  const option = main(page).getByRole(role).nth(index);
  await main(page)
    .locator('label')
    .filter({ has: page.getByRole(role) })
    .nth(index)
    .click();
  await expect(option).toBeChecked();
}

/** From the page about an exam to the first question of an attempt. */
async function begin(page: Page): Promise<void> {
  await page.goto(resource(EXAMS.everyKind));
  await main(page).getByRole('link', { name: 'Go to the exam' }).click();
  await button(page, 'Start attempt').click();
  await expect(heading(page, 'Question 1 of 7')).toBeVisible();
}

test('an exam is taken from the start to the result, every kind of question (R12, R13, C078)', async ({
  page,
}) => {
  await newAccount(page);
  await page.goto(resource(EXAMS.everyKind));
  const contact = page.getByRole('button', { name: 'Customer service' });
  await expect(contact).toBeVisible();
  await begin(page);
  await expect(contact, 'covers no answer').toBeHidden();
  await expect(page.getByRole('timer')).toContainText(/Time left: 1[45]:\d\d/);
  await choose(page, 'radio', 0);
  await button(page, 'Flag').click();
  await expect(main(page).getByText('Saved', { exact: true })).toBeVisible();

  // Whoever reloads goes on where nothing is answered yet, with everything that was there.
  await page.reload();
  await expect(heading(page, 'Question 2 of 7')).toBeVisible();
  await button(page, 'Question 1: answered, flagged').click();
  await expect(heading(page, 'Question 1 of 7')).toBeFocused();
  await expect(main(page).getByRole('radio').first()).toBeChecked();

  await page.keyboard.press('Alt+Shift+N');
  await expect(heading(page, 'Question 2 of 7')).toBeVisible();
  await choose(page, 'radio', 1);
  await button(page, 'Next').click();
  await choose(page, 'radio', 0);
  await button(page, 'Next').click();
  await main(page).getByRole('textbox').fill('18');
  await button(page, 'Next').click();
  await choose(page, 'checkbox', 0);
  await choose(page, 'checkbox', 1);
  await button(page, 'Next').click();
  await main(page).getByRole('textbox').fill('A <b>plan</b> is what we agreed on.');
  await button(page, 'Review and submit').last().click();
  await expect(heading(page, 'Review your answers')).toBeFocused();
  await expect(main(page).getByText('1 question is not answered.')).toBeVisible();
  await button(page, 'Go to question 7').click();
  await main(page).getByRole('textbox').fill('milestone');
  await button(page, 'Review and submit').first().click();
  await expect(main(page).getByText('All questions are answered.')).toBeVisible();
  await button(page, 'Submit attempt').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Submit' }).click();

  await expect(heading(page, 'Result of attempt 1')).toBeVisible();
  await expect(main(page).getByText('7 of 7')).toBeVisible();
  await expect(main(page).getByText('Being graded')).toBeVisible();
  await expect(main(page).locator('code')).toHaveText(/^[0-9a-f]{64}$/);
  await expect(main(page).getByText('A <b>plan</b> is what we agreed on.')).toBeVisible();
  await main(page).getByRole('link', { name: 'Back to the exam' }).click();
  await expect(main(page).getByRole('link', { name: 'Attempt 1' })).toBeVisible();
  await expect(button(page, 'Start attempt')).toBeVisible();
});

test('answers outlive a lost connection, and a submission that is sent again counts once (TRUST F21, F22, F38)', async ({
  page,
  complaints,
}) => {
  complaints.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  await newAccount(page);
  await begin(page);
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  await choose(page, 'radio', 0);
  await expect(main(page).getByText('Offline. Saved on this device.')).toBeVisible();
  await button(page, 'Next').click();
  await choose(page, 'radio', 0);
  await page.context().setOffline(false);
  await expect(main(page).getByText('Saved', { exact: true })).toBeVisible();

  // Whoever goes to another page at once leaves nothing behind.
  const sent = page.waitForRequest('**/answers');
  await button(page, 'Next').click();
  await choose(page, 'radio', 0);
  await main(page).getByRole('link', { name: 'Project management basics' }).click();
  await sent;
  await button(page, 'Continue attempt').click();
  await expect(heading(page, 'Question 4 of 7')).toBeVisible();

  // The server has handed it in, but its answer is lost.
  const receipts: string[] = [];
  await page.route('**/submit*', async (route) => {
    const response = await route.fetch();
    receipts.push(((await response.json()) as { data: { receipt: string } }).data.receipt);
    await (receipts.length === 1 ? route.abort('failed') : route.fulfill({ response }));
  });
  await button(page, 'Review and submit').last().click();
  await button(page, 'Submit attempt').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Submit' }).click();
  await expect(heading(page, 'Result of attempt 1')).toBeVisible();
  expect(receipts.length).toBeGreaterThan(1);
  expect(new Set(receipts).size).toBe(1);
  await expect(main(page).getByText('3 of 7')).toBeVisible();
});

test('an attempt goes on where the session has ended, without leaving its page (C078)', async ({
  page,
  context,
  complaints,
}) => {
  complaints.allow(/status of 40[01]|^ApiProblem/);
  const { email, password } = await newAccount(page);
  await begin(page);
  const address = page.url();
  await context.clearCookies({ name: /_token$/ });
  await choose(page, 'radio', 2);
  const notice = main(page).getByRole('alert').filter({ hasText: 'You have been signed out.' });
  await expect(notice).toBeVisible();
  // What is answered meanwhile is kept.
  await button(page, 'Next').click();
  await expect(heading(page, 'Question 2 of 7')).toBeVisible();
  await expect(button(page, 'Question 1: answered')).toBeVisible();
  expect(page.url()).toBe(address);
  await expectAccessible(page);
  const beside = context.waitForEvent('page');
  await notice.getByRole('link', { name: 'Sign in' }).click();
  const login = await beside;
  await login.getByRole('textbox', { name: 'Email or phone number' }).fill(email);
  await login.getByRole('textbox', { name: 'Password' }).fill(password);
  await login.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(main(page).getByText('Saved', { exact: true })).toBeVisible();
  await expect(notice).toHaveCount(0);
  expect(page.url()).toBe(address);
  await page.reload();
  await expect(button(page, 'Question 1: answered')).toBeVisible();
});

test('what was answered in an attempt is not shown to somebody else who signs in', async ({
  page,
  context,
  complaints,
}) => {
  complaints.allow(/status of 40[0134]|^ApiProblem/);
  await newAccount(page);
  await begin(page);
  await context.clearCookies({ name: /_token$/ });
  await choose(page, 'radio', 2);
  await expect(main(page).getByText('You have been signed out.')).toBeVisible();
  const other = await openTab(context);
  await other.goto('/login/index');
  await other.getByRole('textbox', { name: 'Email or phone number' }).fill(LEARNER);
  await other.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
  await other.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('timer')).toHaveCount(0);
  await expect(button(page, 'Question 1: answered')).toHaveCount(0);
});

test('the address of the portal leads to the page of the exam, after signing in (R12, R13)', async ({
  page,
  complaints,
}) => {
  complaints.allow(/status of 403/);
  await page.goto(`/portal/${SCHOOLS.stoa}/check-view/${EXAMS.everyKind}`);
  await expect(page).toHaveURL(/\/login\/index\?redirect=.*check-view/);
});

test.describe('on a phone in Arabic', () => {
  test.use({ language: 'ar_SA', viewport: { width: 390, height: 844 } });

  test('an attempt and its review fit and are accessible (C078)', async ({ page }) => {
    await newAccount(page);
    await page.goto(examPage(EXAMS.everyKind));
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await button(page, 'بدء المحاولة').click();
    await expect(page.getByRole('timer')).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await button(page, 'المراجعة والتسليم').last().click();
    await expect(heading(page, 'راجع إجاباتك')).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });
});
