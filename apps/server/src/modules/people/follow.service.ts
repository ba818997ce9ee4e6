import type { FocusAnswer, FollowTarget } from '@stoa/api/schema';
import type { DataOf } from '../../contract/handlers.ts';
import { pageOf, type PageQuery } from '../../database/keyset.ts';
import type { Transaction } from '../../database/pool.ts';
import { Problem } from '../../http/problem.ts';
import type { Services } from '../../core/services.ts';
import { count, type Limit } from '../../core/limits/limits.repository.ts';
import {
  addFollow,
  addVisit,
  countPeople,
  fansOf,
  findPeople,
  followedBy,
  isFollowing,
  removeFollow,
  visitorsOf,
  type FollowRow,
  type VisitRow,
} from './follow.repository.ts';
import { followTypeOf, presentFollow, presentVisit } from './people.presenter.ts';
import { holdMembers } from './people.repository.ts';
import { findSpaceChoices } from './space.repository.ts';
import { openSpace, openTab, type Visit } from './people.service.ts';

const FOLLOWS_AN_HOUR: Limit = { limit: 60, windowSeconds: 3600 };

export interface Target {
  userId: string;
  targetType?: FollowTarget | undefined;
}
type AsMember = Visit & { memberId: string };
const scopeOf = ({ looker, viewer }: Visit) => ({
  schoolId: looker.schoolId,
  accountId: viewer?.accountId,
});

/** Whether the looker follows the target, and who does. @throws {Problem} NOT_FOUND */
async function answer(tx: Transaction, visit: Visit, { userId, targetType }: Target): Promise<FocusAnswer> {
  const { looker } = visit;
  if (targetType === 'school') {
    const followed =
      looker.memberId !== undefined &&
      (await isFollowing(tx, { schoolId: looker.schoolId, followerId: looker.memberId, personId: null }));
    return { userId, focusType: followed ? 1 : 0, fans: await countPeople(tx, looker, fansOf(looker, null)) };
  }
  const { row, tabs } = await openSpace(tx, visit, userId);
  return {
    userId,
    focusType: followTypeOf(row),
    fans: tabs.follows ? await countPeople(tx, looker, fansOf(looker, row.id)) : null,
  };
}

/** The person that is followed, null for the school. @throws {Problem} NOT_FOUND for another school */
function personOf({ userId, targetType }: Target, schoolId: string): string | null {
  if (targetType !== 'school') return userId;
  if (userId !== schoolId) throw new Problem('NOT_FOUND');
  return null;
}

/** Whether the looker follows the target. @throws {Problem} NOT_FOUND */
export const readFollow = (
  { database }: Pick<Services, 'database'>,
  target: Target,
  visit: Visit,
): Promise<FocusAnswer> => {
  personOf(target, visit.looker.schoolId);
  return database.read(scopeOf(visit), (tx) => answer(tx, visit, target));
};

/** @throws {Problem} OWN_PERSON, NOT_FOUND, NOT_A_MEMBER, TOO_MANY_REQUESTS */
export async function follow(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  target: Target,
  visit: AsMember,
): Promise<FocusAnswer> {
  const { memberId, looker } = visit;
  const { schoolId } = looker;
  const personId = personOf(target, schoolId);
  if (personId === memberId) throw new Problem('OWN_PERSON');
  const now = clock.now();
  const outcome = await database.write(scopeOf(visit), async (tx) => {
    if (personId !== null && (await openSpace(tx, visit, personId)).row.blocked)
      throw new Problem('NOT_FOUND');
    const tie = { schoolId, followerId: memberId, personId };
    if (!(await isFollowing(tx, tie))) {
      if (!(await holdMembers(tx, schoolId, [memberId]))) return new Problem('NOT_A_MEMBER');
      if (personId !== null && !(await holdMembers(tx, schoolId, [personId])))
        return new Problem('NOT_FOUND');
      const state = await count(tx, `follow:${memberId}`, FOLLOWS_AN_HOUR, now);
      if (state.count > FOLLOWS_AN_HOUR.limit)
        return new Problem('TOO_MANY_REQUESTS', { retryAfterSeconds: state.retryAfterSeconds });
      await addFollow(tx, { ...tie, now });
    }
    return answer(tx, visit, target);
  });
  if (outcome instanceof Problem) throw outcome;
  return outcome;
}

/** @throws {Problem} NOT_FOUND */
export async function unfollow(
  { database }: Pick<Services, 'database'>,
  target: Target,
  visit: AsMember,
): Promise<FocusAnswer> {
  const { schoolId } = visit.looker;
  const personId = personOf(target, schoolId);
  return database.write(scopeOf(visit), async (tx) => {
    await removeFollow(tx, { schoolId, followerId: visit.memberId, personId });
    return answer(tx, visit, target);
  });
}

/** Who follows a person or the school. @throws {Problem} NOT_FOUND, UNAUTHENTICATED */
export function listFans(
  { database }: Pick<Services, 'database'>,
  query: Partial<Target> & PageQuery,
  visit: Visit,
): Promise<DataOf<'listFans'>> {
  const { looker } = visit;
  return database.read(scopeOf(visit), async (tx) => {
    const personId =
      query.targetType === 'school'
        ? personOf({ userId: query.userId ?? looker.schoolId, targetType: 'school' }, looker.schoolId)
        : (await openTab(tx, visit, query.userId, 'follows')).row.id;
    return listFollows(tx, fansOf(looker, personId), query, visit);
  });
}

/** Whom a person follows, all or those whose name contains a keyword. @throws {Problem} NOT_FOUND, UNAUTHENTICATED */
export function listFollowed(
  { database }: Pick<Services, 'database'>,
  query: { userId?: string | undefined; keyword?: string | undefined } & PageQuery,
  visit: Visit,
): Promise<DataOf<'listFocus'>> {
  return database.read(scopeOf(visit), async (tx) => {
    const { row } = await openTab(tx, visit, query.userId, 'follows');
    return listFollows(tx, followedBy(visit.looker, row.id, query.keyword?.trim()), query, visit);
  });
}

async function listFollows(
  tx: Transaction,
  list: ReturnType<typeof fansOf>,
  query: PageQuery,
  { looker }: Visit,
) {
  const { page, asked } = pageOf(query);
  const { rows, ...around } = await findPeople<FollowRow>(tx, looker, list, page);
  const total = await countPeople(tx, looker, list);
  return { items: rows.map((row) => presentFollow(row, looker)), ...total, ...around, ...asked };
}

/** Who looked at one's own space. */
export function listVisitors(
  { database }: Pick<Services, 'database'>,
  query: PageQuery,
  visit: AsMember,
): Promise<DataOf<'listVisitors'>> {
  const { looker, memberId } = visit;
  return database.read(scopeOf(visit), async (tx) => {
    const { page, asked } = pageOf(query);
    const list = visitorsOf(looker, memberId);
    const { rows, ...around } = await findPeople<VisitRow>(tx, looker, list, page);
    const total = await countPeople(tx, looker, list);
    return { items: rows.map((row) => presentVisit(row, looker)), ...total, ...around, ...asked };
  });
}

/** Leaves a visit, where the visitor leaves any. @throws {Problem} NOT_FOUND */
export function recordVisit(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  ownerId: string,
  visit: Visit,
): Promise<DataOf<'recordVisit'>> {
  const { memberId, schoolId } = visit.looker;
  return database.write(scopeOf(visit), async (tx) => {
    const { row } = await openSpace(tx, visit, ownerId);
    if (row.blocked) throw new Problem('NOT_FOUND');
    if (memberId === undefined || memberId === ownerId) return { recorded: false };
    const choices = await findSpaceChoices(tx, schoolId, memberId);
    if (choices?.leave_visits === false) return { recorded: false };
    if (!(await holdMembers(tx, schoolId, [memberId, ownerId]))) return { recorded: false };
    return {
      recorded: await addVisit(tx, { schoolId, ownerId, visitorId: memberId, now: clock.now() }),
    };
  });
}
