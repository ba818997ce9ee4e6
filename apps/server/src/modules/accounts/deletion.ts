import type { AccountDeletion, SchoolRef } from '@stoa/api/schema';
import type { Database, Transaction } from '../../database/pool.ts';
import type { Viewer } from '../../http/context.ts';
import { publish } from '../../platform/bus.repository.ts';
import type { JobHandler } from '../../core/jobs/jobs.ts';
import type { Services } from '../../core/services.ts';
import { removeAvatar } from './avatar.ts';
import {
  findOtherOwner,
  findSchools,
  listActiveSchools,
  removeAccount,
  removeMessages,
} from './deletion.repository.ts';

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
      const account = await removeAccount(tx, accountId, clock.now());
      const targets = [account?.email, account?.mobile].filter((target) => typeof target === 'string');
      await removeMessages(tx, targets);
      // Its members and seats are counted without this account.
      if (account) for (const schoolId of schools) await publish(tx, { type: 'school.changed', schoolId });
      return account;
    });
    if (!gone) return;
    await removeAvatar(files, gone.avatar_url);
  };
}

/** Schools that nobody would own any more; each is looked at within its own limits. */
export async function findSchoolsOwnedAlone(tx: Transaction, database: Database, viewer: Viewer) {
  const owned = [...viewer.roles].filter(([, role]) => role === 'owner').map(([id]) => id);
  const alone: string[] = [];
  for (const schoolId of owned) {
    const other = await database.read({ schoolId }, (inside) =>
      findOtherOwner(inside, schoolId, viewer.accountId),
    );
    if (!other) alone.push(schoolId);
  }
  return alone.length === 0 ? [] : listActiveSchools(tx, alone);
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
