import { useLingui } from '@lingui/react/macro';
import { basketQuery, storefrontQuery } from '@stoa/api/store.queries';
import type { Basket, Storefront } from '@stoa/api/schema';
import { Banner } from '@stoa/ui/banner';
import { Breadcrumbs } from '@stoa/ui/breadcrumbs';
import { LinkButton } from '@stoa/ui/button';
import { EmptyState } from '@stoa/ui/empty-state';
import { PageHeader } from '@stoa/ui/page-header';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { schoolHref } from '../../app/links.ts';
import { useApi } from '../../app/services.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import { useMessages } from '../../i18n/use-messages.ts';
import { cx } from '../../shared/cx.ts';
import { formatDateTime } from '../../shared/format.ts';
import { Loaded } from '../../shared/loaded.tsx';
import { padded, page } from '../../shared/page.css.ts';
import { INVOICE_KIND_MESSAGES } from '../../shared/store/order-messages.ts';
import { orderHref } from '../../shared/store/store-address.ts';
import { useTitle } from '../../shared/use-title.ts';
import { CheckoutPanel } from './checkout-panel.tsx';
import { GoodsList } from './goods-list.tsx';
import { InvoiceViewOnDemand, OrderViewOnDemand } from './on-demand.tsx';
import { OwnOrders } from './own-orders.tsx';
import { ORDER_TITLE, type OrderQuery } from './order-search.ts';
import { RedeemSeat } from './redeem-seat.tsx';
import * as styles from './store.css.ts';
import { useCheckout } from './use-checkout.ts';
import { useTimeZone } from '../../shared/time-zone.ts';

/** Where one buys from a school (R32): what it sells, the basket, the checkout, and one's orders. */
export function StorePage({
  schoolId,
  schoolName,
  query: { goods, order, invoice, payment, seat },
}: {
  schoolId: string;
  schoolName: string;
  query: OrderQuery;
}) {
  useMessages('store');
  const { t, i18n } = useLingui();
  const title = i18n._(ORDER_TITLE);
  useTitle(title, schoolName);
  return (
    <div className={cx(page, padded)}>
      <div className={styles.trail}>
        <Breadcrumbs
          label={t({ message: 'Breadcrumb', comment: 'Name of the breadcrumb trail' })}
          items={[
            { id: 'home', label: t`Home`, href: schoolHref(schoolId) },
            order || invoice
              ? { id: 'store', label: title, href: orderHref(schoolId) }
              : { id: 'page', label: title },
            ...(order
              ? [
                  {
                    id: 'page',
                    label: t({ message: 'Order', context: 'store', comment: 'Title: what somebody ordered' }),
                  },
                ]
              : invoice
                ? [{ id: 'page', label: i18n._(INVOICE_KIND_MESSAGES.invoice) }]
                : []),
          ]}
        />
      </div>
      {order || invoice ? (
        <Suspense fallback={null}>
          {order ? (
            <OrderViewOnDemand
              key={order}
              schoolId={schoolId}
              orderId={order}
              from={payment ?? 'elsewhere'}
            />
          ) : (
            <InvoiceViewOnDemand key={invoice} schoolId={schoolId} invoiceId={invoice ?? ''} />
          )}
        </Suspense>
      ) : (
        <>
          <PageHeader title={title} text={t`Choose what you want to learn, check your order and pay.`} />
          {/* Whoever comes with a code came for that. */}
          {seat ? <RedeemSeat key={seat} schoolId={schoolId} first={seat} /> : null}
          <Front schoolId={schoolId} wanted={goods} />
          {seat ? null : <RedeemSeat schoolId={schoolId} first={undefined} />}
        </>
      )}
    </div>
  );
}

function Front({ schoolId, wanted }: { schoolId: string; wanted: string | undefined }) {
  const api = useApi();
  const lang = useLanguage();
  const front = useQuery(storefrontQuery(api, { schoolId, lang }));
  const basket = useQuery({
    ...basketQuery(api, { schoolId, lang }),
    // What is being ordered does not change under one's hands.
    staleTime: Infinity,
  });
  return (
    <Loaded query={front} rows={4}>
      {(sold) => (
        <Loaded query={basket} rows={4}>
          {(chosen) => <Sale front={sold} first={chosen} wanted={wanted} />}
        </Loaded>
      )}
    </Loaded>
  );
}

function Sale({ front, first, wanted }: { front: Storefront; first: Basket; wanted: string | undefined }) {
  const { t } = useLingui();
  const checkout = useCheckout({ front, basket: first, wanted });
  // Whoever comes to buy, or has chosen already, need not pass everything else on a phone.
  const [isOrderFirst] = useState(wanted !== undefined || first.lines.length > 0);
  const order = front.orderEnabled ? (
    <CheckoutPanel front={front} checkout={checkout} />
  ) : (
    <Closed since={front.orderDisabledSince} />
  );
  const isNothing = front.goods.length === 0 && checkout.basket.lines.length === 0;
  return (
    <>
      {isNothing ? (
        <EmptyState
          headingLevel={2}
          title={t`Nothing is for sale yet`}
          action={
            <LinkButton href={schoolHref(front.schoolId)}>{t`Go to the school’s home page`}</LinkButton>
          }
        >
          {t`Classes that are free can be joined on their own pages.`}
        </EmptyState>
      ) : (
        <div className={styles.columns}>
          {isOrderFirst ? <div className={styles.beside}>{order}</div> : null}
          <GoodsList front={front} checkout={checkout} />
          {isOrderFirst ? null : order}
        </div>
      )}
      <OwnOrders schoolId={front.schoolId} />
    </>
  );
}

/** The school takes no orders: since when. */
function Closed({ since }: { since: string | null }) {
  const { t } = useLingui();
  const language = useLanguage();
  const zone = useTimeZone();
  const when = since ? formatDateTime(since, language, zone) : '';
  return (
    <Banner tone="warning" title={t`Ordering is currently unavailable`}>
      {when
        ? t({ message: `The school has taken no orders since ${when}.`, comment: 'Day and time' })
        : t`The school does not take orders.`}
    </Banner>
  );
}
