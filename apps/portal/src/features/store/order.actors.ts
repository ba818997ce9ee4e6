import { cancelOrder } from '@stoa/api/store.calls';
import type { Api } from '@stoa/api/query';
import { orderQuery } from '@stoa/api/store.queries';
import type { Order } from '@stoa/api/schema';
import { orderMachine, type OrderStanding } from '@stoa/machines/order';
import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import type { Language } from '../../i18n/languages.ts';

export interface OrderDeps {
  api: Api;
  queryClient: QueryClient;
  schoolId: string;
  orderId: string;
  language: () => Language;
}

/** Where an order stands, of all that is told of it. */
export const standingOf = ({
  state,
  lapsed,
  lapsesAt,
  abilities,
}: Pick<Order, 'state' | 'lapsed' | 'lapsesAt' | 'abilities'>): OrderStanding => ({
  stage: state,
  hasLapsed: lapsed,
  canCancel: abilities.cancel,
  lapsesAt,
});

/** An order with its calls. */
export const provideOrder = ({ api, queryClient, language, ...path }: OrderDeps) =>
  orderMachine.provide({
    actors: {
      cancelOrder: fromPromise<OrderStanding>(async () => standingOf(await cancelOrder(api, path))),
      loadOrder: fromPromise<OrderStanding>(async () => {
        const query = orderQuery(api, { ...path, lang: language() });
        return standingOf((await queryClient.fetchQuery({ ...query, retry: false, staleTime: 0 })).data);
      }),
    },
  });
