import { basketQuery, storefrontQuery } from '@stoa/api/store.queries';
import { portalFrameQuery } from '@stoa/api/portal.queries';
import { redirect } from '@tanstack/react-router';
import { OPEN_PAGES, hrefTo } from '../../app/links.ts';
import { requireId } from '../../app/school-id.ts';
import type { RouterContext } from '../../app/services.ts';

/**
 * What the page of a store needs first; its prices are asked for anew each time.
 * @param wanted goods that somebody came for
 * @throws a redirect to the page that says since when the school takes no orders, for who came to buy
 */
export async function loadOrderPage(
  { api, queryClient, language: lang, messages }: RouterContext,
  id: string,
  wanted: string | undefined,
): Promise<void> {
  const schoolId = requireId(id);
  void messages('store');
  const anew = { retry: false, staleTime: 0 };
  const [, front] = await Promise.all([
    queryClient.ensureQueryData(portalFrameQuery(api, { schoolId, lang })),
    // What is wrong is said in its place on the page.
    queryClient.fetchQuery({ ...storefrontQuery(api, { schoolId, lang }), ...anew }).catch(() => undefined),
    queryClient.fetchQuery({ ...basketQuery(api, { schoolId, lang }), ...anew }).catch(() => undefined),
  ]);
  if (wanted && front?.data.orderEnabled === false && front.data.orderDisabledSince)
    throw redirect({
      href: hrefTo({ to: '/$', params: { _splat: OPEN_PAGES.ordersOff }, search: { schoolId } }),
      replace: true,
    });
}
