import type { LearningDate, MyLearning, SchoolRef } from '@stoa/api/schema';
import { wordingOf, type Wording } from '../../core/schools/caller.ts';
import { presentRef } from '../../core/schools/schools.presenter.ts';
import type { Services } from '../../core/services.ts';
import { invalid } from '../../core/text/texts.ts';
import type { Transaction } from '../../database/pool.ts';
import type { Viewer } from '../../http/context.ts';
import type { Language } from '../../i18n/languages.ts';
import { presentCertificate } from '../certificates/certificates.presenter.ts';
import { listOwn } from '../certificates/certificates.repository.ts';
import { isAhead } from './learning.policy.ts';
import { presentDate, presentLearning, presentSuggestion } from './learning.presenter.ts';
import {
  listClasses,
  listDates,
  listSchools,
  listSuggestions,
  type LearningSchool,
} from './learning.repository.ts';

const DAY_MS = 86_400_000;
/** So long what was not handed in is reminded of. */
const OVERDUE_DAYS = 30;
const AHEAD_DAYS = 60;
const DATES_MAX = 20;
const CLASSES_MAX = 100;
const CERTIFICATES_MAX = 6;
const SUGGESTIONS_MAX = 6;
const SPAN_DAYS_MAX = 100;
const CALENDAR_MAX = 1000;
/** Roles of those who teach. */
export const TEACHING: ReadonlySet<string | null> = new Set(['owner', 'admin', 'teacher']);

/** Who asks about what they learn. */
export interface Learner {
  viewer: Pick<Viewer, 'accountId' | 'boundSchool'>;
  language: Language | undefined;
  now: Date;
  /** This school alone. */
  schoolId?: string | undefined;
}

type Deps = Pick<Services, 'database' | 'messages'>;

/** A session that a school's own service vouched for sees that school alone. */
export const schoolsOf = (tx: Transaction, { viewer }: Learner) =>
  listSchools(tx, viewer.accountId, viewer.boundSchool);

/** The schools that somebody narrowed a page to. */
export const chosen = (schools: LearningSchool[], { schoolId }: Learner) =>
  schoolId === undefined ? schools : schools.filter(({ id }) => id === schoolId);

/** How texts of each school are worded. */
export function wordings(schools: readonly LearningSchool[], learner: Pick<Learner, 'language' | 'now'>) {
  const bySchool = new Map(schools.map((school) => [school.id, wordingOf(school, learner)]));
  return ({ school_id }: { school_id: string }): Wording =>
    bySchool.get(school_id) ?? wordingOf({ default_language: 'en_US' }, learner);
}

export const refs = (
  schools: readonly LearningSchool[],
  learner: Pick<Learner, 'language' | 'now'>,
): SchoolRef[] => schools.map((school) => presentRef(school, wordingOf(school, learner).language));

/** What somebody learns in all of their schools. */
export function loadLearning({ database, messages }: Deps, learner: Learner): Promise<MyLearning> {
  const { viewer, language, now } = learner;
  const { accountId } = viewer;
  return database.read({ accountId }, async (tx) => {
    const all = await schoolsOf(tx, learner);
    const schools = chosen(all, learner);
    const wording = wordings(schools, learner);
    const rows = await listClasses(tx, schools, accountId, now);
    const span = {
      now,
      from: new Date(now.getTime() - OVERDUE_DAYS * DAY_MS),
      to: new Date(now.getTime() + AHEAD_DAYS * DAY_MS),
    };
    const dates = await listDates(tx, schools, accountId, span);
    const suggestions = await listSuggestions(tx, schools, accountId, now);
    const certificates = await listOwn(tx, accountId, { limit: CLASSES_MAX });
    const ids = new Set(schools.map(({ id }) => id));
    const classes = rows.map((row) => presentLearning(row, wording(row)));
    const isFinished = ({ progress }: (typeof classes)[number]) =>
      progress.total > 0 && progress.completed === progress.total;
    return {
      schools: refs(all, learner),
      continue: classes.find(({ nextLesson }) => nextLesson !== null) ?? null,
      dates: dates
        .map((row) => presentDate(row, wording(row)))
        .filter(({ state }) => isAhead(state))
        .toSorted(byMoment)
        .slice(0, DATES_MAX),
      classes: classes.filter((one) => !isFinished(one)).slice(0, CLASSES_MAX),
      finished: classes.filter(isFinished).slice(0, CLASSES_MAX),
      certificates: certificates.rows
        .filter((row) => ids.has(row.school_id))
        .slice(0, CERTIFICATES_MAX)
        .map((row) => presentCertificate(row, language, messages)),
      suggestions: suggestions.slice(0, SUGGESTIONS_MAX).map((row) => presentSuggestion(row, wording(row))),
      teaches: all.some(({ role }) => TEACHING.has(role)),
      serverTime: now.toISOString(),
    };
  });
}

const byMoment = (one: LearningDate, other: LearningDate): number =>
  Date.parse(one.at) - Date.parse(other.at) || (one.id < other.id ? -1 : 1);

/**
 * What has a date in what somebody learns.
 * @throws {Problem} VALIDATION_FAILED for a time that ends before it begins or is too long
 */
export function loadDates(
  { database }: Pick<Deps, 'database'>,
  learner: Learner,
  { from, to }: { from: Date; to: Date },
): Promise<Dates> {
  const span = to.getTime() - from.getTime();
  if (!(span > 0 && span <= SPAN_DAYS_MAX * DAY_MS))
    throw invalid('query/rangeEnd', 'maximum', `must be at most ${SPAN_DAYS_MAX} days after rangeStart`);
  return database.read({ accountId: learner.viewer.accountId }, (tx) => datesIn(tx, learner, { from, to }));
}

interface Dates {
  items: LearningDate[];
  schools: SchoolRef[];
  serverTime: string;
}

/** What has a date in what somebody learns, within a transaction. */
export async function datesIn(
  tx: Transaction,
  learner: Learner,
  { from, to }: { from: Date; to: Date },
): Promise<Dates> {
  const { viewer, now } = learner;
  const all = await schoolsOf(tx, learner);
  const schools = chosen(all, learner);
  const wording = wordings(schools, learner);
  const rows = await listDates(tx, schools, viewer.accountId, { now, from, to });
  return {
    items: rows.slice(0, CALENDAR_MAX).map((row) => presentDate(row, wording(row))),
    schools: refs(all, learner),
    serverTime: now.toISOString(),
  };
}
