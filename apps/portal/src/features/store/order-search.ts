import { msg } from '@lingui/core/macro';
import * as v from 'valibot';
import { choice, id, matching } from '../../app/search-fields.ts';

export const orderSearch = v.object({
  /** Goods to put into the basket. */
  goods: id(),
  /** An order to show. */
  order: id(),
  /** An invoice or credit note to show. */
  invoice: id(),
  /** The code of a seat to redeem. */
  seat: matching(/^[A-Za-z0-9-]{1,40}$/),
  /** How somebody comes back from the page of the payment provider. */
  payment: choice(['done', 'left'] as const),
});

/** What the address of the page says. */
export type OrderQuery = v.InferOutput<typeof orderSearch>;

export const ORDER_TITLE = msg({
  message: 'Store',
  context: 'management',
  comment: 'Section of the management of a school',
});

/** What of the address decides what is loaded. */
export const orderPageDeps = ({ search: { goods, order, invoice } }: { search: OrderQuery }) => ({
  goods,
  order,
  invoice,
});
export type OrderPageDeps = ReturnType<typeof orderPageDeps>;
