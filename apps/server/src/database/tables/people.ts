import type { ColumnType, Generated } from 'kysely';
import type { ReportReason } from './community.ts';
import type { GeneratedInstant, Id, Instant, Optional, OptionalInstant } from './columns.ts';

/** Who sees a part of a space. */
export type Visibility = 'all' | 'members' | 'followers' | 'nobody';
/** What a list of dynamics tells of. */
export type DynamicKind = 'enrolled' | 'completedLesson' | 'published' | 'followed' | 'joinedSchool';
/** How somebody hides a person from themselves; who is blocked does not find them either. */
export type BlockKind = 'block' | 'mute';
/** What was decided about a space that was reported. */
export type SpaceCaseStatus = 'open' | 'dismissed' | 'hidden' | 'warned' | 'ended';
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
    /** Whether others see them on leaderboards. */
    on_leaderboards: Generated<boolean>;
    /** Whether search engines may list it. */
    in_search_engines: Generated<boolean>;
    /** The school keeps its words, links and cover from everybody else. */
    withheld: Generated<boolean>;
  };
  space_visit: {
    school_id: Id;
    owner_id: Id;
    visitor_id: Id;
    visited_at: GeneratedInstant;
    visit_count: Generated<number>;
  };
  person_block: { account_id: Id; person_id: Id; kind: BlockKind; since: Instant };
  space_case: {
    id: Generated<Id>;
    school_id: Id;
    person_id: Id;
    status: Generated<SpaceCaseStatus>;
    reported_at: Instant;
    decided_at: OptionalInstant;
    decided_by: Optional<Id>;
  };
  space_report: {
    case_id: Id;
    account_id: Id;
    school_id: Id;
    reason: ReportReason;
    text: Generated<string>;
    reported_at: Instant;
  };
}
