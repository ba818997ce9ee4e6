import { ok, type Handlers } from '../../contract/handlers.ts';
import type { Services } from '../../core/services.ts';
import { requireViewer, type RequestContext } from '../../http/context.ts';
import type { SignedIn } from './section.service.ts';
import { loadStatus, loadSubscriptions, subscribe } from './subscription.service.ts';

type SubscriptionOperations = 'getSubscription' | 'setSubscription' | 'listSubscriptions';

/** What people subscribe to. */
export function subscriptionHandlers(services: Services): Pick<Handlers, SubscriptionOperations> {
  const personOf = (schoolId: string | undefined, context: RequestContext): SignedIn => ({
    schoolId: String(schoolId),
    viewer: requireViewer(context),
    language: context.language,
    now: services.clock.now(),
  });
  return {
    getSubscription: async ({ query: { schoolId, targetType, targetId }, context }) =>
      ok(await loadStatus(services, { targetType, targetId }, personOf(schoolId, context))),
    setSubscription: async ({ body, headers, context }) =>
      ok(await subscribe(services, body, personOf(headers.tenantid, context))),
    listSubscriptions: async ({ query, context }) =>
      ok(await loadSubscriptions(services, personOf(query.schoolId, context))),
  };
}
