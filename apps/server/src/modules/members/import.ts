import type { MemberImport } from '@stoa/api/schema';
import { Problem } from '../../http/problem.ts';
import type { Job, JobHandler } from '../../platform/jobs.ts';
import type { Services } from '../../platform/services.ts';
import { reaches } from '../acl/operations.ts';
import type { Role } from '../../database/tables.ts';
import { normalizeEmail } from '../auth/identifiers.ts';
import { notify } from '../notifications/notify.ts';
import { findSchool } from '../schools/schools.repository.ts';
import { readPeople, type CsvRow } from './people-file.ts';
import type { InvitationRole, InvitationRow } from './invitation.ts';
import { findMembersAmong, inviteAll, mailInvitation, type PersonToInvite } from './invite-by-mail.ts';

export const IMPORT_MEMBERS = 'members.import';
/** Rows of one file. */
const IMPORT_LIMIT = 10_000;
/** Errors that are told; the others are counted. */
const TOLD = 1000;
/** Rows between two looks at how far it is. */
const BATCH = 100;
const NAME_LENGTH = 60;

type RowError = MemberImport['errors'][number];
export interface ImportInput {
  csv: string;
  dryRun: boolean;
  role: InvitationRole;
  /** The role of who imports: nobody invites above it. */
  own: Role;
}
export interface ImportState {
  total: number;
  processed: number;
  invited: number;
  skipped: number;
  errorCount: number;
  errors: RowError[];
}

/** @throws {Problem} IMPORT_UNREADABLE with the reason */
export function rowsOf(csv: string): CsvRow[] {
  const rows = readPeople(csv, IMPORT_LIMIT);
  if (typeof rows === 'string') throw new Problem('IMPORT_UNREADABLE', { reason: rows });
  return rows;
}

/**
 * Goes through a file in batches and invites who can be invited. What was reached is kept after each batch; one that
 * was cut off in the middle of a batch invites nobody of it twice, because a new invitation takes the place of the old.
 */
export function memberImporter(services: Services): JobHandler {
  const { database, clock } = services;
  return async (job, save) => {
    const input = job.input as ImportInput;
    const state = structuredClone(job.state) as ImportState;
    const schoolId = job.schoolId as string;
    const rows = rowsOf(input.csv);
    const seen = new Set(rows.slice(0, state.processed).map((row) => row.email.toLowerCase()));
    const school = await database.read({ schoolId }, (tx) => findSchool(tx, schoolId));
    const fail = (row: CsvRow, column: RowError['column'], reason: RowError['reason'], value: string) => {
      state.errorCount++;
      if (state.errors.length < TOLD)
        state.errors.push({ row: row.line, column, reason, value: value.slice(0, 254) });
    };
    while (state.processed < rows.length) {
      const batch = rows.slice(state.processed, state.processed + BATCH);
      const people = batch.flatMap((row) => {
        const person = checkRow(row, input, seen, fail);
        return person ? [{ row, person }] : [];
      });
      const invitations = await database.write({ schoolId, accountId: job.accountId }, async (tx) => {
        const members = await findMembersAmong(
          tx,
          schoolId,
          people.map(({ person }) => person.email),
        );
        state.skipped += people.filter(({ person }) => members.has(person.email)).length;
        const fresh = people.filter(({ person }) => !members.has(person.email));
        if (input.dryRun) {
          state.invited += fresh.length;
          return [];
        }
        const made = await inviteAll(
          tx,
          services,
          school,
          job.accountId,
          fresh.map(({ person }) => person),
        );
        const byEmail = new Map(made.map((invitation) => [invitation.email, invitation]));
        return fresh.map(({ row, person }) => ({
          row,
          invitation: byEmail.get(person.email) as InvitationRow,
        }));
      });
      for (const { row, invitation } of invitations)
        await mailInvitation(services, school, invitation).then(
          () => state.invited++,
          () => fail(row, 'email', 'MAIL_FAILED', row.email),
        );
      state.processed += batch.length;
      await save(state);
    }
    if (!input.dryRun)
      await database.write({ schoolId, accountId: job.accountId }, (tx) =>
        notify(tx, {
          accountId: job.accountId,
          schoolId,
          kind: 'importFinished',
          params: { invited: String(state.invited), errors: String(state.errorCount) },
          now: clock.now(),
        }),
      );
  };
}

type Fail = (row: CsvRow, column: RowError['column'], reason: RowError['reason'], value: string) => void;

function checkRow(
  row: CsvRow,
  input: ImportInput,
  seen: Set<string>,
  fail: Fail,
): PersonToInvite | undefined {
  if (row.email === '') return void fail(row, 'email', 'EMAIL_MISSING', '');
  let email: string;
  try {
    email = normalizeEmail(row.email);
  } catch {
    return void fail(row, 'email', 'EMAIL_INVALID', row.email);
  }
  if (seen.has(email)) return void fail(row, 'email', 'DUPLICATE_ROW', row.email);
  seen.add(email);
  if (row.realName.length > NAME_LENGTH) return void fail(row, 'realName', 'NAME_TOO_LONG', row.realName);
  const role = row.role === '' ? input.role : row.role.toLowerCase();
  if (role !== 'member' && role !== 'teacher' && role !== 'admin')
    return void fail(row, 'role', 'ROLE_UNKNOWN', row.role);
  if (!reaches(input.own, role)) return void fail(row, 'role', 'ROLE_TOO_HIGH', row.role);
  return { email, role, realName: row.realName };
}

export function presentImport(job: Job): MemberImport {
  const { dryRun } = job.input as ImportInput;
  return { importId: job.id, status: job.status, dryRun, ...(job.state as ImportState) };
}
