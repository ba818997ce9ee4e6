import { sql, type RawBuilder, type SqlBool } from 'kysely';
import {
  COUNTED_MAX,
  countRows,
  Keyset,
  type KeysetOrder,
  type KeysetPage,
  type Placed,
} from '../../database/keyset.ts';
import type { Transaction } from '../../database/pool.ts';
import { inviterHolds, type InvitationRow, type InvitationStatus } from './invitation.ts';

/** An invitation, and whether who made it may still give its role. */
type HeldRow = InvitationRow & { holds: boolean };

const ID = { name: 'id', type: 'bigint' } as const;
const NEWEST: KeysetOrder = { columns: [{ name: 'created_at', type: 'timestamptz' }, ID], direction: 'desc' };
const LAST_EXPIRED: KeysetOrder = {
  columns: [{ name: 'expires_at', type: 'timestamptz' }, ID],
  direction: 'desc',
};

/** Neither withdrawn nor used up: the condition of the indexes over those that time alone ends. */
const usable = sql<SqlBool>`withdrawn_at is null and uses_left > 0`;

/** A page of a school's invitations: the newest first, of expired ones those that expired last. */
export async function listInvitations(
  tx: Transaction,
  schoolId: string,
  status: InvitationStatus | undefined,
  page: KeysetPage,
  now: Date,
) {
  const keyset = new Keyset(status === 'expired' ? LAST_EXPIRED : NEWEST, page);
  const where = await conditionOf(tx, schoolId, status, now);
  const found = sql`select * from invitation where school_id = ${schoolId} and ${where}`;
  const counted = await countRows(tx, sql`${found} limit ${COUNTED_MAX + 1}`);
  // Few that are open may stand behind thousands that expired: those are not walked through for them.
  const isSorted = (status === 'open' || status === 'void') && counted.totalIsExact;
  const source = isSorted
    ? sql`(with found as materialized (${found}) select * from found)`
    : sql`(${found})`;
  const { rows } = await sql<Placed<HeldRow>>`
    select invitation.*, ${inviterHolds} as holds, ${keyset.place('invitation')} as place
    from ${source} invitation where ${keyset.beyond('invitation')}
    order by ${keyset.orderBy('invitation')} limit ${keyset.limit} offset ${keyset.offset}`.execute(tx);
  return { ...keyset.finish<HeldRow>(rows), ...counted };
}

async function conditionOf(
  tx: Transaction,
  schoolId: string,
  status: InvitationStatus | undefined,
  now: Date,
): Promise<RawBuilder<SqlBool>> {
  switch (status) {
    case undefined:
      return sql`true`;
    case 'withdrawn':
      return sql`withdrawn_at is not null`;
    case 'used':
      return sql`withdrawn_at is null and uses_left = 0`;
    case 'expired':
      return sql`${usable} and expires_at <= ${now}`;
    default: {
      const isVoid = await madeInVain(tx, schoolId);
      return sql`${usable} and expires_at > ${now} and ${status === 'void' ? isVoid : sql`not ${isVoid}`}`;
    }
  }
}

/**
 * Which of the usable invitations are worth nothing, since who made them may not give their role any more. Those who
 * invite are few: they are found by steps through an index, and asked for one by one.
 */
async function madeInVain(tx: Transaction, schoolId: string): Promise<RawBuilder<SqlBool>> {
  const step = (beyond: RawBuilder<unknown>) => sql`(
    select invited_by, coalesce(invited_by, 0) as inviter, role from invitation
    where school_id = ${schoolId} and ${usable} and ${beyond}
    order by coalesce(invited_by, 0), role limit 1)`;
  const { rows } = await sql<{ inviter: string; role: string }>`
    with recursive maker as (
      ${step(sql`true`)}
      union all
      select next.* from maker cross join lateral ${step(sql`(coalesce(invited_by, 0), role) > (maker.inviter, maker.role)`)} next
    )
    select inviter, role from (select invited_by, inviter, role, ${schoolId}::bigint as school_id from maker) invitation
    where not ${inviterHolds}`.execute(tx);
  if (rows.length === 0) return sql`false`;
  const pairs = rows.map(({ inviter, role }) => sql`(${inviter}::bigint, ${role})`);
  return sql`(coalesce(invited_by, 0), role) in (${sql.join(pairs)})`;
}
