import { newAccount, signIn } from './support/accounts.ts';
import { expectAccessible, expectNoSidewaysScroll } from './support/page-checks.ts';
import { SCHOOLS } from './support/places.ts';
import { addressFor, arrive, expect, openTab, test } from './support/test.ts';

/** A class of the demo that is sold for 199 yuan. */
const TITLE = 'Design that can be read';
const VOUCHERS = `/manage/${SCHOOLS.stoa}/store?view=vouchers`;
// What is not there is told by its line, before the whole test is out of time.
test.use({ actionTimeout: 30_000 });

test('an administrator makes a voucher, a learner orders with it, and it is withdrawn (R32, B069)', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  await signIn(page, 'admin@stoa.example');
  const main = page.getByRole('main');
  await page.goto(VOUCHERS);
  await main.getByRole('button', { name: 'New voucher' }).click();
  const dialog = page.getByRole('dialog');
  // A mark is wrong at once, what is not finished is not.
  const wrong = dialog.getByText('Enter 3 to 40 letters from A to Z, digits or dashes.');
  await dialog.getByRole('textbox', { name: /^Code/ }).fill('a');
  await expect(wrong).toBeHidden();
  await dialog.getByRole('textbox', { name: /^Code/ }).fill('a!');
  await expect(wrong).toBeVisible();
  await dialog.getByRole('textbox', { name: /^Code/ }).fill('');
  await expect(wrong).toBeHidden();
  await dialog.getByRole('button', { name: 'Create voucher' }).click();
  await expect(wrong).toBeVisible();
  await dialog.getByRole('textbox', { name: /^Code/ }).fill('autumn-50');
  await dialog.getByRole('textbox', { name: /^Share/ }).fill('50');
  await dialog.getByRole('textbox', { name: /^Share/ }).blur();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Create voucher' }).click();
  const row = main.getByRole('row', { name: 'AUTUMN-50' });
  await expect(row).toContainText('50%');

  const context = await browser.newContext({
    baseURL,
    extraHTTPHeaders: { 'x-forwarded-for': addressFor('voucher') },
  });
  await arrive(context, 'en_US', baseURL);
  const learner = await openTab(context);
  await newAccount(learner);
  await learner.goto(`/order/${SCHOOLS.stoa}`);
  const shop = learner.getByRole('main');
  await shop.getByRole('button', { name: `Add ${TITLE} to the basket` }).click();
  const pay = (price: RegExp) => shop.getByRole('button', { name: price });
  const code = shop.getByRole('textbox', { name: /^Voucher/ });
  await code.fill('nothing');
  await shop.getByRole('button', { name: 'Use voucher' }).click();
  await expect(shop.getByText('Voucher not found. Check the code.')).toBeVisible();
  await expect(pay(/^Order and pay .*199\.00/)).toBeDisabled();
  await expectAccessible(learner);
  await code.fill('autumn-50');
  await code.press('Enter');
  await expect(shop.getByText(/^Voucher AUTUMN-50: .*99\.50 off$/)).toBeVisible();
  await learner.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(learner);
  // What was entered outlives the page, and can be taken out.
  await learner.reload();
  await expect(shop.getByText(/^Voucher AUTUMN-50: .*99\.50 off$/)).toBeVisible();
  await shop.getByRole('button', { name: 'Remove the voucher' }).click();
  await expect(pay(/^Order and pay .*199\.00/)).toBeEnabled();
  await code.fill('AUTUMN-50');
  await code.press('Enter');
  await shop.getByText('I have read the terms of sale and accept them.').click();
  await shop.getByRole('textbox', { name: 'Name on the invoice' }).fill('Noor Haddad');
  await pay(/^Order and pay .*99\.50/).click();
  await expect(learner.getByRole('heading', { level: 1, name: /^Order ST-/ })).toBeVisible();
  await expect(shop.getByText(/^Voucher: .*99\.50 off$/)).toBeVisible();

  await page.reload();
  await expect(row).toContainText('1');
  await row.getByRole('button', { name: 'Withdraw voucher AUTUMN-50' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw' }).click();
  await expect(row).toContainText('Withdrawn');
  await expectAccessible(page);
  await context.close();
});
