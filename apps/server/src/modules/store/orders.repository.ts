import { sql } from 'kysely';
import { countUpTo, Keyset, type KeysetOrder, type KeysetPage } from '../../database/keyset.ts';
import type { Transaction } from '../../database/pool.ts';
import type { Currency, OrderState, PaymentMethod, Translations } from '../../database/tables.ts';

/** An order with who placed it. */
export type OrderRow = NonNullable<Awaited<ReturnType<typeof findOrder>>>;
/** What was ordered. */
export type LineRow = Awaited<ReturnType<typeof listLines>>[number];

const selectOrders = (tx: Transaction) =>
  tx
    .selectFrom('store_order')
    .leftJoin('account', 'account.id', 'store_order.account_id')
    .select([
      'store_order.id',
      'store_order.school_id',
      'store_order.account_id',
      'store_order.reference',
      'store_order.state',
      'store_order.currency',
      'store_order.total',
      'store_order.tax',
      'store_order.buyer',
      'store_order.terms_version',
      'store_order.placed_at',
      'store_order.paid_at',
      'store_order.cancelled_at',
      'store_order.refunded',
      'store_order.voucher',
      'store_order.lapses_at',
      'store_order.lapsed',
      'store_order.paid_by',
      'account.nick_name',
      'account.real_name',
      'account.avatar_url',
    ]);

export const findOrder = (tx: Transaction, id: string) =>
  selectOrders(tx).where('store_order.id', '=', id).executeTakeFirst();

/** As findOrder; whoever else wants to change it waits until the transaction ends. */
export async function lockOrder(tx: Transaction, id: string) {
  await tx.selectFrom('store_order').select('id').where('id', '=', id).forUpdate().execute();
  return findOrder(tx, id);
}

export interface OrderFilter {
  accountId?: string;
  state?: OrderState | undefined;
  /** As it is written. */
  reference?: string | undefined;
}

const NEWEST: KeysetOrder = {
  columns: [
    { name: 'placed_at', type: 'timestamptz' },
    { name: 'id', type: 'bigint' },
  ],
  direction: 'desc',
};

/** A page of orders, the newest first, and how many there are. */
export async function listOrders(
  tx: Transaction,
  { accountId, state, reference }: OrderFilter,
  page: KeysetPage,
) {
  const keyset = new Keyset(NEWEST, page);
  let query = selectOrders(tx);
  if (accountId !== undefined) query = query.where('store_order.account_id', '=', accountId);
  // In the text: a plan for all states would suit none.
  if (state !== undefined) query = query.where('store_order.state', '=', sql.lit(state));
  if (reference) query = query.where('store_order.reference', '=', reference);
  const rows = await query
    .select(keyset.place('store_order').as('place'))
    .where(keyset.beyond('store_order'))
    .orderBy(keyset.orderBy('store_order'))
    .limit(keyset.limit)
    .offset(keyset.offset)
    .execute();
  return keyset.complete(rows, () => countUpTo(tx, query));
}

/** What became of the seats of `line`; null for other goods. */
const seatSums = sql<{ redeemed: number; withdrawn: number } | null>`(case when line.seats is not null then (
  select json_build_object('redeemed', count(*) filter (where seat.redeemed_at is not null and seat.withdrawn_at is null),
    'withdrawn', count(*) filter (where seat.withdrawn_at is not null))
  from store_seat seat where seat.order_id = line.order_id and seat.position = line.position) end)`;

/** The lines of orders, in their order. */
export const listLines = (tx: Transaction, orderIds: readonly string[]) =>
  tx
    .selectFrom('store_order_line as line')
    .leftJoin('resource', 'resource.id', 'line.resource_id')
    .select([
      'line.order_id',
      'line.goods_id',
      'line.resource_id',
      'line.title',
      'line.amount',
      'line.tax_rate',
      'line.tax',
      'line.refunded',
      'line.refunded_tax',
      'line.ended_at',
      'line.discount',
      'line.seats',
      'resource.type',
    ])
    .select(seatSums.as('seat_sums'))
    .where('line.order_id', 'in', orderIds.length > 0 ? orderIds : ['0'])
    .orderBy('line.order_id')
    .orderBy('line.position')
    .execute();

export interface NewOrder {
  schoolId: string;
  accountId: string;
  state: OrderState;
  currency: Currency;
  total: number;
  tax: number;
  buyer: object;
  termsVersion: number;
  /** The code of the voucher that was used. */
  voucher: string | null;
  /** When it is cancelled unless it is paid; null for never. */
  lapsesAt: Date | null;
  lines: readonly {
    goodsId: string;
    resourceId: string | null;
    vipMonths: number | null;
    vipDays: number | null;
    /** How many seats; null for other goods. */
    seats: number | null;
    title: Translations;
    amount: number;
    discount: number;
    taxRate: number;
    tax: number;
  }[];
}

/** @returns the id; undefined where another order has the reference */
export async function addOrder(
  tx: Transaction,
  order: NewOrder,
  reference: string,
  now: Date,
): Promise<string | undefined> {
  const { schoolId, lines } = order;
  const added = await tx
    .insertInto('store_order')
    .values({
      school_id: schoolId,
      account_id: order.accountId,
      reference,
      state: order.state,
      currency: order.currency,
      total: order.total,
      tax: order.tax,
      buyer: JSON.stringify(order.buyer),
      terms_version: order.termsVersion,
      voucher: order.voucher,
      lapses_at: order.lapsesAt,
      placed_at: now,
      paid_at: order.state === 'paid' ? now : null,
    })
    .onConflict((conflict) => conflict.columns(['school_id', 'reference']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!added) return undefined;
  await tx
    .insertInto('store_order_line')
    .values(
      lines.map((line, position) => ({
        order_id: added.id,
        school_id: schoolId,
        position,
        goods_id: line.goodsId,
        resource_id: line.resourceId,
        vip_months: line.vipMonths,
        vip_days: line.vipDays,
        seats: line.seats,
        title: JSON.stringify(line.title),
        amount: line.amount,
        discount: line.discount,
        tax_rate: line.taxRate,
        tax: line.tax,
      })),
    )
    .execute();
  return added.id;
}

/** @param confirmedBy null where the provider of card payments has confirmed it */
export const markPaid = (
  tx: Transaction,
  id: string,
  { confirmedBy, paidBy }: { confirmedBy: string | null; paidBy: PaymentMethod },
  now: Date,
) =>
  tx
    .updateTable('store_order')
    .set({ state: 'paid', paid_at: now, confirmed_by: confirmedBy, paid_by: paidBy })
    .where('id', '=', id)
    .execute();

/** @param lapsed nobody has cancelled it: it was not paid in time */
export const markCancelled = (tx: Transaction, id: string, lapsed: boolean, now: Date) =>
  tx
    .updateTable('store_order')
    .set({ state: 'cancelled', cancelled_at: now, lapsed })
    .where('id', '=', id)
    .execute();
