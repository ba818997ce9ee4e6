import { sql } from 'kysely';
import type { Transaction } from '../../database/pool.ts';
import type { Translations } from '../../database/tables.ts';

/** A VIP package as it is written: what it is called, and for how long it opens the zone. */
export interface VipValues {
  name: Translations;
  introduction: Translations;
  months: number;
  days: number;
}

const columnsOf = ({ name, introduction, months, days }: VipValues) => ({
  name: JSON.stringify(name),
  introduction: JSON.stringify(introduction),
  months,
  days,
});

export const addPackage = (tx: Transaction, schoolId: string, values: VipValues) =>
  tx
    .insertInto('vip_package')
    .values({ school_id: schoolId, ...columnsOf(values) })
    .returning('id')
    .executeTakeFirstOrThrow();

export const changePackage = (tx: Transaction, id: string, values: VipValues) =>
  tx.updateTable('vip_package').set(columnsOf(values)).where('id', '=', id).execute();

/** Lets nobody else give to a person, or take from them, until the transaction ends. */
export const lockPerson = (tx: Transaction, accountId: string) =>
  tx.selectFrom('account').select('id').where('id', '=', accountId).forNoKeyUpdate().execute();

/** As lockPerson, of several people: in the order of their ids. */
export const lockPeople = (tx: Transaction, accountIds: readonly string[]) =>
  tx
    .selectFrom('account')
    .select('id')
    .where('id', 'in', accountIds.length > 0 ? accountIds : ['0'])
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();

/** Until when a person is a member; undefined for who is none at the moment. */
export const findVipEnd = async (tx: Transaction, accountId: string, now: Date): Promise<Date | undefined> =>
  (
    await tx
      .selectFrom('vip_term')
      .select('ends_at')
      .where('account_id', '=', accountId)
      .where('taken_back_at', 'is', null)
      .where('ends_at', '>', now)
      .orderBy('ends_at', 'desc')
      .limit(1)
      .executeTakeFirst()
  )?.ends_at;

/** Adds time behind what the person has, for every line of an order that is VIP; again changes nothing. @returns whether there was any */
export async function addTerms(
  tx: Transaction,
  { orderId, accountId }: { orderId: string; accountId: string },
  now: Date,
): Promise<boolean> {
  const lines = await tx
    .selectFrom('store_order_line')
    .select(['position', 'school_id', 'vip_months', 'vip_days'])
    .where('order_id', '=', orderId)
    .where('vip_months', 'is not', null)
    .orderBy('position')
    .execute();
  if (lines.length === 0) return false;
  await lockPerson(tx, accountId);
  let start = (await findVipEnd(tx, accountId, now)) ?? now;
  for (const { position, school_id, vip_months, vip_days } of lines) {
    const added = await tx
      .insertInto('vip_term')
      .values({
        order_id: orderId,
        position,
        school_id,
        account_id: accountId,
        starts_at: start,
        ends_at: sql<Date>`${start}::timestamptz + make_interval(months => ${vip_months}::int, days => ${vip_days}::int)`,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('ends_at')
      .executeTakeFirst();
    start = added?.ends_at ?? start;
  }
  return true;
}

/**
 * Takes back the time of lines of an order that are closed; what comes behind it moves up by what was left of it.
 * @returns whether there was any
 */
export async function takeTerms(
  tx: Transaction,
  { orderId, accountId }: { orderId: string; accountId: string },
  now: Date,
): Promise<boolean> {
  await lockPerson(tx, accountId);
  // The last first, so that nothing moves under what is still to be taken.
  const taken = await tx
    .updateTable('vip_term as term')
    .from('store_order_line as line')
    .set({ taken_back_at: now })
    .whereRef('line.order_id', '=', 'term.order_id')
    .whereRef('line.position', '=', 'term.position')
    .where('term.order_id', '=', orderId)
    .where('line.ended_at', 'is not', null)
    .where('term.taken_back_at', 'is', null)
    .returning(['term.starts_at', 'term.ends_at'])
    .execute();
  for (const { starts_at, ends_at } of taken.sort((one, other) => +other.starts_at - +one.starts_at)) {
    const left = +ends_at - Math.max(+starts_at, +now);
    if (left <= 0) continue;
    await tx
      .updateTable('vip_term')
      .set({
        starts_at: sql`starts_at - make_interval(secs => ${left / 1000})`,
        ends_at: sql`ends_at - make_interval(secs => ${left / 1000})`,
      })
      .where('account_id', '=', accountId)
      .where('taken_back_at', 'is', null)
      .where('starts_at', '>=', ends_at)
      .execute();
  }
  return taken.length > 0;
}

/** Closes what VIP has opened, for who is no member any more. @returns whether anything was open */
export async function closeZone(tx: Transaction, accountId: string, now: Date): Promise<boolean> {
  await lockPerson(tx, accountId);
  if (await findVipEnd(tx, accountId, now)) return false;
  const gone = await tx
    .deleteFrom('enrollment')
    .where('account_id', '=', accountId)
    .where('by_vip', '=', true)
    .executeTakeFirst();
  return gone.numDeletedRows > 0n;
}
