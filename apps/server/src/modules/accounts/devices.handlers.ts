import { ok, type Handlers } from '../../contract/handlers.ts';
import { requireViewer } from '../../http/context.ts';
import { Problem } from '../../http/problem.ts';
import type { Services } from '../../core/services.ts';
import { revokeSessionsOf } from '../../core/identity/session.repository.ts';
import { describeDevice } from '../../core/identity/device.ts';
import { listSessions } from './accounts.repository.ts';

/** The devices that a person is signed in on. */
export function deviceHandlers({
  database,
  clock,
}: Services): Pick<Handlers, 'listSessions' | 'endSession' | 'endOtherSessions'> {
  return {
    listSessions: async ({ context }) => {
      const { accountId, sessionId } = requireViewer(context);
      const rows = await database.read({ accountId }, (tx) =>
        listSessions(tx, accountId, sessionId, clock.now()),
      );
      return ok({
        items: rows.map((row) => ({
          id: row.id,
          current: row.id === sessionId,
          device: describeDevice(row.user_agent),
          ip: row.ip,
          loginMethod: row.login_method,
          createdAt: row.created_at.toISOString(),
          lastSeenAt: row.last_seen_at.toISOString(),
          expiresAt: row.expires_at.toISOString(),
        })),
      });
    },
    endSession: async ({ path, context }) => {
      const { accountId } = requireViewer(context);
      const ended = await database.write({ accountId }, (tx) =>
        revokeSessionsOf(tx, accountId, clock.now(), { only: path.sessionId }),
      );
      if (ended === 0) throw new Problem('NOT_FOUND');
      return { status: 200, body: { code: 200, message: 'ok' } };
    },
    endOtherSessions: async ({ context }) => {
      const { accountId, sessionId } = requireViewer(context);
      const ended = await database.write({ accountId }, (tx) =>
        revokeSessionsOf(tx, accountId, clock.now(), { except: sessionId }),
      );
      return ok({ ended });
    },
  };
}
