import type { MemberImport } from '@stoa/api/schema';
import { Problem } from '../../http/problem.ts';
import type { Job } from '../../core/jobs/jobs.repository.ts';
import type { JobHandler } from '../../core/jobs/jobs.ts';
import type { Services } from '../../core/services.ts';
import { reaches } from '../../core/acl/operations.ts';
import type { Role } from '../../database/tables.ts';
import { normalizeEmail } from '../../core/identity/identifiers.ts';
import { takeMails } from '../../core/mail/budget.ts';
import { notify } from '../notifications/notify.ts';
import { findSchool } from '../../core/schools/schools.repository.ts';
import { readPeople, type CsvRow } from './people-file.ts';
import { type InvitationRole, inviterRole, findMembersAmong } from './invitation.repository.ts';
import { inviteAll, type PersonToInvite } from './invite-by-mail.ts';
import { cleanName } from '../../platform/clean-name.ts';

export const IMPORT_MEMBERS = 'members.import';
/** Rows of one file. */
const IMPORT_LIMIT = 10_000;
/** Errors that are told; the others are counted. */
const REPORTED = 1000;
/** Rows of one transaction. */
const BATCH = 100;
/** Then others have their turn. */
const BATCHES_A_TURN = 10;
/** Of a value that is told. */
const VALUE_LENGTH = 254;
const NAME_LENGTH = 60;

type RowError = MemberImport['errors'][number];
export interface ImportInput {
  csv: string;
  dryRun: boolean;
  role: InvitationRole;
}
export interface ImportState {
  total: number;
  processed: number;
  invited: number;
  skipped: number;
  errorCount: number;
  errors: RowError[];
  /** When it goes on, where the budget of mails is used up. */
  continuesAt: string | null;
}

/** @throws {Problem} IMPORT_UNREADABLE with the reason */
export function rowsOf(csv: string): CsvRow[] {
  const rows = readPeople(csv, IMPORT_LIMIT);
  if (typeof rows === 'string') throw new Problem('IMPORT_UNREADABLE', { reason: rows });
  return rows;
}

/** What becomes of a row. */
type Outcome = { row: CsvRow } & (
  | { error: Pick<RowError, 'column' | 'reason'> & { value: string } }
  | { person: PersonToInvite }
);

/**
 * Goes through a file in batches and invites who can be invited: each batch is a transaction with its invitations, their
 * mails and how far it came. After some batches others have their turn; what the budget of mails does not allow now
 * goes on when it does.
 */
export function memberImporter(services: Services): JobHandler {
  const { database, clock, mailer } = services;
  return async (job, save) => {
    const input = job.input as ImportInput;
    const state = structuredClone(job.state) as ImportState;
    const schoolId = job.schoolId as string;
    const scope = { schoolId, accountId: job.accountId };
    const rows = rowsOf(input.csv);
    const seen = new Set(rows.slice(0, state.processed).map((row) => row.email.toLowerCase()));
    for (let batch = 0; batch < BATCHES_A_TURN && state.processed < rows.length; batch++) {
      // What they may give is what they may give now, not when they asked for it.
      const own = await database.read(scope, (tx) => inviterRole(tx, schoolId, job.accountId));
      const outcomes = rows
        .slice(state.processed, state.processed + BATCH)
        .map((row) => checkRow(row, input, own, seen));
      const waitSeconds = await database.write(scope, async (tx) => {
        const school = await findSchool(tx, schoolId);
        const people = outcomes.flatMap((outcome) => ('person' in outcome ? [outcome.person] : []));
        const members = await findMembersAmong(
          tx,
          schoolId,
          people.map(({ email }) => email),
        );
        const fresh = people.filter(({ email }) => !members.has(email));
        const now = clock.now();
        const { granted, retryAfterSeconds } = input.dryRun
          ? { granted: fresh.length, retryAfterSeconds: 0 }
          : await takeMails(tx, { school, accountId: job.accountId }, fresh.length, now);
        const invited = fresh.slice(0, granted);
        const stopped = fresh[granted];
        const end = stopped
          ? outcomes.findIndex((outcome) => 'person' in outcome && outcome.person === stopped)
          : outcomes.length;
        for (const outcome of outcomes.slice(0, end)) note(state, outcome, members);
        state.processed += end;
        state.continuesAt = stopped ? new Date(now.getTime() + retryAfterSeconds * 1000).toISOString() : null;
        if (!input.dryRun) {
          const made = await inviteAll(tx, services, schoolId, job.accountId, invited);
          await mailer.addInvitations(
            tx,
            schoolId,
            made.map(({ id, email }) => ({ id, email: email as string })),
          );
        }
        await save(state, tx);
        return stopped ? retryAfterSeconds : 0;
      });
      if (waitSeconds > 0) return { continueInMs: waitSeconds * 1000 };
    }
    if (state.processed < rows.length) return { continueInMs: 0 };
    if (!input.dryRun)
      await database.write(scope, (tx) =>
        notify(tx, {
          accountId: job.accountId,
          schoolId,
          kind: 'importFinished',
          params: { invited: String(state.invited), errors: String(state.errorCount) },
          now: clock.now(),
        }),
      );
    return undefined;
  };
}

function note(state: ImportState, outcome: Outcome, members: ReadonlySet<string>): void {
  if ('person' in outcome) {
    if (members.has(outcome.person.email)) state.skipped++;
    else state.invited++;
    return;
  }
  state.errorCount++;
  const { column, reason, value } = outcome.error;
  if (state.errors.length < REPORTED)
    state.errors.push({ row: outcome.row.line, column, reason, value: value.slice(0, VALUE_LENGTH) });
}

function checkRow(row: CsvRow, input: ImportInput, own: Role | undefined, seen: Set<string>): Outcome {
  const fail = (column: RowError['column'], reason: RowError['reason'], value: string): Outcome => ({
    row,
    error: { column, reason, value },
  });
  if (row.email === '') return fail('email', 'EMAIL_MISSING', '');
  let email: string;
  try {
    email = normalizeEmail(row.email);
  } catch {
    return fail('email', 'EMAIL_INVALID', row.email);
  }
  if (seen.has(email)) return fail('email', 'DUPLICATE_ROW', row.email);
  seen.add(email);
  if (row.realName.length > NAME_LENGTH) return fail('realName', 'NAME_TOO_LONG', row.realName);
  const role = row.role === '' ? input.role : row.role.toLowerCase();
  if (role !== 'member' && role !== 'teacher' && role !== 'admin')
    return fail('role', 'ROLE_UNKNOWN', row.role);
  if (own === undefined || !reaches(own, role)) return fail('role', 'ROLE_TOO_HIGH', row.role);
  return { row, person: { email, role, realName: cleanName(row.realName) } };
}

export function presentImport(job: Job): MemberImport {
  const { dryRun } = job.input as ImportInput;
  const { continuesAt, ...state } = job.state as ImportState;
  return {
    importId: job.id,
    status: job.status,
    dryRun,
    ...state,
    // One that was begun by an earlier version does not say.
    continuesAt: job.status === 'waiting' ? (continuesAt ?? null) : null,
  };
}
