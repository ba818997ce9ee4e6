import { newAccount, signIn } from './support/accounts.ts';
import { expectAccessible, expectNoSidewaysScroll } from './support/page-checks.ts';
import { SCHOOLS } from './support/places.ts';
import { addressFor, arrive, expect, openTab, test } from './support/test.ts';

/** A class of the demo that is sold for 49 yuan, and that no other test buys. */
const TITLE = 'Type fast without looking';
const manage = (search: string): string => `/manage/${SCHOOLS.stoa}/store?${search}`;
// What is not there is told by its line, before the whole test is out of time.
test.use({ actionTimeout: 30_000 });

test('an order is paid, its invoice read, refunded in part and in whole, and the books balance (R32)', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  const context = await browser.newContext({
    baseURL,
    extraHTTPHeaders: { 'x-forwarded-for': addressFor('refund') },
  });
  await arrive(context, 'en_US', baseURL);
  const learner = await openTab(context);
  await newAccount(learner);
  await learner.goto(`/order/${SCHOOLS.stoa}`);
  const shop = learner.getByRole('main');
  await shop
    .getByRole('listitem')
    .filter({ hasText: TITLE })
    .getByRole('button', { name: `Add ${TITLE} to the basket` })
    .click();
  await shop.getByText('I have read the terms of sale and accept them.').click();
  await shop.getByRole('textbox', { name: 'Name on the invoice' }).fill('Noor Haddad');
  await shop.getByRole('textbox', { name: /Invoice address/ }).fill('12 Harbour Road');
  await shop.getByRole('button', { name: /^Order and pay / }).click();
  const heading = learner.getByRole('heading', { level: 1, name: /^Order ST-/ });
  await expect(heading).toBeVisible();
  const reference = ((await heading.textContent()) ?? '').replace('Order ', '');

  await signIn(page, 'admin@stoa.example');
  const main = page.getByRole('main');
  const order = main.getByRole('row', { name: reference });
  const choose = async (item: string) => {
    await order.getByRole('button', { name: 'What can be done with this order' }).click();
    await page.getByRole('menuitem', { name: item }).click();
  };
  await page.goto(manage(`view=orders&reference=${reference}`));
  await choose('Confirm payment');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Confirm payment' }).click();
  await expect(order).toContainText('Paid');

  // The buyer is told, and reads the invoice.
  await learner.reload();
  await expect(shop.getByText('Paid. You have full access.')).toBeVisible();
  await shop.getByRole('link', { name: /^Invoice \d{4}-\d{5}$/ }).click();
  const invoice = shop.getByRole('article');
  await expect(invoice.getByRole('heading', { level: 1, name: /^Invoice \d{4}-\d{5}$/ })).toBeVisible();
  await expect(invoice).toContainText('12 Harbour Road');
  await expect(invoice).toContainText(TITLE);
  await expectAccessible(learner);
  const download = learner.waitForEvent('download');
  await shop.getByRole('link', { name: 'Download PDF' }).click();
  expect((await download).suggestedFilename()).toMatch(/^\d{4}-\d{5}\.pdf$/);
  await learner.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(learner);
  // On paper stands the invoice alone.
  await learner.emulateMedia({ media: 'print' });
  await expect(invoice).toBeVisible();
  await expect(shop.getByRole('button', { name: 'Print', exact: true })).toBeHidden();
  await expect(learner.getByRole('banner')).toBeHidden();
  await learner.emulateMedia({ media: 'screen' });
  await shop.getByRole('link', { name: 'Back to the order' }).click();

  // A part first: what was bought stays open.
  const dialog = page.getByRole('dialog');
  const sure = page.getByRole('alertdialog');
  await choose('Refund');
  await dialog.getByRole('button', { name: 'Refund', exact: true }).click();
  await expect(dialog.getByText('Enter how much is refunded.')).toBeVisible();
  await dialog.getByRole('textbox', { name: TITLE }).fill('9');
  await dialog.getByRole('textbox', { name: /^Reason/ }).fill('One evening fell out.');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: /^Refund .*9\.00/ }).click();
  await expect(sure.getByText('What was bought stays open.', { exact: false })).toBeVisible();
  // Back to the amounts, everything is still there.
  await sure.getByRole('button', { name: 'Back' }).click();
  await expect(dialog.getByRole('textbox', { name: /^Reason/ })).toHaveValue('One evening fell out.');
  await dialog.getByRole('button', { name: /^Refund .*9\.00/ }).click();
  await sure.getByRole('button', { name: /^Refund .*9\.00/ }).click();
  await expect(order).toContainText('Partially refunded');
  await learner.reload();
  await expect(shop.getByText('A part of this order was refunded')).toBeVisible();
  await expect(shop.getByText('One evening fell out.')).toBeVisible();
  await expectAccessible(learner);

  // Then the rest: access is gone, and said so.
  await choose('Refund');
  await dialog.getByRole('button', { name: 'Refund everything' }).click();
  await dialog.getByRole('textbox', { name: /^Reason/ }).fill('The class was cancelled.');
  await dialog.getByRole('button', { name: /^Refund .*\d/ }).click();
  await expect(sure.getByText('The buyer loses access', { exact: false })).toBeVisible();
  await sure.getByRole('button', { name: /^Refund / }).click();
  await expect(order).toContainText('Refunded');
  await learner.reload();
  await expect(shop.getByText('This order was refunded in full')).toBeVisible();
  await expect(shop.getByRole('link', { name: /^Credit note C\d{4}-\d{5}$/ })).toHaveCount(2);
  await shop.getByRole('link', { name: TITLE }).click();
  await expect(learner.getByRole('link', { name: 'Buy', exact: true })).toBeVisible();
  const reported = await (await learner.request.get('/api/accounts/notifications')).text();
  expect(reported.match(/You received a refund/g)).toHaveLength(2);
  expect(reported).toContain('Your payment has arrived');

  await page.goto(manage('view=books'));
  await expect(main.getByText('The books balance', { exact: false })).toBeVisible();
  const entries = main.getByRole('grid', { name: 'Entries' });
  await expect(entries.getByRole('row').filter({ hasText: reference })).toHaveCount(4);
  await expectAccessible(page);
  const saved = page.waitForEvent('download');
  await main.getByRole('button', { name: 'Download as CSV' }).click();
  expect((await saved).suggestedFilename()).toMatch(/^books-CNY-.*\.csv$/);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
  await context.close();
});
