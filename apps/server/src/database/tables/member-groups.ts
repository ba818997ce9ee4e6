import type { Generated } from 'kysely';
import type { Id, Instant } from './columns.ts';

/** Groups of members, made by those who run a school. */
export interface MemberGroupTables {
  member_group: {
    /** How many are in it; kept by triggers. */
    members: Generated<number>;
    id: Generated<Id>;
    school_id: Id;
    name: string;
    kind: Generated<'group' | 'tag'>;
    /** The name as it is compared. */
    name_key: string;
    created_at: Instant;
  };
  member_group_entry: {
    group_id: Id;
    account_id: Id;
    school_id: Id;
    added_at: Instant;
  };
}
