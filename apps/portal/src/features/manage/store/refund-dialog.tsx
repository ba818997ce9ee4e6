import { useLingui } from '@lingui/react/macro';
import { isApiProblem } from '@stoa/api/error';
import { refundOrder } from '@stoa/api/store.calls';
import type { Order } from '@stoa/api/schema';
import { AlertDialog } from '@stoa/ui/alert-dialog';
import { Banner } from '@stoa/ui/banner';
import { Button } from '@stoa/ui/button';
import { Dialog } from '@stoa/ui/dialog';
import { NumberField } from '@stoa/ui/number-field';
import { Stack } from '@stoa/ui/stack';
import { Text } from '@stoa/ui/text';
import { TextArea } from '@stoa/ui/text-area';
import { UserText } from '@stoa/ui/user-text';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { randomId } from '../../../app/random-id.ts';
import { useApi } from '../../../app/services.ts';
import { toasts } from '../../../app/toasts.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { CALL_PROBLEM_MESSAGES, messageOf } from '../../../shared/call-problem-messages.ts';
import { formatPrice } from '../../../shared/format.ts';
import * as styles from '../manage.css.ts';
import {
  closedBy,
  leftOf,
  REASON_MAX,
  refundLines,
  sumOf,
  tooManySeats,
  type RefundAmounts,
} from './refund-form.ts';
import { toMajor, toMinor } from './store-form.ts';

/** Refunds an order, line by line, after a last question; what was typed outlives a failure. */
export function RefundDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const { currency, reference } = order;
  const left = leftOf(order);
  const [amounts, setAmounts] = useState<RefundAmounts>(() => left.map(() => null));
  const [reason, setReason] = useState('');
  const [isChecked, setChecked] = useState(false);
  const [isAsking, setAsking] = useState(false);
  // The same click, however often it is sent; another amount is another one.
  const [key, setKey] = useState(randomId);
  const refund = useRefund(order, { onClose, onFailed: () => setAsking(false) });
  const priceOf = (amount: number) => formatPrice({ amount, currency }, language);
  const sum = sumOf(amounts);
  const total = priceOf(sum);
  const tooMuch = amounts.some((amount, index) => (amount ?? 0) > (left[index] ?? 0));
  const isRedeemed = tooManySeats(order, amounts);
  const change = (next: RefundAmounts) => {
    setAmounts(next);
    setKey(randomId());
  };
  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    setChecked(true);
    if (sum > 0 && !tooMuch && !isRedeemed && reason.trim() !== '') setAsking(true);
  };
  const closed = closedBy(order, amounts);
  const code = isApiProblem(refund.error) ? refund.error.code : 'UNKNOWN';
  return (
    <>
      <Dialog
        isOpen={!isAsking}
        onClose={onClose}
        isDismissable={false}
        title={t({ message: `Refund order ${reference}`, comment: 'Title; the reference of an order' })}
        footer={
          <>
            <Button onPress={onClose}>{t`Cancel`}</Button>
            <Button variant="primary" onPress={() => submit()}>
              {sum > 0
                ? t({ message: `Refund ${total}`, comment: 'Button; an amount of money' })
                : t({ message: 'Refund', context: 'button', comment: 'Button: pays money back' })}
            </Button>
          </>
        }
      >
        <form onSubmit={submit} noValidate>
          <Stack gap="5">
            {refund.error ? (
              <Banner tone="danger" announce="assertive">
                {code === 'CONFLICT'
                  ? t`Someone else has changed this order in the meantime. Close this window and look at it again.`
                  : i18n._(messageOf(CALL_PROBLEM_MESSAGES, code))}
              </Banner>
            ) : null}
            {isChecked && isRedeemed ? (
              <Banner tone="danger" announce="assertive">
                {t`That is more seats than are unused. Redeemed seats are refunded only with all seats of the order line.`}
              </Banner>
            ) : null}
            {isChecked && sum === 0 ? (
              <Banner tone="danger" announce="assertive">{t`Enter how much is refunded.`}</Banner>
            ) : null}
            <Text>
              {t`Here you note the refund and tell the buyer. Transfer the money from your bank yourself.`}
            </Text>
            {order.lines.some(({ seats }) => seats) ? (
              <Text tone="muted">
                {t`For each seat price that you refund, one unused code is withdrawn. A smaller amount withdraws none.`}
              </Text>
            ) : null}
            {order.lines.map((line, index) => {
              const most = left[index] ?? 0;
              const mostText = priceOf(most);
              return most === 0 ? null : (
                <NumberField
                  key={index}
                  label={line.title}
                  description={t({ message: `At most ${mostText}`, comment: 'An amount of money' })}
                  value={toMajor(amounts[index] ?? null, currency)}
                  minValue={0}
                  maxValue={toMajor(most, currency) ?? undefined}
                  step={toMajor(1, currency) ?? 1}
                  formatOptions={{ style: 'currency', currency }}
                  hideSteppers
                  onChange={(typed) =>
                    change(amounts.map((amount, at) => (at === index ? toMinor(typed, currency) : amount)))
                  }
                />
              );
            })}
            <div>
              <Button size="sm" onPress={() => change(left.map((amount) => amount || null))}>
                {t({ message: 'Refund everything', comment: 'Button: fills in all that is left' })}
              </Button>
            </div>
            <TextArea
              label={t({ message: 'Reason', context: 'refund', comment: 'Why money was paid back' })}
              description={t`The buyer reads it.`}
              rows={2}
              maxLength={REASON_MAX}
              value={reason}
              onChange={(next) => {
                setReason(next);
                setKey(randomId());
              }}
              errorMessage={isChecked && reason.trim() === '' ? t`This field is required.` : undefined}
              isRequired
            />
          </Stack>
        </form>
      </Dialog>
      <AlertDialog
        isOpen={isAsking}
        tone="danger"
        title={t({ message: `Refund ${total}?`, comment: 'Asks; an amount of money' })}
        confirmLabel={t({ message: `Refund ${total}`, comment: 'Button; an amount of money' })}
        cancelLabel={t({ message: 'Back', context: 'refund', comment: 'Button: changes the amounts again' })}
        isPending={refund.isPending}
        onConfirm={() => refund.mutate({ amounts, reason: reason.trim(), key })}
        onCancel={() => setAsking(false)}
      >
        <Stack gap="3">
          <Text>
            {closed.length === 0
              ? t`What was bought stays open. The refund cannot be taken back here.`
              : t`The buyer loses access to what is refunded in full, and its seat is free again. The refund cannot be taken back here.`}
          </Text>
          {closed.length === 0 ? null : (
            <ul className={styles.list}>
              {closed.map((title, index) => (
                <li key={index}>
                  <UserText>{title}</UserText>
                </li>
              ))}
            </ul>
          )}
        </Stack>
      </AlertDialog>
    </>
  );
}

interface Refunding {
  amounts: RefundAmounts;
  reason: string;
  key: string;
}

function useRefund(
  { schoolId, id: orderId, refunded }: Order,
  { onClose, onFailed }: { onClose: () => void; onFailed: () => void },
) {
  const { t } = useLingui();
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ amounts, reason, key }: Refunding) =>
      refundOrder(api, { schoolId, orderId, key, refund: { lines: refundLines(amounts), refunded, reason } }),
    onSuccess: () => {
      toasts.show({ message: t`The refund is noted, and the buyer is told.`, tone: 'success' });
      onClose();
    },
    onError: onFailed,
    onSettled: () =>
      queryClient.invalidateQueries({
        predicate: ({ queryKey: [, path] }) => typeof path === 'string' && path.startsWith('/api/store/'),
      }),
  });
}
