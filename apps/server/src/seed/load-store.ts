import type { Transaction } from '../database/pool.ts';
import type { Currency, Prices } from '../database/tables.ts';
import type { StoreSeed } from './format.ts';

/** Begins the ids of goods; the rest is that of what is sold. */
const GOODS_ID_START = '179';

const goodsIdOf = (resourceId: string) => `${GOODS_ID_START}${resourceId.slice(GOODS_ID_START.length)}`;

/**
 * Lets a school sell what has a price, and what is named; the transaction is bound to it.
 * @param idOf the id of one of its resources, by its slug
 */
export async function loadStore(
  tx: Transaction,
  store: StoreSeed,
  idOf: (slug: string) => string,
  now: Date,
): Promise<void> {
  const school_id = store.school;
  await tx
    .insertInto('store_terms')
    .values({ school_id, version: 1, text: store.terms.trim(), made_at: now })
    .execute();
  await tx
    .insertInto('store_settings')
    .values({
      school_id,
      order_enabled: true,
      currency: store.currency,
      seller: JSON.stringify(store.seller),
      bank: JSON.stringify({ ...store.bank, bic: '', note: '' }),
      standard_rate: store.standardRate,
      reduced_rate: store.reducedRate,
      terms_version: 1,
    })
    .execute();
  const sold = await tx
    .selectFrom('resource')
    .innerJoin('class', 'class.resource_id', 'resource.id')
    .select(['resource.id', 'resource.price'])
    .where('resource.school_id', '=', school_id)
    .where('resource.price', 'is not', null)
    .execute();
  const sell = (
    id: string,
    what: { resource_id: string } | { bundle_id: string } | { seats_of_id: string },
    amount: number,
    currency: Currency = store.currency,
  ) =>
    tx
      .insertInto('goods')
      .values({
        id,
        school_id,
        ...what,
        prices: JSON.stringify({ [currency]: amount } as Prices),
        created_at: now,
      })
      .execute();
  for (const { id, price } of sold)
    await sell(
      goodsIdOf(id),
      { resource_id: id },
      price?.amount ?? 0,
      price?.currency as Currency | undefined,
    );
  for (const { resource, amount } of store.goods ?? []) {
    const id = idOf(resource);
    await sell(goodsIdOf(id), { resource_id: id }, amount);
    const price = JSON.stringify({ amount, currency: store.currency });
    await tx.updateTable('resource').set({ price }).where('id', '=', id).execute();
  }
  for (const { id, name, introduction, resources: parts, amount } of store.bundles ?? []) {
    const bundle = await tx
      .insertInto('goods_bundle')
      .values({ school_id, name: JSON.stringify(name), introduction: JSON.stringify(introduction) })
      .returning('id')
      .executeTakeFirstOrThrow();
    await tx
      .insertInto('goods_bundle_item')
      .values(
        parts.map((part, position) => ({
          bundle_id: bundle.id,
          school_id,
          goods_id: goodsIdOf(idOf(part)),
          position,
        })),
      )
      .execute();
    await sell(id, { bundle_id: bundle.id }, amount);
  }
  for (const { id, resource, amount } of store.seats ?? [])
    await sell(id, { seats_of_id: goodsIdOf(idOf(resource)) }, amount);
}
