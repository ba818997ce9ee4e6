import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Transaction } from '../../database/pool.ts';

/** Of whom nothing is shown to somebody: whom they blocked or muted, and who blocked them. Read once a statement. */
export const hiddenFrom = (viewerId: string): RawBuilder<unknown> =>
  sql`array(select person_id from person_block where account_id = ${viewerId}
    union all select account_id from person_block where person_id = ${viewerId} and kind = 'block')`;

/**
 * Whether a viewer is shown somebody and what they wrote; all of it to visitors.
 * @param person whose id it is, null where the account was deleted
 */
export const isShownTo = (viewerId: string | undefined, person: RawBuilder<unknown>): RawBuilder<SqlBool> =>
  viewerId === undefined
    ? sql<SqlBool>`true`
    : sql<SqlBool>`coalesce(${person} <> all(${hiddenFrom(viewerId)}), true)`;

/** Whether one of two people blocked the other: neither finds the other then. */
export const isBlockedBetween = (
  viewerId: string | undefined,
  person: RawBuilder<unknown>,
): RawBuilder<SqlBool> =>
  viewerId === undefined
    ? sql<SqlBool>`false`
    : sql<SqlBool>`coalesce(${person} = any(array(
        select person_id from person_block where account_id = ${viewerId} and kind = 'block'
        union all select account_id from person_block where person_id = ${viewerId} and kind = 'block')), false)`;

/** Whether somebody did this to a person. */
export const hasHidden = (
  accountId: RawBuilder<unknown>,
  personId: RawBuilder<unknown>,
  kind: 'block' | 'mute',
): RawBuilder<SqlBool> =>
  sql<SqlBool>`exists (select from person_block tie where tie.account_id = ${accountId}
    and tie.person_id = ${personId} and tie.kind = ${sql.lit(kind)})`;

/** Which of some people each of some viewers is not shown, by viewer; in one statement. */
export async function listHidden(
  tx: Transaction,
  viewerIds: readonly string[],
  personIds: readonly string[],
): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  if (viewerIds.length === 0 || personIds.length === 0) return new Map();
  const [viewers, people] = [sql`${[...viewerIds]}::bigint[]`, sql`${[...personIds]}::bigint[]`];
  const { rows } = await sql<{ viewer: string; person: string }>`
    select account_id as viewer, person_id as person from person_block
      where account_id = any(${viewers}) and person_id = any(${people})
    union select person_id, account_id from person_block
      where person_id = any(${viewers}) and account_id = any(${people}) and kind = 'block'`.execute(tx);
  return new Map(
    [...Map.groupBy(rows, ({ viewer }) => viewer)].map(([viewer, hidden]) => [
      viewer,
      new Set(hidden.map(({ person }) => person)),
    ]),
  );
}
