import { sql } from 'kysely';
import type { Transaction } from '../../database/pool.ts';
import type { Translations } from '../../database/tables.ts';

/** Lets a transaction see these unions whole: once it is known that its school or person is in them. */
export const enterUnions = (tx: Transaction, ids: readonly string[]) =>
  sql`select set_config('stoa.unions', ${`{${ids.join(',')}}`}, true)`.execute(tx);

/** A union with its terms, and how the school looks that leads it. */
export type UnionRow = Awaited<ReturnType<typeof listUnions>>[number];

const unions = (tx: Transaction) =>
  tx
    .selectFrom('school_union')
    .innerJoin('union_terms', (join) =>
      join
        .onRef('union_terms.union_id', '=', 'school_union.id')
        .onRef('union_terms.version', '=', 'school_union.terms_version'),
    )
    .innerJoin('school as leader', 'leader.id', 'school_union.leader_id')
    .where('school_union.ended_at', 'is', null)
    .select([
      'school_union.id',
      'school_union.leader_id',
      'school_union.name',
      'school_union.version',
      'school_union.terms_version',
      'school_union.is_listed',
      'school_union.founded_at',
      'leader.name as leader_name',
      'leader.logo_url as leader_logo_url',
      'leader.default_language as leader_language',
    ])
    .select(sql<Translations>`union_terms.terms`.as('terms'));

/** Unions that have not ended, of those that the transaction may see. */
export const listUnions = async (tx: Transaction, ids: readonly string[]) =>
  ids.length === 0 ? [] : unions(tx).where('school_union.id', 'in', ids).orderBy('school_union.id').execute();

/** Listed unions that a school is not in, by part of their name. */
export const listListed = (
  tx: Transaction,
  { schoolId, like, limit }: { schoolId: string; like: string; limit: number },
) =>
  unions(tx)
    .where('school_union.is_listed', '=', true)
    .where(
      sql<boolean>`exists (select from jsonb_each_text(school_union.name) as said where lower(said.value) like ${like})`,
    )
    .where(
      sql<boolean>`not exists (select from union_member where union_member.union_id = school_union.id
        and union_member.school_id = ${schoolId}::bigint and union_member.left_at is null)`,
    )
    .orderBy('school_union.id')
    .limit(limit)
    .execute();

/** The unions that the school of the transaction is in now. */
export const listJoined = async (tx: Transaction, schoolId: string): Promise<string[]> => {
  const rows = await tx
    .selectFrom('union_member')
    .select('union_id')
    .where('school_id', '=', schoolId)
    .where('left_at', 'is', null)
    .orderBy('union_id')
    .execute();
  return rows.map(({ union_id }) => union_id);
};

/** The stays of the schools of the person of the transaction that last. */
export const listOwnStays = (tx: Transaction, schoolIds: readonly string[]) =>
  tx
    .selectFrom('union_member')
    .select(['union_id', 'school_id', 'joined_at'])
    .where('school_id', 'in', schoolIds)
    .where('left_at', 'is', null)
    .orderBy('union_id')
    .orderBy('joined_at')
    .execute();

/** Whether the school of the transaction is and ever was in a union. */
export const findHistory = (tx: Transaction, schoolId: string) =>
  tx
    .selectFrom('union_member')
    .select(sql<boolean>`count(*) > 0`.as('ever'))
    .select(sql<boolean>`count(*) filter (where left_at is null) > 0`.as('now'))
    .where('school_id', '=', schoolId)
    .executeTakeFirstOrThrow();

/** The schools of unions, in the order in which they joined, with what they agreed to last. */
export const listSchools = (tx: Transaction, ids: readonly string[]) =>
  tx
    .selectFrom('union_member as member')
    .innerJoin('school', 'school.id', 'member.school_id')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('union_agreement')
          .select(['version', 'agreed_at'])
          .whereRef('union_agreement.union_id', '=', 'member.union_id')
          .whereRef('union_agreement.school_id', '=', 'member.school_id')
          .orderBy('version', 'desc')
          .limit(1)
          .as('agreed'),
      (join) => join.onTrue(),
    )
    .where('member.union_id', 'in', ids)
    .where('member.left_at', 'is', null)
    .select([
      'member.union_id',
      'member.joined_at',
      'school.id',
      'school.name',
      'school.logo_url',
      'school.default_language',
      'agreed.version',
      'agreed.agreed_at',
    ])
    .orderBy('member.joined_at')
    .orderBy('school.id')
    .execute();

/** Invitations and requests of unions. */
export const listCandidates = (tx: Transaction, ids: readonly string[]) =>
  tx
    .selectFrom('union_proposal as proposal')
    .innerJoin('school', 'school.id', 'proposal.school_id')
    .where('proposal.union_id', 'in', ids)
    .select([
      'proposal.union_id',
      'proposal.kind',
      'proposal.made_at',
      'school.id',
      'school.name',
      'school.logo_url',
      'school.default_language',
    ])
    .orderBy('proposal.made_at', 'desc')
    .orderBy('school.id')
    .execute();

/** Invitations to the school of the transaction and its own requests. */
export const listProposals = (tx: Transaction, schoolId: string) =>
  tx
    .selectFrom('union_proposal')
    .select(['union_id', 'kind', 'made_at'])
    .where('school_id', '=', schoolId)
    .orderBy('made_at', 'desc')
    .execute();

/** What is shared in unions: one's own as it is, that of others as the school lists it. */
export const listShares = (tx: Transaction, schoolId: string, ids: readonly string[]) =>
  tx
    .selectFrom('union_share as share')
    .innerJoin('school', 'school.id', 'share.school_id')
    .innerJoin('resource', (join) =>
      join.on(
        sql<boolean>`(resource.id = share.resource_id or resource.share_id = share.id) and resource.school_id = ${schoolId}::bigint`,
      ),
    )
    .where('share.union_id', 'in', ids)
    .select([
      'share.union_id',
      'share.resource_id',
      'share.shared_at',
      'share.school_id',
      'school.name as school_name',
      'school.logo_url as school_logo_url',
      'school.default_language as school_language',
      'resource.type',
      'resource.status',
      'resource.title',
    ])
    .orderBy('share.shared_at', 'desc')
    .orderBy('share.id')
    .execute();

/** Adds a union, which its leader is the first school of. @returns its id */
export async function insertUnion(
  tx: Transaction,
  {
    schoolId,
    accountId,
    name,
    terms,
    isListed,
  }: { schoolId: string; accountId: string; name: object; terms: object; isListed: boolean },
  now: Date,
): Promise<string> {
  const { id } = await tx
    .insertInto('school_union')
    .values({ leader_id: schoolId, name: JSON.stringify(name), is_listed: isListed, founded_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  await enterUnions(tx, [id]);
  await insertTerms(tx, id, { version: 1, terms }, now);
  await insertAgreement(tx, { unionId: id, schoolId, accountId, version: 1 }, now);
  await insertStay(tx, { unionId: id, schoolId }, now);
  return id;
}

export const insertTerms = (
  tx: Transaction,
  unionId: string,
  { version, terms }: { version: number; terms: object },
  now: Date,
) =>
  tx
    .insertInto('union_terms')
    .values({ union_id: unionId, version, terms: JSON.stringify(terms), made_at: now })
    .execute();

/** @returns false where somebody saved another version meanwhile */
export async function updateUnion(
  tx: Transaction,
  unionId: string,
  { version, ...values }: { version: number; name: object; terms_version: number; is_listed: boolean },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('school_union')
    .set({ ...values, name: JSON.stringify(values.name), version: version + 1 })
    .where('id', '=', unionId)
    .where('version', '=', version)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export const updateLeader = (tx: Transaction, unionId: string, leaderId: string) =>
  tx
    .updateTable('school_union')
    .set((eb) => ({ leader_id: leaderId, version: eb('version', '+', 1) }))
    .where('id', '=', unionId)
    .execute();

/** Notes that somebody agreed for a school. The first agreement to a version stays. */
export const insertAgreement = (
  tx: Transaction,
  agreed: { unionId: string; schoolId: string; accountId: string; version: number },
  now: Date,
) =>
  tx
    .insertInto('union_agreement')
    .values({
      union_id: agreed.unionId,
      school_id: agreed.schoolId,
      version: agreed.version,
      account_id: agreed.accountId,
      agreed_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();

/** Whether a school agreed to a version since it asked to join. */
export const findAgreement = (tx: Transaction, unionId: string, schoolId: string, version: number) =>
  tx
    .selectFrom('union_agreement')
    .select('agreed_at')
    .where('union_id', '=', unionId)
    .where('school_id', '=', schoolId)
    .where('version', '=', version)
    .executeTakeFirst();

/** Lets a school in. @returns false where it is in already */
export async function insertStay(
  tx: Transaction,
  { unionId, schoolId }: { unionId: string; schoolId: string },
  now: Date,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('union_member')
    .values({ union_id: unionId, school_id: schoolId, joined_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Writes what the others share into the lists of a school that has joined. */
export const receiveShares = (tx: Transaction, unionId: string) =>
  sql`select receive_shares(${unionId}::bigint)`.execute(tx);

/** Ends the stay of a school with everything shared by and with it. @returns whether it was in */
export async function endStay(
  tx: Transaction,
  unionId: string,
  schoolId: string,
  how: 'left' | 'removed' | 'ended',
  now: Date,
): Promise<boolean> {
  const { rows } = await sql<{ was: boolean }>`
    select leave_union(${unionId}::bigint, ${schoolId}::bigint, ${how}, ${now}) as was`.execute(tx);
  return rows[0]?.was ?? false;
}

/** Ends a union with all stays. */
export async function endUnion(tx: Transaction, unionId: string, now: Date): Promise<void> {
  await sql`
    select leave_union(union_id, school_id, 'ended', ${now}) from
      (select union_id, school_id from union_member where union_id = ${unionId}::bigint and left_at is null order by school_id) stay`.execute(
    tx,
  );
  await tx.deleteFrom('union_proposal').where('union_id', '=', unionId).execute();
  await tx
    .updateTable('school_union')
    .set((eb) => ({ ended_at: now, version: eb('version', '+', 1) }))
    .where('id', '=', unionId)
    .execute();
}

export const findProposal = (tx: Transaction, unionId: string, schoolId: string) =>
  tx
    .selectFrom('union_proposal')
    .select('kind')
    .where('union_id', '=', unionId)
    .where('school_id', '=', schoolId)
    .executeTakeFirst();

/** Notes an invitation or a request; one that stands stays as it is. */
export const insertProposal = (
  tx: Transaction,
  { unionId, schoolId, kind }: { unionId: string; schoolId: string; kind: 'invitation' | 'request' },
  now: Date,
) =>
  tx
    .insertInto('union_proposal')
    .values({ union_id: unionId, school_id: schoolId, kind, made_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();

export const deleteProposal = (tx: Transaction, unionId: string, schoolId: string) =>
  tx.deleteFrom('union_proposal').where('union_id', '=', unionId).where('school_id', '=', schoolId).execute();

/** A published class, course or exam of the school of the transaction that can be shared. */
export const findShareable = (
  tx: Transaction,
  schoolId: string,
  resourceId: string,
  types: readonly number[],
) =>
  tx
    .selectFrom('resource')
    .select('id')
    .where('id', '=', resourceId)
    .where('school_id', '=', schoolId)
    .where('share_id', 'is', null)
    .where('status', '=', 'published')
    .where('binned_at', 'is', null)
    .where('type', 'in', types)
    .executeTakeFirst();

/** Shares something and writes it into the lists of the others. Again changes nothing. */
export const insertShare = (
  tx: Transaction,
  { unionId, schoolId, resourceId }: { unionId: string; schoolId: string; resourceId: string },
  now: Date,
) =>
  sql`
    with added as (
      insert into union_share (union_id, school_id, resource_id, shared_at)
      values (${unionId}, ${schoolId}, ${resourceId}, ${now}) on conflict do nothing returning *)
    select spread_share(added::union_share) from added`.execute(tx);

export const deleteShare = (
  tx: Transaction,
  { unionId, schoolId, resourceId }: { unionId: string; schoolId: string; resourceId: string },
) =>
  sql`
    select take_back_share(share) from union_share share
    where union_id = ${unionId} and school_id = ${schoolId} and resource_id = ${resourceId}`.execute(tx);

/** Whether a school can be invited. */
export const findActiveSchool = (tx: Transaction, schoolId: string) =>
  tx
    .selectFrom('school')
    .select('id')
    .where('id', '=', schoolId)
    .where('status', '=', 'active')
    .executeTakeFirst();
