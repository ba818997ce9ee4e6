import type { ResourcePage } from '@stoa/api/schema';
import type { DataOf } from '../../contract/handlers.ts';
import { pageOf, type PageQuery } from '../../database/keyset.ts';
import type { Services } from '../../core/services.ts';
import { presentCard } from '../resources/resource-card.ts';
import { listCards } from '../resources/resources.repository.ts';
import { findCards, findStudies, isWorkOf, sumStudies, type StudyStatus } from './activity.repository.ts';
import { openTab, type Visit } from './people.service.ts';
import { WORKS, type WorkKind } from './works.repository.ts';

type OfPerson = { userId?: string | undefined };
const scopeOf = ({ looker, viewer }: Visit) => ({
  schoolId: looker.schoolId,
  accountId: viewer?.accountId,
});
const PAGE_SIZE = 20;

/** What a person learns. @throws {Problem} NOT_FOUND, UNAUTHENTICATED */
export function listStudies(
  { database }: Pick<Services, 'database'>,
  query: OfPerson & PageQuery & { status?: StudyStatus | undefined },
  visit: Visit,
): Promise<DataOf<'listStudyProcess'>> {
  const { wording, viewer } = visit;
  const status = query.status ?? 'all';
  return database.read(scopeOf(visit), async (tx) => {
    const { activity } = await openTab(tx, visit, query.userId, 'learningProcess');
    const { page, asked } = pageOf(query);
    const { rows, ...around } = await findStudies(tx, activity, status, page);
    const { count, learnedMinutes } = await sumStudies(tx, activity, status);
    const cards = await findCards(
      tx,
      rows.map((row) => row.class_id),
      viewer?.accountId,
    );
    const items = rows.flatMap((row) => {
      const card = cards.get(row.class_id);
      if (!card) return [];
      const isDone = row.lessons > 0 && row.completed === row.lessons;
      return [
        {
          resource: presentCard(card, wording),
          enrolledAt: row.enrolled_at.toISOString(),
          progress: {
            completed: row.completed,
            total: row.lessons,
            remainingMinutes: row.remaining_minutes,
          },
          learnedMinutes: row.learned_minutes,
          lastLearnedAt: row.last_learned_at?.toISOString() ?? null,
          completedAt: isDone ? (row.last_completed_at?.toISOString() ?? null) : null,
        },
      ];
    });
    return { items, ...count, ...around, ...asked, learnedMinutes };
  });
}

/** What a person made, of one kind. @throws {Problem} NOT_FOUND, UNAUTHENTICATED */
export function listWorks(
  { database }: Pick<Services, 'database'>,
  kind: WorkKind,
  query: OfPerson & {
    sort?: '0' | '1' | '2' | undefined;
    pageNumber?: number | undefined;
    pageSize?: number | undefined;
  },
  visit: Visit,
): Promise<ResourcePage> {
  const { wording, viewer, reader } = visit;
  const { pageNumber = 1, pageSize = PAGE_SIZE, sort = '0' } = query;
  return database.read(scopeOf(visit), async (tx) => {
    const { activity } = await openTab(tx, visit, query.userId, 'works');
    const { rows, total } = await listCards(tx, {
      conditions: [isWorkOf(activity), ...WORKS[kind]],
      order: sort,
      pageNumber,
      pageSize,
      reader,
      accountId: viewer?.accountId,
    });
    return { title: null, items: rows.map((row) => presentCard(row, wording)), total, pageNumber, pageSize };
  });
}
