import { Audience } from '@stoa/api/enums';
import type { StoredBlock } from '@stoa/api/schema';
import type { FastifyBaseLogger } from 'fastify';
import { casesOf, type SchemaCheck } from '../../contract/schema-checks.ts';

let checks: Map<string, SchemaCheck> | undefined;

/** The checks of stored blocks by type: the contract's StoredBlock. */
export const blockChecks = (): Map<string, SchemaCheck> => (checks ??= casesOf('StoredBlock'));

/** Who looks at a page, and when. */
export interface PageViewer {
  /** A valid member of the school. */
  member: boolean;
  now: Date;
}

/**
 * The blocks of a stored page that this version knows. Storage keeps the others: a later version may know their type,
 * and an invalid one can be mended. Those are logged.
 */
export function readBlocks(stored: readonly unknown[], log: Pick<FastifyBaseLogger, 'warn'>): StoredBlock[] {
  return stored.filter((block): block is StoredBlock => {
    const { type, id } = (block ?? {}) as { type?: unknown; id?: unknown };
    const check = blockChecks().get(String(type));
    if (!check) return false;
    const problem = check(block);
    if (problem !== undefined) log.warn({ block: id, type, problem }, 'a stored block is invalid');
    return problem === undefined;
  });
}

/** The time from when to when a block is shown, ms; ends before `until`. */
const windowOf = ({ startsAt, endsAt }: StoredBlock) => ({
  from: startsAt === undefined ? -Infinity : Date.parse(startsAt),
  until: endsAt === undefined ? Infinity : Date.parse(endsAt),
});

/** Whether a block is meant for the viewer, now or at another time. */
const isMeantFor = ({ hidden = false, audience = Audience.All }: StoredBlock, member: boolean): boolean =>
  !hidden && (audience === Audience.All || (audience === Audience.Members) === member);

/**
 * The blocks that the viewer is shown now.
 * @returns also the last moment, ms, at which they are these: a block begins or ends after it
 */
export function shownBlocks(
  blocks: readonly StoredBlock[],
  { member, now }: PageViewer,
): { blocks: StoredBlock[]; until: number } {
  const at = now.getTime();
  const meant = blocks.filter((block) => isMeantFor(block, member));
  const changes = meant.flatMap((block) => Object.values(windowOf(block))).filter((change) => change > at);
  return {
    blocks: meant.filter((block) => {
      const { from, until } = windowOf(block);
      return from <= at && at < until;
    }),
    until: Math.min(...changes) - 1,
  };
}
