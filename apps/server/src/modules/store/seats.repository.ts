import { Audience } from '@stoa/api/enums';
import { sql } from 'kysely';
import { buyers } from '../../core/offers/offer.repository.ts';
import type { Transaction } from '../../database/pool.ts';
import type { OrderState, Translations } from '../../database/tables.ts';
import { newSeatCode } from './codes.ts';
import { isHeldBy, isThere, kindOf, type GoodsKindName } from './goods-kinds.repository.ts';

/** Goods that can be sold by the seat: what opens a resource, or a bundle of such. */
export const findSeatable = (tx: Transaction, goodsId: string) =>
  tx
    .selectFrom('goods')
    .select('id')
    .where('id', '=', goodsId)
    .where((eb) => eb.or([eb('resource_id', 'is not', null), eb('bundle_id', 'is not', null)]))
    .executeTakeFirst();

/** Makes the seats of a new order, each with a code of its own. */
export async function addSeats(tx: Transaction, orderId: string): Promise<void> {
  const lines = await tx
    .selectFrom('store_order_line')
    .select(['position', 'school_id', 'seats'])
    .where('order_id', '=', orderId)
    .where('seats', 'is not', null)
    .execute();
  for (const { position, school_id, seats } of lines)
    await tx
      .insertInto('store_seat')
      .values(
        Array.from({ length: seats ?? 0 }, (_, index) => ({
          order_id: orderId,
          position,
          number: index + 1,
          school_id,
          code: newSeatCode(),
        })),
      )
      .execute();
}

/** The seats of an order, by line and number. */
export const listSeats = (tx: Transaction, orderId: string) =>
  tx
    .selectFrom('store_seat')
    .select(['position', 'number', 'code', 'redeemed_at', 'withdrawn_at'])
    .where('order_id', '=', orderId)
    .orderBy('position')
    .orderBy('number')
    .execute();

/** A seat with its order, as it is redeemed. */
export interface SeatRow {
  order_id: string;
  position: number;
  number: number;
  account_id: string | null;
  redeemed_at: Date | null;
  withdrawn_at: Date | null;
  state: OrderState;
  title: Translations;
}

/**
 * A seat that nobody else redeems until the transaction ends, and whose order nobody pays back of meanwhile: its order is
 * locked first, as a refund does. Undefined where no seat of the school has the code.
 */
export async function lockSeat(tx: Transaction, code: string): Promise<SeatRow | undefined> {
  await sql`select from store_order where id = (select order_id from store_seat where code = ${code}) for share`.execute(
    tx,
  );
  await tx.selectFrom('store_seat').select('number').where('code', '=', code).forUpdate().execute();
  return tx
    .selectFrom('store_seat as seat')
    .innerJoin('store_order', 'store_order.id', 'seat.order_id')
    .innerJoin('store_order_line as line', (join) =>
      join.onRef('line.order_id', '=', 'seat.order_id').onRef('line.position', '=', 'seat.position'),
    )
    .select([
      'seat.order_id',
      'seat.position',
      'seat.number',
      'seat.account_id',
      'seat.redeemed_at',
      'seat.withdrawn_at',
      'store_order.state',
      'line.title',
    ])
    .where('seat.code', '=', code)
    .executeTakeFirst();
}

/** Something that a seat opens, and what somebody is to it. */
export interface SeatOpening {
  id: string;
  school_id: string;
  type: number;
  title: Translations;
  kind: GoodsKindName;
  is_held: boolean;
  is_there: boolean;
  is_meant: boolean;
}

/** What a line of seats opens, in the order of the resources. */
export async function listOpenings(
  tx: Transaction,
  { order_id, position }: Pick<SeatRow, 'order_id' | 'position'>,
  { accountId, member, now }: { accountId: string; member: boolean; now: Date },
): Promise<SeatOpening[]> {
  const audience = sql.lit(member ? Audience.Members : Audience.Visitors);
  const { rows } = await sql<SeatOpening>`
    select resource.id, resource.school_id, resource.type, resource.title, ${kindOf} as kind,
      coalesce(${isHeldBy(accountId)}, false) as is_held, ${isThere(now)} as is_there,
      resource.audience in (1, ${audience}) and not exists (select from membership
        where membership.school_id = resource.school_id and membership.account_id = ${accountId}::bigint
          and membership.status = 'disabled') as is_meant
    from store_access access join resource on resource.id = access.resource_id
    where access.order_id = ${order_id} and access.position = ${position} and ${kindOf} is not null
    order by resource.id`.execute(tx);
  return rows;
}

export const markRedeemed = (
  tx: Transaction,
  { order_id, position, number }: SeatRow,
  accountId: string,
  now: Date,
) =>
  tx
    .updateTable('store_seat')
    .set({ account_id: accountId, redeemed_at: now })
    .where('order_id', '=', order_id)
    .where('position', '=', position)
    .where('number', '=', number)
    .execute();

/** A seat that is withdrawn. */
export interface Withdrawn {
  position: number;
  goods_id: string | null;
}

/**
 * Withdraws seats of an order that is locked: all of a line that is closed and of an order that is cancelled, else those
 * that nobody has redeemed, the last first, one for each price that is paid back. @returns those that held until now
 */
export async function withdrawSeats(tx: Transaction, orderId: string, now: Date): Promise<Withdrawn[]> {
  const { rows } = await sql<Withdrawn>`
    with due as (
      select line.order_id, line.position, line.goods_id,
        line.ended_at is not null or store_order.state = 'cancelled' as is_all,
        coalesce(floor(line.refunded::numeric * line.seats / nullif(line.amount, 0)), 0)
          - (select count(*) from store_seat seat where seat.order_id = line.order_id
            and seat.position = line.position and seat.withdrawn_at is not null) as count
      from store_order_line line join store_order on store_order.id = line.order_id
      where line.order_id = ${orderId} and line.seats is not null
    ), held as (
      select seat.order_id, seat.position, seat.number, due.goods_id, due.is_all, due.count,
        row_number() over (partition by seat.position order by seat.redeemed_at nulls first, seat.number desc) as place
      from store_seat seat join due on due.order_id = seat.order_id and due.position = seat.position
      where seat.withdrawn_at is null and (due.is_all or seat.redeemed_at is null)
    )
    update store_seat seat set withdrawn_at = ${now} from held
    where held.order_id = seat.order_id and held.position = seat.position and held.number = seat.number
      and (held.is_all or held.place <= held.count)
    returning seat.position, held.goods_id`.execute(tx);
  return rows;
}

/** What somebody loses with a seat that is withdrawn. */
export interface LostOpening {
  account_id: string;
  resource_id: string;
  kind: GoodsKindName;
}

/** Who redeemed seats of closed lines. */
export const listHolders = async (
  tx: Transaction,
  orderId: string,
  positions: readonly number[],
): Promise<string[]> => {
  const rows = await tx
    .selectFrom('store_seat')
    .select('account_id')
    .distinct()
    .where('order_id', '=', orderId)
    .where('position', 'in', positions.length > 0 ? positions : [-1])
    .where('account_id', 'is not', null)
    .execute();
  return rows.flatMap(({ account_id }) => account_id ?? []);
};

/** What seats of closed lines opened that is open to their holders no more; in the order of holders and resources. */
export async function listLost(
  tx: Transaction,
  orderId: string,
  positions: readonly number[],
): Promise<LostOpening[]> {
  const { rows } = await sql<LostOpening>`
    select distinct seat.account_id, resource.id as resource_id, ${kindOf} as kind
    from store_seat seat
    join store_access access on access.order_id = seat.order_id and access.position = seat.position
    join resource on resource.id = access.resource_id
    where seat.order_id = ${orderId} and seat.position = any(${[...positions]}::int[])
      and seat.account_id is not null and ${kindOf} is not null and not seat.account_id in ${buyers}
    order by seat.account_id, resource.id`.execute(tx);
  return rows;
}
