import type { AssignmentWork } from '@stoa/api/schema';
import type { Transaction } from '../../database/pool.ts';
import type { Services } from '../../core/services.ts';
import { findSchool } from '../../core/schools/schools.repository.ts';
import { enter } from '../../core/schools/schools.service.ts';
import { wordingOf } from '../../core/schools/caller.ts';
import { passTo } from '../../core/uploads/file-pass.ts';
import { Problem } from '../../http/problem.ts';
import { textIn } from '../../i18n/translate.ts';
import { requireManager, standingOf } from '../attendance/attendance.policy.ts';
import { findPlace } from '../attendance/attendance.repository.ts';
import type { Participant } from '../attendance/attendance.service.ts';
import { requireInside, requireOpenLesson } from '../class/class.policy.ts';
import { openClass } from '../class/class.service.ts';
import {
  findAssignment,
  findWork,
  listSubmissions,
  type AssignmentRow,
  type WorkRow,
} from './assignments.repository.ts';
import { presentWork } from './assignments.presenter.ts';

export type { Participant } from '../attendance/attendance.service.ts';

/** An assignment for who learns in its class. @throws {Problem} NOT_FOUND, NOT_ENROLLED, LESSON_LOCKED, SCHOOL_CLOSED */
export async function openForLearner(tx: Transaction, lessonId: string, who: Participant) {
  await enter(tx, who);
  const lesson = await findAssignment(tx, lessonId);
  const { row, standing } = await openClass(tx, lesson.class_id, who);
  requireInside(standing);
  requireOpenLesson(standing, { is_preview: false }, row.starts_at);
  return { lesson, standing };
}

/** A class for who looks after it. @throws {Problem} NOT_FOUND, FORBIDDEN */
export async function openManaged(tx: Transaction, classId: string, who: Participant) {
  const school = await findSchool(tx, who.schoolId);
  const place = await findPlace(tx, classId, who.accountId, who.now);
  requireManager(standingOf(place, who.viewer));
  const wording = wordingOf(school, who);
  return { wording, classTitle: textIn(place.class_title, wording.language, wording.schoolDefault) };
}

/** An assignment for who looks after its class. @throws {Problem} NOT_FOUND, FORBIDDEN */
export async function openForTeacher(tx: Transaction, lessonId: string, who: Participant) {
  const lesson = await findAssignment(tx, lessonId);
  const { wording, classTitle } = await openManaged(tx, lesson.class_id, who);
  return { lesson, classTitle, title: textIn(lesson.title, wording.language, wording.schoolDefault) };
}

/** Addresses of files that were handed in, for whoever may read them now. */
export const opener =
  ({ secrets }: Pick<Services, 'secrets'>, { schoolId, now }: Pick<Participant, 'schoolId' | 'now'>) =>
  (name: string): string =>
    passTo(secrets, { school_id: schoolId, name }, now);

interface Whose {
  lesson: AssignmentRow;
  accountId: string;
  work: WorkRow | undefined;
  isOver: boolean;
}

/** The work of somebody with all that they handed in. */
export const readWork = async (
  tx: Transaction,
  services: Pick<Services, 'secrets'>,
  { lesson, accountId, work, isOver }: Whose,
  who: Participant,
): Promise<AssignmentWork> =>
  presentWork({
    terms: lesson.terms,
    work,
    submissions: work ? await listSubmissions(tx, lesson.id, accountId) : [],
    isOver,
    open: opener(services, who),
    now: who.now,
  });

/** How far the caller is with an assignment. @throws {Problem} NOT_FOUND, NOT_ENROLLED, LESSON_LOCKED */
export const readOwnWork = (
  services: Pick<Services, 'database' | 'secrets'>,
  lessonId: string,
  who: Participant,
): Promise<AssignmentWork> =>
  services.database.read(who, async (tx) => {
    const { lesson, standing } = await openForLearner(tx, lessonId, who);
    const work = await findWork(tx, lessonId, who.accountId);
    return readWork(tx, services, { lesson, accountId: who.accountId, work, isOver: standing.ended }, who);
  });

/** @throws {Problem} VERSION_CONFLICT where it was changed since it was looked at */
export function requireVersion(version: number, current: number): void {
  if (version !== current) throw new Problem('VERSION_CONFLICT', { currentVersion: String(current) });
}
