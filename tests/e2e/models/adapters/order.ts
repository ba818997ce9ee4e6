import type { Adapter } from '../adapter.ts';
import { made } from '../adapter.ts';
import { confirm, newBuyer, order, refund, SHOP, TITLES } from '../shop.ts';
import { SIGNED_OUT } from '../signed-out.ts';
import type { Stage } from '../stage.ts';
import { lookAgain, reconnect, visit } from '../visit.ts';

/** A first failed request is made again within this time. */
const BACK_OFF_MS = 1000;
const DAY_MS = 86_400_000;
/** What was loaded counts as fresh for so long. */
const FRESH_MS = 31_000;
const UNPAID = { stage: 'awaitingPayment', hasLapsed: false, canCancel: true, lapsesAt: null };
const stood = (stage: string) => ({ ...UNPAID, stage, canCancel: false });

const idOf = ({ notes }: Stage) => notes.get('order') ?? '';

const press = (name: string) => (stage: Stage) =>
  stage.page.getByRole('alertdialog').getByRole('button', { name }).click();

/** Does something elsewhere; the page learns of it when it asks again, as it does where what it knows is old. */
const elsewhere = (to: string, work: (stage: Stage) => Promise<unknown>) => ({
  event: { type: 'order.loaded', ...stood(to) },
  cause: async (stage: Stage) => {
    await work(stage);
    if (!stage.calls.isHeld('loadOrder')) {
      await stage.wait(FRESH_MS);
      await lookAgain(stage);
    }
    await stage.calls.end('loadOrder');
  },
});

/** The page of an order. */
export const shopOrder: Adapter = {
  machine: 'order',
  inputs: {
    unpaid: {
      value: UNPAID,
      open: async (stage) => {
        await newBuyer(stage);
        stage.notes.set('order', await order(stage, TITLES.typing));
        await visit(stage, `${SHOP}?order=${idOf(stage)}`);
        await stage.calls.end('loadOrder');
      },
    },
  },
  events: {
    // As it came with the page.
    loaded: { event: { type: 'order.loaded', ...UNPAID }, cause: () => Promise.resolve() },
    'paid back in part': elsewhere('partlyRefunded', (stage) => refund(stage, idOf(stage), 900, 0)),
    'paid back in whole': elsewhere('refunded', (stage) => refund(stage, idOf(stage), 4000, 900)),
    'cancellation asked for': {
      event: { type: 'cancellation.requested' },
      cause: ({ page }) => page.getByRole('main').getByRole('button', { name: 'Cancel the order' }).click(),
    },
    confirmed: { event: { type: 'cancellation.confirmed' }, cause: press('Cancel the order') },
    kept: { event: { type: 'cancellation.declined' }, cause: press('Keep it') },
    dismissed: {
      event: { type: 'problem.dismissed' },
      cause: ({ page }) => page.getByRole('alert').getByRole('button').click(),
    },
    reconnected: { event: { type: 'network.restored' }, cause: reconnect },
  },
  outcomes: {
    cancelOrder: {
      call: 'POST /cancellation',
      ends: {
        cancelled: { resolve: stood('cancelled') },
        cut: { reject: { code: 'NETWORK' }, answer: 'cut' },
        paid: { reject: { code: 'CONFLICT' }, before: (stage) => confirm(stage, idOf(stage)) },
        'signed out': SIGNED_OUT,
        refused: {
          reject: { code: 'INTERNAL_ERROR' },
          answer: made(500, 'INTERNAL_ERROR', 'The server refuses nobody to cancel an order of their own.'),
        },
      },
    },
    loadOrder: {
      call: 'GET /orders/*',
      ends: {
        unpaid: { resolve: UNPAID },
        paid: { resolve: stood('paid') },
        cut: { reject: { code: 'NETWORK' }, answer: 'cut' },
      },
    },
  },
  seen: {
    'order.unpaid.asking': ({ page }) => page.getByRole('alertdialog', { name: 'Cancel this order?' }),
    'order.cancelled': ({ page }) => page.getByText('This order was cancelled'),
  },
  walks: [
    {
      name: 'is kept, refused, and cancelled over lost connections',
      steps: [
        ['open:unpaid', 'loaded', 'cancellation asked for', 'kept', 'cancellation asked for', 'confirmed'],
        ['cancelOrder:refused', 'dismissed', 'cancellation asked for', 'confirmed', 'cancelOrder:refused'],
        ['cancellation asked for', 'confirmed', 'cancelOrder:cut', `wait:${BACK_OFF_MS}`],
        ['cancelOrder:cut', 'confirmed', 'cancelOrder:cut'],
        ['kept', 'loadOrder:cut', 'cancellation asked for', 'confirmed', 'cancelOrder:signed out'],
        ['kept', 'loadOrder:cut', 'cancellation asked for', 'confirmed', 'cancelOrder:signed out'],
        ['confirmed', 'cancelOrder:cut', 'reconnected', 'cancelOrder:cancelled'],
      ].flat(),
    },
    {
      name: 'is looked at again after a day, is not cancelled once it is paid, and paid back',
      steps: [
        ['open:unpaid', 'loaded', `wait:${DAY_MS}`, 'loadOrder:unpaid'],
        ['cancellation asked for', 'confirmed', 'cancelOrder:paid', 'loadOrder:paid'],
        ['paid back in part', 'paid back in whole'],
      ].flat(),
    },
  ],
};
