import { createFileRoute } from '@tanstack/react-router';
import { withoutDefaults } from '../app/search-fields.ts';
import { loadOrderPage } from '../features/store/load-order-page.ts';
import { ORDER_TITLE, orderPageDeps, orderSearch } from '../features/store/order-search.ts';
import { OrderPage } from './-order-page.tsx';

export const Route = createFileRoute('/order/$schoolId/sub-school/$subSchoolId')({
  staticData: { access: 'member', title: ORDER_TITLE, messages: ['store'] },
  validateSearch: orderSearch,
  search: withoutDefaults(orderSearch),
  loaderDeps: orderPageDeps,
  loader: ({ context, params: { subSchoolId }, deps }) => loadOrderPage(context, subSchoolId, deps),
  component: Page,
});

/** A sub-school is a school of its own, with its own store. */
function Page() {
  return <OrderPage schoolId={Route.useParams().subSchoolId} query={Route.useSearch()} />;
}
