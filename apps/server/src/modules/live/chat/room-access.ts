import { authorize } from '../../../core/acl/authorize.ts';
import type { Transaction } from '../../../database/pool.ts';
import type { Viewer } from '../../../http/context.ts';
import { Problem } from '../../../http/problem.ts';
import { mayEdit, requireAudience, requireEditor, requirePaid } from '../live.policy.ts';
import type { LiveRow } from '../live.repository.ts';
import { requireThere } from '../live.service.ts';
import { listEnrolled } from './chat.repository.ts';

/**
 * Lets those through who may read the chat: for whom the session is meant, and where it belongs to a class those who
 * learn there; what costs something those who have paid.
 * @param row as `viewer` sees it
 * @throws {Problem} NOT_FOUND, LIVE_DELETED, MEMBERS_ONLY, VISITORS_ONLY, NOT_ENROLLED, PURCHASE_REQUIRED
 */
export async function requireReader(
  tx: Transaction,
  row: LiveRow | undefined,
  viewer: Viewer | undefined,
): Promise<LiveRow> {
  const live = requireThere(row);
  requireAudience(live, viewer);
  requirePaid(live, viewer);
  if (live.class_id === null || live.has_bought || mayEdit(live, viewer)) return live;
  const isEnrolled = viewer && (await listEnrolled(tx, live.class_id, [viewer.accountId])).length > 0;
  if (!isEnrolled) throw new Problem('NOT_ENROLLED');
  return live;
}

/** Lets those through who hold the session or run the school. @throws {Problem} NOT_FOUND, FORBIDDEN, LIVE_DELETED */
export function requireModerator(row: LiveRow | undefined, viewer: Viewer, schoolId: string): LiveRow {
  authorize(viewer, 'LIVE_HOSTING', schoolId);
  const live = requireThere(row);
  requireEditor(live, viewer);
  return live;
}
