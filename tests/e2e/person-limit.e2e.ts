import { newAccount, signIn } from './support/accounts.ts';
import { expectAccessible, expectNoSidewaysScroll } from './support/page-checks.ts';
import { SCHOOLS } from './support/places.ts';
import { addressFor, arrive, expect, openTab, test } from './support/test.ts';

/** A class of the demo that costs nothing and that no other test opens. */
const TITLE = 'Email and calendar';
// What is not there is told by its line, before the whole test is out of time.
test.use({ actionTimeout: 30_000 });

test('a person buys no more than the limit of the goods (R32)', async ({ page, browser, baseURL }) => {
  test.slow();
  const main = page.getByRole('main');
  await signIn(page, 'admin@stoa.example');
  await page.goto(`/manage/${SCHOOLS.stoa}/store?edit=new`);
  await main.getByRole('button', { name: /What you sell/ }).click();
  await page.getByRole('option', { name: TITLE }).click();
  await main.getByRole('textbox', { name: /Chinese Yuan/ }).fill('0');
  const limit = main.getByRole('textbox', { name: /^Limit per person/ });
  await limit.fill('1');
  await limit.blur();
  await main.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved.', { exact: true }).first()).toBeVisible();
  await expectAccessible(page);
  await page.reload();

  const context = await browser.newContext({
    baseURL,
    extraHTTPHeaders: { 'x-forwarded-for': addressFor('person-limit') },
  });
  await arrive(context, 'en_US', baseURL);
  const learner = await openTab(context);
  await newAccount(learner);
  const shop = learner.getByRole('main');
  const order = async () => {
    await shop.getByText('I have read the terms of sale and accept them.').click();
    await shop.getByRole('textbox', { name: 'Name on the invoice' }).fill('Noor Haddad');
    await shop.getByRole('button', { name: 'Order for free' }).click();
  };
  await learner.goto(`/order/${SCHOOLS.stoa}`);
  const goods = shop.getByRole('listitem').filter({ has: learner.getByRole('link', { name: TITLE }) });
  await expect(goods).toContainText('At most 1 per person');
  await goods.getByRole('button', { name: `Add ${TITLE} to the basket` }).click();
  await order();
  await expect(learner.getByRole('heading', { level: 1, name: /^Order ST-/ })).toBeVisible();

  // Whoever leaves the class could buy it again, were there no limit.
  await shop.getByRole('link', { name: TITLE }).click();
  await shop.getByRole('button', { name: 'Leave class' }).click();
  await learner.getByRole('alertdialog').getByRole('button', { name: 'Leave class' }).click();
  await expect(learner.getByText('You have left the class. Your progress is kept.')).toBeVisible();
  await learner.goto(`/order/${SCHOOLS.stoa}`);
  await expect(goods).toContainText('Limit per person reached');
  await expect(goods.getByRole('button')).toHaveCount(0);
  await expectAccessible(learner);
  await learner.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(learner);
  await context.close();
});
