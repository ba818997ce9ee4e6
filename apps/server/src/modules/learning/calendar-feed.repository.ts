import { sql } from 'kysely';
import type { Transaction } from '../../database/pool.ts';

/** The feed of somebody, without its address. */
export const findFeed = (tx: Transaction, accountId: string) =>
  tx
    .selectFrom('calendar_feed')
    .select(['created_at', 'last_read_at'])
    .where('account_id', '=', accountId)
    .executeTakeFirst();
export type FeedRow = NonNullable<Awaited<ReturnType<typeof findFeed>>>;

/** Whose feed has a token; nobody's where the account is closed or about to be deleted. */
export const findFeedReader = (tx: Transaction, tokenHash: Buffer) =>
  tx
    .selectFrom('calendar_feed as feed')
    .innerJoin('account', 'account.id', 'feed.account_id')
    .select(['account.id', 'account.language'])
    .where('feed.token_hash', '=', tokenHash)
    .where('account.is_valid', '=', true)
    .where('account.deletion_due_at', 'is', null)
    .executeTakeFirst();

/** Switches a feed on, or gives it another address. */
export const renewFeed = (tx: Transaction, feed: { accountId: string; tokenHash: Buffer }, now: Date) =>
  tx
    .insertInto('calendar_feed')
    .values({ account_id: feed.accountId, token_hash: feed.tokenHash, created_at: now })
    .onConflict((conflict) =>
      conflict
        .column('account_id')
        .doUpdateSet({ token_hash: feed.tokenHash, created_at: now, last_read_at: null }),
    )
    .execute();

export const endFeed = (tx: Transaction, accountId: string) =>
  tx.deleteFrom('calendar_feed').where('account_id', '=', accountId).execute();

/** @param since it was noted later already: one note an hour is enough */
export const noteRead = (tx: Transaction, accountId: string, now: Date, since: Date) =>
  tx
    .updateTable('calendar_feed')
    .set({ last_read_at: now })
    .where('account_id', '=', accountId)
    .where((eb) => eb.or([eb('last_read_at', 'is', null), eb('last_read_at', '<', since)]))
    .execute();

/** An entry as it is now. */
export interface EntryState {
  uid: string;
  /** SHA-256 of what it says, in hex. */
  hash: string;
  endsAt: Date;
}
export interface EntryVersion {
  uid: string;
  sequence: number;
  modified_at: Date;
}

/** Notes what programs are told now. @returns the version of each entry, which rose where it says something else */
export async function noteEntries(
  tx: Transaction,
  accountId: string,
  entries: readonly EntryState[],
  now: Date,
): Promise<EntryVersion[]> {
  const { rows } = await sql<EntryVersion>`
    with given as (
      select uid, decode(hash, 'hex') as hash, "endsAt" as ends_at
      from jsonb_to_recordset(${JSON.stringify(entries)}::jsonb) as entry(uid text, hash text, "endsAt" timestamptz)
    ), noted as (
      insert into calendar_entry as known (account_id, uid, content_hash, modified_at, ends_at)
      select ${accountId}::bigint, uid, hash, ${now}, ends_at from given
      on conflict (account_id, uid) do update
        set content_hash = excluded.content_hash, sequence = known.sequence + 1,
          modified_at = excluded.modified_at, ends_at = excluded.ends_at
        where known.content_hash <> excluded.content_hash
      returning uid, sequence, modified_at
    )
    select uid, sequence, modified_at from noted
    union all
    select known.uid, known.sequence, known.modified_at from calendar_entry known join given on given.uid = known.uid
    where known.account_id = ${accountId}::bigint and not exists (select from noted where noted.uid = known.uid)`.execute(
    tx,
  );
  return rows;
}

/** Forgets entries that are out of the time that feeds cover. */
export const clearEntries = (tx: Transaction, accountId: string, before: Date) =>
  tx.deleteFrom('calendar_entry').where('account_id', '=', accountId).where('ends_at', '<', before).execute();
