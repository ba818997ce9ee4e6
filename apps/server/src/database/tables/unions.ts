import type { Generated } from 'kysely';
import type { Id, Instant, Json, Optional, OptionalInstant, Translations } from './columns.ts';

/** Unions of schools. */
export interface UnionTables {
  school_union: {
    id: Generated<Id>;
    leader_id: Id;
    name: Json<Translations>;
    version: Generated<number>;
    terms_version: Generated<number>;
    /** Whether other schools find it and can ask to join. */
    is_listed: Generated<boolean>;
    founded_at: Instant;
    ended_at: OptionalInstant;
  };
  union_terms: { union_id: Id; version: number; terms: Json<Translations>; made_at: Instant };
  /** A row for each stay. */
  union_member: {
    id: Generated<Id>;
    union_id: Id;
    school_id: Id;
    joined_at: Instant;
    left_at: OptionalInstant;
    left_how: Optional<'left' | 'removed' | 'ended'>;
  };
  union_agreement: {
    union_id: Id;
    school_id: Id;
    version: number;
    account_id: Optional<Id>;
    agreed_at: Instant;
  };
  union_proposal: { union_id: Id; school_id: Id; kind: 'invitation' | 'request'; made_at: Instant };
  union_share: { id: Generated<Id>; union_id: Id; school_id: Id; resource_id: Id; shared_at: Instant };
}
