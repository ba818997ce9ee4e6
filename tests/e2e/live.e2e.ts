import { LEARNER, signIn } from './support/accounts.ts';
import { expectAccessible, expectNoSidewaysScroll } from './support/page-checks.ts';
import { SCHOOLS } from './support/places.ts';
import { addressFor, arrive, expect, openTab, test } from './support/test.ts';

const CENTER = `/portal/${SCHOOLS.stoa}/lecturing-center`;

test('a session is scheduled, reserved, moved and deleted, and who waits sees it without a reload (R22, R23, R24, R25, R26, R27, R28, C118, C119, B058, B064)', async ({
  page,
  browser,
  baseURL,
}) => {
  await signIn(page, 'admin@stoa.example');
  await page.goto(CENTER);
  await page.getByRole('main').getByRole('link', { name: 'Schedule a live session' }).click();
  const title = `Risks ${Date.now()}`;
  await page.getByRole('textbox', { name: 'Title' }).fill(title);
  await page.getByRole('button', { name: 'Schedule', exact: true }).click();
  await expect(page.getByText('This field is required.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Link to the room' }).fill('https://rooms.example.org/risks');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Schedule', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Session scheduled' })).toBeVisible();
  await page.getByRole('link', { name: 'View session' }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  const address = new URL(page.url()).pathname;

  const context = await browser.newContext({
    baseURL,
    extraHTTPHeaders: { 'x-forwarded-for': addressFor('live') },
  });
  await arrive(context, 'en_US', baseURL);
  const learner = await openTab(context);
  await signIn(learner, LEARNER);
  await learner.goto(address);
  await learner.getByRole('button', { name: 'Reserve' }).click();
  await expect(learner.getByRole('button', { name: 'Cancel reservation' })).toBeVisible();
  await expectAccessible(learner);
  await expectNoSidewaysScroll(learner);
  // A learner schedules nothing.
  await learner.goto(CENTER);
  await expect(learner).toHaveURL(/insufficient-permissions/);
  await learner.goto(address);
  await expect(learner.getByRole('button', { name: 'Cancel reservation' })).toBeVisible();

  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await page.getByRole('textbox', { name: 'Title' }).fill(`${title} and more`);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved.', { exact: true })).toBeVisible();
  await wake(learner);
  await expect(learner.getByRole('heading', { level: 1, name: `${title} and more` })).toBeVisible();

  await page.getByRole('button', { name: 'Delete session' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete session' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'My live sessions' })).toBeVisible();
  await expect(page.getByRole('link', { name: title })).toHaveCount(0);
  await wake(learner);
  await expect(learner.getByRole('heading', { name: 'This session was deleted' })).toBeVisible();
  await context.close();
});

/** The tab comes back to the front. */
const wake = (page: { evaluate: (work: () => void) => Promise<void> }) =>
  page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')));
