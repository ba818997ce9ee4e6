import { useLingui } from '@lingui/react/macro';
import { resumeCardRefund } from '@stoa/api/store.calls';
import type { Order } from '@stoa/api/schema';
import { Banner } from '@stoa/ui/banner';
import { Button } from '@stoa/ui/button';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../app/services.ts';
import { toasts } from '../../app/toasts.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import { formatPrice } from '../../shared/format.ts';
import { RETURN_MESSAGES } from './store-messages.ts';

/** Disputes that are over. */
const CLOSED_DISPUTES = new Set(['won', 'lost', 'warning_closed', 'prevented']);

/** What has to be known of the payments of an order by card: money that went back, refunds on their way, disputes. */
export function OrderNotes({ order }: { order: Order }) {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const { cardPayments, cardRefund, currency } = order;
  const disputed = cardPayments.find(({ dispute }) => dispute !== null && !CLOSED_DISPUTES.has(dispute));
  const lost = cardPayments.some(({ dispute }) => dispute === 'lost');
  const amount = cardRefund ? formatPrice({ amount: cardRefund.amount, currency }, language) : '';
  return (
    <>
      {disputed ? (
        <Banner tone="danger" title={t`The buyer disputes this payment`}>
          {t`The buyer’s bank asks for the money back. Answer in your Stripe dashboard before the date that is named there.`}
        </Banner>
      ) : null}
      {lost ? (
        <Banner tone="warning" title={t`A dispute was lost`}>
          {t`The bank has given the money back to the buyer. What was bought is still open, and the books still hold the sale.`}
        </Banner>
      ) : null}
      {cardPayments.map(({ id, state, returnReason, ...payment }) => {
        if (returnReason === null) return null;
        const back = formatPrice(payment, language);
        return (
          <Banner
            key={id}
            tone="info"
            title={
              state === 'returned'
                ? t({ message: `${back} went back to the card`, comment: 'An amount of money' })
                : t({ message: `${back} goes back to the card`, comment: 'An amount of money' })
            }
          >
            {i18n._(RETURN_MESSAGES[returnReason])} {t`Banks take some days to show it.`}
          </Banner>
        );
      })}
      {cardRefund?.state === 'failed' ? (
        <Banner
          tone="danger"
          title={t({ message: `The refund of ${amount} failed`, comment: 'An amount of money' })}
        >
          {t`Stripe refused it and nothing was paid back. Look at your Stripe dashboard, then refund again.`}
        </Banner>
      ) : cardRefund ? (
        <Banner
          tone="info"
          title={t({ message: `A refund of ${amount} is on its way`, comment: 'An amount of money' })}
          action={order.abilities.resumeRefund ? <Resume order={order} /> : undefined}
        >
          {t`It appears here once the payment service has confirmed it.`}
        </Banner>
      ) : null}
    </>
  );
}

function Resume({ order: { id: orderId, schoolId } }: { order: Order }) {
  const { t } = useLingui();
  const api = useApi();
  const queryClient = useQueryClient();
  const resume = useMutation({
    mutationFn: () => resumeCardRefund(api, { schoolId, orderId }),
    onError: () =>
      toasts.show({
        message: t`Stripe is not responding. The refund is sent again by itself.`,
        tone: 'danger',
      }),
    onSettled: () =>
      void queryClient.invalidateQueries({
        predicate: ({ queryKey: [, path] }) => typeof path === 'string' && path.startsWith('/api/store/'),
      }),
  });
  return <Button isPending={resume.isPending} onPress={() => resume.mutate()}>{t`Try again`}</Button>;
}
