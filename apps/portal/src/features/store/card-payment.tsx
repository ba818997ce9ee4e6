import { useLingui } from '@lingui/react/macro';
import type { Order } from '@stoa/api/schema';
import type { CardPaymentInput } from '@stoa/machines/card-payment';
import { Banner } from '@stoa/ui/banner';
import { Button } from '@stoa/ui/button';
import { SectionHeader } from '@stoa/ui/section-header';
import { Surface } from '@stoa/ui/surface';
import { Text } from '@stoa/ui/text';
import { useSelector } from '@xstate/react';
import { useLanguage } from '../../i18n/language-context.tsx';
import { formatPrice } from '../../shared/format.ts';
import { CARD_PAYMENT_PROBLEM_MESSAGES } from './store-messages.ts';
import * as styles from './store.css.ts';
import { useCardPayment } from './use-card-payment.ts';

/** Paying by card: the way to the provider's page, and the wait for its answer. */
export function CardPayment({ order, from }: { order: Order; from: CardPaymentInput['from'] }) {
  const { t } = useLingui();
  const actor = useCardPayment({ schoolId: order.schoolId, orderId: order.id }, from);
  const has = useSelector(
    actor,
    (now) => ({
      slow: now.hasTag('slow'),
      awaiting: now.hasTag('awaiting'),
      processing: now.hasTag('processing'),
    }),
    isSame,
  );
  const isProcessing = has.processing || order.cardPayments[0]?.state === 'processing';
  if (isProcessing)
    return (
      <Banner tone="info" title={t`Your bank is working on the payment`}>
        {t`That can take some days. Everything opens by itself once the money has arrived, and you will get a message.`}
      </Banner>
    );
  if (has.slow)
    return (
      <Banner
        tone="warning"
        announce="polite"
        title={t`This is taking longer than usual`}
        action={
          <>
            <Button onPress={() => actor.send({ type: 'check.requested' })}>{t`Check again`}</Button>
            <Button variant="quiet" onPress={() => actor.send({ type: 'payment.requested' })}>
              {t`I have not paid yet`}
            </Button>
          </>
        }
      >
        {t`If you have paid, you need not do anything: everything opens once the payment is confirmed. You can close this page. If it has not opened in an hour, write to the school and name the reference of this order.`}
      </Banner>
    );
  if (has.awaiting)
    return (
      <Banner tone="info" announce="polite" title={t`Confirming your payment…`}>
        {t`This takes a few seconds. Everything opens by itself.`}
      </Banner>
    );
  return <PayNow order={order} actor={actor} />;
}

const isSame = (one: Record<string, boolean>, other: Record<string, boolean>) =>
  Object.entries(one).every(([name, value]) => other[name] === value);

function PayNow({ order, actor }: { order: Order; actor: ReturnType<typeof useCardPayment> }) {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const now = useSelector(actor, (snapshot) => snapshot);
  const total = formatPrice({ amount: order.total, currency: order.currency }, language);
  const newest = order.cardPayments[0]?.state;
  const isDeclined = now.hasTag('declined') || newest === 'failed';
  const isAgain = isDeclined || now.hasTag('left') || newest === 'open' || newest === 'expired';
  const { problem } = now.context;
  if (!order.abilities.payByCard && !now.hasTag('busy')) return null;
  return (
    <Surface isBordered radius="lg" padding="6">
      <section className={styles.part}>
        <SectionHeader title={t({ message: 'Pay by card', comment: 'Heading' })} />
        {isDeclined ? (
          <Banner tone="warning" title={t`The payment did not go through`}>
            {t`Nothing was charged, and your order is kept. Try again, with another card if you like.`}
          </Banner>
        ) : now.hasTag('left') ? (
          <Banner tone="info" title={t`Not paid yet`}>
            {t`Nothing was charged, and your order is kept.`}
          </Banner>
        ) : null}
        {now.hasTag('failed') && problem ? (
          <Banner
            tone="danger"
            title={t`That did not work`}
            onDismiss={() => actor.send({ type: 'problem.dismissed' })}
          >
            {i18n._(CARD_PAYMENT_PROBLEM_MESSAGES[problem.code])}
          </Banner>
        ) : null}
        <Text>{t`You pay on the page of Stripe, and come back here. The school does not see your card.`}</Text>
        <div>
          <Button
            variant="primary"
            isPending={now.hasTag('busy')}
            onPress={() => actor.send({ type: 'payment.requested' })}
          >
            {isAgain
              ? t({ message: 'Pay again', comment: 'Button: begins another try to pay by card' })
              : t({ message: `Pay ${total} by card`, comment: 'Button; an amount of money' })}
          </Button>
        </div>
        {now.hasTag('offline') ? (
          <Text size="sm" tone="muted">{t`No connection. This continues once you are back online.`}</Text>
        ) : null}
      </section>
    </Surface>
  );
}
