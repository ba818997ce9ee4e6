import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Transaction } from '../../database/pool.ts';

/** Groups of a school at most. */
export const GROUPS_MAX = 200;
/** Members of a group at most. */
export const GROUP_MEMBERS_MAX = 2000;

export type GroupKind = 'group' | 'tag';
export interface GroupRef {
  id: string;
  name: string;
  kind: GroupKind;
}
export interface GroupRow extends GroupRef {
  members: number;
}
/** A group of a school. */
export interface OfGroup {
  schoolId: string;
  groupId: string;
}

/** The groups of a member, by name. @param table has the columns school_id and account_id */
export const groupsOf = (table: string): RawBuilder<GroupRef[]> => sql<GroupRef[]>`(
  select coalesce(jsonb_agg(jsonb_build_object('id', g.id::text, 'name', g.name, 'kind', g.kind) order by g.kind, g.name_key), '[]')
  from member_group_entry e join member_group g on g.id = e.group_id
  where e.school_id = ${sql.ref(`${table}.school_id`)} and e.account_id = ${sql.ref(`${table}.account_id`)})`;

/** Whether a member is in a group; read by the members of the group. */
export const inGroup = (table: string, groupId: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`${sql.ref(`${table}.account_id`)} = any(array(
    select account_id from member_group_entry where group_id = ${groupId}))`;

/** Nobody makes or renames a group of the school beside this transaction. */
export const lockGroups = (tx: Transaction, schoolId: string) =>
  sql`select pg_advisory_xact_lock(140, hashint8(${schoolId}::bigint))`.execute(tx);

/** The groups of a school, or one of them, by name, with how many are in each. */
export async function listGroupRows(tx: Transaction, schoolId: string, id?: string): Promise<GroupRow[]> {
  const { rows } = await sql<GroupRow>`
    select id, name, kind, members from member_group
    where school_id = ${schoolId} and ${id === undefined ? sql`true` : sql`id = ${id}`}
    order by kind, name_key limit ${GROUPS_MAX}`.execute(tx);
  return rows;
}

export async function countGroups(tx: Transaction, schoolId: string): Promise<number> {
  const { n } = await tx
    .selectFrom('member_group')
    .select((eb) => eb.fn.countAll<string>().as('n'))
    .where('school_id', '=', schoolId)
    .executeTakeFirstOrThrow();
  return Number(n);
}

/** The group of a school that has a name. @param key the name as it is compared */
export const findByKey = (
  tx: Transaction,
  schoolId: string,
  { key, kind }: { key: string; kind: GroupKind },
) =>
  tx
    .selectFrom('member_group')
    .select('id')
    .where('school_id', '=', schoolId)
    .where('name_key', '=', key)
    .where('kind', '=', kind)
    .executeTakeFirst();

/** @returns its id */
export async function insertGroup(
  tx: Transaction,
  schoolId: string,
  { name, key, kind }: { name: string; key: string; kind: GroupKind },
  now: Date,
): Promise<string> {
  const { id } = await tx
    .insertInto('member_group')
    .values({ school_id: schoolId, name, name_key: key, kind, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** @returns false where there is none */
export async function renameGroup(
  tx: Transaction,
  { schoolId, groupId }: OfGroup,
  { name, key }: { name: string; key: string },
): Promise<boolean> {
  const row = await tx
    .updateTable('member_group')
    .set({ name, name_key: key })
    .where('id', '=', groupId)
    .where('school_id', '=', schoolId)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** @returns false where there is none */
export async function removeGroup(tx: Transaction, { schoolId, groupId }: OfGroup): Promise<boolean> {
  const row = await tx
    .deleteFrom('member_group')
    .where('id', '=', groupId)
    .where('school_id', '=', schoolId)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Nobody changes who is in a group, or deletes it, beside this transaction. @returns false where there is none */
export async function holdGroup(tx: Transaction, { schoolId, groupId }: OfGroup): Promise<boolean> {
  const row = await tx
    .selectFrom('member_group')
    .select('id')
    .where('id', '=', groupId)
    .where('school_id', '=', schoolId)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

export async function countInGroup(tx: Transaction, groupId: string): Promise<number> {
  const { n } = await tx
    .selectFrom('member_group_entry')
    .select((eb) => eb.fn.countAll<string>().as('n'))
    .where('group_id', '=', groupId)
    .executeTakeFirstOrThrow();
  return Number(n);
}

/** Puts members of the school into a group; who is in it, and who is no member, is passed over. @returns how many are new */
export async function insertEntries(
  tx: Transaction,
  { schoolId, groupId }: OfGroup,
  accountIds: readonly string[],
  now: Date,
): Promise<number> {
  const { rows } = await sql`
    insert into member_group_entry (group_id, account_id, school_id, added_at)
    select ${groupId}, account_id, school_id, ${now} from membership
    where school_id = ${schoolId} and account_id = any(${accountIds}::bigint[])
    order by account_id
    on conflict do nothing returning account_id`.execute(tx);
  return rows.length;
}

/** Takes people out of a group. @returns how many were in it */
export async function deleteEntries(
  tx: Transaction,
  { schoolId, groupId }: OfGroup,
  accountIds: readonly string[],
): Promise<number> {
  const gone = await tx
    .deleteFrom('member_group_entry')
    .where('group_id', '=', groupId)
    .where('school_id', '=', schoolId)
    .where('account_id', 'in', accountIds)
    .returning('account_id')
    .execute();
  return gone.length;
}
