import { useLingui } from '@lingui/react/macro';
import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus';
import { LinkButton } from '@stoa/ui/button';
import { TabLinks } from '@stoa/ui/tabs';
import { useMessages } from '../../../i18n/use-messages.ts';
import { ManagePage } from '../manage-page.tsx';
import { STORE_TITLE } from '../titles.ts';
import { BooksView } from './books-view.tsx';
import { GoodsEditorView } from './goods-editor.tsx';
import { GoodsTable } from './goods-table.tsx';
import { OrdersView } from './orders-view.tsx';
import { PaymentSettingsView } from './payment-settings.tsx';
import { StoreSettingsView } from './store-settings.tsx';
import { storeManageHref } from './store-manage-address.ts';
import { NEW, type StoreQuery } from './store-search.ts';
import { VouchersView } from './vouchers-view.tsx';

/** What a school sells, its orders and how it sells, for those who run it. */
export function StoreManagePage({ schoolId, query }: { schoolId: string; query: StoreQuery }) {
  useMessages('store');
  const { t, i18n } = useLingui();
  const { view, edit } = query;
  const isList = view === 'goods' && edit === undefined;
  return (
    <ManagePage
      title={i18n._(STORE_TITLE)}
      text={t`Sell classes, exams, live sessions and topics, confirm payments and set your account and terms.`}
      actions={
        isList ? (
          <LinkButton variant="primary" icon={PlusIcon} href={storeManageHref(schoolId, { edit: NEW })}>
            {t({ message: 'Sell something', comment: 'Button: opens a form for goods' })}
          </LinkButton>
        ) : undefined
      }
      tabs={
        <TabLinks
          label={t({ message: 'Parts of the store', comment: 'Name of a row of tabs' })}
          items={[
            {
              id: 'goods',
              label: t({ message: 'Goods', comment: 'Tab: what a school sells' }),
              href: storeManageHref(schoolId),
              isCurrent: view === 'goods',
            },
            {
              id: 'orders',
              label: t({ message: 'Orders', comment: 'Tab: of a store' }),
              href: storeManageHref(schoolId, { view: 'orders' }),
              isCurrent: view === 'orders',
            },
            {
              id: 'vouchers',
              label: t({ message: 'Vouchers', comment: 'Tab: of a store' }),
              href: storeManageHref(schoolId, { view: 'vouchers' }),
              isCurrent: view === 'vouchers',
            },
            {
              id: 'books',
              label: t({ message: 'Books', context: 'store', comment: 'Tab: what was sold and refunded' }),
              href: storeManageHref(schoolId, { view: 'books' }),
              isCurrent: view === 'books',
            },
            {
              id: 'payments',
              label: t({ message: 'Payment methods', comment: 'Tab: how a store takes money' }),
              href: storeManageHref(schoolId, { view: 'payments' }),
              isCurrent: view === 'payments',
            },
            {
              id: 'settings',
              label: t({
                message: 'Account and terms',
                comment: 'Tab: bank account and terms of sale of a store',
              }),
              href: storeManageHref(schoolId, { view: 'settings' }),
              isCurrent: view === 'settings',
            },
          ]}
        />
      }
    >
      {view === 'orders' ? (
        <OrdersView schoolId={schoolId} query={query} />
      ) : view === 'vouchers' ? (
        <VouchersView schoolId={schoolId} />
      ) : view === 'books' ? (
        <BooksView schoolId={schoolId} query={query} />
      ) : view === 'payments' ? (
        <PaymentSettingsView schoolId={schoolId} />
      ) : view === 'settings' ? (
        <StoreSettingsView schoolId={schoolId} />
      ) : edit === undefined ? (
        <GoodsTable schoolId={schoolId} />
      ) : (
        <GoodsEditorView key={edit} schoolId={schoolId} goodsId={edit} />
      )}
    </ManagePage>
  );
}
