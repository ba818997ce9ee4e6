import type { DynamicEntry } from '@stoa/api/schema';
import type { DataOf } from '../../contract/handlers.ts';
import { presentPerson } from '../../core/people/people.presenter.ts';
import type { Services } from '../../core/services.ts';
import { pageOf, type PageQuery } from '../../database/keyset.ts';
import type { Transaction } from '../../database/pool.ts';
import { textIn } from '../../i18n/translate.ts';
import { presentCard } from '../resources/resource-card.ts';
import { findCards, findLessonTitles, findNames } from './activity.repository.ts';
import { countDynamics, findDynamics, type DynamicRow } from './dynamics.repository.ts';
import { kindsFor } from './people.policy.ts';
import { openTab, type Visit } from './people.service.ts';

const NONE = { rows: [], next: null, previous: null };
const scopeOf = ({ looker, viewer }: Visit) => ({
  schoolId: looker.schoolId,
  accountId: viewer?.accountId,
});

/** What a person did. @throws {Problem} NOT_FOUND, UNAUTHENTICATED */
export function listDynamics(
  { database }: Pick<Services, 'database'>,
  query: PageQuery & { userId?: string | undefined },
  visit: Visit,
): Promise<DataOf<'listDynamics'>> {
  return database.read(scopeOf(visit), async (tx) => {
    const { row, activity } = await openTab(tx, visit, query.userId, 'dynamics');
    const kinds = kindsFor(row, visit.looker);
    const { page, asked } = pageOf(query);
    const { rows, ...around } = kinds.length > 0 ? await findDynamics(tx, activity, kinds, page) : NONE;
    const total =
      kinds.length > 0 ? await countDynamics(tx, activity, kinds) : { total: 0, totalIsExact: true };
    const { notify } = await findNamed(tx, rows, visit, []);
    return { items: rows.map(notify), ...total, ...around, ...asked };
  });
}

/**
 * Everything that entries name, in as many statements however many entries there are.
 * @param doers people whose names are wanted as well
 */
export async function findNamed(
  tx: Transaction,
  rows: readonly DynamicRow[],
  { viewer, wording }: Visit,
  doers: readonly string[],
) {
  const cards = await findCards(
    tx,
    [...new Set(rows.flatMap((one) => one.resource_id ?? []))],
    viewer?.accountId,
  );
  const lessons = await findLessonTitles(
    tx,
    rows.flatMap(({ kind, id }) => (kind === 'completedLesson' ? [id] : [])),
  );
  const names = await findNames(tx, [...new Set([...doers, ...rows.flatMap((one) => one.person_id ?? [])])]);
  const notify = ({ kind, at, id, resource_id, person_id }: DynamicRow): DynamicEntry => {
    const card = resource_id === null ? undefined : cards.get(resource_id);
    const person = person_id === null ? undefined : names.get(person_id);
    const lesson = kind === 'completedLesson' ? lessons.get(id) : undefined;
    return {
      id: `${kind}-${id}`,
      kind,
      at: at.toISOString(),
      resource: card ? presentCard(card, wording) : null,
      lesson: lesson ? { id, title: textIn(lesson, wording.language, wording.schoolDefault) } : null,
      person: person ? presentPerson(person) : null,
    };
  };
  return { notify, names };
}
