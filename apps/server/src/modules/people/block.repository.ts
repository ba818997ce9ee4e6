import { sql } from 'kysely';
import { countUpTo, Keyset, type KeysetOrder, type KeysetPage } from '../../database/keyset.ts';
import type { Transaction } from '../../database/pool.ts';
import type { BlockKind } from '../../database/tables/people.ts';

/** Somebody, and whom they hide from themselves. */
export interface Tie {
  accountId: string;
  personId: string;
  kind: BlockKind;
}

const LATEST: KeysetOrder = {
  columns: [
    { name: 'since', type: 'timestamptz' },
    { name: 'person_id', type: 'bigint' },
  ],
  direction: 'desc',
};

/** Keeps that somebody is hidden; again changes nothing. */
export const addBlock = (tx: Transaction, { accountId, personId, kind }: Tie, now: Date) =>
  tx
    .insertInto('person_block')
    .values({ account_id: accountId, person_id: personId, kind, since: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();

export const removeBlock = (tx: Transaction, { accountId, personId, kind }: Tie) =>
  tx
    .deleteFrom('person_block')
    .where('account_id', '=', accountId)
    .where('person_id', '=', personId)
    .where('kind', '=', kind)
    .execute();

/** How many people somebody hides, looking at no more than a limit. */
export async function countBlocks(tx: Transaction, accountId: string, limit: number): Promise<number> {
  const rows = await tx
    .selectFrom('person_block')
    .select('person_id')
    .where('account_id', '=', accountId)
    .limit(limit)
    .execute();
  return rows.length;
}

/** Ends following between two people, in each of some schools. */
export const endFollows = (tx: Transaction, schoolIds: readonly string[], one: string, other: string) =>
  sql`select end_follows(${[...schoolIds]}::bigint[], ${one}, ${other})`.execute(tx);

/** A page of whom somebody hides, the latest first. */
export async function listBlocks(tx: Transaction, accountId: string, page: KeysetPage) {
  const keyset = new Keyset(LATEST, page);
  const query = tx
    .selectFrom('person_block')
    .innerJoin('account', 'account.id', 'person_block.person_id')
    .select([
      'account.id',
      'account.nick_name',
      'account.real_name',
      'account.avatar_url',
      'account.mobile',
      'account.email',
      'person_block.kind',
      'person_block.since',
    ])
    .where('person_block.account_id', '=', accountId);
  const rows = await query
    .select(keyset.place('person_block').as('place'))
    .where(keyset.beyond('person_block'))
    .orderBy(keyset.orderBy('person_block'))
    .limit(keyset.limit)
    .offset(keyset.offset)
    .execute();
  return keyset.complete(rows, () => countUpTo(tx, query));
}
