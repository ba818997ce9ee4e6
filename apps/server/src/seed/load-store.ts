import type { Transaction } from '../database/pool.ts';
import type { Prices } from '../database/tables.ts';
import type { StoreSeed } from './format.ts';

/** Begins the ids of goods; the rest is that of what is sold. */
const GOODS_ID_START = '179';

/** Lets a school sell what has a price; the transaction is bound to it. */
export async function loadStore(tx: Transaction, store: StoreSeed, now: Date): Promise<void> {
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
  for (const { id, price } of sold)
    await tx
      .insertInto('goods')
      .values({
        id: `${GOODS_ID_START}${id.slice(GOODS_ID_START.length)}`,
        school_id,
        resource_id: id,
        prices: JSON.stringify({ [price?.currency ?? store.currency]: price?.amount ?? 0 } as Prices),
        created_at: now,
      })
      .execute();
}
