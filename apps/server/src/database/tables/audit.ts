import type { AuditAction, AuditedThing } from '@stoa/api/schema';
import type { Generated } from 'kysely';
import type { Id, Instant, Optional } from './columns.ts';

/** Who did what in a school. Rows are only added. */
export interface AuditTables {
  audit_entry: {
    id: Generated<Id>;
    school_id: Id;
    at: Instant;
    actor_id: Id;
    action: AuditAction;
    /** Of exports and deletions. */
    what: Optional<AuditedThing>;
    subject_kind: Optional<'person' | 'resource'>;
    subject_id: Optional<Id>;
    /** Of a fixed list, never what somebody wrote. */
    value: Optional<string>;
  };
}
