import type { Order } from '@stoa/api/schema';
import * as v from 'valibot';
import { choice, choiceOr, matching, pageNumber, words } from '../../../app/search-fields.ts';

const STATES: readonly Order['state'][] = ['awaitingPayment', 'paid', 'cancelled'];
const REFERENCE_LENGTH = 40;
/** Stands for something that is not sold yet. */
export const NEW = 'new';

export const storeSearch = v.object({
  view: choiceOr(['goods', 'orders', 'settings'] as const, 'goods'),
  /** Goods that are edited, or new. */
  edit: matching(/^(new|[0-8]\d{18})$/),
  state: choice(STATES),
  reference: words(REFERENCE_LENGTH),
  page: pageNumber(),
});

/** What the address of the page says. */
export type StoreQuery = v.InferOutput<typeof storeSearch>;
