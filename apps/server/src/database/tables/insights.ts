import type { Id, Instant } from './columns.ts';

/** A day, YYYY-MM-DD, as text. */
type Day = string;
/** What active people are counted by; weeks begin on Monday. */
export type InsightSpan = 'day' | 'week' | 'month';

/** Figures for those who run a school, counted beside the requests: see migrations/0147_insights.sql. */
export interface InsightTables {
  active_day: { school_id: Id; day: Day; account_id: Id };
  active_count: { school_id: Id; span: InsightSpan; starts_on: Day; people: number };
  cohort_month: { school_id: Id; joined_in: Day; month: Day; people: number; active: number };
  class_completion: {
    class_id: Id;
    school_id: Id;
    enrolled: number;
    started: number;
    completed: number;
    /** Null where nobody has completed it. */
    median_days: number | null;
  };
  insight_state: { school_id: Id; computed_at: Instant; counted_to: Day };
}
