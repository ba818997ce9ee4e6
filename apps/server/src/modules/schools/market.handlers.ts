import { ok, type Handlers } from '../../contract/handlers.ts';
import { requireViewer } from '../../http/context.ts';
import { Problem } from '../../http/problem.ts';
import { publish } from '../../platform/bus.repository.ts';
import type { Services } from '../../core/services.ts';
import { once } from '../../platform/idempotency.ts';
import { portalUrl } from '../../core/schools/schools.presenter.ts';
import { findSchool } from '../../core/schools/schools.repository.ts';
import { findMarket, findSelling } from './standing.repository.ts';
import { cleanName } from '../../platform/clean-name.ts';
import { listStores, openStore } from './market.repository.ts';
import { authorize } from '../../core/acl/authorize.ts';

type MarketOperations = 'getMarketConfig' | 'listStoreDetails' | 'initMarketStore';

/** How schools sell. */
export function marketHandlers({ database, clock }: Services): Pick<Handlers, MarketOperations> {
  return {
    getMarketConfig: async ({ query, context }) => {
      requireViewer(context);
      const { school, market, selling } = await database.read({ schoolId: query.tenantId }, async (tx) => ({
        school: await findSchool(tx, query.tenantId),
        market: await findMarket(tx, query.tenantId),
        selling: await findSelling(tx),
      }));
      const enabled = market !== undefined || selling !== undefined || school.type === 'store';
      return ok({
        enabled,
        orderEnabled: selling?.order_enabled ?? false,
        currency: selling?.currency ?? market?.currency ?? 'CNY',
        introduceUrl: `/introduce?tenantId=${school.id}`,
        orderDisabledSince: selling?.disabled_since?.toISOString() ?? null,
      });
    },
    listStoreDetails: async ({ body, context }) => {
      requireViewer(context);
      const ids = [...new Set(body.schoolIds)];
      const rows = ids.length === 0 ? [] : await database.read({}, (tx) => listStores(tx, ids));
      const stores = new Set(
        rows.filter((row) => row.type === 'store' || row.market !== null).map((row) => row.id),
      );
      return ok({
        items: ids.map((schoolId) => ({
          schoolId,
          hasStore: stores.has(schoolId),
          storeUrl: stores.has(schoolId) ? portalUrl(schoolId) : null,
        })),
      });
    },
    initMarketStore: async ({ body, headers, context }) => {
      const viewer = requireViewer(context);
      const { accountId } = viewer;
      const schoolId = String(headers.tenantid);
      authorize(viewer, 'own', schoolId);
      const answer = await database.write({ schoolId, accountId }, (tx) =>
        once(
          tx,
          {
            key: headers['idempotency-key'],
            accountId,
            operation: 'initMarketStore',
            request: { ...body, schoolId },
          },
          clock.now(),
          async () => {
            await findSchool(tx, schoolId);
            const made = await openStore(tx, schoolId, {
              storeId: schoolId,
              name: cleanName(body.name),
              currency: body.currency,
            });
            if (!made) throw new Problem('SCHOOL_EXISTS');
            await publish(tx, { type: 'school.changed', schoolId });
            return { storeId: schoolId, status: 'ready' as const };
          },
        ),
      );
      return ok(answer);
    },
  };
}
