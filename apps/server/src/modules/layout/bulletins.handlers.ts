import type { BulletinEntry, BulletinInput } from '@stoa/api/schema';
import { ok, type Handlers } from '../../contract/handlers.ts';
import { pageOf } from '../../database/keyset.ts';
import type { Transaction } from '../../database/pool.ts';
import { requireViewer, type RequestContext } from '../../http/context.ts';
import { Problem } from '../../http/problem.ts';
import { publish } from '../../platform/bus.repository.ts';
import type { Services } from '../../core/services.ts';
import { authorize } from '../../core/acl/authorize.ts';
import { findSchool } from '../../core/schools/schools.repository.ts';
import {
  deleteBulletin,
  findBulletin,
  insertBulletin,
  listBulletins,
  stateOf,
  updateBulletin,
  type BulletinRow,
  type BulletinValues,
} from './bulletins.repository.ts';
import { hasText, invalid } from '../../core/text/texts.ts';

type BulletinOperations =
  | 'listBulletins'
  | 'createBulletin'
  | 'updateBulletin'
  | 'endBulletin'
  | 'deleteBulletin';

/** The notices over a portal, for those who write them; what they change is seen at once by every process. */
export function bulletinHandlers({ database, clock, cache }: Services): Pick<Handlers, BulletinOperations> {
  const enter = (context: RequestContext, headers: Record<string, string | undefined>) => {
    const viewer = requireViewer(context);
    const schoolId = String(headers.tenantid);
    authorize(viewer, 'PORTAL_DECORATION', schoolId);
    return { schoolId, accountId: viewer.accountId };
  };
  /** Others hear of it by the bus a moment later; who wrote it sees it at once. */
  const write = async <T>(
    scope: { schoolId: string; accountId: string },
    work: (tx: Transaction) => Promise<T>,
  ) => {
    const result = await database.write(scope, work);
    cache.invalidate(scope.schoolId);
    return result;
  };
  const change = <T>(
    scope: { schoolId: string; accountId: string },
    work: (tx: Transaction, now: Date) => Promise<T>,
  ): Promise<T> =>
    write(scope, async (tx) => {
      await findSchool(tx, scope.schoolId);
      const result = await work(tx, clock.now());
      await publish(tx, { type: 'school.changed', schoolId: scope.schoolId });
      return result;
    });
  const one = async (tx: Transaction, schoolId: string, id: string): Promise<BulletinRow> => {
    const row = await findBulletin(tx, schoolId, id);
    if (!row) throw new Problem('NOT_FOUND');
    return row;
  };
  const answer = (row: BulletinRow) => ok(present(row, clock.now()));
  return {
    listBulletins: async ({ query, headers, context }) => {
      const scope = enter(context, headers);
      const { page, asked } = pageOf(query);
      const now = clock.now();
      const { rows, ...list } = await database.read(scope, (tx) =>
        listBulletins(tx, scope.schoolId, query.state, page, now),
      );
      return ok({ items: rows.map((row) => present(row, now)), ...list, ...asked });
    },
    createBulletin: async ({ body, headers, context }) => {
      const scope = enter(context, headers);
      const values = valuesOf(body);
      return answer(await change(scope, (tx, now) => insertBulletin(tx, scope.schoolId, values, now)));
    },
    updateBulletin: async ({ path, body, headers, context }) => {
      const scope = enter(context, headers);
      const values = valuesOf(body);
      return answer(
        await change(scope, async (tx, now) => {
          const found = await one(tx, scope.schoolId, path.id);
          const saved = found.version === body.version && (await updateBulletin(tx, found, values, now));
          if (!saved) throw new Problem('VERSION_CONFLICT', { currentVersion: String(found.version) });
          return saved;
        }),
      );
    },
    endBulletin: async ({ path, headers, context }) => {
      const scope = enter(context, headers);
      return answer(
        await change(scope, async (tx, now) => {
          const found = await one(tx, scope.schoolId, path.id);
          const state = stateOf(found, now);
          if (state === 'ended' || state === 'draft') return found;
          const ended = {
            content: found.content,
            startTime: found.start_time,
            // The end is part of its time: a running one ends a moment ago.
            endTime:
              state === 'running'
                ? new Date(Math.max(now.getTime() - 1, found.start_time.getTime()))
                : found.end_time,
            status: state === 'running' ? found.status : 0,
          };
          return (await updateBulletin(tx, found, ended, now)) ?? found;
        }),
      );
    },
    deleteBulletin: async ({ path, headers, context }) => {
      const scope = enter(context, headers);
      const gone = await change(scope, (tx) => deleteBulletin(tx, scope.schoolId, path.id));
      if (!gone) throw new Problem('NOT_FOUND');
      return { status: 200, body: { code: 200, message: 'ok' } };
    },
  };
}

function valuesOf({ content, startTime, endTime, status }: BulletinInput): BulletinValues {
  if (!hasText(content)) throw invalid('body/content', 'required', 'must have a text in one language');
  const values = { content, startTime: new Date(startTime), endTime: new Date(endTime), status };
  if (values.endTime < values.startTime)
    throw invalid('body/endTime', 'minimum', 'must not be before startTime');
  return values;
}

const present = (row: BulletinRow, now: Date): BulletinEntry => ({
  id: row.id,
  content: row.content,
  startTime: row.start_time.toISOString(),
  endTime: row.end_time.toISOString(),
  status: row.status === 1 ? 1 : 0,
  state: stateOf(row, now),
  version: row.version,
  updatedAt: row.updated_at.toISOString(),
});
