import type { Generated } from 'kysely';
import type { GeneratedInstant, Id, Json, Optional } from './columns.ts';

/** Whether something gives points, and how many. */
export interface StoredPointRule {
  isOn: boolean;
  points: number;
}

/** Points, how a school gives them, and the sums that leaderboards show. */
export interface PointTables {
  point_event: {
    id: Generated<Id>;
    school_id: Id;
    account_id: Id;
    points: number;
    reason: string;
    subject_id: Id | null;
    at: GeneratedInstant;
    /** Why somebody gave or took them by hand. */
    note: Optional<string>;
    given_by: Optional<Id>;
    /** The row that is taken back, or given again afterwards. */
    reverses_id: Optional<Id>;
    /** 0 for what was given, 1 takes it back, 2 gives it again, and so on. */
    turn: Generated<number>;
  };
  point_setting: {
    school_id: Id;
    version: number;
    time_zone: string;
    rules: Json<Record<string, StoredPointRule>>;
    /** Reasons that a leaderboard of the school's own counts; null where it has none. */
    counted: Optional<string[]>;
  };
  /** Kept by triggers. */
  point_total: {
    school_id: Id;
    account_id: Id;
    /** Week 1, month 2, year 3, all 4. */
    span: number;
    starts_on: string;
    points: number;
    /** What of them the school's own leaderboard counts; null where it has none. */
    chosen: Optional<number>;
    is_listed: boolean;
  };
  /** How many people who are listed have about as many points, the sum of all parts. Kept by triggers. */
  point_crowd: {
    school_id: Id;
    span: number;
    starts_on: string;
    /** Of what the school's own leaderboard counts, or of all points. */
    is_chosen: boolean;
    /** The least points of those who are counted together. */
    bucket: number;
    part: number;
    people: number;
  };
}
