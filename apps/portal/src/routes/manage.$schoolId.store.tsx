import {
  paymentSettingsQuery,
  storeBooksQuery,
  storeGoodsQuery,
  storeOrdersQuery,
  storeSettingsQuery,
  vouchersQuery,
} from '@stoa/api/store.queries';
import { createFileRoute } from '@tanstack/react-router';
import { withoutDefaults } from '../app/search-fields.ts';
import { loadAllowed } from '../features/manage/refusal.ts';
import { booksParams, ordersParams } from '../features/manage/store/store-manage-address.ts';
import { StoreManagePage } from '../features/manage/store/store-manage-page.tsx';
import { storeSearch } from '../features/manage/store/store-search.ts';
import { STORE_TITLE } from '../features/manage/titles.ts';

export const Route = createFileRoute('/manage/$schoolId/store')({
  staticData: {
    title: STORE_TITLE,
    manage: { section: 'store', order: 1, operation: 'SCHOOL_SETTINGS' },
  },
  validateSearch: storeSearch,
  search: withoutDefaults(storeSearch),
  // A list that changes keeps its page, which shows the old entries until the new ones are there.
  beforeLoad: ({ search }) => ({ search }),
  loader: ({ context: { api, queryClient, language: lang, search, messages }, params: { schoolId } }) => {
    const words = messages('store');
    // Always anew: what is edited must not begin with what somebody else has changed meanwhile.
    const anew = { retry: false, staleTime: 0 };
    const first =
      search.view === 'orders'
        ? queryClient.fetchQuery({
            ...storeOrdersQuery(api, ordersParams(schoolId, search, lang)),
            ...anew,
          })
        : search.view === 'vouchers'
          ? queryClient.fetchQuery({ ...vouchersQuery(api, { schoolId, lang }), ...anew })
          : search.view === 'books'
            ? queryClient.fetchQuery({
                ...storeBooksQuery(api, booksParams(schoolId, search, lang)),
                ...anew,
              })
            : search.view === 'payments'
              ? queryClient.fetchQuery({ ...paymentSettingsQuery(api, { schoolId, lang }), ...anew })
              : search.view === 'settings'
                ? queryClient.fetchQuery({ ...storeSettingsQuery(api, { schoolId, lang }), ...anew })
                : queryClient.fetchQuery({ ...storeGoodsQuery(api, { schoolId, lang }), ...anew });
    return loadAllowed(schoolId, first).finally(() => words);
  },
  component: Page,
});

function Page() {
  const { schoolId } = Route.useParams();
  return <StoreManagePage key={schoolId} schoolId={schoolId} query={Route.useSearch()} />;
}
