import type { ContinueItem } from '@stoa/api/schema';
import { isMember, type Viewer } from '../../http/context.ts';
import type { Services } from '../../core/services.ts';
import { presentCard } from '../resources/resource-card.ts';
import { presentNext } from './class.presenter.ts';
import { findOutline } from './class.repository.ts';
import { enter } from '../../core/schools/schools.service.ts';
import { wordingOf, type Caller } from '../../core/schools/caller.ts';
import { findBegun } from './continue.repository.ts';
import { progressOf } from './learning.ts';

/** What someone should go on with in a school, the last opened first. @throws {Problem} NOT_FOUND, SCHOOL_CLOSED */
export function listBegun(
  { database }: Pick<Services, 'database'>,
  limit: number,
  caller: Caller & { viewer: Viewer },
): Promise<ContinueItem[]> {
  const { schoolId, viewer, now } = caller;
  const { accountId } = viewer;
  return database.read({ schoolId, accountId }, async (tx) => {
    const wording = wordingOf(await enter(tx, caller), caller);
    const begun = await findBegun(tx, accountId, { member: isMember(viewer, schoolId), now, limit });
    const lessons = await findOutline(
      tx,
      begun.map(({ id }) => id),
      accountId,
    );
    return begun.flatMap((row) => {
      const outline = lessons.filter((lesson) => lesson.class_id === row.id);
      const nextLesson = presentNext(row, outline, () => true, wording);
      if (!nextLesson) return [];
      return [
        {
          card: presentCard(row, { ...wording, viewerEnrolled: true }),
          progress: progressOf(outline),
          nextLesson,
          lastActiveAt: row.last_active.toISOString(),
        },
      ];
    });
  });
}
