import type { Adapter } from '../adapter.ts';
import { made } from '../adapter.ts';
import { newBuyer, SHOP, TITLES } from '../shop.ts';
import { SIGNED_OUT } from '../signed-out.ts';
import type { Stage } from '../stage.ts';
import { lookAgain, reconnect, visit } from '../visit.ts';

/** A first failed request is made again within this time. */
const BACK_OFF_MS = 1000;
const ONE = '1';
const OTHER = '2';
const basket = (...goodsIds: string[]) => ({
  currency: 'CNY',
  lines: goodsIds.map((goodsId) => ({ goodsId })),
  voucher: null,
});
/** What goods are called differs from the simulation's: only how many there are is looked at. */
const held = {
  empty: { resolve: basket() },
  one: { resolve: basket(ONE) },
  both: { resolve: basket(ONE, OTHER) },
  cut: { reject: { code: 'NETWORK' }, answer: 'cut' },
} as const;

const press = (name: RegExp) => (stage: Stage) =>
  stage.page.getByRole('main').getByRole('button', { name }).first().click();

/** The basket on the page of a store. */
export const shopBasket: Adapter = {
  machine: 'basket',
  inputs: {
    'nothing in it': {
      value: { basket: basket() },
      open: async (stage) => {
        await newBuyer(stage);
        await visit(stage, SHOP);
      },
    },
  },
  events: {
    'put in': {
      event: { type: 'basket.changed', change: { add: ONE } },
      cause: press(new RegExp(`^Add ${TITLES.design}`)),
    },
    'another put in': {
      event: { type: 'basket.changed', change: { add: OTHER } },
      cause: press(new RegExp(`^Add ${TITLES.typing}`)),
    },
    'taken out': {
      event: { type: 'basket.changed', change: { remove: ONE } },
      cause: press(new RegExp(`^Remove ${TITLES.design}`)),
    },
    'looked at again': { event: { type: 'network.restored' }, cause: lookAgain },
    reconnected: { event: { type: 'network.restored' }, cause: reconnect },
    'read again by the checkout': {
      event: { type: 'basket.loaded', basket: basket(ONE) },
      cause: async (stage) => {
        // Prices that change under an order would change for other tests as well.
        const answer = made(409, 'PRICE_CHANGED', 'Other tests buy the same.');
        await stage.page.route('**/orders', (route) =>
          route.request().method() === 'POST'
            ? route.fulfill({ status: answer.status, json: answer.body })
            : route.fallback(),
        );
        await stage.page.getByText('I have read the terms of sale and accept them.').click();
        await press(/^Order and pay /)(stage);
        await stage.calls.end('loadBasket');
      },
    },
    dismissed: {
      event: { type: 'problem.dismissed' },
      cause: ({ page }) => page.getByRole('alert').getByRole('button').click(),
    },
  },
  outcomes: {
    saveBasket: {
      call: 'PUT /basket',
      ends: {
        ...held,
        'signed out': SIGNED_OUT,
        refused: {
          reject: { code: 'INTERNAL_ERROR' },
          answer: made(500, 'INTERNAL_ERROR', 'The server takes every basket that the page can make.'),
        },
      },
    },
    loadBasket: { call: 'GET /basket', ends: held },
  },
  walks: [
    {
      name: 'things are put in and taken out, one call after the other and over lost connections',
      steps: [
        ['open:nothing in it', 'put in', 'another put in', 'saveBasket:one', 'saveBasket:both'],
        ['looked at again', 'loadBasket:both', 'looked at again', 'loadBasket:cut'],
        ['taken out', 'saveBasket:cut', `wait:${BACK_OFF_MS}`, 'loadBasket:cut', 'reconnected'],
        ['loadBasket:both', 'saveBasket:one'],
      ].flat(),
    },
    {
      name: 'what is refused is told, and what the checkout has read again is taken',
      steps: [
        ['open:nothing in it', 'put in', 'saveBasket:refused', 'dismissed'],
        ['put in', 'saveBasket:one', 'read again by the checkout', 'another put in', 'saveBasket:signed out'],
      ].flat(),
    },
  ],
};
