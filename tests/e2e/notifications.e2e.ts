import { newAccount } from './support/accounts.ts';
import { expectAccessible, expectNoSidewaysScroll } from './support/page-checks.ts';
import { expect, test } from './support/test.ts';

const SETTINGS = '/account/notifications';

test('each kind is switched by channel, saved at once, and there after a reload', async ({ page }) => {
  await newAccount(page);
  await page.goto(SETTINGS);
  const kind = page.getByRole('group', { name: 'Answers to your feedback' });
  const mail = kind.getByRole('switch', { name: 'By email' });
  await expect(mail).toBeChecked();
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
  await mail.uncheck({ force: true });
  await expect(page.getByText('Saved.', { exact: true })).toBeVisible();
  await page.reload();
  await expect(mail).not.toBeChecked();
  // News about the safety of the account are always shown.
  const safety = page.getByRole('group', { name: 'Sign-ins from a new device' });
  await expect(safety.getByRole('switch', { name: 'In the portal' })).toBeDisabled();
});

test('a switch that could not be saved moves back and says why', async ({ page, complaints }) => {
  complaints.allow(/Failed to load resource/);
  await newAccount(page);
  await page.goto(SETTINGS);
  await page.route('**/api/accounts/notifications/settings*', (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.fallback(),
  );
  const mail = page
    .getByRole('group', { name: 'Answers to your feedback' })
    .getByRole('switch', { name: 'By email' });
  // It may have moved back before anybody could see that it had moved.
  await mail.click({ force: true });
  await expect(page.getByText(/No connection/)).toBeVisible();
  await expect(mail).toBeChecked();
});

test('the link of a mail that is none says so, without a sign-in', async ({ page, complaints }) => {
  complaints.allow(/Failed to load resource/);
  await page.goto('/notifications/unsubscribe?token=none');
  await expect(page.getByRole('heading', { level: 1, name: 'This link is no longer valid' })).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
});
