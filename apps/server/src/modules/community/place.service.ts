import type { PostScope } from '@stoa/api/schema';
import type { Caller } from '../../core/schools/caller.ts';
import type { Transaction } from '../../database/pool.ts';
import { Problem } from '../../http/problem.ts';
import { requireInside } from '../class/class.policy.ts';
import { findClassOfLesson } from '../class/class.repository.ts';
import { openClass } from '../class/class.service.ts';
import { schoolPlace, type Place } from './place.policy.ts';
import { findLessonTitle } from './post.repository.ts';

/**
 * Where posts belong, for who may read them there. The school was entered before.
 * @throws {Problem} NOT_FOUND also for scopes that have no posts; MEMBERS_ONLY, VISITORS_ONLY, NOT_ENROLLED for classes
 */
export async function openPlace(
  tx: Transaction,
  { scopeType, scopeId }: { scopeType: PostScope; scopeId: string },
  caller: Caller,
): Promise<Place> {
  const { schoolId, viewer } = caller;
  if (scopeType === 'school') {
    if (scopeId !== schoolId) throw new Problem('NOT_FOUND');
    return schoolPlace(schoolId, viewer);
  }
  if (scopeType !== 'class' && scopeType !== 'lesson') throw new Problem('NOT_FOUND');
  const classId = scopeType === 'class' ? scopeId : await findClassOfLesson(tx, scopeId);
  const { row, standing } = await openClass(tx, classId, caller);
  requireInside(standing);
  return {
    schoolId,
    scopeType,
    scopeId,
    classId,
    lessonId: scopeType === 'lesson' ? scopeId : null,
    title: scopeType === 'lesson' ? await findLessonTitle(tx, scopeId) : row.title,
    viewerId: viewer?.accountId,
    write: true,
    announce: standing.manages,
    moderate: standing.manages,
    reason: null,
  };
}
