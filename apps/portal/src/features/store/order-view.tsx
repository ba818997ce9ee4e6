import { Trans, useLingui } from '@lingui/react/macro';
import { orderQuery } from '@stoa/api/store.queries';
import { isApiProblem } from '@stoa/api/error';
import type { Order } from '@stoa/api/schema';
import type { CardPaymentInput } from '@stoa/machines/card-payment';
import { AlertDialog } from '@stoa/ui/alert-dialog';
import { Banner } from '@stoa/ui/banner';
import { Button, LinkButton } from '@stoa/ui/button';
import { EmptyState } from '@stoa/ui/empty-state';
import { FactList, type Fact } from '@stoa/ui/fact-list';
import { Link } from '@stoa/ui/link';
import { PageHeader } from '@stoa/ui/page-header';
import { Row, RowList } from '@stoa/ui/row-list';
import { SectionHeader } from '@stoa/ui/section-header';
import { Status } from '@stoa/ui/status';
import { Surface } from '@stoa/ui/surface';
import { Text } from '@stoa/ui/text';
import { UserText } from '@stoa/ui/user-text';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../app/services.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import { messageOf } from '../../shared/call-problem-messages.ts';
import { formatPrice } from '../../shared/format.ts';
import { Loaded } from '../../shared/loaded.tsx';
import { LocalTime } from '../../shared/local-time.tsx';
import { OrderLines } from '../../shared/store/order-lines.tsx';
import {
  INVOICE_KIND_MESSAGES,
  ORDER_STATE_TONES,
  ORDER_STATE_MESSAGES,
} from '../../shared/store/order-messages.ts';
import { orderHref } from '../../shared/store/store-address.ts';
import { CardPayment } from './card-payment.tsx';
import { OrderNotes } from './order-notes.tsx';
import { OrderSeats } from './order-seats.tsx';
import { CHECKOUT_PROBLEM_MESSAGES } from './store-messages.ts';
import * as styles from './store.css.ts';
import { useOrder, type ShownOrder } from './use-order.ts';

export interface OrderViewProps {
  schoolId: string;
  orderId: string;
  /** Whether the person comes back from the page of the payment provider. */
  from: CardPaymentInput['from'];
}

/** An order: where it stands, how it is paid, what was ordered. */
export function OrderView({ schoolId, orderId, from }: OrderViewProps) {
  const { t } = useLingui();
  const query = useQuery({
    ...orderQuery(useApi(), { schoolId, orderId, lang: useLanguage() }),
    retry: false,
  });
  if (isApiProblem(query.error) && query.error.code === 'NOT_FOUND')
    return (
      <EmptyState
        headingLevel={1}
        title={t`This order does not exist`}
        action={<LinkButton href={orderHref(schoolId)}>{t`Go to store`}</LinkButton>}
      >
        {t`It may belong to another account.`}
      </EmptyState>
    );
  return (
    <Loaded query={query} rows={4}>
      {(order) => <Shown order={order} from={from} />}
    </Loaded>
  );
}

function Shown({ order, from }: { order: Order; from: CardPaymentInput['from'] }) {
  const { t, i18n } = useLingui();
  const { reference } = order;
  const shown = useOrder(order);
  return (
    <>
      <PageHeader
        title={t({ message: `Order ${reference}`, comment: 'Title; the reference of an order' })}
        text={
          <Status tone={ORDER_STATE_TONES[order.state]}>{i18n._(ORDER_STATE_MESSAGES[order.state])}</Status>
        }
      />
      <div className={styles.columns}>
        <div className={styles.form}>
          <OrderNotes order={order} />
          <Next order={order} from={from} shown={shown} />
          <section className={styles.part}>
            <SectionHeader title={t({ message: 'What was ordered', comment: 'Name of a list' })} />
            <OrderLines order={order} />
          </section>
          <OrderSeats order={order} />
          <Refunds order={order} />
        </div>
        <div className={styles.form}>
          <Facts order={order} />
          <Invoices order={order} />
          <Cancel shown={shown} />
        </div>
      </div>
    </>
  );
}

/** What happens now: the transfer, or the way to what was bought. */
function Next({
  order,
  from,
  shown: { now },
}: {
  order: Order;
  from: CardPaymentInput['from'];
  shown: ShownOrder;
}) {
  const { t } = useLingui();
  if (now.hasTag('partlyRefunded'))
    return (
      <Banner tone="info" title={t`A part of this order was refunded`}>
        {order.lines.some(({ seats }) => seats)
          ? t`Codes that were not withdrawn stay valid.`
          : t`What was not refunded in full stays open to you.`}
      </Banner>
    );
  if (now.hasTag('open') && order.lines.some(({ seats }) => seats))
    return (
      <Banner tone="success" title={t({ message: 'Paid', comment: 'State of an order' })}>
        {t`The codes for your seats are below, ready to share.`}
      </Banner>
    );
  if (now.hasTag('open'))
    return (
      <Banner tone="success" title={t`Paid. You have full access.`}>
        {t`Follow the titles below to begin.`}
      </Banner>
    );
  if (now.hasTag('refunded'))
    return (
      <Banner tone="info" title={t`This order was refunded in full`}>
        {t`What you bought with it is closed. You can order again in the store.`}
      </Banner>
    );
  if (now.hasTag('lapsed'))
    return (
      <Banner tone="info" title={t`This order has lapsed`}>
        {t`No payment arrived in time, so nothing is due. You can order again in the store.`}
      </Banner>
    );
  if (now.hasTag('cancelled'))
    return (
      <Banner tone="info" title={t`This order was cancelled`}>
        {t`Nothing has to be paid. You can order again in the store.`}
      </Banner>
    );
  return (
    <>
      {order.abilities.payByCard || order.cardPayments.length > 0 ? (
        <CardPayment order={order} from={from} />
      ) : null}
      {order.transfer ? <Transfer order={order} transfer={order.transfer} /> : null}
    </>
  );
}

function Transfer({ order, transfer }: { order: Order; transfer: NonNullable<Order['transfer']> }) {
  const { t } = useLingui();
  const language = useLanguage();
  const total = formatPrice({ amount: order.total, currency: order.currency }, language);
  const plain = (id: string, label: string, text: string): Fact[] =>
    text ? [{ id, label, value: <bdi>{text}</bdi> }] : [];
  return (
    <Surface isBordered radius="lg" padding="6">
      <section className={styles.part}>
        <SectionHeader title={t({ message: 'Pay by bank transfer', comment: 'Heading' })} />
        <Text>
          <Trans>
            Transfer {total} and name the reference, so that the school finds your payment. What you bought
            opens once the money has arrived.
          </Trans>
        </Text>
        <FactList
          facts={[
            ...plain(
              'reference',
              t({ message: 'Reference', comment: 'Of a bank transfer' }),
              order.reference,
            ),
            ...plain('amount', t({ message: 'Amount', comment: 'Of a bank transfer' }), total),
            ...plain(
              'holder',
              t({ message: 'Account holder', comment: 'Of a bank account' }),
              transfer.holder,
            ),
            ...plain(
              'account',
              t({ message: 'IBAN or account number', comment: 'Of a bank account' }),
              transfer.account,
            ),
            ...plain('bic', t({ message: 'BIC or sort code', comment: 'Of a bank' }), transfer.bic),
            ...plain(
              'bank',
              t({ message: 'Bank', comment: 'Where money is transferred to' }),
              transfer.bankName,
            ),
          ]}
        />
        {transfer.note ? (
          <Text size="sm" tone="muted" preserveLines>
            <UserText>{transfer.note}</UserText>
          </Text>
        ) : null}
      </section>
    </Surface>
  );
}

function Facts({ order: { buyer, placedAt, paidAt, cancelledAt, lapsesAt, voucher } }: { order: Order }) {
  const { t } = useLingui();
  const time = (id: string, label: string, instant: string | null): Fact[] =>
    instant ? [{ id, label, value: <LocalTime instant={instant} /> }] : [];
  const text = (id: string, label: string, words: string): Fact[] =>
    words
      ? [
          {
            id,
            label,
            value: (
              <Text as="span" preserveLines>
                <UserText>{words}</UserText>
              </Text>
            ),
          },
        ]
      : [];
  return (
    <section className={styles.part}>
      <SectionHeader title={t({ message: 'Details', comment: 'Heading: of an order' })} />
      <FactList
        facts={[
          ...time('placed', t({ message: 'Ordered on', comment: 'Day and time follow' }), placedAt),
          ...time('lapses', t({ message: 'Pay by', comment: 'Day and time follow' }), lapsesAt),
          ...text(
            'voucher',
            t({ message: 'Voucher', comment: 'Field: a code that takes something off the price' }),
            voucher ?? '',
          ),
          ...time('paid', t({ message: 'Paid on', comment: 'Day and time follow' }), paidAt),
          ...time('cancelled', t({ message: 'Cancelled on', comment: 'Day and time follow' }), cancelledAt),
          ...text(
            'name',
            t({ message: 'Name on the invoice', comment: 'Field: a person or a company' }),
            buyer.name,
          ),
          ...text('address', t({ message: 'Invoice address', comment: 'Field' }), buyer.address),
          ...text('tax', t({ message: 'Tax number', comment: 'Field: of a company' }), buyer.taxNumber),
        ]}
      />
    </section>
  );
}

/** What was refunded, when and why. */
function Refunds({ order: { refunds, currency } }: { order: Order }) {
  const { t } = useLingui();
  const language = useLanguage();
  if (refunds.length === 0) return null;
  return (
    <section className={styles.part}>
      <SectionHeader title={t({ message: 'Refunds', comment: 'Heading: money that was paid back' })} />
      <RowList>
        {refunds.map(({ id, amount, reason, madeAt }) => (
          <Row key={id} className={styles.line}>
            <div className={styles.words}>
              <UserText>{reason}</UserText>
              <Text size="sm" tone="muted">
                <LocalTime instant={madeAt} />
              </Text>
            </div>
            <Text as="span" isNumeric>
              {formatPrice({ amount, currency }, language)}
            </Text>
          </Row>
        ))}
      </RowList>
    </section>
  );
}

/** The invoice and credit notes, to be read and printed. */
function Invoices({ order: { schoolId, invoices } }: { order: Order }) {
  const { t, i18n } = useLingui();
  if (invoices.length === 0) return null;
  return (
    <section className={styles.part}>
      <SectionHeader title={t({ message: 'Invoices', comment: 'Heading: documents of an order' })} />
      <RowList>
        {invoices.map(({ id, kind, number, issuedAt }) => {
          const name = i18n._(INVOICE_KIND_MESSAGES[kind]);
          return (
            <Row key={id} className={styles.line}>
              <Link href={orderHref(schoolId, { invoice: id })}>
                {t({ message: `${name} ${number}`, comment: 'Invoice or credit note, and its number' })}
              </Link>
              <Text as="span" size="sm" tone="muted">
                <LocalTime instant={issuedAt} style="date" />
              </Text>
            </Row>
          );
        })}
      </RowList>
    </section>
  );
}

function Cancel({ shown: { actor, now } }: { shown: ShownOrder }) {
  const { t, i18n } = useLingui();
  const { problem, standing } = now.context;
  const isBusy = now.hasTag('cancelling');
  if (!now.hasTag('unpaid') || !standing.canCancel) return null;
  const decline = () => actor.send({ type: 'cancellation.declined' });
  return (
    <div className={styles.part}>
      {problem && now.hasTag('failed') ? (
        <Banner
          tone="danger"
          announce="assertive"
          onDismiss={() => actor.send({ type: 'problem.dismissed' })}
        >
          {i18n._(messageOf(CHECKOUT_PROBLEM_MESSAGES, problem.code))}
        </Banner>
      ) : null}
      <div>
        <Button onPress={() => actor.send({ type: 'cancellation.requested' })}>
          {t({ message: 'Cancel the order', comment: 'Button' })}
        </Button>
      </div>
      <AlertDialog
        isOpen={now.hasTag('asking') || isBusy || now.hasTag('signInNeeded')}
        tone="danger"
        title={t`Cancel this order?`}
        confirmLabel={t({ message: 'Cancel the order', comment: 'Button' })}
        cancelLabel={t`Keep it`}
        isPending={isBusy && !now.hasTag('offline')}
        onConfirm={() => actor.send({ type: 'cancellation.confirmed' })}
        onCancel={decline}
      >
        {now.hasTag('offline') ? (
          <Banner tone="warning" announce="polite">
            {t`No connection. This continues once you are back online.`}
          </Banner>
        ) : now.hasTag('signInNeeded') && problem ? (
          <Banner tone="warning" announce="polite">
            {i18n._(messageOf(CHECKOUT_PROBLEM_MESSAGES, problem.code))}
          </Banner>
        ) : null}
        <Text>{t`What was kept for you can be bought by others. Cancel only if you have not transferred the money yet.`}</Text>
      </AlertDialog>
    </div>
  );
}
