import type { DataOf } from '../../contract/handlers.ts';
import { count, type Limit } from '../../core/limits/limits.repository.ts';
import { presentPerson } from '../../core/people/people.presenter.ts';
import type { Services } from '../../core/services.ts';
import { pageOf, type PageQuery } from '../../database/keyset.ts';
import type { BlockKind } from '../../database/tables/people.ts';
import type { Viewer } from '../../http/context.ts';
import { Problem } from '../../http/problem.ts';
import { publish } from '../../platform/bus.repository.ts';
import { addBlock, countBlocks, endFollows, listBlocks, removeBlock } from './block.repository.ts';
import { openSpace, type Visit } from './people.service.ts';

const BLOCKS_AN_HOUR: Limit = { limit: 60, windowSeconds: 3600 };
/** People whom one can hide. */
const BLOCKS_MAX = 1000;

interface BlockIn {
  userId: string;
  kind: BlockKind;
}

/**
 * Hides a member of the school from oneself, in all schools; who is blocked does not find one either, and following ends
 * both ways. They are not told.
 * @throws {Problem} OWN_PERSON, NOT_FOUND, QUOTA_EXCEEDED, TOO_MANY_REQUESTS
 */
export async function blockPerson(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  { userId, kind }: BlockIn,
  { memberId, ...visit }: Visit & { memberId: string },
): Promise<void> {
  if (userId === memberId) throw new Problem('OWN_PERSON');
  const { looker, viewer } = visit;
  const { schoolId } = looker;
  const now = clock.now();
  const problem = await database.write({ schoolId, accountId: memberId }, async (tx) => {
    await openSpace(tx, visit, userId);
    if ((await countBlocks(tx, memberId, BLOCKS_MAX)) >= BLOCKS_MAX)
      return new Problem('QUOTA_EXCEEDED', { limit: BLOCKS_MAX });
    const state = await count(tx, `block:${memberId}`, BLOCKS_AN_HOUR, now);
    if (state.count > BLOCKS_AN_HOUR.limit)
      return new Problem('TOO_MANY_REQUESTS', { retryAfterSeconds: state.retryAfterSeconds });
    await addBlock(tx, { accountId: memberId, personId: userId, kind }, now);
    if (kind === 'block')
      await endFollows(tx, [...new Set([schoolId, ...(viewer?.roles.keys() ?? [])])], memberId, userId);
    await publish(tx, { type: 'school.changed', schoolId });
    return undefined;
  });
  if (problem) throw problem;
}

/** Shows somebody again; again changes nothing. Following does not come back. */
export const unblockPerson = (
  { database }: Pick<Services, 'database'>,
  { userId, kind }: BlockIn,
  { accountId }: Viewer,
): Promise<void> =>
  database.write({ accountId }, async (tx) => {
    await removeBlock(tx, { accountId, personId: userId, kind });
  });

/** Whom one hides, in all schools. */
export const loadBlocked = (
  { database }: Pick<Services, 'database'>,
  query: PageQuery,
  { accountId }: Viewer,
): Promise<DataOf<'listBlockedPeople'>> =>
  database.read({ accountId }, async (tx) => {
    const { page, asked } = pageOf(query);
    const { rows, ...around } = await listBlocks(tx, accountId, page);
    const items = rows.map((row) => ({
      person: presentPerson(row),
      kind: row.kind,
      since: row.since.toISOString(),
    }));
    return { items, ...around, ...asked };
  });
