import { basketQuery, storefrontQuery } from '@stoa/api/store.queries';
import { portalFrameQuery } from '@stoa/api/portal.queries';
import type { RouterContext } from '../app/services.ts';
import { requireId } from '../app/school-id.ts';
import { ORDER_TITLE, orderSearch, type OrderQuery } from '../features/store/order-search.ts';
import { StorePage } from '../features/store/store-page.tsx';
import { SchoolPage } from '../frame/school-page.tsx';

export { ORDER_TITLE, orderSearch };

/** What the page of a store needs first; its prices are asked for anew each time. */
export async function loadOrderPage(
  { api, queryClient, language: lang, words }: RouterContext,
  id: string,
): Promise<void> {
  const schoolId = requireId(id);
  void words('store');
  const anew = { retry: false, staleTime: 0 };
  await Promise.all([
    queryClient.ensureQueryData(portalFrameQuery(api, { schoolId, lang })),
    // What is wrong is said in its place on the page.
    queryClient.fetchQuery({ ...storefrontQuery(api, { schoolId, lang }), ...anew }).catch(() => undefined),
    queryClient.fetchQuery({ ...basketQuery(api, { schoolId, lang }), ...anew }).catch(() => undefined),
  ]);
}

/** The store of a school, or of one of its sub-schools. */
export function OrderPage({ schoolId, query }: { schoolId: string; query: OrderQuery }) {
  return (
    <SchoolPage schoolId={schoolId}>
      {(schoolName) => <StorePage key={schoolId} schoolId={schoolId} schoolName={schoolName} query={query} />}
    </SchoolPage>
  );
}
