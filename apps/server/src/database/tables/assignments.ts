import type { RubricChoice, WorkState } from '@stoa/api/schema';
import type { ColumnType, Generated } from 'kysely';
import type { Id, Instant, Json, Optional, OptionalInstant } from './columns.ts';

/** What people hand in for assignments and get for it, and the categories of gradebooks. */
export interface AssignmentTables {
  assignment_work: {
    lesson_id: Id;
    account_id: Id;
    class_id: Id;
    school_id: Id;
    state: Generated<WorkState>;
    attempts: Generated<number>;
    /** Times more, because it was returned. */
    extra_attempts: Generated<number>;
    handed_in_at: OptionalInstant;
    /** When it counts as handed in, for what lateness costs. */
    counts_at: OptionalInstant;
    extended_until: OptionalInstant;
    is_excused: Generated<boolean>;
    /** As they were given. */
    points: Optional<number>;
    choices: ColumnType<RubricChoice[], string | undefined, string>;
    remark: Generated<string>;
    graded_by: Optional<Id>;
    graded_at: OptionalInstant;
    /** Rises with every change; 0 while nothing happened. */
    version: Generated<number>;
    /** What the person is called, as on the enrolment; kept by triggers. */
    sort_name: Generated<string>;
    /** Whether the person is in the class; kept by triggers. */
    is_enrolled: Generated<boolean>;
  };
  assignment_submission: {
    id: Generated<Id>;
    lesson_id: Id;
    account_id: Id;
    school_id: Id;
    number: number;
    handed_in_at: Instant;
    counts_at: Instant;
    text: string;
    links: Json<string[]>;
  };
  assignment_file: {
    submission_id: Id;
    upload_id: string;
    school_id: Id;
    position: number;
    name: string;
  };
  grade_category: {
    id: Generated<Id>;
    class_id: Id;
    school_id: Id;
    position: number;
    name: string;
    weight: number;
  };
  grade_category_lesson: { lesson_id: Id; category_id: Id; school_id: Id };
}
