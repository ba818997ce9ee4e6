import { newAccount, signIn } from './support/accounts.ts';
import { confirmPayment, placeOrder, refundLine } from './support/orders.ts';
import { expectAccessible, expectNoSidewaysScroll } from './support/page-checks.ts';
import { SCHOOLS, examPage } from './support/places.ts';
import { addressFor, arrive, expect, openTab, test } from './support/test.ts';

/** An exam of the demo that no other test opens. */
const TITLE = 'Readable design check';
const EXAM_ID = '1740000000000000010';
const manage = (search: string): string => `/manage/${SCHOOLS.stoa}/store?${search}`;
// What is not there is told by its line, before the whole test is out of time.
test.use({ actionTimeout: 30_000 });

test('an administrator sells an exam, a learner buys it and begins, and is asked to buy it anew after a refund (R12, R32)', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  const main = page.getByRole('main');
  await signIn(page, 'admin@stoa.example');
  await page.goto(manage('edit=new'));
  await main.getByRole('button', { name: /What you sell/ }).click();
  await page.getByRole('option', { name: TITLE }).click();
  await expect(main.getByRole('button', { name: /What you sell/ })).toContainText(TITLE);
  await main.getByRole('textbox', { name: /Chinese Yuan/ }).fill('49');
  await main.getByRole('textbox', { name: /Chinese Yuan/ }).blur();
  await main.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved.', { exact: true }).first()).toBeVisible();

  const context = await browser.newContext({
    baseURL,
    extraHTTPHeaders: { 'x-forwarded-for': addressFor('exam-purchase') },
  });
  await arrive(context, 'en_US', baseURL);
  const learner = await openTab(context);
  await newAccount(learner);
  const shop = learner.getByRole('main');
  await learner.goto(`/portal/${SCHOOLS.stoa}/resource/${EXAM_ID}`);
  await expect(shop.getByText('You have to buy this exam first.')).toBeVisible();
  await expect(shop.getByRole('link', { name: 'Buy', exact: true })).toBeVisible();
  await expectAccessible(learner);
  await learner.goto(examPage(EXAM_ID));
  await expect(shop.getByRole('button', { name: 'Start attempt' })).toHaveCount(0);
  await expectAccessible(learner);
  await learner.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(learner);
  await shop.getByRole('link', { name: 'Buy', exact: true }).click();
  await expect(shop.getByRole('list', { name: 'Basket' }).getByText(TITLE)).toBeVisible();
  const reference = await placeOrder(learner, 49);

  await confirmPayment(page, reference);

  await learner.reload();
  await expect(shop.getByText('Paid. You have full access.')).toBeVisible();
  await shop.getByRole('link', { name: TITLE }).click();
  await shop.getByRole('link', { name: 'Go to the exam' }).click();
  await shop.getByRole('button', { name: 'Start attempt' }).click();
  await expect(learner.getByRole('heading', { name: /^Question 1 of / })).toBeVisible();

  await refundLine(page, { reference, title: TITLE, amount: 49 });

  // The attempt that runs is finished all the same; another one has to be bought.
  await learner.reload();
  await expect(learner.getByRole('heading', { name: /^Question 1 of / })).toBeVisible();
  await shop.getByRole('button', { name: 'Review and submit' }).last().click();
  await shop.getByRole('button', { name: 'Submit attempt' }).click();
  const confirm = learner.getByRole('alertdialog');
  await confirm.getByRole('button', { name: 'Submit' }).click();
  await expect(shop.getByText('Submitted', { exact: false }).first()).toBeVisible();
  await learner.goto(examPage(EXAM_ID));
  await expect(shop.getByRole('link', { name: 'Buy', exact: true })).toBeVisible();
  await context.close();
});
