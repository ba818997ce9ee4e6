import type { Insights } from '@stoa/api/schema';
import type { Wording } from '../../core/schools/caller.ts';
import type { InsightSpan } from '../../database/tables/insights.ts';
import { textIn } from '../../i18n/translate.ts';
import { cohortsOf, startsOf, type CohortMonth } from './insights.policy.ts';
import type { CompletionRow } from './insights.repository.ts';

/** What was counted in a school. */
export interface Counted {
  state: { computedAt: Date; countedTo: string; timeZone: string };
  active: readonly { span: InsightSpan; startsOn: string; people: number }[];
  cohorts: readonly CohortMonth[];
  completion: readonly CompletionRow[];
}

/** Figures of a school; without any, nothing was counted yet. */
export function presentInsights(counted: Counted | undefined, wording: Wording): Insights {
  if (!counted)
    return { computedAt: null, timeZone: null, days: [], weeks: [], months: [], classes: [], cohorts: [] };
  const { state, active, cohorts, completion } = counted;
  const people = new Map(active.map((row) => [`${row.span} ${row.startsOn}`, row.people]));
  const fill = (span: InsightSpan) =>
    startsOf(span, state.countedTo).map((startsOn) => ({
      startsOn,
      people: people.get(`${span} ${startsOn}`) ?? 0,
    }));
  return {
    computedAt: state.computedAt.toISOString(),
    timeZone: state.timeZone,
    days: fill('day'),
    weeks: fill('week'),
    months: fill('month'),
    classes: completion.map(({ classId, title, enrolled, started, completed, medianDays }) => ({
      classId,
      title: textIn(title, wording.language, wording.schoolDefault),
      enrolled,
      started,
      completed,
      completionRate: completed / enrolled,
      medianDays: medianDays === null ? null : round(medianDays),
    })),
    cohorts: cohortsOf(cohorts, state.countedTo),
  };
}

const round = (value: number): number => Math.round(value * 10) / 10;
const percent = (part: number, whole: number): string =>
  whole === 0 ? '' : String(round((part / whole) * 100));

/** A report as rows of a file, its head first. */
export const REPORT_ROWS: Readonly<
  Record<'active' | 'completion' | 'retention', (insights: Insights) => string[][]>
> = {
  active: ({ days, weeks, months }) => [
    ['span', 'startsOn', 'people'],
    ...Object.entries({ day: days, week: weeks, month: months }).flatMap(([span, entries]) =>
      entries.map(({ startsOn, people }) => [span, startsOn, String(people)]),
    ),
  ],
  completion: ({ classes }) => [
    ['classId', 'class', 'enrolled', 'started', 'completed', 'completedPercent', 'medianDays'],
    ...classes.map((one) => [
      one.classId,
      one.title,
      String(one.enrolled),
      String(one.started),
      String(one.completed),
      percent(one.completed, one.enrolled),
      one.medianDays === null ? '' : String(one.medianDays),
    ]),
  ],
  retention: ({ cohorts }) => [
    ['joinedIn', 'joined', 'monthsLater', 'active', 'activePercent'],
    ...cohorts.flatMap(({ month, joined, active }) =>
      active.map((count, offset) => [
        month.slice(0, 'yyyy-mm'.length),
        String(joined),
        String(offset),
        String(count),
        percent(count, joined),
      ]),
    ),
  ],
};
