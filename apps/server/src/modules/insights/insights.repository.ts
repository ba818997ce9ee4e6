import { sql } from 'kysely';
import type { Transaction } from '../../database/pool.ts';
import type { InsightSpan } from '../../database/tables/insights.ts';
import type { Translations } from '../../database/tables.ts';
import type { CohortMonth } from './insights.policy.ts';

/** Classes that are listed, those with the most people first. */
export const CLASSES_MAX = 200;

/** When and in which zone the figures of a school were counted; undefined where they never were. */
export async function findState(
  tx: Transaction,
  schoolId: string,
): Promise<{ computedAt: Date; countedTo: string; timeZone: string } | undefined> {
  const row = await tx
    .selectFrom('insight_state')
    .select([
      'computed_at as computedAt',
      sql<string>`counted_to::text`.as('countedTo'),
      sql<string>`point_zone(school_id)`.as('timeZone'),
    ])
    .where('school_id', '=', schoolId)
    .executeTakeFirst();
  return row;
}

/** Counts of active people since a day. */
export const listActive = (tx: Transaction, schoolId: string, since: string) =>
  tx
    .selectFrom('active_count')
    .select(['span', sql<string>`starts_on::text`.as('startsOn'), 'people'])
    .where('school_id', '=', schoolId)
    .where(sql<boolean>`starts_on >= ${since}::date`)
    .execute() as Promise<{ span: InsightSpan; startsOn: string; people: number }[]>;

export const listCohorts = (tx: Transaction, schoolId: string, since: string): Promise<CohortMonth[]> =>
  tx
    .selectFrom('cohort_month')
    .select([
      sql<string>`joined_in::text`.as('joined_in'),
      sql<string>`month::text`.as('month'),
      'people',
      'active',
    ])
    .where('school_id', '=', schoolId)
    .where(sql<boolean>`joined_in >= ${since}::date`)
    .execute();

export interface CompletionRow {
  classId: string;
  title: Translations;
  enrolled: number;
  started: number;
  completed: number;
  medianDays: number | null;
}

export const listCompletion = (tx: Transaction, schoolId: string): Promise<CompletionRow[]> =>
  tx
    .selectFrom('class_completion as done')
    .innerJoin('resource', 'resource.id', 'done.class_id')
    .select([
      'done.class_id as classId',
      'resource.title',
      'done.enrolled',
      'done.started',
      'done.completed',
      'done.median_days as medianDays',
    ])
    .where('done.school_id', '=', schoolId)
    .where('done.enrolled', '>', 0)
    .where('resource.binned_at', 'is', null)
    .orderBy('done.enrolled', 'desc')
    .orderBy('done.class_id')
    .limit(CLASSES_MAX)
    .execute();
