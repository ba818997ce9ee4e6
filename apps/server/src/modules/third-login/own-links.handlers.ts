import { ok, type Handlers } from '../../contract/handlers.ts';
import { requireViewer } from '../../http/context.ts';
import { Problem } from '../../http/problem.ts';
import { chooseLanguage } from '../../i18n/languages.ts';
import type { Services } from '../../platform/services.ts';
import { requireFresh } from '../auth/step-up.ts';
import { presentRef } from '../schools/schools.presenter.ts';

const MAX_LINKS = 50;

/** The third-party identities of one's own account. */
export function ownLinkHandlers({
  database,
  clock,
}: Services): Pick<Handlers, 'listThirdPartyLinks' | 'unbindThirdParty'> {
  return {
    listThirdPartyLinks: async ({ context }) => {
      const { accountId } = requireViewer(context);
      const rows = await database.read({ accountId }, (tx) =>
        tx
          .selectFrom('account_identity')
          .innerJoin('school', 'school.id', 'account_identity.school_id')
          .select([
            'account_identity.id as link',
            'account_identity.provider',
            'account_identity.display_name',
            'account_identity.linked_at',
            'school.id',
            'school.name',
            'school.logo_url',
            'school.default_language',
          ])
          .where('account_identity.account_id', '=', accountId)
          .orderBy('account_identity.linked_at', 'desc')
          .limit(MAX_LINKS)
          .execute(),
      );
      return ok({
        items: rows.map((row) => ({
          id: row.link,
          provider: row.provider,
          school: presentRef(row, chooseLanguage(context.language, undefined, row.default_language)),
          displayName: row.display_name,
          linkedAt: row.linked_at.toISOString(),
        })),
      });
    },
    unbindThirdParty: async ({ path, context }) => {
      const viewer = requireViewer(context);
      const { accountId } = viewer;
      await database.write({ accountId }, async (tx) => {
        await requireFresh(tx, viewer, clock.now());
        const { numDeletedRows } = await tx
          .deleteFrom('account_identity')
          .where('id', '=', path.linkId)
          .where('account_id', '=', accountId)
          .executeTakeFirstOrThrow();
        if (numDeletedRows === 0n) throw new Problem('NOT_FOUND');
      });
      return { status: 200, body: { code: 200, message: 'ok' } };
    },
  };
}
