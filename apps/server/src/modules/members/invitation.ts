import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Transaction } from '../../database/pool.ts';
import type { Role } from '../../database/tables.ts';
import type { SecretBox } from '../../platform/secret-box.ts';
import { isId } from '../../http/ids.ts';
import { digest } from '../../platform/digest.ts';
import { operationsOf, OPERATIONS, reaches } from '../../core/acl/operations.ts';

const PURPOSE = 'invitation';
export type InvitationRole = 'member' | 'teacher' | 'admin';
export type InvitationStatus = 'open' | 'used' | 'expired' | 'withdrawn' | 'void';

const ROLES: readonly InvitationRole[] = ['member', 'teacher', 'admin'];
/** Roles whose people may invite, and give this one. */
const rolesThatGive = (role: InvitationRole): Role[] =>
  OPERATIONS.MEMBER_MANAGEMENT.filter((own) => reaches(own, role));

/** A token says which school it is of, so that row-level security holds for it too; the rest are 176 random bits. */
const newToken = (schoolId: string): string =>
  `${BigInt(schoolId).toString(36)}_${randomBytes(22).toString('base64url')}`;

/** @returns undefined for what cannot be a token */
export function schoolOf(token: string): string | undefined {
  const [head = '', rest = ''] = token.split(/_(.*)/s);
  if (!/^[0-9a-z]{1,13}$/.test(head) || rest.length < 22) return undefined;
  let id = 0n;
  for (const character of head) id = id * 36n + BigInt(Number.parseInt(character, 36));
  return isId(String(id)) ? String(id) : undefined;
}

export interface NewInvitation {
  schoolId: string;
  role: InvitationRole;
  invitedBy: string;
  uses: number;
  expiresAt: Date;
  email?: string;
  realName?: string;
}

/** Keeps invitations in one statement; the transaction is bound to their school. */
export const insertInvitations = (
  tx: Transaction,
  secrets: SecretBox,
  invitations: readonly NewInvitation[],
  now: Date,
) =>
  tx
    .insertInto('invitation')
    .values(
      invitations.map((invitation) => {
        const token = newToken(invitation.schoolId);
        return {
          school_id: invitation.schoolId,
          token_hash: digest(token),
          token_cipher: secrets.seal(PURPOSE, token),
          role: invitation.role,
          email: invitation.email ?? null,
          real_name: invitation.realName ?? '',
          uses: invitation.uses,
          uses_left: invitation.uses,
          invited_by: invitation.invitedBy,
          created_at: now,
          expires_at: invitation.expiresAt,
        };
      }),
    )
    .returningAll()
    .execute();

/** Keeps one. */
export async function insertInvitation(
  tx: Transaction,
  secrets: SecretBox,
  invitation: NewInvitation,
  now: Date,
) {
  const [row] = await insertInvitations(tx, secrets, [invitation], now);
  return row as InvitationRow;
}

export type InvitationRow = Awaited<ReturnType<typeof insertInvitations>>[number];

/**
 * Whether who made an invitation may still give its role: it is worth what its maker is worth now, not what they were.
 * The transaction is bound to the school.
 */
export const inviterHolds = sql<boolean>`exists (
  select from account left join membership on membership.account_id = account.id
    and membership.school_id = invitation.school_id and membership.status = 'valid'
  where account.id = invitation.invited_by and account.is_valid
    and (account.is_superuser or membership.role = any (case invitation.role ${sql.join(
      ROLES.map((role) => sql`when ${role} then ${rolesThatGive(role)}::text[]`),
      sql` `,
    )} end)))`;

export const findInvitation = (tx: Transaction, token: string) =>
  tx
    .selectFrom('invitation')
    .selectAll()
    .select(inviterHolds.as('holds'))
    .where('token_hash', '=', digest(token))
    .executeTakeFirst();

export const findInvitationById = (tx: Transaction, id: string) =>
  tx
    .selectFrom('invitation')
    .selectAll()
    .select(inviterHolds.as('holds'))
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

/** What a person may give now in the school that the transaction is bound to; undefined where they invite nobody. */
export async function inviterRole(
  tx: Transaction,
  schoolId: string,
  accountId: string,
): Promise<Role | undefined> {
  const row = await tx
    .selectFrom('account')
    .leftJoin('membership', (join) =>
      join
        .onRef('membership.account_id', '=', 'account.id')
        .on('membership.school_id', '=', schoolId)
        .on('membership.status', '=', 'valid'),
    )
    .select(['account.is_superuser', 'membership.role'])
    .where('account.id', '=', accountId)
    .where('account.is_valid', '=', true)
    .executeTakeFirst();
  const role = row?.is_superuser ? 'owner' : row?.role;
  return role && operationsOf(role).includes('MEMBER_MANAGEMENT') ? role : undefined;
}

export function statusOf(row: InvitationRow & { holds: boolean }, now: Date): InvitationStatus {
  if (row.withdrawn_at) return 'withdrawn';
  if (row.uses_left === 0) return 'used';
  if (row.expires_at <= now) return 'expired';
  return row.holds ? 'open' : 'void';
}

export const tokenOf = (row: InvitationRow, secrets: SecretBox): string =>
  secrets.open(PURPOSE, row.token_cipher);

export const urlOf = (token: string): string => `/register/invite?token=${token}`;

/** An invitation in the list of those who run the school. */
export function presentEntry(row: InvitationRow & { holds: boolean }, secrets: SecretBox, now: Date) {
  const token = tokenOf(row, secrets);
  return {
    token,
    url: urlOf(token),
    role: row.role,
    email: row.email,
    status: statusOf(row, now),
    uses: row.uses,
    usesLeft: row.uses_left,
    createdAt: row.created_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
  };
}
