import type { ResourcePage } from '@stoa/api/schema';
import type { DataOf } from '../../contract/handlers.ts';
import { pageOf, type PageQuery } from '../../database/keyset.ts';
import type { Services } from '../../core/services.ts';
import { textIn } from '../../i18n/translate.ts';
import { presentPerson } from '../../core/people/people.presenter.ts';
import { presentCard } from '../resources/resource-card.ts';
import { listCards } from '../resources/resources.repository.ts';
import {
  countDynamics,
  findCards,
  findDynamics,
  findLessonTitles,
  findNames,
  findStudies,
  isWorkOf,
  sumStudies,
  type StudyStatus,
} from './activity.repository.ts';
import { kindsFor } from './people.policy.ts';
import { openTab, type Visit } from './people.service.ts';
import { WORKS, type WorkKind } from './works.repository.ts';

type OfPerson = { userId?: string | undefined };
const scopeOf = ({ looker, viewer }: Visit) => ({
  schoolId: looker.schoolId,
  accountId: viewer?.accountId,
});
const PAGE_SIZE = 20;

/** What a person did. @throws {Problem} NOT_FOUND, UNAUTHENTICATED */
export function listDynamics(
  { database }: Pick<Services, 'database'>,
  query: OfPerson & PageQuery,
  visit: Visit,
): Promise<DataOf<'listDynamics'>> {
  const { wording, viewer, looker } = visit;
  return database.read(scopeOf(visit), async (tx) => {
    const { row, activity } = await openTab(tx, visit, query.userId, 'dynamics');
    const kinds = kindsFor(row, looker);
    const { page, asked } = pageOf(query);
    const none = { rows: [], next: null, previous: null };
    const { rows, ...around } = kinds.length > 0 ? await findDynamics(tx, activity, kinds, page) : none;
    const total =
      kinds.length > 0 ? await countDynamics(tx, activity, kinds) : { total: 0, totalIsExact: true };
    const cards = await findCards(
      tx,
      [...new Set(rows.flatMap((one) => one.resource_id ?? []))],
      viewer?.accountId,
    );
    const lessons = await findLessonTitles(
      tx,
      rows.flatMap(({ kind, id }) => (kind === 'completedLesson' ? [id] : [])),
    );
    const people = await findNames(
      tx,
      rows.flatMap((one) => one.person_id ?? []),
    );
    const items = rows.map(({ kind, at, id, resource_id, person_id }) => {
      const card = resource_id === null ? undefined : cards.get(resource_id);
      const person = person_id === null ? undefined : people.get(person_id);
      const lesson = kind === 'completedLesson' ? lessons.get(id) : undefined;
      return {
        id: `${kind}-${id}`,
        kind,
        at: at.toISOString(),
        resource: card ? presentCard(card, wording) : null,
        lesson: lesson ? { id, title: textIn(lesson, wording.language, wording.schoolDefault) } : null,
        person: person ? presentPerson(person) : null,
      };
    });
    return { items, ...total, ...around, ...asked };
  });
}

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
  const { wording, viewer, onlooker } = visit;
  const { pageNumber = 1, pageSize = PAGE_SIZE, sort = '0' } = query;
  return database.read(scopeOf(visit), async (tx) => {
    const { activity } = await openTab(tx, visit, query.userId, 'works');
    const { rows, total } = await listCards(tx, {
      conditions: [isWorkOf(activity), ...WORKS[kind]],
      order: sort,
      pageNumber,
      pageSize,
      onlooker,
      accountId: viewer?.accountId,
    });
    return { title: null, items: rows.map((row) => presentCard(row, wording)), total, pageNumber, pageSize };
  });
}
