import type { SavedResource, SchoolRef } from '@stoa/api/schema';
import { may } from '../../core/acl/authorize.ts';
import { enterSchool } from '../../core/schools/school-scope.ts';
import type { Services } from '../../core/services.ts';
import type { Viewer } from '../../http/context.ts';
import { Problem } from '../../http/problem.ts';
import { pageOf, type PageQuery, type Total } from '../../database/keyset.ts';
import { presentCard } from '../resources/resource-card.ts';
import { resourceDenial } from '../resources/visibility.ts';
import { chosen, refs, schoolsOf, wordings, type Learner } from './learning.service.ts';
import { deleteSaved, insertSaved, isSaved, listSaved, listSavedCards } from './saved.repository.ts';

interface SavedPage extends Total {
  items: SavedResource[];
  schools: SchoolRef[];
  next: string | null;
  previous: string | null;
  pageNumber: number;
  pageSize: number;
}

/** What somebody saved for later, the latest first; without a card where it is no longer shown to them. */
export function loadSaved(
  { database }: Pick<Services, 'database'>,
  query: PageQuery,
  learner: Learner & { viewer: Viewer },
): Promise<SavedPage> {
  const { viewer, now } = learner;
  const { accountId } = viewer;
  const { page, asked } = pageOf(query);
  return database.read({ accountId }, async (tx) => {
    const all = await schoolsOf(tx, learner);
    const schools = chosen(all, learner);
    const { rows, ...list } = await listSaved(
      tx,
      { accountId, schoolIds: schools.map(({ id }) => id) },
      page,
    );
    const cards = await listSavedCards(tx, schools, {
      ids: rows.map(({ resource_id }) => resource_id),
      teaching: schools.filter(({ id }) => may(viewer, 'CLASS_MANAGEMENT', id)).map(({ id }) => id),
      accountId,
      now,
    });
    const wording = wordings(schools, learner);
    const cardOf = new Map(cards.map((row) => [row.id, presentCard(row, wording(row))]));
    return {
      items: rows.map(({ resource_id, school_id, saved_at }) => ({
        resourceId: resource_id,
        schoolId: school_id,
        savedAt: saved_at.toISOString(),
        card: cardOf.get(resource_id) ?? null,
      })),
      schools: refs(all, learner),
      ...list,
      ...asked,
    };
  });
}

/** Where somebody saves something. */
interface Place {
  schoolId: string;
  resourceId: string;
}

/** Whether somebody saved something. */
export const readSaved = (
  { database }: Pick<Services, 'database'>,
  { schoolId, resourceId }: Place,
  { accountId }: Pick<Viewer, 'accountId'>,
): Promise<boolean> => database.read({ schoolId, accountId }, (tx) => isSaved(tx, accountId, resourceId));

/**
 * Saves something for later, or removes it. Again changes nothing.
 * @throws {Problem} NOT_FOUND, MEMBERS_ONLY, VISITORS_ONLY, and the closed doors of the school
 */
export async function changeSaved(
  services: Pick<Services, 'database' | 'cache' | 'clock'>,
  { schoolId, resourceId }: Place,
  wanted: boolean,
  viewer: Viewer,
): Promise<void> {
  const { database, clock } = services;
  const { accountId } = viewer;
  if (!wanted)
    return void (await database.write({ schoolId, accountId }, (tx) =>
      deleteSaved(tx, accountId, resourceId),
    ));
  const scope = await enterSchool(services, schoolId, viewer);
  const now = clock.now();
  await database.write({ schoolId, accountId }, async (tx) => {
    const denied = await resourceDenial(tx, resourceId, scope, now);
    if (denied) throw new Problem(denied);
    await insertSaved(tx, {
      account_id: accountId,
      resource_id: resourceId,
      school_id: schoolId,
      saved_at: now,
    });
  });
}
