import { sql } from 'kysely';
import type { AuditedCall } from '../../contract/audit.ts';
import type { Transaction } from '../../database/pool.ts';

const MINUTE_MS = 60_000;

/** Adds what was done to the audit log of its school; what need not be said again is left out. */
export async function insertEntries(
  tx: Transaction,
  { subjectIds, onceInMinutes, ...call }: AuditedCall,
  at: Date,
): Promise<void> {
  const subjects = subjectIds.length > 0 ? subjectIds : [null];
  const since = new Date(at.getTime() - (onceInMinutes ?? 0) * MINUTE_MS);
  const known = onceInMinutes === undefined ? [] : await findSubjects(tx, call, since);
  const entries = subjects
    .filter((id) => !known.includes(id))
    .map((subject_id) => ({
      school_id: call.schoolId,
      at,
      actor_id: call.actorId,
      action: call.action,
      what: call.what,
      subject_kind: subject_id === null ? null : call.subjectKind,
      subject_id,
      value: call.value,
    }));
  if (entries.length > 0) await tx.insertInto('audit_entry').values(entries).execute();
}

/** To whom or what somebody has done the same since. */
async function findSubjects(
  tx: Transaction,
  { schoolId, actorId, action, what, value }: Omit<AuditedCall, 'subjectIds'>,
  since: Date,
): Promise<(string | null)[]> {
  const rows = await tx
    .selectFrom('audit_entry')
    .select('subject_id')
    .where('school_id', '=', schoolId)
    .where('actor_id', '=', actorId)
    .where('at', '>', since)
    .where('action', '=', action)
    .where(sql<boolean>`what is not distinct from ${what} and value is not distinct from ${value}`)
    .execute();
  return rows.map(({ subject_id }) => subject_id);
}
