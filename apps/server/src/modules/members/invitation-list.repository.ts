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
import { type InvitationRow, inviterHolds } from './invitation.repository.ts';
import { type InvitationStatus } from './invitation.ts';

/** An invitation, and whether who made it may still give its role. */
type HeldRow = InvitationRow & { holds: boolean };

const ID = { name: 'id', type: 'bigint' } as const;
const NEWEST: KeysetOrder = { columns: [{ name: 'created_at', type: 'timestamptz' }, ID], direction: 'desc' };
const LAST_ENDING: KeysetOrder = {
  columns: [{ name: 'expires_at', type: 'timestamptz' }, ID],
  direction: 'desc',
};

/** Neither withdrawn nor used up: the condition of the indexes over those that time alone ends. */
const usable = sql<SqlBool>`withdrawn_at is null and uses_left > 0`;

/** A page of a school's invitations: the newest first, and by when they end where time alone ends them. */
export async function listInvitations(
  tx: Transaction,
  schoolId: string,
  status: InvitationStatus | undefined,
  page: KeysetPage,
  now: Date,
) {
  const keyset = new Keyset(
    status === 'expired' || status === 'open' || status === 'void' ? LAST_ENDING : NEWEST,
    page,
  );
  const own = sql`select * from invitation where school_id = ${schoolId}`;
  const where = await conditionOf(tx, schoolId, status, now);
  /** What fits, as far as it is needed; of each who invited as much, since any of them may have all of it. */
  const found = (reach: RawBuilder<SqlBool>, order: RawBuilder<unknown>, limit: number) =>
    where.makers
      ? sql`select invitation.* from (values ${where.makers}) maker (inviter, role)
          cross join lateral (${own} and ${where.condition} and invitation.inviter = maker.inviter and invitation.role = maker.role
            and ${reach} ${order} limit ${limit}) invitation`
      : sql`select * from (${own} and ${where.condition} and ${reach} ${order} limit ${limit}) invitation`;
  const all = sql`${found(sql`true`, sql``, COUNTED_MAX + 1)} limit ${COUNTED_MAX + 1}`;
  const order = sql`order by ${keyset.orderBy('invitation')}`;
  const { rows } = await sql<Placed<HeldRow>>`
    select invitation.*, ${inviterHolds} as holds, ${keyset.place('invitation')} as place
    from (${found(keyset.beyond('invitation'), order, keyset.offset + keyset.limit)}) invitation
    ${order} limit ${keyset.limit} offset ${keyset.offset}`.execute(tx);
  return keyset.complete<HeldRow>(rows, () => countRows(tx, all));
}

/** Which invitations have a status, where it matters of whom. */
interface StatusCondition {
  condition: RawBuilder<SqlBool>;
  /** Who invited to which role, as rows. */
  makers?: RawBuilder<unknown>;
}

async function conditionOf(
  tx: Transaction,
  schoolId: string,
  status: InvitationStatus | undefined,
  now: Date,
): Promise<StatusCondition> {
  switch (status) {
    case undefined:
      return { condition: sql`true` };
    case 'withdrawn':
      return { condition: sql`withdrawn_at is not null` };
    case 'used':
      return { condition: sql`withdrawn_at is null and uses_left = 0` };
    case 'expired':
      return { condition: sql`${usable} and expires_at <= ${now}` };
    default: {
      const makers = (await findMakers(tx, schoolId)).filter(({ holds }) => holds === (status === 'open'));
      if (makers.length === 0) return { condition: sql`false` };
      const rows = makers.map(({ inviter, role }) => sql`(${inviter}::bigint, ${role})`);
      return { condition: sql`${usable} and expires_at > ${now}`, makers: sql.join(rows) };
    }
  }
}

/**
 * Who made the usable invitations of each role, and whether they may still give it: where they may not, what they made
 * is worth nothing. They are few: they are found by steps through an index.
 */
async function findMakers(tx: Transaction, schoolId: string) {
  const step = (beyond: RawBuilder<unknown>) => sql`(
    select invited_by, inviter, role from invitation where school_id = ${schoolId} and ${usable} and ${beyond}
    order by inviter, role limit 1)`;
  const { rows } = await sql<{ inviter: string; role: string; holds: boolean }>`
    with recursive maker as (
      ${step(sql`true`)}
      union all
      select next.* from maker cross join lateral ${step(sql`(inviter, role) > (maker.inviter, maker.role)`)} next
    )
    select inviter, role, ${inviterHolds} as holds
    from (select *, ${schoolId}::bigint as school_id from maker) invitation`.execute(tx);
  return rows;
}
