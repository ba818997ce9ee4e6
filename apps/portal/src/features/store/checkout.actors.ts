import { placeOrder } from '@stoa/api/store.calls';
import type { Api } from '@stoa/api/query';
import { basketQuery, storefrontQuery } from '@stoa/api/store.queries';
import type { Basket } from '@stoa/api/schema';
import { checkoutMachine, type CheckoutState, type PlaceOrderInput } from '@stoa/machines/checkout';
import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import type { Language } from '../../i18n/languages.ts';

export interface CheckoutDeps {
  api: Api;
  queryClient: QueryClient;
  schoolId: string;
  language: () => Language;
}

/** The checkout of a school with its calls. An order that was sent is never broken off: it may have passed. */
export function provideCheckout({ api, queryClient, schoolId, language }: CheckoutDeps) {
  return checkoutMachine.provide({
    actors: {
      loadCheckout: fromPromise<CheckoutState>(async () => {
        const of = { schoolId, lang: language() };
        const [basket, front] = await Promise.all([
          queryClient.fetchQuery({ ...basketQuery(api, of), staleTime: 0 }),
          queryClient.fetchQuery({ ...storefrontQuery(api, of), staleTime: 0 }),
        ]);
        return { basket: basket.data, termsVersion: front.data.terms.version };
      }),
      placeOrder: fromPromise<{ id: string }, PlaceOrderInput>(
        ({ input: { goodsIds, currency, seats, idempotencyKey, ...order } }) =>
          placeOrder(api, {
            schoolId,
            order: {
              ...order,
              goodsIds: [...goodsIds],
              currency: currency as Basket['currency'],
              seats: [...seats],
            },
            key: idempotencyKey,
          }),
      ),
    },
  });
}
