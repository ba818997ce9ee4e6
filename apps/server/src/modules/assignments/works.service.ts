import type { RubricChoice, WorkFilter, WorkPage, WorkSheet } from '@stoa/api/schema';
import { pageOf, type PageQuery } from '../../database/keyset.ts';
import type { Transaction } from '../../database/pool.ts';
import { presentPerson } from '../../core/people/people.presenter.ts';
import type { Services } from '../../core/services.ts';
import { requireChoices } from '../../core/text/rubric-choices.ts';
import { invalid } from '../../core/text/texts.ts';
import { Problem } from '../../http/problem.ts';
import { notify } from '../notifications/notify.ts';
import {
  countedPoints,
  daysLate,
  dueOf,
  isMissing,
  STEPS_A_POINT,
  SUBMISSIONS_MAX,
} from './assignments.policy.ts';
import {
  countWorks,
  findAround,
  findLearner,
  findWork,
  listWorks,
  lockWork,
  updateWork,
  type AssignmentRow,
} from './assignments.repository.ts';
import { openForTeacher, readWork, requireVersion, type Participant } from './assignments.service.ts';

/** Who handed an assignment in and who did not. @throws {Problem} NOT_FOUND, FORBIDDEN */
export const readWorks = (
  { database }: Pick<Services, 'database'>,
  lessonId: string,
  { filter = 'all', ...query }: PageQuery & { filter?: WorkFilter | undefined },
  who: Participant,
): Promise<WorkPage> => {
  const { page, asked } = pageOf(query);
  return database.read(who, async (tx) => {
    const { lesson, title, classTitle } = await openForTeacher(tx, lessonId, who);
    const counts = await countWorks(tx, lesson);
    const { rows, ...list } = await listWorks(tx, lesson, filter, page, () =>
      Promise.resolve(counts[filter]),
    );
    return {
      title,
      classTitle,
      classId: lesson.class_id,
      terms: lesson.terms,
      counts,
      items: rows.map((row) => {
        const due = dueOf(lesson.terms, row);
        return {
          person: presentPerson(row),
          state: row.state,
          handedInAt: row.handed_in_at?.toISOString() ?? null,
          daysLate: daysLate(row.counts_at, due),
          isExcused: row.is_excused,
          isExtended: due !== null && due === row.extended_until,
          isMissing: isMissing(lesson.terms, row, who.now),
          points: row.state === 'graded' ? countedPoints(lesson.terms, row) : null,
        };
      }),
      ...list,
      ...asked,
    };
  });
};

interface Place {
  lessonId: string;
  personId: string;
}

async function presentSheet(
  tx: Transaction,
  services: Pick<Services, 'secrets'>,
  { lessonId, personId }: Place,
  filter: WorkFilter,
  who: Participant,
): Promise<WorkSheet> {
  const { lesson, title, classTitle } = await openForTeacher(tx, lessonId, who);
  const person = await findLearner(tx, lesson.class_id, personId);
  const work = await findWork(tx, lessonId, personId);
  return {
    lessonId,
    title,
    classTitle,
    classId: lesson.class_id,
    terms: lesson.terms,
    person: presentPerson(person),
    version: work?.version ?? 0,
    work: await readWork(tx, services, { lesson, accountId: personId, work, isOver: false }, who),
    extendedUntil: work?.extended_until?.toISOString() ?? null,
    ...(await findAround(tx, lesson, person, filter)),
  };
}

/** What somebody handed in, for those who grade it. @throws {Problem} NOT_FOUND, FORBIDDEN */
export const readSheet = (
  services: Pick<Services, 'database' | 'secrets'>,
  place: Place,
  filter: WorkFilter | undefined,
  who: Participant,
): Promise<WorkSheet> =>
  services.database.read(who, (tx) => presentSheet(tx, services, place, filter ?? 'all', who));

/** What a teacher gives. */
export interface GivenGrade {
  version: number;
  outcome: 'graded' | 'returned';
  points: number | null;
  choices: readonly RubricChoice[];
  remark: string;
}

/** @throws {Problem} VALIDATION_FAILED for points that there are not, and for choices that the rubric does not have */
function requireFitting({ outcome, points, choices }: GivenGrade, { terms }: AssignmentRow): void {
  requireChoices(terms.rubric, choices, 'body/choices');
  if (outcome === 'returned') return;
  if (points === null) throw invalid('body/points', 'required', 'must be given');
  if (points > terms.points || !Number.isInteger(points * STEPS_A_POINT))
    throw invalid(
      'body/points',
      'maximum',
      'must be at most the points of the assignment, in steps of a quarter',
    );
}

/**
 * Gives somebody points and a remark, or asks them to do it again; they are told.
 * @throws {Problem} NOT_FOUND, FORBIDDEN, VERSION_CONFLICT, VALIDATION_FAILED, CONFLICT where nothing was handed in
 *   that could be returned, or too often
 */
export const saveGrade = (
  services: Pick<Services, 'database' | 'secrets'>,
  place: Place,
  given: GivenGrade,
  who: Participant,
): Promise<WorkSheet> =>
  services.database.write(who, async (tx) => {
    const { lessonId, personId } = place;
    const { lesson, title } = await openForTeacher(tx, lessonId, who);
    await findLearner(tx, lesson.class_id, personId);
    requireFitting(given, lesson);
    const work = await lockWork(tx, lesson, personId);
    requireVersion(given.version, work.version);
    const isReturned = given.outcome === 'returned';
    if (isReturned && (work.attempts === 0 || work.attempts >= SUBMISSIONS_MAX))
      throw new Problem('CONFLICT');
    await updateWork(tx, lessonId, personId, {
      state: given.outcome,
      points: isReturned ? null : given.points,
      choices: [...given.choices],
      remark: given.remark.trim(),
      graded_by: who.accountId,
      graded_at: who.now,
      // Once more at least, however often it was allowed.
      ...(isReturned
        ? { extra_attempts: Math.max(work.extra_attempts, work.attempts + 1 - lesson.terms.attempts) }
        : {}),
    });
    await notify(tx, {
      accountId: personId,
      schoolId: who.schoolId,
      kind: isReturned ? 'assignmentReturned' : 'assignmentGraded',
      params: { classId: lesson.class_id, lessonId, title },
      now: who.now,
    });
    return presentSheet(tx, services, place, 'all', who);
  });

/** Gives somebody longer, or excuses them. @throws {Problem} NOT_FOUND, FORBIDDEN, VERSION_CONFLICT, VALIDATION_FAILED */
export const saveTerms = (
  services: Pick<Services, 'database' | 'secrets'>,
  place: Place,
  given: { version: number; extendedUntil: string | null; isExcused: boolean },
  who: Participant,
): Promise<WorkSheet> =>
  services.database.write(who, async (tx) => {
    const { lessonId, personId } = place;
    const { lesson } = await openForTeacher(tx, lessonId, who);
    await findLearner(tx, lesson.class_id, personId);
    const { dueAt } = lesson.terms;
    if (
      given.extendedUntil !== null &&
      (dueAt === null || Date.parse(given.extendedUntil) <= Date.parse(dueAt))
    )
      throw invalid('body/extendedUntil', 'order', 'must be after the due date');
    const work = await lockWork(tx, lesson, personId);
    requireVersion(given.version, work.version);
    await updateWork(tx, lessonId, personId, {
      extended_until: given.extendedUntil === null ? null : new Date(given.extendedUntil),
      is_excused: given.isExcused,
    });
    return presentSheet(tx, services, place, 'all', who);
  });
