import type { Transaction } from '../../database/pool.ts';
import type { Translations } from '../../database/tables.ts';

/** A bundle as it is written: what it is called, and the goods in it. */
export interface BundleValues {
  name: Translations;
  introduction: Translations;
  goodsIds: readonly string[];
}

const columnsOf = ({ name, introduction }: BundleValues) => ({
  name: JSON.stringify(name),
  introduction: JSON.stringify(introduction),
});

/** Which of these goods can stand in a bundle: what opens a resource. */
export const listBundleable = async (tx: Transaction, goodsIds: readonly string[]): Promise<string[]> =>
  (
    await tx
      .selectFrom('goods')
      .select('id')
      .where('id', 'in', goodsIds)
      .where('resource_id', 'is not', null)
      .execute()
  ).map(({ id }) => id);

/** @returns the id */
export async function addBundle(tx: Transaction, schoolId: string, values: BundleValues): Promise<string> {
  const { id } = await tx
    .insertInto('goods_bundle')
    .values({ school_id: schoolId, ...columnsOf(values) })
    .returning('id')
    .executeTakeFirstOrThrow();
  await addItems(tx, schoolId, id, values);
  return id;
}

/** Orders that were placed keep what they open. */
export async function changeBundle(
  tx: Transaction,
  schoolId: string,
  id: string,
  values: BundleValues,
): Promise<void> {
  await tx.updateTable('goods_bundle').set(columnsOf(values)).where('id', '=', id).execute();
  await tx.deleteFrom('goods_bundle_item').where('bundle_id', '=', id).execute();
  await addItems(tx, schoolId, id, values);
}

const addItems = (tx: Transaction, schoolId: string, bundleId: string, { goodsIds }: BundleValues) =>
  tx
    .insertInto('goods_bundle_item')
    .values(
      goodsIds.map((goods_id, position) => ({
        bundle_id: bundleId,
        school_id: schoolId,
        goods_id,
        position,
      })),
    )
    .execute();
