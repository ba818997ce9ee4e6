import type { Order, StoreBooks } from '@stoa/api/schema';
import { SCHOOL, type TestApp } from '../../testing/test-app.ts';
import type { Someone } from '../class/class.fixtures.ts';
import { dataOf, storeCalls } from './store.fixtures.ts';

/** Calls about money that is paid back, and about the books. */
export function refundCalls(test: TestApp, schoolId: string = SCHOOL.open) {
  const { get, send, place, confirm } = storeCalls(test, schoolId);
  return {
    refund: (
      token: string,
      orderId: string,
      lines: readonly { line: number; amount: number }[],
      refunded = 0,
      key?: string,
    ) =>
      send('POST', `orders/${orderId}/refunds`, token, { lines, refunded, reason: 'One day fell out.' }, key),
    /** An order that is paid. */
    buy: async (buyer: Someone, admin: Someone, goodsIds: readonly string[], more: object = {}) => {
      const placed = await place(buyer.token, goodsIds, more);
      if (placed.statusCode !== 200) throw new Error(placed.body);
      return dataOf<Order>(await confirm(admin.token, dataOf<Order>(placed).id));
    },
    books: async (token: string, currency = 'EUR') => {
      const answer = await get(`manage/books?from=2020-01-01&to=2099-12-31&currency=${currency}`, token);
      return (answer.json() as { data: StoreBooks }).data;
    },
  };
}

/** What the rows of a school say, read beside the application. */
export const ledgerOf = (test: TestApp, orderId: string, schoolId: string = SCHOOL.open) =>
  test.database.read({ schoolId }, (tx) =>
    tx
      .selectFrom('ledger_transaction as posted')
      .innerJoin('ledger_entry as entry', 'entry.transaction_id', 'posted.id')
      .select(['posted.kind', 'entry.account', 'entry.tax_rate', 'entry.amount'])
      .where('posted.order_id', '=', orderId)
      .orderBy('posted.id')
      .orderBy('entry.position')
      .execute(),
  );
