import type { AccountDeletion, SchoolRef } from '@stoa/api/schema';
import { sql } from 'kysely';
import type { Database, Transaction } from '../../database/pool.ts';
import type { Viewer } from '../../http/context.ts';
import { tell } from '../../platform/bus.repository.ts';
import type { JobHandler } from '../../core/jobs/jobs.ts';
import type { Services } from '../../core/services.ts';
import { removeAvatar } from './avatar.ts';

export const ERASE = 'account.erase';
/** Days in which the wish can be taken back. */
export const GRACE_DAYS = 14;

/**
 * Erases an account whose time of grace has run out. What belongs to it goes with it; what it wrote for a school stays
 * there without its name.
 */
export function eraser({
  database,
  clock,
  files,
}: Pick<Services, 'database' | 'clock' | 'files'>): JobHandler {
  return async ({ accountId }) => {
    const gone = await database.write({ accountId }, async (tx) => {
      const schools = await findSchools(tx, accountId);
      const account = await tx
        .deleteFrom('account')
        .where('id', '=', accountId)
        .where('deletion_due_at', '<=', clock.now())
        .returning(['avatar_url', 'email', 'mobile'])
        .executeTakeFirst();
      const targets = [account?.email, account?.mobile].filter((target) => typeof target === 'string');
      if (targets.length > 0) {
        await tx.deleteFrom('verification_code').where('target', 'in', targets).execute();
        await sql`select forget_mails(${targets})`.execute(tx);
      }
      // Its members and seats are counted without this account.
      if (account) for (const schoolId of schools) await tell(tx, { type: 'school.changed', schoolId });
      return account;
    });
    if (!gone) return;
    await removeAvatar(files, gone.avatar_url);
  };
}

/** Schools that count somebody among their members or learners. */
async function findSchools(tx: Transaction, accountId: string | null): Promise<string[]> {
  const rows = await tx
    .selectFrom('membership')
    .select('school_id')
    .where('account_id', '=', accountId)
    .union(tx.selectFrom('enrollment').select('school_id').where('account_id', '=', accountId))
    .execute();
  return rows.map((row) => row.school_id);
}

/** Schools that nobody would own any more; each is looked at within its own limits. */
export async function findSchoolsOwnedAlone(tx: Transaction, database: Database, viewer: Viewer) {
  const owned = [...viewer.roles].filter(([, role]) => role === 'owner').map(([id]) => id);
  const alone: string[] = [];
  for (const schoolId of owned) {
    const other = await database.read({ schoolId }, (inside) =>
      inside
        .selectFrom('membership')
        .select('account_id')
        .where('school_id', '=', schoolId)
        .where('role', '=', 'owner')
        .where('status', '=', 'valid')
        .where('account_id', '!=', viewer.accountId)
        .limit(1)
        .executeTakeFirst(),
    );
    if (!other) alone.push(schoolId);
  }
  return alone.length === 0
    ? []
    : tx
        .selectFrom('school')
        .select(['id', 'name', 'logo_url', 'default_language'])
        .where('id', 'in', alone)
        .where('status', '=', 'active')
        .execute();
}

export const presentDeletion = (dueAt: Date | null, blockedBy: SchoolRef[]): AccountDeletion => ({
  dueAt: dueAt?.toISOString() ?? null,
  graceDays: GRACE_DAYS,
  blockedBy,
  erased: ['profile', 'contacts', 'signIns', 'memberships', 'learning', 'searchHistory', 'signatures'],
  kept: [
    { what: 'contributions', why: 'belongsToSchool' },
    { what: 'schoolAgreements', why: 'proofOfContract' },
  ],
});
