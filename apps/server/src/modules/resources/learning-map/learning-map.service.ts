import type { LearningMapPlace } from '@stoa/api/schema';
import type { Services } from '../../../core/services.ts';
import type { SchoolScope } from '../../../core/schools/school-scope.ts';
import type { Transaction } from '../../../database/pool.ts';
import { Problem } from '../../../http/problem.ts';
import { audienceProblem } from '../visibility.ts';
import {
  findMap,
  follow,
  listStops,
  mark,
  TYPES_WITH_RESULT,
  type StopRow,
} from './learning-map.repository.ts';
import { placeOf } from './place.ts';

/** Somebody who follows a map of a school. */
export interface Follower {
  scope: SchoolScope;
  accountId: string;
  mapId: string;
}

/** @throws {Problem} NOT_FOUND, MEMBERS_ONLY, VISITORS_ONLY */
async function requireMap(tx: Transaction, { scope, mapId }: Follower, now: Date): Promise<void> {
  const map = await findMap(tx, mapId, now);
  if (!map) throw new Problem('NOT_FOUND');
  const denied = audienceProblem(map.audience, scope.member);
  if (denied) throw new Problem(denied);
}

/**
 * Changes how far somebody is on a map.
 * @param change is given the stops that they may see
 * @returns their place afterwards
 * @throws {Problem} NOT_FOUND, MEMBERS_ONLY, VISITORS_ONLY
 */
export function changePlace(
  { database, clock }: Services,
  follower: Follower,
  change: (tx: Transaction, stops: readonly StopRow[], now: Date) => Promise<unknown>,
): Promise<LearningMapPlace> {
  const { scope, accountId, mapId } = follower;
  const now = clock.now();
  return database.write({ schoolId: scope.id, accountId }, async (tx) => {
    await requireMap(tx, follower, now);
    const looking = { reader: { member: scope.member, now }, accountId };
    await change(tx, await listStops(tx, [mapId], looking), now);
    await follow(tx, mapId, { schoolId: scope.id, accountId }, now);
    return placeOf(await listStops(tx, [mapId], looking));
  });
}

/** Lets somebody follow a map. @throws {Problem} as changePlace */
export const beginMap = (services: Services, follower: Follower): Promise<LearningMapPlace> =>
  changePlace(services, follower, () => Promise.resolve());

/**
 * Keeps that a stop is done, or not.
 * @throws {Problem} as changePlace; NOT_FOUND for a stop that they do not see, CONFLICT for one that a result tells of,
 *   and for one that waits for others
 */
export const markStop = (
  services: Services,
  follower: Follower,
  { stopId, isDone }: { stopId: string; isDone: boolean },
): Promise<LearningMapPlace> =>
  changePlace(services, follower, async (tx, stops, now) => {
    const stop = stops.find(({ stop_id }) => stop_id === stopId);
    if (!stop) throw new Problem('NOT_FOUND');
    const place = placeOf(stops).stops.find((one) => one.stopId === stopId);
    if (TYPES_WITH_RESULT.includes(stop.type) || (isDone && place?.state === 'locked'))
      throw new Problem('CONFLICT');
    const { mapId, scope, accountId } = follower;
    await mark(tx, { mapId, stopId, isDone }, { schoolId: scope.id, accountId }, now);
  });
