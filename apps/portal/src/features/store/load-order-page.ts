import { basketQuery, storefrontQuery } from '@stoa/api/store.queries';
import { portalLayoutQuery } from '@stoa/api/portal.queries';
import { redirect } from '@tanstack/react-router';
import { hrefTo } from '../../app/links.ts';
import { requireId } from '../../app/school-id.ts';
import type { RouterContext } from '../../app/services.ts';
import { InvoiceViewOnDemand, OrderViewOnDemand, SeatsFieldOnDemand } from './on-demand.tsx';
import type { OrderPageDeps } from './order-search.ts';

const ORDERS_OFF = 'disableOrder';

/**
 * What the page of a store needs first; its prices are asked for anew each time.
 * @param shown goods that somebody came for, or an order or invoice that stands in place of what is sold
 * @throws a redirect to the page that says since when the school takes no orders, for who came to buy
 */
export async function loadOrderPage(
  { api, queryClient, language: lang, messages }: RouterContext,
  id: string,
  shown: OrderPageDeps,
): Promise<void> {
  const { goods, order, invoice } = shown;
  const schoolId = requireId(id);
  void messages('store');
  const layout = queryClient.ensureQueryData(portalLayoutQuery(api, { schoolId, lang }));
  if (order || invoice) {
    await Promise.all([layout, (order ? OrderViewOnDemand : InvoiceViewOnDemand).load()]);
    return;
  }
  const anew = { retry: false, staleTime: 0 };
  const [, front] = await Promise.all([
    layout,
    // What is wrong is said in its place on the page.
    queryClient.fetchQuery({ ...storefrontQuery(api, { schoolId, lang }), ...anew }).catch(() => undefined),
    queryClient
      .fetchQuery({ ...basketQuery(api, { schoolId, lang }), ...anew })
      .then(({ data }) =>
        data.lines.some(({ seats }) => seats !== undefined) ? SeatsFieldOnDemand.load() : undefined,
      )
      .catch(() => undefined),
  ]);
  if (goods && front?.data.orderEnabled === false && front.data.orderDisabledSince)
    throw redirect({
      href: hrefTo({ to: '/$', params: { _splat: ORDERS_OFF }, search: { schoolId } }),
      replace: true,
    });
}
