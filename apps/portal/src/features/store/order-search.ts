import { msg } from '@lingui/core/macro';
import * as v from 'valibot';
import { id } from '../../app/search-fields.ts';

export const orderSearch = v.object({
  /** Goods to put into the basket. */
  goods: id(),
  /** An order to show. */
  order: id(),
  /** An invoice or credit note to show. */
  invoice: id(),
});

/** What the address of the page says. */
export type OrderQuery = v.InferOutput<typeof orderSearch>;

export const ORDER_TITLE = msg({
  message: 'Store',
  context: 'management',
  comment: 'Section of the management of a school',
});
