import type { ClassDetail, Lesson } from '@stoa/api/schema';
import type { Transaction } from '../../database/pool.ts';
import { Problem } from '../../http/problem.ts';
import type { Services } from '../../core/services.ts';
import { wordingOf, type Asker } from '../../core/schools/asker.ts';
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

/** A class with what the asker is to it, for whom it is meant. @throws {Problem} NOT_FOUND, MEMBERS_ONLY, VISITORS_ONLY */
export async function openClass(
  tx: Transaction,
  classId: string,
  { viewer, now }: Pick<Asker, 'viewer' | 'now'>,
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
  asker: Asker,
): Promise<ClassDetail> {
  const viewerId = asker.viewer?.accountId;
  return database.read({ schoolId: asker.schoolId, accountId: viewerId }, async (tx) => {
    const school = await enter(tx, asker);
    const { row, standing } = await openClass(tx, classId, asker);
    const outline = await findOutline(tx, [row.id], viewerId);
    const teachers = await findTeachers(tx, row.id);
    const categories = await findCategories(tx, row.category_ids);
    const onlooker = { member: standing.member, now: asker.now };
    const related = await findRelated(tx, row, viewerId, onlooker, school.resource_count);
    return presentClass({ row, standing, outline, teachers, categories, related }, wordingOf(school, asker));
  });
}

/** A lesson whole. @throws {Problem} as loadClass, and NOT_ENROLLED, LESSON_LOCKED */
export function loadLesson(
  { database, secrets }: Pick<Services, 'database' | 'secrets'>,
  lessonId: string,
  asker: Asker,
): Promise<Lesson> {
  const viewerId = asker.viewer?.accountId;
  return database.read({ schoolId: asker.schoolId, accountId: viewerId }, async (tx) => {
    const school = await enter(tx, asker);
    const { row, standing } = await openClass(tx, await findClassOfLesson(tx, lessonId), asker);
    const outline = await findOutline(tx, [row.id], viewerId);
    const lesson = outline.find(({ id }) => id === lessonId);
    if (!lesson) throw new Problem('NOT_FOUND');
    requireOpenLesson(standing, lesson, row.starts_at);
    // What it teaches is read only here, so that nothing of a locked lesson can leave by mistake.
    const content = await findLessonContent(tx, lessonId);
    const onlooker = { member: standing.member, now: asker.now };
    const activity = await findActivity(tx, { secrets }, lesson, {
      ...onlooker,
      viewerId,
      material: content.material,
    });
    const open = (address: string) => openAddress(secrets, address, asker.now);
    const streamUrl =
      lesson.kind === 'video' && content.video
        ? await openStream({ secrets }, tx, { schoolId: row.school_id, url: content.video.url }, asker.now)
        : null;
    return presentLesson(
      { row, outline, lesson, content, activity, streamUrl, open },
      wordingOf(school, asker),
    );
  });
}
