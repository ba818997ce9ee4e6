import { newAccount, signIn } from './support/accounts.ts';
import { expectAccessible, expectNoSidewaysScroll } from './support/page-checks.ts';
import { SCHOOLS } from './support/places.ts';
import { addressFor, arrive, expect, openTab, test } from './support/test.ts';

/** A class of the demo that costs nothing and that no other test opens. */
const TITLE = 'Everyday physics';
const CLASS = `/classInfo/${SCHOOLS.stoa}/class-view/1770000000000000013`;
const manage = (search: string): string => `/manage/${SCHOOLS.stoa}/store?${search}`;
// What is not there is told by its line, before the whole test is out of time.
test.use({ actionTimeout: 30_000 });

test('an administrator sells a class, a learner orders it, and is in it once the payment is confirmed (R32, C043)', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  const main = page.getByRole('main');
  const save = async () => {
    await main.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Saved.', { exact: true }).first()).toBeVisible();
  };
  await signIn(page, 'admin@stoa.example');
  await page.goto(manage('edit=new'));
  await main.getByRole('button', { name: /What you sell/ }).click();
  await page.getByRole('option', { name: `${TITLE} Shared course` }).click();
  await main.getByRole('textbox', { name: /Chinese Yuan/ }).fill('49');
  await main.getByRole('textbox', { name: /^Stock/ }).fill('5');
  await main.getByRole('textbox', { name: /^Stock/ }).blur();
  await save();
  await expectAccessible(page);
  await page.goto(manage('view=goods'));
  await expect(page.getByRole('row', { name: TITLE })).toContainText('0 of 5');

  const context = await browser.newContext({
    baseURL,
    extraHTTPHeaders: { 'x-forwarded-for': addressFor('selling') },
  });
  await arrive(context, 'en_US', baseURL);
  const learner = await openTab(context);
  await newAccount(learner);
  await learner.goto(CLASS);
  await learner.getByRole('link', { name: 'Buy', exact: true }).click();
  const shop = learner.getByRole('main');
  const basket = shop.getByRole('list', { name: 'Basket' });
  await expect(basket.getByText(TITLE)).toBeVisible();
  await expect(learner).toHaveURL(`/order/${SCHOOLS.stoa}`);
  await expectAccessible(learner);
  await learner.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(learner);
  // What is chosen outlives the page.
  await learner.reload();
  await expect(basket.getByText(TITLE)).toBeVisible();
  // On a phone the order comes before everything else that is sold.
  const topOf = async (name: string) =>
    (await shop.getByRole('heading', { name, exact: true }).boundingBox())?.y ?? NaN;
  expect(await topOf('Your order')).toBeLessThan(await topOf('For sale'));
  const pay = shop.getByRole('button', { name: /^Order and pay .*49\.00/ });
  await pay.click();
  await expect(shop.getByText('Accept the terms of sale to order.')).toBeVisible();
  await shop.getByText('I have read the terms of sale and accept them.').click();
  await shop.getByRole('textbox', { name: 'Name on the invoice' }).fill('Noor Haddad');

  // Dearer meanwhile: nothing is ordered, and nothing that was typed is lost.
  await page.getByRole('link', { name: TITLE }).click();
  await main.getByRole('textbox', { name: /Chinese Yuan/ }).fill('59');
  await main.getByRole('textbox', { name: /^Stock/ }).focus();
  await save();
  await pay.click();
  await expect(shop.getByText('A price has changed.', { exact: false })).toBeVisible();
  await expect(shop.getByRole('textbox', { name: 'Name on the invoice' })).toHaveValue('Noor Haddad');
  await shop.getByRole('button', { name: /^Order and pay .*59\.00/ }).click();
  const heading = learner.getByRole('heading', { level: 1, name: /^Order ST-/ });
  await expect(heading).toBeVisible();
  await expect(shop.getByText('Awaiting payment')).toBeVisible();
  await expectAccessible(learner);
  await expectNoSidewaysScroll(learner);
  const reference = ((await heading.textContent()) ?? '').replace('Order ', '');

  await page.goto(manage(`view=orders&reference=${reference}`));
  const order = page.getByRole('row', { name: reference });
  await expect(order).toContainText('Noor Haddad');
  await order.getByRole('button', { name: 'What can be done with this order' }).click();
  await page.getByRole('menuitem', { name: 'Confirm payment' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Confirm payment' }).click();
  await expect(order).toContainText('Paid');
  // Without the note that covers a part of the page for a moment.
  await page.reload();
  await expect(order).toContainText('Paid');
  await expectAccessible(page);

  await learner.reload();
  await expect(shop.getByText('Paid. You have full access.')).toBeVisible();
  await shop.getByRole('link', { name: TITLE }).click();
  await expect(learner.getByRole('link', { name: /^Start: / })).toBeVisible();
  await context.close();
});
