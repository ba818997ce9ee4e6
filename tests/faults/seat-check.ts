import type { StripeServer } from '../../apps/server/src/testing/stripe-server.ts';
import { SCHOOL } from './crowd.ts';
import { connect } from './running.ts';
import type { Buyer, Offer } from './seat-buyers.ts';

interface Sold {
  id: string;
  account_id: string;
  state: string;
  paid_by: string;
  total: number;
}

/** Whether each seat is sold once, to somebody who has paid for it once, and the books say so. */
export async function checkSale(
  database: string,
  {
    offer,
    buyers,
    seats,
    stripe,
    wrong,
  }: { offer: Offer; buyers: readonly Buyer[]; seats: number; stripe: StripeServer; wrong: string[] },
) {
  const client = await connect(database);
  const ids = buyers.map(({ id }) => id);
  const { rows: orders } = await client.query<Sold>(
    `select store_order.id, account_id, state, paid_by, total from store_order
     join store_order_line line on line.order_id = store_order.id and line.goods_id = $1
     where account_id = any($2)`,
    [offer.goodsId, ids],
  );
  const paid = orders.filter(({ state }) => state === 'paid');
  const known = new Set(orders.map(({ id }) => id));
  for (const { id, state } of orders)
    if (state !== 'paid' && state !== 'cancelled') wrong.push(`order ${id} is ${state}`);
  for (const { orderIds } of buyers)
    for (const id of orderIds) if (!known.has(id)) wrong.push(`order ${id} is lost`);
  if (paid.length !== seats) wrong.push(`${paid.length} orders are paid`);

  const { rows: seated } = await client.query<{ account_id: string }>(
    'select account_id from enrollment where class_id = $1 and account_id = any($2)',
    [offer.classId, ids],
  );
  const inside = new Set(seated.map(({ account_id }) => account_id));
  const payers = new Set(paid.map(({ account_id }) => account_id));
  for (const { account_id, id } of paid)
    if (!inside.has(account_id)) wrong.push(`order ${id} opened nothing`);
  for (const id of inside) if (!payers.has(id)) wrong.push(`${id} has not paid and is in the class`);
  if (payers.size !== paid.length) wrong.push('somebody has bought it twice');

  // What the provider holds of each order is what the books say.
  const held = new Map<string, number>();
  for (const { client_reference_id: id, payment_intent: intent } of stripe.sessions.values()) {
    const charged = stripe.intents.get(intent ?? '');
    if (id && charged) held.set(id, (held.get(id) ?? 0) + charged.amount - charged.refunded);
  }
  for (const { id, state, paid_by: by, total } of orders) {
    const due = state === 'paid' && by === 'card' ? total : 0;
    if ((held.get(id) ?? 0) !== due)
      wrong.push(`order ${id} was charged ${held.get(id) ?? 0} instead of ${due}`);
  }
  const { rows: books } = await client.query<{ account: string; sum: string }>(
    `select account, sum(amount) from ledger_entry entry join ledger_transaction posted on posted.id = entry.transaction_id
     where posted.order_id = any($1) group by account`,
    [[...known]],
  );
  const sumOf = (account: string) => Number(books.find((row) => row.account === account)?.sum ?? 0);
  const dueTo = (by: string) =>
    paid.reduce((sum, { paid_by, total }) => sum + (paid_by === by ? total : 0), 0);
  if (books.reduce((sum, row) => sum + Number(row.sum), 0) !== 0)
    wrong.push('the books do not come to nothing');
  for (const [account, due] of [
    ['card', dueTo('card')],
    ['bank', dueTo('transfer')],
    ['receivable', 0],
    ['ordered', 0],
  ] as const)
    if (sumOf(account) !== due) wrong.push(`${account} has ${sumOf(account)} instead of ${due}`);
  const { rows: numbers } = await client.query<{
    kind: string;
    last: number;
    count: number;
    different: number;
  }>(
    `select kind, max(number) as last, count(*)::int as count, count(distinct number)::int as different
     from store_invoice where school_id = $1 group by kind, year`,
    [SCHOOL],
  );
  for (const { kind, last, count, different } of numbers)
    if (last !== count || different !== count) wrong.push(`${count} of ${kind} are numbered to ${last}`);
  const { rows: ofSale } = await client.query<{ count: number }>(
    'select count(*)::int from store_invoice where order_id = any($1)',
    [[...known]],
  );
  if (ofSale[0]?.count !== paid.length) wrong.push(`there are ${ofSale[0]?.count} invoices`);
  const { rows: goods } = await client.query<{ taken: number; stock: number }>(
    'select taken, stock from goods where id = $1',
    [offer.goodsId],
  );
  if (goods[0]?.taken !== goods[0]?.stock) wrong.push(`${goods[0]?.taken} of ${goods[0]?.stock} are taken`);
  await client.end();
  return { sold: paid.length, byCard: paid.filter(({ paid_by }) => paid_by === 'card').length };
}
