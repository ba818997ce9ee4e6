import type { ClassMember } from '@stoa/api/schema';
import type { DataOf } from '../../contract/handlers.ts';
import { pageOf, type PageQuery } from '../../database/keyset.ts';
import type { Services } from '../../core/services.ts';
import { presentPerson } from '../../core/people/people.presenter.ts';
import { requireInside } from './class.policy.ts';
import { enter } from '../../core/schools/schools.service.ts';
import { openClass } from './class.service.ts';
import type { Caller } from '../../core/schools/caller.ts';
import { findMembers, type MemberRow } from './members.repository.ts';

/** Who is in a class. @throws {Problem} NOT_ENROLLED, and the closed doors of school and class */
export function listMembers(
  { database }: Pick<Services, 'database'>,
  classId: string,
  query: PageQuery,
  caller: Caller,
): Promise<DataOf<'listClassMembers'>> {
  const viewerId = caller.viewer?.accountId;
  return database.read({ schoolId: caller.schoolId, accountId: viewerId }, async (tx) => {
    await enter(tx, caller);
    const { standing } = await openClass(tx, classId, caller);
    requireInside(standing);
    const { page, asked } = pageOf(query);
    // Who looks after a class sees everybody in it.
    const reading = { classId, viewerId: standing.manages ? undefined : viewerId };
    const { rows, ...list } = await findMembers(tx, reading, page);
    return { items: rows.map((row) => presentMember(row, viewerId, standing.manages)), ...list, ...asked };
  });
}

/** How far others are is for who looks after the class. */
function presentMember(row: MemberRow, viewerId: string | undefined, manages: boolean): ClassMember {
  const isViewer = row.id === viewerId;
  const shown = !row.teaches && (isViewer || manages);
  return {
    person: presentPerson(row),
    role: row.teaches ? 'teacher' : 'learner',
    enrolledAt: row.enrolled_at?.toISOString() ?? null,
    progress: shown
      ? { completed: row.completed, total: row.lessons, remainingMinutes: row.remaining_minutes }
      : null,
    isViewer,
  };
}
