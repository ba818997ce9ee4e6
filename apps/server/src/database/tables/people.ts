import type { ColumnType, Generated } from 'kysely';
import type { GeneratedInstant, Id, Optional } from './columns.ts';

/** Who sees a part of a space. */
export type Visibility = 'all' | 'members' | 'followers' | 'nobody';
/** What a list of dynamics tells of. */
export type DynamicKind = 'enrolled' | 'completedLesson' | 'published' | 'followed' | 'joinedSchool';
export interface SpaceLink {
  label: string;
  url: string;
}

/** Spaces of people in a school, who follows whom there, and who looked at a space. */
export interface PeopleTables {
  follow: {
    id: Generated<Id>;
    school_id: Id;
    follower_id: Id;
    /** Null where the school itself is followed. */
    person_id: Id | null;
    followed_at: GeneratedInstant;
  };
  space: {
    school_id: Id;
    account_id: Id;
    cover_url: Generated<string>;
    about: Generated<string>;
    links: ColumnType<SpaceLink[], string | undefined, string>;
    show_works: Optional<Visibility>;
    show_dynamics: Optional<Visibility>;
    show_learning: Optional<Visibility>;
    show_follows: Optional<Visibility>;
    hidden_kinds: Generated<DynamicKind[]>;
    leave_visits: Generated<boolean>;
  };
  space_visit: {
    school_id: Id;
    owner_id: Id;
    visitor_id: Id;
    visited_at: GeneratedInstant;
    visit_count: Generated<number>;
  };
}
