import { ok, type DataOf, type Handlers } from '../../contract/handlers.ts';
import { requireViewer } from '../../http/context.ts';
import { Problem } from '../../http/problem.ts';
import { chooseLanguage } from '../../i18n/languages.ts';
import { once, recall } from '../../platform/idempotency.ts';
import { presentRef } from '../../core/schools/schools.presenter.ts';
import { findSchool } from '../../core/schools/schools.repository.ts';
import { admit, link, listLinks, unlink } from './identity.repository.ts';
import { comeBack } from './third-login.service.ts';
import type { Services } from '../../core/services.ts';

const MAX_LINKS = 50;

type LinkOperations = 'bindThirdParty' | 'listThirdPartyLinks' | 'unbindThirdParty';

/** The third-party identities of one's own account. */
export function ownLinkHandlers(deps: Services): Pick<Handlers, LinkOperations> {
  const { database, clock } = deps;
  return {
    bindThirdParty: async ({ body, headers, context }) => {
      const viewer = requireViewer(context);
      const { accountId } = viewer;
      const now = clock.now();
      const { provider, state, tenantId } = body;
      const keyed = {
        key: headers['idempotency-key'],
        accountId,
        operation: 'bindThirdParty',
        request: { provider, state, tenantId: tenantId ?? null },
      };
      const before = await database.read({ accountId }, (tx) =>
        recall<DataOf<'bindThirdParty'>>(tx, keyed, now),
      );
      if (before) return ok(before);
      const { attempt, identity } = await comeBack(deps, { ...body, schoolId: tenantId }, context);
      const { schoolId } = attempt;
      return ok(
        await database.write({ schoolId, accountId }, (tx) =>
          once(tx, keyed, now, async () => {
            const school = await findSchool(tx, schoolId);
            const linked = await link(tx, accountId, schoolId, provider, identity, now);
            if (!linked) throw new Problem('ALREADY_BOUND');
            await admit(tx, schoolId, accountId, now);
            return {
              id: linked.id,
              provider,
              school: presentRef(
                school,
                chooseLanguage(context.language, undefined, school.default_language),
              ),
              displayName: identity.name,
              linkedAt: linked.linked_at.toISOString(),
            };
          }),
        ),
      );
    },
    listThirdPartyLinks: async ({ context }) => {
      const { accountId } = requireViewer(context);
      const rows = await database.read({ accountId }, (tx) => listLinks(tx, accountId, MAX_LINKS));
      return ok({
        items: rows.map((row) => ({
          id: row.link,
          provider: row.provider,
          school: presentRef(row, chooseLanguage(context.language, undefined, row.default_language)),
          displayName: row.display_name,
          linkedAt: row.linked_at.toISOString(),
          ...(row.ended_at ? { endedAt: row.ended_at.toISOString() } : {}),
        })),
      });
    },
    unbindThirdParty: async ({ path, context }) => {
      const viewer = requireViewer(context);
      const { accountId } = viewer;
      await database.write({ accountId }, async (tx) => {
        const { numDeletedRows } = await unlink(tx, accountId, path.linkId);
        if (numDeletedRows === 0n) throw new Problem('NOT_FOUND');
      });
      return { status: 200, body: { code: 200, message: 'ok' } };
    },
  };
}
