import type { StoreBooks } from '@stoa/api/schema';
import * as v from 'valibot';
import { ORDER_STATES } from '../../../shared/store/order-messages.ts';
import { choice, choiceOr, cursor, matching, words } from '../../../app/search-fields.ts';

const CURRENCIES: readonly StoreBooks['currency'][] = ['CNY', 'EUR', 'GBP', 'JPY', 'USD'];
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const REFERENCE_LENGTH = 40;
/** Stands for something that is not sold yet. */
export const NEW = 'new';

export const storeSearch = v.object({
  view: choiceOr(['goods', 'orders', 'vouchers', 'books', 'payments', 'settings'] as const, 'goods'),
  /** Goods that are edited, or new. */
  edit: matching(/^(new|[0-8]\d{18})$/),
  state: choice(ORDER_STATES),
  reference: words(REFERENCE_LENGTH),
  at: cursor(),
  /** Days of the books, UTC. */
  from: matching(DAY),
  to: matching(DAY),
  currency: choice(CURRENCIES),
});

/** What the address of the page says. */
export type StoreQuery = v.InferOutput<typeof storeSearch>;
