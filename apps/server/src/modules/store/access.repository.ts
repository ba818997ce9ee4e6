import { sql, type SqlBool } from 'kysely';
import { hasBought } from '../../core/offers/offer.repository.ts';
import type { Transaction } from '../../database/pool.ts';
import { kindOf, openedBy, type GoodsKindName } from './goods-kinds.repository.ts';

/** A resource that somebody has bought. */
export interface Opened {
  resource_id: string;
  kind: GoodsKindName;
}

/** Notes what the lines of a new order open: what its goods hold at this moment. */
export const noteAccess = (tx: Transaction, orderId: string, now: Date) =>
  sql`insert into store_access (order_id, position, school_id, resource_id)
    select line.order_id, line.position, line.school_id, opened.id
    from store_order_line line join goods on goods.id = line.goods_id cross join lateral ${openedBy(now)} opened
    where line.order_id = ${orderId}`.execute(tx);

/** Whether a line holds seats, which open what they are of to those who redeem them. */
const isOfSeats = sql<SqlBool>`exists (select from store_order_line line
  where line.order_id = access.order_id and line.position = access.position and line.seats is not null)`;

/** What an order opens for its buyer, in the order of the resources: two orders do not wait for each other. */
export async function listOpened(tx: Transaction, orderId: string): Promise<Opened[]> {
  const { rows } = await sql<Opened>`
    select distinct resource.id as resource_id, ${kindOf} as kind
    from store_access access join resource on resource.id = access.resource_id
    where access.order_id = ${orderId} and ${kindOf} is not null and not ${isOfSeats}
    order by resource.id`.execute(tx);
  return rows;
}

/** What lines of an order opened, and no line of the person's opens that is still open. */
export async function listClosed(
  tx: Transaction,
  { orderId, accountId, positions }: { orderId: string; accountId: string; positions: readonly number[] },
): Promise<Opened[]> {
  const { rows } = await sql<Opened>`
    select distinct resource.id as resource_id, ${kindOf} as kind
    from store_access access join resource on resource.id = access.resource_id
    where access.order_id = ${orderId} and access.position = any(${[...positions]}::int[])
      and ${kindOf} is not null and not ${isOfSeats} and not ${hasBought(accountId)}
    order by resource.id`.execute(tx);
  return rows;
}
