import { sql } from 'kysely';
import { randomBytes } from 'node:crypto';
import { OPERATIONS, operationsOf, reaches } from '../../core/acl/operations.ts';
import type { Transaction } from '../../database/pool.ts';
import type { Role } from '../../database/tables.ts';
import { digest } from '../../platform/digest.ts';
import type { SecretBox } from '../../platform/secret-box.ts';

export const PURPOSE = 'invitation';

export type InvitationRole = 'member' | 'teacher' | 'admin';

const ROLES: readonly InvitationRole[] = ['member', 'teacher', 'admin'];

/** Roles whose people may invite, and give this one. */
const rolesThatGive = (role: InvitationRole): Role[] =>
  OPERATIONS.MEMBER_MANAGEMENT.filter((own) => reaches(own, role));

/** A token says which school it is of, so that row-level security holds for it too; the rest are 176 random bits. */
const newToken = (schoolId: string): string =>
  `${BigInt(schoolId).toString(36)}_${randomBytes(22).toString('base64url')}`;

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

/** Locks an invitation. */
export const lockInvitation = (tx: Transaction, id: string) =>
  tx
    .selectFrom('invitation')
    .selectAll()
    .select(inviterHolds.as('holds'))
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();

/** Whether somebody has accepted an invitation before. */
export const findAcceptance = (tx: Transaction, id: string, accountId: string) =>
  tx
    .selectFrom('invitation_acceptance')
    .select('accepted_at')
    .where('invitation_id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst();

/** Who accepts an invitation. */
export const findInvited = (tx: Transaction, accountId: string) =>
  tx
    .selectFrom('account')
    .select(['email', 'mobile', 'real_name', 'nick_name'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();

/** Takes somebody into the school that invited them, and counts the invitation as used. */
export async function accept(
  tx: Transaction,
  row: Pick<InvitationRow, 'id' | 'school_id'>,
  { accountId, role, realName }: { accountId: string; role: Role; realName: string | undefined },
  now: Date,
): Promise<void> {
  const schoolId = row.school_id;
  await tx
    .insertInto('membership')
    .values({ school_id: schoolId, account_id: accountId, role, joined_at: now })
    .onConflict((conflict) => conflict.columns(['school_id', 'account_id']).doUpdateSet({ role }))
    .execute();
  await tx
    .updateTable('invitation')
    .set((eb) => ({ uses_left: eb('uses_left', '-', 1) }))
    .where('id', '=', row.id)
    .execute();
  await tx
    .insertInto('invitation_acceptance')
    .values({ invitation_id: row.id, school_id: schoolId, account_id: accountId, accepted_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await tx
    .updateTable('account')
    .set({ last_school_id: schoolId, ...(realName === undefined ? {} : { real_name: realName }) })
    .where('id', '=', accountId)
    .execute();
}

/** Who made an invitation. */
export const findInviter = (tx: Transaction, id: string) =>
  tx
    .selectFrom('account')
    .select(['id', 'nick_name', 'real_name', 'avatar_url'])
    .where('id', '=', id)
    .executeTakeFirst();

/** Withdraws an invitation. */
export const withdraw = (tx: Transaction, id: string, now: Date) =>
  tx
    .updateTable('invitation')
    .set({ withdrawn_at: now })
    .where('id', '=', id)
    .where('withdrawn_at', 'is', null)
    .execute();

/** Addresses among these whose account is in the school already; the transaction is bound to it. One statement. */
export async function findMembersAmong(
  tx: Transaction,
  schoolId: string,
  emails: readonly string[],
): Promise<Set<string>> {
  if (emails.length === 0) return new Set();
  const rows = await tx
    .selectFrom('membership')
    .innerJoin('account', 'account.id', 'membership.account_id')
    .select((eb) => eb.fn<string>('lower', ['account.email']).as('email'))
    .where('membership.school_id', '=', schoolId)
    .where((eb) => eb(eb.fn<string>('lower', ['account.email']), 'in', emails))
    .execute();
  return new Set(rows.map((row) => row.email));
}

/** Withdraws the invitations of some addresses that could still be used. */
export const withdrawOf = (tx: Transaction, schoolId: string, emails: readonly string[], now: Date) =>
  tx
    .updateTable('invitation')
    .set({ withdrawn_at: now })
    .where('school_id', '=', schoolId)
    .where('email', 'in', emails)
    .where('withdrawn_at', 'is', null)
    .where('uses_left', '>', 0)
    .execute();

/** An invitation, and whether who made it may still give its role; undefined where it is gone. */
export const findHeldInvitation = (tx: Transaction, id: string) =>
  tx
    .selectFrom('invitation')
    .selectAll()
    .select(inviterHolds.as('holds'))
    .where('id', '=', id)
    .executeTakeFirst();

/** A school, as its invitations name it. */
export const findInvitingSchool = (tx: Transaction, schoolId: string) =>
  tx
    .selectFrom('school')
    .select(['name', 'default_language', 'status', 'color', 'logo_url'])
    .where('id', '=', schoolId)
    .executeTakeFirst();
