import { basketQuery, storefrontQuery } from '@stoa/api/store.queries';
import { portalFrameQuery } from '@stoa/api/portal.queries';
import { requireId } from '../../app/school-id.ts';
import type { RouterContext } from '../../app/services.ts';

/** What the page of a store needs first; its prices are asked for anew each time. */
export async function loadOrderPage(
  { api, queryClient, language: lang, messages }: RouterContext,
  id: string,
): Promise<void> {
  const schoolId = requireId(id);
  void messages('store');
  const anew = { retry: false, staleTime: 0 };
  await Promise.all([
    queryClient.ensureQueryData(portalFrameQuery(api, { schoolId, lang })),
    // What is wrong is said in its place on the page.
    queryClient.fetchQuery({ ...storefrontQuery(api, { schoolId, lang }), ...anew }).catch(() => undefined),
    queryClient.fetchQuery({ ...basketQuery(api, { schoolId, lang }), ...anew }).catch(() => undefined),
  ]);
}
