import { saveBasket } from '@stoa/api/store.calls';
import type { Api } from '@stoa/api/query';
import { basketQuery } from '@stoa/api/store.queries';
import type { Basket } from '@stoa/api/schema';
import { basketMachine, type BasketChoice, type KnownBasket } from '@stoa/machines/basket';
import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import type { Language } from '../../i18n/languages.ts';

export interface BasketDeps {
  api: Api;
  queryClient: QueryClient;
  schoolId: string;
  language: () => Language;
}

/** The basket of a person in a school with its calls. */
export const provideBasket = ({ api, queryClient, schoolId, language }: BasketDeps) =>
  basketMachine.provide({
    actors: {
      saveBasket: fromPromise<KnownBasket, BasketChoice>(
        ({ input: { goodsIds, currency, voucher, seats } }) =>
          saveBasket(api, {
            schoolId,
            basket: {
              goodsIds: [...goodsIds],
              currency: currency as Basket['currency'],
              voucher,
              seats: [...seats],
            },
          }),
      ),
      loadBasket: fromPromise<KnownBasket>(async () => {
        const query = basketQuery(api, { schoolId, lang: language() });
        return (await queryClient.fetchQuery({ ...query, retry: false, staleTime: 0 })).data;
      }),
    },
  });
