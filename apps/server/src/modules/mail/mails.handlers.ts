import { ok, type Handlers } from '../../contract/handlers.ts';
import { pageOf } from '../../database/keyset.ts';
import type { Scope } from '../../database/pool.ts';
import { requireViewer, type RequestContext } from '../../http/context.ts';
import { Problem } from '../../http/problem.ts';
import type { Services } from '../../core/services.ts';
import { authorize } from '../../core/acl/authorize.ts';
import { discard, listTroubled, listTroubledIds, type TroubledMail } from './mails.repository.ts';

type MailOperations = 'listMails' | 'resendMails' | 'resendAllMails' | 'discardMails';

/** Mails that are sent again at once. */
const RESEND_LIMIT = 10_000;

/** Mails that were not taken, for those who run a school; those of no school for superusers. */
export function mailHandlers({ database, mailer }: Services): Pick<Handlers, MailOperations> {
  const scopeOf = (
    context: RequestContext,
    tenantId: string | undefined,
    scope: 'school' | 'platform' | undefined,
  ): Scope => {
    const viewer = requireViewer(context);
    if (scope === 'platform') {
      if (!viewer.isSuperuser) throw new Problem('FORBIDDEN');
      return {};
    }
    const schoolId = String(tenantId);
    authorize(viewer, 'MEMBER_MANAGEMENT', schoolId);
    return { schoolId };
  };
  return {
    listMails: async ({ query, headers, context }) => {
      const scope = scopeOf(context, headers.tenantid, query.scope);
      const { page, asked } = pageOf(query);
      const { rows, ...list } = await database.read(scope, (tx) =>
        listTroubled(tx, { schoolId: scope.schoolId, status: query.status }, page),
      );
      return ok({ items: rows.map(presentMail), ...list, ...asked });
    },
    resendMails: async ({ query, body, headers, context }) => {
      const scope = scopeOf(context, headers.tenantid, query.scope);
      return ok({
        count: await database.write(scope, (tx) => mailer.resend(tx, scope.schoolId, body.ids)),
      });
    },
    resendAllMails: async ({ query, headers, context }) => {
      const scope = scopeOf(context, headers.tenantid, query.scope);
      const count = await database.write(scope, async (tx) =>
        mailer.resend(tx, scope.schoolId, await listTroubledIds(tx, scope.schoolId, RESEND_LIMIT)),
      );
      return ok({ count });
    },
    discardMails: async ({ query, body, headers, context }) => {
      const scope = scopeOf(context, headers.tenantid, query.scope);
      return ok({ count: await database.write(scope, (tx) => discard(tx, body.ids)) });
    },
  };
}

/** Enough to be recognised by who knows the person, and no address to be copied. */
export function maskAddress(address: string): string {
  const at = address.lastIndexOf('@');
  return `${[...address][0] ?? ''}•••${at < 0 ? '' : address.slice(at)}`;
}

const presentMail = (row: TroubledMail) => ({
  id: row.id,
  kind: row.kind,
  recipient: maskAddress(row.recipient),
  status: row.status === 'failed' ? ('failed' as const) : ('waiting' as const),
  reason: row.reason ?? ('internal' as const),
  responseCode: row.response_code,
  tries: row.attempts,
  createdAt: row.created_at.toISOString(),
  nextTryAt: row.status === 'waiting' ? row.next_try_at.toISOString() : null,
});
