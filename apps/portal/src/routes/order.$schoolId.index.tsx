import { createFileRoute } from '@tanstack/react-router';
import { withoutDefaults } from '../app/search-fields.ts';
import { loadOrderPage } from '../features/store/load-order-page.ts';
import { ORDER_TITLE, orderPageDeps, orderSearch } from '../features/store/order-search.ts';
import { OrderPage } from './-order-page.tsx';

export const Route = createFileRoute('/order/$schoolId/')({
  staticData: { access: 'member', title: ORDER_TITLE, messages: ['store'] },
  validateSearch: orderSearch,
  search: withoutDefaults(orderSearch),
  loaderDeps: orderPageDeps,
  loader: ({ context, params: { schoolId }, deps }) => loadOrderPage(context, schoolId, deps),
  component: Page,
});

function Page() {
  return <OrderPage schoolId={Route.useParams().schoolId} query={Route.useSearch()} />;
}
