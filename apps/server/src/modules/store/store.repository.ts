import { Audience } from '@stoa/api/enums';
import { sql } from 'kysely';
import type { Transaction } from '../../database/pool.ts';
import type { Currency, Prices, TaxClass, Translations } from '../../database/tables.ts';
import { visible, type Reader } from '../resources/resource-card.ts';
import {
  bundleParts,
  isMeantFor,
  isOpen,
  isOwned,
  isSold,
  isUsedUp,
  lockSeats,
  ofAllSold,
  soldBundle,
  soldResource,
  seatsLeft,
} from './goods-kinds.repository.ts';

/** Nobody: what joins on the viewer compare with for visitors. */
const NOBODY = '0';
const GOODS_MAX = 500;

/** Goods with what they are and what the viewer is to them. */
export type GoodsRow = Awaited<ReturnType<typeof listGoodsByIds>>[number];

const selectGoods = (tx: Transaction, accountId: string | undefined, now: Date) =>
  tx
    .selectFrom('goods')
    .leftJoin('resource', (join) => join.on('resource.id', '=', soldResource))
    .leftJoin('vip_package', 'vip_package.id', 'goods.vip_package_id')
    .leftJoin('goods_bundle', (join) => join.on('goods_bundle.id', '=', soldBundle))
    .leftJoin('membership', (join) =>
      join
        .onRef('membership.school_id', '=', 'goods.school_id')
        .on('membership.account_id', '=', accountId ?? NOBODY),
    )
    .select([
      'goods.id',
      'goods.school_id',
      'goods.resource_id',
      'goods.vip_package_id',
      'goods.bundle_id',
      'goods.seats_of_id',
      'goods_bundle.name as bundle_name',
      'goods_bundle.introduction as bundle_introduction',
      'vip_package.months as vip_months',
      'vip_package.days as vip_days',
      'vip_package.name as vip_name',
      'vip_package.introduction as vip_introduction',
      'goods.prices',
      'goods.tax_class',
      'goods.stock',
      'goods.taken',
      'goods.person_max',
      'goods.sale_starts_at',
      'goods.sale_ends_at',
      'goods.status',
      'goods.version',
      'resource.type',
      'resource.cover_url',
      'membership.status as membership_status',
    ])
    .select([
      bundleParts.as('bundle_parts'),
      soldResource.as('shown_id'),
      sql<string>`coalesce(goods.resource_id, goods.vip_package_id, goods.bundle_id, goods.seats_of_id)`.as(
        'sold_id',
      ),
      sql<Translations>`coalesce(resource.title, vip_package.name, goods_bundle.name)`.as('title'),
      sql<Translations>`coalesce(resource.summary, vip_package.introduction, goods_bundle.introduction)`.as(
        'summary',
      ),
      isMeantFor(Audience.Members, now).as('is_for_members'),
      isMeantFor(Audience.Visitors, now).as('is_for_others'),
      seatsLeft(accountId ?? NOBODY, now).as('seats_left'),
      isOpen(now).as('is_open'),
      sql<boolean>`goods.seats_of_id is null and exists (select from store_order_line line join store_order on store_order.id = line.order_id
        where line.goods_id = goods.id and store_order.state = 'awaitingPayment'
          and store_order.account_id = ${accountId ?? NOBODY}::bigint)`.as('is_ordered'),
      sql<number>`(select coalesce(sum(case when line.seats is null then 1 else (select count(*) from store_seat seat
          where seat.order_id = line.order_id and seat.position = line.position and seat.withdrawn_at is null) end), 0)::int
        from store_order_line line join store_order on store_order.id = line.order_id
        where line.goods_id = goods.id and line.ended_at is null
          and store_order.state in ('awaitingPayment', 'paid', 'partlyRefunded')
          and store_order.account_id = ${accountId ?? NOBODY}::bigint)`.as('bought'),
      isOwned(accountId ?? NOBODY, now).as('is_owned'),
      isUsedUp(accountId ?? NOBODY).as('is_used_up'),
    ]);

/** What is offered, the newest first. */
export const listOffered = (tx: Transaction, accountId: string | undefined, reader: Reader, limit: number) =>
  selectGoods(tx, accountId, reader.now)
    .where('goods.status', '=', 'onSale')
    .where(ofAllSold(visible(reader)))
    .orderBy('goods.created_at', 'desc')
    .orderBy('goods.id', 'desc')
    .limit(limit)
    .execute();

/** Goods of the school among the ids, in the order of their ids. */
export const listGoodsByIds = (
  tx: Transaction,
  ids: readonly string[],
  accountId: string | undefined,
  now: Date,
) =>
  selectGoods(tx, accountId, now)
    .where('goods.id', 'in', ids.length > 0 ? ids : [NOBODY])
    .orderBy('goods.id')
    .execute();

/** Goods, whom nobody else orders or changes until the transaction ends. Locked in one order, and read after the wait. */
export async function lockGoods(tx: Transaction, ids: readonly string[], accountId: string, now: Date) {
  await tx
    .selectFrom('goods')
    .select('id')
    .where('id', 'in', ids.length > 0 ? ids : [NOBODY])
    .orderBy('id')
    .forUpdate()
    .execute();
  await lockSeats(tx, ids, now);
  return listGoodsByIds(tx, ids, accountId, now);
}

/** All goods of the school, withdrawn ones too, the newest first. */
export const listAllGoods = (tx: Transaction, now: Date) =>
  selectGoods(tx, undefined, now)
    .orderBy('goods.created_at', 'desc')
    .orderBy('goods.id', 'desc')
    .limit(GOODS_MAX)
    .execute();

/** What can be sold and is not among the goods yet. */
export const listSellable = (tx: Transaction) =>
  tx
    .selectFrom('resource')
    .leftJoin('goods', 'goods.resource_id', 'resource.id')
    .select(['resource.id', 'resource.title', 'resource.type'])
    .where('goods.id', 'is', null)
    .where(isSold)
    .where('resource.status', '=', 'published')
    .orderBy('resource.published_at', 'desc')
    .orderBy('resource.id', 'desc')
    .limit(GOODS_MAX)
    .execute();

export const isSellable = async (tx: Transaction, resourceId: string): Promise<boolean> =>
  (await tx
    .selectFrom('resource')
    .select('id')
    .where('id', '=', resourceId)
    .where(isSold)
    .executeTakeFirst()) !== undefined;

/** Goods as they are written. */
export interface GoodsValues {
  prices: Prices;
  taxClass: TaxClass;
  stock: number | null;
  personMax: number | null;
  saleStartsAt: string | null;
  saleEndsAt: string | null;
  status: 'onSale' | 'withdrawn';
}

const columnsOf = (values: GoodsValues) => ({
  prices: JSON.stringify(values.prices),
  tax_class: values.taxClass,
  stock: values.stock,
  person_max: values.personMax,
  sale_starts_at: values.saleStartsAt,
  sale_ends_at: values.saleEndsAt,
  status: values.status,
});

/** @returns the id; undefined where the resource, or seats of the same, are among the goods already */
export const addGoods = (
  tx: Transaction,
  {
    schoolId,
    ...sold
  }: {
    schoolId: string;
    resourceId: string | null;
    vipPackageId: string | null;
    bundleId: string | null;
    seatsOfId: string | null;
  },
  values: GoodsValues,
  now: Date,
) =>
  tx
    .insertInto('goods')
    .values({
      school_id: schoolId,
      resource_id: sold.resourceId,
      vip_package_id: sold.vipPackageId,
      bundle_id: sold.bundleId,
      seats_of_id: sold.seatsOfId,
      created_at: now,
      ...columnsOf(values),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();

export const changeGoods = (tx: Transaction, id: string, values: GoodsValues) =>
  tx
    .updateTable('goods')
    .set({ ...columnsOf(values), version: sql`version + 1` })
    .where('id', '=', id)
    .execute();

/** The price that the page of a resource shows; null where it costs nothing. */
export const setShownPrice = (
  tx: Transaction,
  resourceId: string,
  price: { amount: number; currency: Currency } | null,
) =>
  tx
    .updateTable('resource')
    .set({ price: price && JSON.stringify(price) })
    .where('id', '=', resourceId)
    .execute();

/** Counts what is ordered, or given back, of which goods how many. */
export const countTaken = (tx: Transaction, steps: readonly { goodsId: string; count: number }[]) =>
  sql`update goods set taken = taken + step.count from (
      select id, sum(count)::int as count
      from unnest(${steps.map(({ goodsId }) => goodsId)}::bigint[], ${steps.map(({ count }) => count)}::int[]) as one (id, count)
      group by id) step
    where goods.id = step.id`.execute(tx);

/** Locks goods in the order of their ids. */
export const holdGoods = (tx: Transaction, ids: readonly string[]) =>
  tx
    .selectFrom('goods')
    .select('id')
    .where('id', 'in', ids.length > 0 ? ids : [NOBODY])
    .orderBy('id')
    .forUpdate()
    .execute();

/** How the school sells, with the terms of now; undefined where nothing was set yet. */
export const findSettings = (tx: Transaction) =>
  tx
    .selectFrom('store_settings as settings')
    .leftJoin('store_terms as terms', (join) =>
      join
        .onRef('terms.school_id', '=', 'settings.school_id')
        .onRef('terms.version', '=', 'settings.terms_version'),
    )
    .selectAll('settings')
    .select(sql<string>`coalesce(terms.text, '')`.as('terms'))
    .executeTakeFirst();
export type SettingsRow = NonNullable<Awaited<ReturnType<typeof findSettings>>>;

/** Lets nobody else change how the school sells until the transaction ends. */
export const lockSettings = (tx: Transaction, schoolId: string) =>
  tx.selectFrom('school').select('id').where('id', '=', schoolId).forNoKeyUpdate().execute();

/** How a school sells, as it is written. */
export interface SettingsValues {
  order_enabled: boolean;
  disabled_since: Date | null;
  currency: Currency;
  seller: string;
  bank: string;
  standard_rate: number;
  reduced_rate: number;
  terms_version: number;
  lapse_days: number | null;
  version: number;
}

export const saveSettings = (tx: Transaction, schoolId: string, values: SettingsValues) =>
  tx
    .insertInto('store_settings')
    .values({ school_id: schoolId, ...values })
    .onConflict((conflict) => conflict.column('school_id').doUpdateSet(values))
    .execute();

export const addTerms = (tx: Transaction, schoolId: string, version: number, text: string, now: Date) =>
  tx.insertInto('store_terms').values({ school_id: schoolId, version, text, made_at: now }).execute();

/** The currency that a school was set up to sell in. */
export async function findFirstCurrency(tx: Transaction, schoolId: string): Promise<Currency> {
  const row = await tx.selectFrom('school').select('market').where('id', '=', schoolId).executeTakeFirst();
  return (row?.market as { currency?: Currency } | null | undefined)?.currency ?? 'CNY';
}

export const findBasket = (tx: Transaction, accountId: string) =>
  tx
    .selectFrom('store_basket')
    .select(['currency', 'goods_ids', 'seats', 'voucher'])
    .where('account_id', '=', accountId)
    .executeTakeFirst();

export const saveBasket = (
  tx: Transaction,
  { schoolId, accountId }: { schoolId: string; accountId: string },
  basket: {
    currency: Currency;
    goodsIds: string[];
    seats: Readonly<Record<string, number>>;
    voucher: string;
  },
  now: Date,
) => {
  const values = {
    currency: basket.currency,
    goods_ids: basket.goodsIds,
    seats: JSON.stringify(basket.seats),
    voucher: basket.voucher,
    updated_at: now,
  };
  return tx
    .insertInto('store_basket')
    .values({ school_id: schoolId, account_id: accountId, ...values })
    .onConflict((conflict) => conflict.columns(['school_id', 'account_id']).doUpdateSet(values))
    .execute();
};
