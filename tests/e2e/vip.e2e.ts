import { newAccount, signIn } from './support/accounts.ts';
import { confirmPayment, placeOrder, refundLine } from './support/orders.ts';
import { expectAccessible, expectNoSidewaysScroll } from './support/page-checks.ts';
import { SCHOOLS } from './support/places.ts';
import { addressFor, arrive, expect, openTab, test } from './support/test.ts';

/** A class of the demo in the VIP zone that is also sold alone. */
const CLASS = `/classInfo/${SCHOOLS.stoa}/class-view/1770000000000000016`;
const NAME = 'Porch VIP';
const manage = (search: string): string => `/manage/${SCHOOLS.stoa}/store?${search}`;
// What is not there is told by its line, before the whole test is out of time.
test.use({ actionTimeout: 30_000 });

test('a VIP package is made and bought, opens the classes of the zone, and closes them when it is paid back (R32)', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  const main = page.getByRole('main');
  await signIn(page, 'admin@stoa.example');
  await page.goto(manage('edit=new'));
  await main.getByRole('button', { name: /What you sell/ }).click();
  await page.getByRole('option', { name: 'A VIP package' }).click();
  await main.getByRole('textbox', { name: /Chinese Yuan/ }).fill('99');
  await main.getByRole('textbox', { name: /Chinese Yuan/ }).blur();
  await main.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(main.getByText('This field is required.')).toBeVisible();
  await main.getByRole('textbox', { name: /^Name of the package/ }).fill(NAME);
  await main.getByRole('textbox', { name: /^Introduction/ }).fill('All that is marked VIP, for a year.');
  await main.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved.', { exact: true }).first()).toBeVisible();
  await expectAccessible(page);
  await page.reload();

  const context = await browser.newContext({
    baseURL,
    extraHTTPHeaders: { 'x-forwarded-for': addressFor('vip') },
  });
  await arrive(context, 'en_US', baseURL);
  const learner = await openTab(context);
  await newAccount(learner);
  const shop = learner.getByRole('main');
  await learner.goto(CLASS);
  await expect(learner.getByRole('link', { name: 'Buy', exact: true })).toBeVisible();
  await learner.goto(`/order/${SCHOOLS.stoa}`);
  await expect(
    shop.getByText('Opens every class, exam and live session marked VIP: 12 months'),
  ).toBeVisible();
  await shop.getByRole('button', { name: `Add ${NAME} to the basket` }).click();
  await expectAccessible(learner);
  await learner.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(learner);
  const reference = await placeOrder(learner, 99);

  await confirmPayment(page, reference);

  await learner.goto(`/order/${SCHOOLS.stoa}`);
  await expect(shop.getByText('You are a VIP member')).toBeVisible();
  await learner.goto(CLASS);
  await shop.getByRole('button', { name: 'Enroll', exact: true }).click();
  await expect(learner.getByRole('link', { name: /^Start: / })).toBeVisible();
  await expectAccessible(learner);

  await refundLine(page, { reference, title: NAME, amount: 99 });
  await learner.reload();
  await expect(learner.getByRole('link', { name: 'Buy', exact: true })).toBeVisible();
  await expect(learner.getByRole('link', { name: /^Start: / })).toHaveCount(0);
  await context.close();
});
