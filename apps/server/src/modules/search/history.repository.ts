import { sql } from 'kysely';
import type { Transaction } from '../../database/pool.ts';

/** Searches that are kept a person and school. */
export const HISTORY_MAX = 20;
/** A search that only lengthens the one before within this time is the same one, still being typed. */
const TYPING_S = 5;

export interface Searcher {
  schoolId: string;
  accountId: string;
}

/** Puts a search at the top of a person's own; the same words in other case are the same search. */
export async function rememberSearch(
  tx: Transaction,
  { schoolId, accountId }: Searcher,
  keyword: string,
  now: Date,
): Promise<void> {
  await sql`
    with own as (
      select keyword, searched_at, row_number() over (order by searched_at desc, keyword) = 1 as newest
      from search_history where account_id = ${accountId}::bigint and keyword <> ${keyword}),
    judged as (
      select keyword, searched_at, lower(keyword) = lower(${keyword}::text)
        or (newest and searched_at > ${now}::timestamptz - make_interval(secs => ${TYPING_S}) and starts_with(${keyword}::text, keyword)) as same from own),
    ranked as (select keyword, same, row_number() over (partition by same order by searched_at desc, keyword) as place from judged),
    gone as (
      delete from search_history using ranked where search_history.account_id = ${accountId}::bigint and search_history.keyword = ranked.keyword
        and (ranked.same or ranked.place >= ${HISTORY_MAX}))
    insert into search_history (school_id, account_id, keyword, searched_at) values (${schoolId}, ${accountId}, ${keyword}, ${now})
    on conflict (school_id, account_id, keyword) do update set searched_at = excluded.searched_at`.execute(
    tx,
  );
}

/** A person's own searches, newest first. */
export const listSearches = (tx: Transaction, accountId: string, limit: number) =>
  tx
    .selectFrom('search_history')
    .select(['keyword', 'searched_at'])
    .where('account_id', '=', accountId)
    .orderBy('searched_at', 'desc')
    .orderBy('keyword')
    .limit(limit)
    .execute();

/** @returns how many are gone */
export async function clearSearches(
  tx: Transaction,
  accountId: string,
  keyword: string | undefined,
): Promise<number> {
  let query = tx.deleteFrom('search_history').where('account_id', '=', accountId);
  if (keyword !== undefined) query = query.where('keyword', '=', keyword);
  const { numDeletedRows } = await query.executeTakeFirst();
  return Number(numDeletedRows);
}
