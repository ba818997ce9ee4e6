import { useLingui } from '@lingui/react/macro';
import { DotsThreeIcon } from '@phosphor-icons/react/dist/csr/DotsThree';
import { cancelOrder, confirmPayment } from '@stoa/api/store.calls';
import { storeOrdersQuery } from '@stoa/api/store.queries';
import { isApiProblem } from '@stoa/api/error';
import type { Order } from '@stoa/api/schema';
import { AlertDialog } from '@stoa/ui/alert-dialog';
import { LinkButton } from '@stoa/ui/button';
import { EmptyState } from '@stoa/ui/empty-state';
import { IconButton } from '@stoa/ui/icon-button';
import { Link } from '@stoa/ui/link';
import { Menu, MenuItem } from '@stoa/ui/menu';
import { Status } from '@stoa/ui/status';
import { Table, type TableColumn } from '@stoa/ui/table';
import { Text } from '@stoa/ui/text';
import { UserText } from '@stoa/ui/user-text';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { LocalTime } from '../../../shared/local-time.tsx';
import { useApi } from '../../../app/services.ts';
import { toasts } from '../../../app/toasts.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { ChoiceMenu } from '../../../shared/choice-menu.tsx';
import { formatPrice } from '../../../shared/format.ts';
import { ListSteps } from '../../../shared/list-steps.tsx';
import { ProblemInPlace } from '../../../shared/problem-in-place.tsx';
import {
  ORDER_STATES,
  ORDER_STATE_TONES,
  ORDER_STATE_MESSAGES,
} from '../../../shared/store/order-messages.ts';
import { orderHref } from '../../../shared/store/store-address.ts';
import { KeywordBox } from '../keyword-box.tsx';
import * as styles from '../manage.css.ts';
import { PastEnd } from '../past-end.tsx';
import { RefundDialog } from './refund-dialog.tsx';
import { ordersParams, storeManageHref } from './store-manage-address.ts';
import type { StoreQuery } from './store-search.ts';

type Step = 'confirm' | 'cancel' | 'refund';

/** The orders of a school: who ordered what, and whether it is paid. */
export function OrdersView({ schoolId, query }: { schoolId: string; query: StoreQuery }) {
  const { t } = useLingui();
  const language = useLanguage();
  const navigate = useNavigate();
  const [asked, setAsked] = useState<{ order: Order; step: Step }>();
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    ...storeOrdersQuery(useApi(), ordersParams(schoolId, query, language)),
    placeholderData: keepPreviousData,
    retry: false,
  });
  const hrefFor = (change: Partial<StoreQuery>) =>
    storeManageHref(schoolId, { view: 'orders', state: query.state, reference: query.reference, ...change });
  const isNarrowed = query.state !== undefined || query.reference !== '';
  return (
    <div className={styles.part}>
      <div className={styles.filters}>
        <KeywordBox
          label={t({ message: 'Search by reference', comment: 'Box: the reference of a bank transfer' })}
          placeholder={t({ message: 'Reference', comment: 'Of a bank transfer' })}
          keyword={query.reference}
          onChange={(reference) => void navigate({ href: hrefFor({ reference }), resetScroll: false })}
        />
        <States query={query} hrefFor={hrefFor} />
      </div>
      <Table
        label={t({ message: 'Orders of this school', comment: 'Name of a table' })}
        columns={useColumns(schoolId)}
        rows={data?.items ?? []}
        rowActionsLabel={t({ message: 'Actions', comment: 'Name of a column with menus' })}
        rowActions={(order) =>
          order.abilities.confirm || order.abilities.refund ? (
            <Menu
              trigger={
                <IconButton icon={DotsThreeIcon} label={t`What can be done with this order`} hideTooltip />
              }
              onAction={(key) => setAsked({ order, step: key as Step })}
            >
              {order.abilities.confirm ? (
                <>
                  <MenuItem id="confirm">
                    {t({ message: 'Confirm payment', comment: 'Button: the money for an order has arrived' })}
                  </MenuItem>
                  <MenuItem id="cancel" tone="danger">
                    {t({ message: 'Cancel the order', comment: 'Button' })}
                  </MenuItem>
                </>
              ) : (
                <MenuItem id="refund">
                  {t({ message: 'Refund', context: 'button', comment: 'Button: pays money back' })}
                </MenuItem>
              )}
            </Menu>
          ) : null
        }
        isLoading={isPlaceholderData || (isFetching && !data)}
        empty={
          data && data.total > 0 ? (
            <PastEnd firstHref={hrefFor({})} />
          ) : data ? (
            isNarrowed ? (
              <EmptyState
                headingLevel={2}
                kind="filtered"
                title={t`No order matches`}
                action={
                  <LinkButton href={storeManageHref(schoolId, { view: 'orders' })}>{t`Show all`}</LinkButton>
                }
              />
            ) : (
              <EmptyState headingLevel={2} title={t`No orders yet`}>
                {t`What learners order appears here, with the reference of their transfer.`}
              </EmptyState>
            )
          ) : undefined
        }
        error={error && !data ? <ProblemInPlace error={error} onRetry={() => void refetch()} /> : undefined}
      />
      <ListSteps list={data} hrefFor={(at) => hrefFor({ at })} />
      <Asking key={asked?.order.id} schoolId={schoolId} asked={asked} onDone={() => setAsked(undefined)} />
      {asked?.step === 'refund' ? (
        <RefundDialog key={asked.order.id} order={asked.order} onClose={() => setAsked(undefined)} />
      ) : null}
    </div>
  );
}

function States({ query, hrefFor }: { query: StoreQuery; hrefFor: (change: Partial<StoreQuery>) => string }) {
  const { t, i18n } = useLingui();
  const navigate = useNavigate();
  const all = t({ message: 'All', context: 'orders', comment: 'State of orders: whichever' });
  const name = query.state ? i18n._(ORDER_STATE_MESSAGES[query.state]) : all;
  return (
    <div className={styles.actions}>
      <ChoiceMenu
        text={t({ message: `State: ${name}`, comment: 'Button; the state of orders that are shown' })}
        choices={[
          { value: 'all', label: all },
          ...ORDER_STATES.map((state) => ({ value: state, label: i18n._(ORDER_STATE_MESSAGES[state]) })),
        ]}
        value={query.state ?? 'all'}
        onChange={(value) =>
          void navigate({
            href: hrefFor({ state: ORDER_STATES.find((state) => state === value) }),
            resetScroll: false,
          })
        }
      />
    </div>
  );
}

/** Asks before an order is confirmed or cancelled: neither can be taken back. */
function Asking({
  schoolId,
  asked,
  onDone,
}: {
  schoolId: string;
  asked: { order: Order; step: Step } | undefined;
  onDone: () => void;
}) {
  const { t } = useLingui();
  const api = useApi();
  const language = useLanguage();
  const queryClient = useQueryClient();
  const act = useMutation({
    mutationFn: ({ order: { id: orderId }, step }: { order: Order; step: Step }) =>
      step === 'confirm'
        ? confirmPayment(api, { schoolId, orderId })
        : cancelOrder(api, { schoolId, orderId }),
    onSuccess: (_order, { step }) =>
      toasts.show({
        message: step === 'confirm' ? t`The payment is confirmed.` : t`The order was cancelled.`,
        tone: 'success',
      }),
    onError: (problem) =>
      toasts.show({
        message:
          isApiProblem(problem) && problem.code === 'CLASS_FULL'
            ? t`The class is full. Add seats to it, then confirm the payment.`
            : isApiProblem(problem) && problem.code === 'GOODS_UNAVAILABLE'
              ? t`What was ordered no longer exists. Cancel the order, and pay back what has arrived.`
              : isApiProblem(problem) && problem.code === 'CONFLICT'
                ? t`Someone else has changed this order in the meantime.`
                : t`Something went wrong. Try again.`,
        tone: 'danger',
      }),
    onSettled: () => {
      onDone();
      void queryClient.invalidateQueries({
        predicate: ({ queryKey: [, path] }) => typeof path === 'string' && path.startsWith('/api/store/'),
      });
    },
  });
  const { order } = asked ?? {};
  const total = order ? formatPrice({ amount: order.total, currency: order.currency }, language) : '';
  const reference = order?.reference ?? '';
  const shared = {
    isPending: act.isPending,
    onConfirm: () => asked && act.mutate(asked),
    onCancel: onDone,
  };
  return (
    <>
      <AlertDialog
        isOpen={asked?.step === 'confirm'}
        title={t`Confirm this payment?`}
        confirmLabel={t({
          message: 'Confirm payment',
          comment: 'Button: the money for an order has arrived',
        })}
        cancelLabel={t({ message: 'Not yet', comment: 'Button' })}
        {...shared}
      >
        {t({
          message: `${total} for order ${reference} has arrived in your account. What was bought opens at once.`,
          comment: 'An amount and the reference of an order',
        })}
      </AlertDialog>
      <AlertDialog
        isOpen={asked?.step === 'cancel'}
        tone="danger"
        title={t`Cancel this order?`}
        confirmLabel={t({ message: 'Cancel the order', comment: 'Button' })}
        cancelLabel={t`Keep it`}
        {...shared}
      >
        {t`What was kept for the buyer can be bought by others. Check first that no money has arrived.`}
      </AlertDialog>
    </>
  );
}

function useColumns(schoolId: string): TableColumn<Order>[] {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  return useMemo(
    () => [
      {
        id: 'reference',
        label: t({ message: 'Reference', comment: 'Of a bank transfer' }),
        minWidth: 150,
        isRowHeader: true,
        cell: ({ id, reference }) => <Link href={orderHref(schoolId, { order: id })}>{reference}</Link>,
      },
      {
        id: 'buyer',
        label: t({ message: 'Buyer', comment: 'Column: who ordered' }),
        width: '2fr' as const,
        minWidth: 200,
        cell: ({ buyer, lines }) => (
          <span className={styles.lines}>
            <UserText>{buyer.name}</UserText>
            <Text as="span" size="sm" tone="muted">
              {lines.map(({ title }, index) => (
                <span key={index} className={styles.lines}>
                  <UserText>{title}</UserText>
                </span>
              ))}
            </Text>
          </span>
        ),
      },
      {
        id: 'total',
        label: t({ message: 'Total', comment: 'Sum of an order' }),
        isNumeric: true,
        minWidth: 110,
        cell: ({ total, currency }) => <span>{formatPrice({ amount: total, currency }, language)}</span>,
      },
      {
        id: 'placed',
        label: t({ message: 'Ordered on', comment: 'Day and time follow' }),
        minWidth: 170,
        cell: ({ placedAt }) => <LocalTime instant={placedAt} />,
      },
      {
        id: 'state',
        label: t({ message: 'State', comment: 'Column of a list of notices' }),
        minWidth: 160,
        cell: ({ state }) => (
          <Status tone={ORDER_STATE_TONES[state]}>{i18n._(ORDER_STATE_MESSAGES[state])}</Status>
        ),
      },
    ],
    [t, i18n, language, schoolId],
  );
}
