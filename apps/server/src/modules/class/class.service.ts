import type { ClassDetail, Lesson } from '@stoa/api/schema';
import type { Transaction } from '../../database/pool.ts';
import { Problem } from '../../http/problem.ts';
import type { Services } from '../../core/services.ts';
import { wordingOf, type Caller } from '../../core/schools/caller.ts';
import { requireAudience, requireOpenLesson, standingOf } from './class.policy.ts';
import { presentClass } from './class.presenter.ts';
import {
  findCategories,
  findClass,
  findClassOfLesson,
  findLessonContent,
  findOutline,
  findRelated,
  findTeachers,
} from './class.repository.ts';
import { openAddress } from '../../core/uploads/file-pass.ts';
import { findActivity } from './lesson-activity.ts';
import { openStream } from '../video-streams/video-streams.service.ts';
import { presentLesson } from './lesson.presenter.ts';
import { enter } from '../../core/schools/schools.service.ts';

/** A class with what the caller is to it, for whom it is meant. @throws {Problem} NOT_FOUND, MEMBERS_ONLY, VISITORS_ONLY */
export async function openClass(
  tx: Transaction,
  classId: string,
  { viewer, now }: Pick<Caller, 'viewer' | 'now'>,
) {
  const row = await findClass(tx, classId, viewer?.accountId, now);
  const standing = standingOf(row, viewer, now);
  requireAudience(standing);
  return { row, standing };
}

/** The page of a class. @throws {Problem} NOT_FOUND, SCHOOL_CLOSED, MEMBERS_ONLY, VISITORS_ONLY */
export function loadClass(
  { database }: Pick<Services, 'database'>,
  classId: string,
  caller: Caller,
): Promise<ClassDetail> {
  const viewerId = caller.viewer?.accountId;
  return database.read({ schoolId: caller.schoolId, accountId: viewerId }, async (tx) => {
    const school = await enter(tx, caller);
    const { row, standing } = await openClass(tx, classId, caller);
    const outline = await findOutline(tx, [row.id], viewerId);
    const teachers = await findTeachers(tx, row.id);
    const categories = await findCategories(tx, row.category_ids);
    const reader = { member: standing.member, now: caller.now };
    const related = await findRelated(tx, row, viewerId, reader, school.resource_count);
    return presentClass({ row, standing, outline, teachers, categories, related }, wordingOf(school, caller));
  });
}

/** A lesson whole. @throws {Problem} as loadClass, and NOT_ENROLLED, LESSON_LOCKED */
export function loadLesson(
  { database, secrets }: Pick<Services, 'database' | 'secrets'>,
  lessonId: string,
  caller: Caller,
): Promise<Lesson> {
  const viewerId = caller.viewer?.accountId;
  return database.read({ schoolId: caller.schoolId, accountId: viewerId }, async (tx) => {
    const school = await enter(tx, caller);
    const { row, standing } = await openClass(tx, await findClassOfLesson(tx, lessonId), caller);
    const outline = await findOutline(tx, [row.id], viewerId);
    const lesson = outline.find(({ id }) => id === lessonId);
    if (!lesson) throw new Problem('NOT_FOUND');
    requireOpenLesson(standing, lesson, row.starts_at);
    // What it teaches is read only here, so that nothing of a locked lesson can leave by mistake.
    const content = await findLessonContent(tx, lessonId);
    const reader = { member: standing.member, now: caller.now };
    const activity = await findActivity(tx, { secrets }, lesson, {
      ...reader,
      viewerId,
      material: content.material,
    });
    const open = (address: string) => openAddress(secrets, address, caller.now);
    const streamUrl =
      lesson.kind === 'video' && content.video
        ? await openStream({ secrets }, tx, { schoolId: row.school_id, url: content.video.url }, caller.now)
        : null;
    return presentLesson(
      { row, outline, lesson, content, activity, streamUrl, open },
      wordingOf(school, caller),
    );
  });
}
