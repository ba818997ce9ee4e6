import type { ProgressAnswer } from '@stoa/api/schema';
import type { Transaction } from '../../database/pool.ts';
import { Problem } from '../../http/problem.ts';
import type { Viewer } from '../../http/context.ts';
import type { Services } from '../../core/services.ts';
import { isOpen, requireInside, requireOpenLesson } from './class.policy.ts';
import { storedOf, presentNext, presentPosition } from './class.presenter.ts';
import { findClassOfLesson, findLessonContent, findOutline } from './class.repository.ts';
import { issueCertificate } from '../certificates/issue.ts';
import { enter } from '../../core/schools/schools.service.ts';
import { openClass } from './class.service.ts';
import { wordingOf, type Caller } from '../../core/schools/caller.ts';
import { merge, progressOf, type Report } from './learning.ts';
import { findActivity, mayComplete } from './lesson-activity.ts';
import { achieve } from '../points/achieve.ts';
import type { Achievement } from '../points/ledger.repository.ts';
import { holdEnrolment, saveProgress } from './progress.repository.ts';

/**
 * Keeps what a device reports of a lesson and answers what holds now.
 * @throws {Problem} NOT_FOUND, NOT_ENROLLED, LESSON_LOCKED, and the closed doors of the school
 */
export function report(
  { database, secrets }: Pick<Services, 'database' | 'secrets'>,
  lessonId: string,
  reported: Report,
  caller: Caller & { viewer: Viewer },
): Promise<ProgressAnswer> {
  const { schoolId, viewer, now } = caller;
  const { accountId } = viewer;
  // A device whose clock is ahead was there now, and must not win over what comes after.
  const inTime = reported.at > now ? { ...reported, at: now } : reported;
  return database.write({ schoolId, accountId }, async (tx) => {
    const school = await enter(tx, caller);
    const { row, standing } = await openClass(tx, await findClassOfLesson(tx, lessonId), caller);
    requireInside(standing);
    const seated = await holdEnrolment(tx, row.id, accountId);
    if (!seated && !standing.manages) throw new Problem('NOT_ENROLLED');
    const outline = await findOutline(tx, [row.id], accountId);
    const lesson = outline.find(({ id }) => id === lessonId);
    if (!lesson) throw new Problem('NOT_FOUND');
    requireOpenLesson(standing, lesson, row.starts_at);
    // What is handed in, answered, attended or written is done by that, whatever a device says.
    const { material } = await findLessonContent(tx, lessonId);
    const reader = { member: standing.member, now };
    const activity = await findActivity(tx, { secrets }, lesson, {
      ...reader,
      viewerId: accountId,
      material,
    });
    const isOpenStill = lesson.kind === 'assignment' || !mayComplete(activity, now);
    const sent = isOpenStill ? { ...inTime, completed: false, fraction: 0 } : inTime;
    const before = storedOf(lesson);
    const { kept, accepted, furtherElsewhere } = merge(
      before,
      sent,
      // 0: a browser could not tell.
      lesson.seconds || null,
      now,
    );
    const changed = accepted || kept.completed_at !== before?.completed_at;
    if (changed) {
      await saveProgress(tx, { id: lessonId, class_id: row.id, school_id: schoolId }, accountId, kept, now);
      Object.assign(lesson, kept, { updated_at: now });
    }
    const progress = progressOf(outline);
    const achieved: Achievement[] = [
      ...(kept.completed_at ? [{ accountId, reason: 'lesson.completed' as const, subjectId: lessonId }] : []),
      ...(progress.completed === progress.total
        ? [{ accountId, reason: 'class.completed' as const, subjectId: row.id }]
        : []),
    ];
    // Points are for learners: who looks after a class only looks at it.
    if (seated) await achieve(tx, schoolId, achieved, now);
    // As points: for learners, once.
    const certificateCode =
      seated && row.gives_certificate && progress.completed === progress.total
        ? (row.certificate_code ?? (await issueCertificate(tx, row.id, accountId, now)))
        : row.certificate_code;
    return {
      lessonId,
      position: presentPosition(kept, lesson.kind),
      accepted,
      furtherElsewhere: furtherElsewhere ? presentPosition(furtherElsewhere, lesson.kind) : null,
      progress,
      nextLesson: presentNext(row, outline, (other) => isOpen(standing, other), wordingOf(school, caller)),
      certificateCode,
    };
  });
}

/** What the progress of lessons that are handed in is kept for, in place of a device. */
const HANDED_IN = 'handed-in';

/** Completes a lesson for a learner who handed it in; once more changes nothing. */
export async function completeLesson(
  tx: Transaction,
  lesson: { id: string; class_id: string; school_id: string },
  accountId: string,
  now: Date,
): Promise<void> {
  if (!(await holdEnrolment(tx, lesson.class_id, accountId))) return;
  const kept = {
    position_seconds: 0,
    fraction: 1,
    completed_at: now,
    device_id: HANDED_IN,
    client_updated_at: now,
  };
  await saveProgress(tx, lesson, accountId, kept, now);
  const { completed, total } = progressOf(await findOutline(tx, [lesson.class_id], accountId));
  const achieved: Achievement[] = [
    { accountId, reason: 'lesson.completed', subjectId: lesson.id },
    ...(completed === total
      ? [{ accountId, reason: 'class.completed' as const, subjectId: lesson.class_id }]
      : []),
  ];
  await achieve(tx, lesson.school_id, achieved, now);
}
