import type { AttachmentType, AttendanceMethod, AttendanceState } from '@stoa/api/schema';
import type { Generated } from 'kysely';
import type { Id, Instant, Optional, OptionalInstant } from './columns.ts';

/** Attendance of a class, who was there, what was corrected, and evidence. */
export interface AttendanceTables {
  attendance: {
    id: Generated<Id>;
    class_id: Id;
    school_id: Id;
    title: string;
    opens_at: Instant;
    late_from: Instant;
    closes_at: Instant;
    method: AttendanceMethod;
    author_id: Optional<Id>;
  };
  attendance_record: {
    attendance_id: Id;
    account_id: Id;
    school_id: Id;
    state: AttendanceState;
    /** Null where the person did not check in and the teacher recorded them. */
    checked_in_at: OptionalInstant;
    note: Optional<string>;
  };
  attendance_change: {
    id: Generated<Id>;
    attendance_id: Id;
    account_id: Id;
    school_id: Id;
    changed_by: Optional<Id>;
    changed_at: Instant;
    /** Null where nothing was recorded before. */
    from_state: Optional<AttendanceState>;
    to_state: AttendanceState;
    note: Optional<string>;
  };
  attendance_attachment: {
    id: Generated<Id>;
    attendance_id: Id;
    account_id: Id;
    school_id: Id;
    upload_id: string;
    attachment_type: AttachmentType;
    name: string;
    created_at: Instant;
  };
}
