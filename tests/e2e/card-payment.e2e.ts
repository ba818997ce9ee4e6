import { startStripe, type StripeServer } from '../../apps/server/src/testing/stripe-server.ts';
import { newAccount, signIn } from './support/accounts.ts';
import { freePort } from './support/free-port.ts';
import { expectAccessible, expectNoSidewaysScroll } from './support/page-checks.ts';
import { SCHOOLS } from './support/places.ts';
import { startSecondServer } from './support/second-server.ts';
import { addressFor, arrive, expect, openTab, test as base } from './support/test.ts';

const TITLE = 'Type fast without looking';
const SECRET = 'whsec_StoaBrowserSecret00000';
const STORE = `/api/store/v1/schools/${SCHOOLS.stoa}`;
const manage = (search: string): string => `/manage/${SCHOOLS.stoa}/store?${search}`;

/** A portal whose payment provider listens on this machine, with a page to pay on. */
const test = base.extend<{ stripe: StripeServer }>({
  // oxlint-disable-next-line no-empty-pattern -- the form that Playwright asks for
  stripe: async ({}, use) => {
    const stripe = await startStripe();
    await use(stripe);
    await stripe.close();
  },
  baseURL: async ({ stripe }, use) => {
    const server = await startSecondServer({
      PORT: String(await freePort()),
      STRIPE_API_URL: stripe.url,
    });
    await use(server.url);
    await server.stop();
  },
});
test.use({ actionTimeout: 30_000 });

test('a school connects its account, a learner pays by card and is in, and is paid back (R32)', async ({
  page,
  browser,
  baseURL,
  stripe,
}) => {
  test.slow();
  // The administrator connects the account of the school.
  await signIn(page, 'admin@stoa.example');
  await page.goto(manage('view=payments'));
  const main = page.getByRole('main');
  await expect(main.getByText(`/api/store/v1/open/schools/${SCHOOLS.stoa}/payments/stripe`)).toBeVisible();
  await expectAccessible(page);
  await main.getByRole('switch', { name: 'Cards, through Stripe' }).press('Space');
  await main.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(main.getByText('Enter a secret key of Stripe.')).toBeVisible();
  await main.getByRole('textbox', { name: 'Secret key' }).fill(stripe.key);
  await main.getByRole('textbox', { name: 'Webhook signing secret' }).fill(SECRET);
  await main.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(main.getByText('Test mode: no real money is moved')).toBeVisible();
  await expect(main.getByRole('textbox', { name: 'Secret key' })).toHaveValue('');
  await main.getByRole('button', { name: 'Test the connection' }).click();
  await expect(main.getByText('Stripe accepts the saved key')).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  stripe.hook = {
    url: `${baseURL}/api/store/v1/open/schools/${SCHOOLS.stoa}/payments/stripe`,
    secret: SECRET,
  };

  const context = await browser.newContext({
    ...(baseURL ? { baseURL } : {}),
    extraHTTPHeaders: { 'x-forwarded-for': addressFor('card-payment') },
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
  // What is said of the payment before the order is of this school.
  await expect(
    shop.getByText(/^Next, you choose how to pay: by card, .* or by bank transfer, /),
  ).toBeVisible();
  await shop.getByText('I have read the terms of sale and accept them.').click();
  await shop.getByRole('textbox', { name: 'Name on the invoice' }).fill('Noor Haddad');
  await shop.getByRole('button', { name: /^Order and pay / }).click();
  const heading = learner.getByRole('heading', { level: 1, name: /^Order ST-/ });
  await expect(heading).toBeVisible();
  const reference = ((await heading.textContent()) ?? '').replace('Order ', '');
  await expect(shop.getByRole('heading', { name: 'Pay by bank transfer' })).toBeVisible();
  await expectAccessible(learner);

  // A provider that is down leaves the order as it is.
  stripe.fault = 'later';
  await shop.getByRole('button', { name: /^Pay .* by card$/ }).click();
  await expect(shop.getByText('The payment service does not answer.', { exact: false })).toBeVisible();
  stripe.fault = undefined;

  // Declined, and then left: back to the order, which can be paid again.
  await shop.getByRole('button', { name: /^Pay .* by card$/ }).click();
  await expect(learner.getByRole('heading', { name: 'Checkout' })).toBeVisible();
  await learner.getByRole('button', { name: 'Pay with a card that is declined' }).click();
  await expect(learner.getByText('Your card was declined.')).toBeVisible();
  await learner.getByRole('link', { name: 'Back' }).click();
  await expect(shop.getByText('Not paid yet')).toBeVisible();
  await expectAccessible(learner);

  await shop.getByRole('button', { name: 'Pay again' }).click();
  await learner.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(shop.getByText('Paid. You have full access.')).toBeVisible();
  await expect(shop.getByRole('link', { name: /^Invoice \d{4}-\d{5}$/ })).toBeVisible();
  await expect(learner).toHaveURL(/payment=done/);
  await expectAccessible(learner);

  // Paid back by the provider: access is gone.
  const order = main.getByRole('row', { name: reference });
  await page.goto(manage(`view=orders&reference=${reference}`));
  await expect(order).toContainText('Paid');
  await order.getByRole('button', { name: 'What can be done with this order' }).click();
  await page.getByRole('menuitem', { name: 'Refund' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Refund everything' }).click();
  await dialog.getByRole('textbox', { name: /^Reason/ }).fill('The class was cancelled.');
  await dialog.getByRole('button', { name: /^Refund .*\d/ }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /^Refund / })
    .click();
  await expect(order).toContainText('Refunded');
  expect([...stripe.refunds.values()]).toHaveLength(1);
  await learner.reload();
  await expect(shop.getByText('This order was refunded in full')).toBeVisible();

  // Others of this database sell by transfer alone.
  const { data } = (await (await page.request.get(`${STORE}/manage/payments`)).json()) as {
    data: { version: number };
  };
  await page.request.put(`${STORE}/manage/payments`, {
    headers: { 'x-requested-with': 'stoa' },
    data: {
      version: data.version,
      transferEnabled: true,
      cardEnabled: false,
      secretKey: null,
      webhookSecret: null,
    },
  });
  await context.close();
});
