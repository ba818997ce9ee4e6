import type { Adapter } from '../adapter.ts';
import { made } from '../adapter.ts';
import { fillBasket, makeVoucher, newBuyer, SHOP, TITLES } from '../shop.ts';
import { SIGNED_OUT } from '../signed-out.ts';
import type { Stage } from '../stage.ts';
import { cutTries, reconnect, visit } from '../visit.ts';

/** A first failed request is made again within this time. */
const BACK_OFF_MS = 1000;
const BASKET = {
  currency: 'CNY',
  lines: [{ goodsId: '1' }],
  voucher: { code: 'WALK' },
  total: 17_910,
  canOrder: true,
};
const BUYER = { name: 'Noor', address: '', taxNumber: '' };

const withdrawals = new WeakMap<Stage, () => Promise<unknown>>();

const field = (name: string | RegExp) => (stage: Stage) => stage.page.getByRole('textbox', { name });
const press = (name: RegExp) => (stage: Stage) =>
  stage.page.getByRole('main').getByRole('button', { name }).first().click();
const ORDER = { name: /^Order (and pay|for free)/ };
const reported = (words: string | RegExp) => (stage: Stage) =>
  stage.page.getByRole('main').getByRole('alert').filter({ hasText: words });
const dismiss = ({ page }: Stage) => page.getByRole('alert').getByRole('button').click();

/** From the basket to the order, on the page of a store. */
export const shopCheckout: Adapter = {
  machine: 'checkout',
  inputs: {
    'a class with a voucher': {
      value: { state: { basket: BASKET, termsVersion: 1 }, buyer: BUYER, keySeed: 'walk' },
      open: async (stage) => {
        await newBuyer(stage);
        const { code, withdraw } = await makeVoucher(stage);
        withdrawals.set(stage, withdraw);
        await fillBasket(stage, TITLES.design, code);
        await visit(stage, SHOP);
      },
    },
  },
  events: {
    'name taken out': {
      event: { type: 'buyer.changed', change: { name: '' } },
      cause: (stage) => field('Name on the invoice')(stage).fill(''),
    },
    'name typed': {
      event: { type: 'buyer.changed', change: { name: 'Noor Haddad' } },
      cause: (stage) => field('Name on the invoice')(stage).fill('Noor Haddad'),
    },
    'address typed again': {
      event: { type: 'buyer.changed', change: { address: '13 Harbour Road' } },
      cause: (stage) => field(/Invoice address/)(stage).fill('13 Harbour Road'),
    },
    'address typed': {
      event: { type: 'buyer.changed', change: { address: '12 Harbour Road' } },
      cause: (stage) => field(/Invoice address/)(stage).fill('12 Harbour Road'),
    },
    'terms ticked': {
      event: { type: 'terms.ticked', isAgreed: true },
      cause: ({ page }) => page.getByText('I have read the terms of sale and accept them.').click(),
    },
    'terms unticked': {
      event: { type: 'terms.ticked', isAgreed: false },
      cause: ({ page }) => page.getByText('I have read the terms of sale and accept them.').click(),
    },
    ordered: { event: { type: 'order.requested' }, cause: press(/^Order and pay /) },
    'voucher taken out': {
      event: { type: 'basket.kept', basket: { ...BASKET, voucher: null, total: 19_900 } },
      cause: press(/^Remove the voucher/),
    },
    reconnected: { event: { type: 'network.restored' }, cause: reconnect },
    dismissed: { event: { type: 'problem.dismissed' }, cause: dismiss },
  },
  outcomes: {
    loadCheckout: {
      call: 'GET /storefront',
      ends: {
        'without the voucher': {
          resolve: { basket: { ...BASKET, total: 0, canOrder: false }, termsVersion: 1 },
        },
        cut: { reject: { code: 'NETWORK' }, answer: 'cut', cause: cutTries('loadCheckout') },
      },
    },
    placeOrder: {
      call: 'POST /orders',
      ends: {
        placed: { resolve: { id: '1' } },
        cut: { reject: { code: 'NETWORK' }, answer: 'cut' },
        'voucher withdrawn': {
          reject: { code: 'VOUCHER_UNUSABLE' },
          before: (stage) => withdrawals.get(stage)?.() ?? Promise.resolve(),
        },
        'signed out': SIGNED_OUT,
        refused: {
          reject: { code: 'INTERNAL_ERROR' },
          answer: made(500, 'INTERNAL_ERROR', 'What the server refuses of an order the page reads again.'),
        },
      },
    },
  },
  seen: {
    // Nothing is told.
    'checkout.editing.open': ({ page }) =>
      page.locator('main:not(:has([role="alert"]))').getByRole('button', ORDER),
    'checkout.editing.invalid': reported('Something is missing or not valid. See the marked fields above.'),
    'checkout.editing.refused': reported(/^(Something went wrong|No connection\. Nothing was changed)/),
    'checkout.editing.changed': reported('The voucher can no longer be used. Nothing was ordered.'),
    'checkout.refreshing': ({ page }) =>
      page.getByRole('main').getByRole('button', { ...ORDER, disabled: true }),
    'checkout.placing.requesting': ({ page }) =>
      page.getByRole('main').getByRole('button', ORDER).and(page.locator('[data-pending]')),
    'checkout.placing.waiting': reported('No connection. Your order is sent once you are back online.'),
    'checkout.placing.awaitingSignIn': reported('You have been signed out. Sign in again to continue.'),
    // The order has what was typed before and after the refusal.
    'checkout.placed': ({ page }) => page.getByRole('main').getByText('13 Harbour Road'),
  },
  walks: [
    {
      name: 'what is missing is said, a withdrawn voucher is taken out, and the order is placed',
      steps: [
        ['open:a class with a voucher', 'name taken out', 'ordered', 'name typed', 'terms ticked', 'ordered'],
        ['placeOrder:voucher withdrawn', 'address typed', 'terms unticked'],
        ['loadCheckout:without the voucher', 'terms ticked', 'address typed again', 'dismissed'],
        ['voucher taken out', 'ordered', 'placeOrder:placed'],
      ].flat(),
    },
    {
      name: 'an order goes on over lost connections, and a refusal is told',
      steps: [
        ['open:a class with a voucher', 'terms ticked', 'ordered', 'placeOrder:refused', 'dismissed'],
        ['ordered', 'placeOrder:cut', `wait:${BACK_OFF_MS}`, 'placeOrder:cut', 'reconnected'],
        ['placeOrder:cut', 'ordered', 'placeOrder:signed out', 'ordered'],
        ['placeOrder:voucher withdrawn', 'loadCheckout:cut'],
      ].flat(),
    },
  ],
};
