import type { AuditedCall } from '../../contract/audit.ts';
import type { Transaction } from '../../database/pool.ts';

/** Adds what was done to the audit log of its school. */
export const insertEntries = (
  tx: Transaction,
  { schoolId, actorId, action, what, subjectKind, subjectIds, value }: AuditedCall,
  at: Date,
) =>
  tx
    .insertInto('audit_entry')
    .values(
      (subjectIds.length > 0 ? subjectIds : [null]).map((subjectId) => ({
        school_id: schoolId,
        at,
        actor_id: actorId,
        action,
        what,
        subject_kind: subjectId === null ? null : subjectKind,
        subject_id: subjectId,
        value,
      })),
    )
    .execute();
