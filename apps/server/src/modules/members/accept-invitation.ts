import type { Transaction } from '../../database/pool.ts';
import type { Role } from '../../database/tables.ts';
import { Problem } from '../../http/problem.ts';
import { reaches } from '../../core/acl/operations.ts';
import { displayName } from '../../core/people/people.presenter.ts';
import { notify } from '../notifications/notify.ts';
import { findMembership, findSchool } from '../../core/schools/schools.repository.ts';
import {
  findInvitation,
  accept,
  findAcceptance,
  findInvited,
  lockInvitation,
} from './invitation.repository.ts';
import { statusOf } from './invitation.ts';

/**
 * Takes a person into the school that invites them. The row is locked: of twenty who come at once with one use left
 * one gets in. Accepting again changes nothing; a role is only ever raised.
 * @throws {Problem} NOT_FOUND, JOINING_NOT_ALLOWED, INVITATION_FOR_ANOTHER, ACCOUNT_DISABLED, SCHOOL_DISABLED
 */
export async function acceptInvitation(tx: Transaction, token: string, accountId: string, now: Date) {
  const found = await findInvitation(tx, token);
  if (!found) throw new Problem('NOT_FOUND');
  const row = await lockInvitation(tx, found.id);
  const school = await findSchool(tx, row.school_id);
  const before = await findMembership(tx, school.id, accountId);
  if (before?.status === 'disabled') throw new Problem('ACCOUNT_DISABLED');
  const again = await findAcceptance(tx, row.id, accountId);
  if (again && before) return { school, role: before.role };
  if (statusOf(row, now) !== 'open') throw new Problem('JOINING_NOT_ALLOWED', { reason: statusOf(row, now) });
  const account = await findInvited(tx, accountId);
  if (row.email !== null && account.email?.toLowerCase() !== row.email)
    throw new Problem('INVITATION_FOR_ANOTHER');
  const role: Role = before && reaches(before.role, row.role) ? before.role : row.role;
  const realName = account.real_name === '' && row.real_name !== '' ? row.real_name : undefined;
  await accept(tx, row, { accountId, role, realName }, now);
  if (row.invited_by)
    await notify(tx, {
      accountId: row.invited_by,
      schoolId: school.id,
      kind: 'invitationAccepted',
      params: { name: displayName(account) },
      now,
    });
  return { school, role };
}
