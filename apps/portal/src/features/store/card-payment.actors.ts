import { payByCard, readOrder } from '@stoa/api/store.calls';
import type { Api } from '@stoa/api/query';
import type { Order } from '@stoa/api/schema';
import { cardPaymentMachine, type CardPaymentOutcome } from '@stoa/machines/card-payment';
import { fromPromise } from 'xstate';

export interface CardPaymentDeps {
  api: Api;
  schoolId: string;
  orderId: string;
}

/** Where a payment stands, as the order tells. */
export function outcomeOf({
  state,
  cardPayments: [newest],
}: Pick<Order, 'state' | 'cardPayments'>): CardPaymentOutcome {
  if (state === 'paid' || state === 'partlyRefunded' || state === 'refunded') return 'paid';
  if (state === 'cancelled') return 'over';
  switch (newest?.state) {
    case 'processing':
      return 'processing';
    case 'failed':
    case 'expired':
      return 'declined';
    case 'returning':
    case 'returned':
      return 'over';
    default:
      return 'waiting';
  }
}

/** The payment of an order by card with its calls. */
export function provideCardPayment({ api, ...path }: CardPaymentDeps) {
  return cardPaymentMachine.provide({
    actors: {
      openCheckout: fromPromise<{ url: string }>(() => payByCard(api, path)),
      loadOutcome: fromPromise<CardPaymentOutcome>(async ({ signal }) =>
        outcomeOf(await readOrder(api, { ...path, signal })),
      ),
    },
  });
}
