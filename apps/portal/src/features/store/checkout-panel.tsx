import { useLingui } from '@lingui/react/macro';
import type { Storefront } from '@stoa/api/schema';
import { BUYER_LENGTHS, type Buyer, type CheckoutField } from '@stoa/machines/checkout';
import { Banner } from '@stoa/ui/banner';
import { Button } from '@stoa/ui/button';
import { Checkbox } from '@stoa/ui/checkbox';
import { Dialog } from '@stoa/ui/dialog';
import { Row, RowList } from '@stoa/ui/row-list';
import { SectionHeader } from '@stoa/ui/section-header';
import { SegmentedControl } from '@stoa/ui/segmented-control';
import { Surface } from '@stoa/ui/surface';
import { Text } from '@stoa/ui/text';
import { TextArea } from '@stoa/ui/text-area';
import { TextField } from '@stoa/ui/text-field';
import { UserText } from '@stoa/ui/user-text';
import { useSelector } from '@xstate/react';
import { Suspense, useState } from 'react';
import { useLanguage } from '../../i18n/language-context.tsx';
import { toIntlTag } from '../../i18n/languages.ts';
import { messageOf } from '../../shared/call-problem-messages.ts';
import { formatPrice } from '../../shared/format.ts';
import { Seats, Total } from '../../shared/store/order-lines.tsx';
import { SeatsFieldOnDemand } from './on-demand.tsx';
import { CHECKOUT_PROBLEM_MESSAGES, GOODS_STATE_MESSAGES } from './store-messages.ts';
import * as styles from './store.css.ts';
import { wishedSeats, type Checkout } from './use-checkout.ts';
import { VoucherField } from './voucher-field.tsx';

/** The basket, whom the order is made out to, the terms, and the order itself. */
export function CheckoutPanel({ front, checkout }: { front: Storefront; checkout: Checkout }) {
  const { t } = useLingui();
  const { basket } = checkout;
  return (
    <Surface isBordered radius="lg" padding="6">
      <section className={styles.form}>
        <SectionHeader
          title={t({ message: 'Your order', comment: 'Heading of the basket and the checkout' })}
        />
        {basket.lines.length === 0 ? (
          <>
            <Problem checkout={checkout} />
            <Text tone="muted">{t`Your basket is empty. Add something to order it.`}</Text>
          </>
        ) : (
          <>
            <Lines checkout={checkout} />
            <VoucherField key={checkout.basket.voucher?.code} checkout={checkout} />
            <BuyerFields checkout={checkout} />
            <Terms front={front} checkout={checkout} />
            <Problem checkout={checkout} />
            <OrderButton methods={front.methods} checkout={checkout} />
          </>
        )}
      </section>
    </Surface>
  );
}

function Lines({ checkout }: { checkout: Checkout }) {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const { basket, change, pending } = checkout;
  const { currency, currencies } = basket;
  const priceOf = (amount: number) => formatPrice({ amount, currency }, language);
  return (
    <>
      {currencies.length > 1 ? <Currencies checkout={checkout} /> : null}
      <RowList aria-label={t({ message: 'Basket', comment: 'Name of a list' })}>
        {basket.lines.map(({ goodsId, title, state, amount, seats }) => {
          const why = GOODS_STATE_MESSAGES[state];
          return (
            <Row key={goodsId} className={styles.line}>
              <UserText>{title}</UserText>
              <Text as="span" isNumeric className={styles.amount} tone={why ? 'muted' : 'default'}>
                {priceOf(amount)}
              </Text>
              <Text as="span" size="sm" tone="danger">
                {why ? i18n._(why) : null}
              </Text>
              <span className={styles.amount}>
                <Button
                  size="sm"
                  variant="quiet"
                  aria-label={
                    seats === undefined
                      ? t({ message: `Remove ${title} from the basket`, comment: 'Title of a course' })
                      : t({
                          message: `Remove seats for ${title} from the basket`,
                          comment: 'Title of a course',
                        })
                  }
                  onPress={() => change({ remove: goodsId })}
                >
                  {t({ message: 'Remove', context: 'basket', comment: 'Button: takes out of the basket' })}
                </Button>
              </span>
              {seats === undefined ? null : (
                <Suspense fallback={<Seats count={seats} />}>
                  <SeatsFieldOnDemand
                    count={wishedSeats(pending, goodsId) ?? seats}
                    onChange={(count) => change({ seats: { goodsId, count } })}
                  />
                </Suspense>
              )}
            </Row>
          );
        })}
        <Total total={priceOf(basket.total)} tax={basket.tax > 0 ? priceOf(basket.tax) : null} />
      </RowList>
    </>
  );
}

/** The few currencies that everything in the basket has a price in, by their codes; that of the prices by its name too. */
function Currencies({ checkout: { basket, change } }: { checkout: Checkout }) {
  const { t } = useLingui();
  const language = useLanguage();
  const { currency, currencies } = basket;
  const names = new Intl.DisplayNames(toIntlTag(language), { type: 'currency' });
  return (
    <div className={styles.currencies}>
      <SegmentedControl
        label={t({ message: 'Currency', comment: 'Field' })}
        segments={currencies.map((code) => ({ value: code, label: code }))}
        value={currency}
        onChange={(code) => change({ currency: code })}
        isFullWidth
      />
      <Text size="sm" tone="muted">
        {names.of(currency) ?? currency}
      </Text>
    </div>
  );
}

/** What is wrong with a field, in words. */
function useFieldMessages({ actor }: Checkout) {
  const { t } = useLingui();
  const problems = useSelector(actor, ({ context }) => context.fieldProblems);
  return (field: CheckoutField): string | undefined => {
    const problem = problems[field];
    if (problem === undefined) return undefined;
    if (problem === 'TOO_LONG') return t`This is too long.`;
    return field === 'terms' ? t`Accept the terms of sale to order.` : t`This field is required.`;
  };
}

function BuyerFields({ checkout }: { checkout: Checkout }) {
  const { t } = useLingui();
  const { actor } = checkout;
  const buyer = useSelector(actor, ({ context }) => context.buyer);
  const problemOf = useFieldMessages(checkout);
  const change = (part: Partial<Buyer>) => actor.send({ type: 'buyer.changed', change: part });
  return (
    <>
      <TextField
        name="name"
        label={t({ message: 'Name on the invoice', comment: 'Field: a person or a company' })}
        autoComplete="name"
        value={buyer.name}
        onChange={(name) => change({ name })}
        errorMessage={problemOf('name')}
        isRequired
      />
      <TextArea
        name="address"
        label={t({ message: 'Invoice address', comment: 'Field' })}
        rows={3}
        maxLength={BUYER_LENGTHS.address}
        value={buyer.address}
        onChange={(address) => change({ address })}
        errorMessage={problemOf('address')}
        isOptional
      />
      <TextField
        name="taxNumber"
        label={t({ message: 'Tax number', comment: 'Field: of a company' })}
        value={buyer.taxNumber}
        onChange={(taxNumber) => change({ taxNumber })}
        errorMessage={problemOf('taxNumber')}
        isOptional
      />
    </>
  );
}

function Terms({ front, checkout }: { front: Storefront; checkout: Checkout }) {
  const { t } = useLingui();
  const { actor } = checkout;
  const isAgreed = useSelector(actor, ({ context }) => context.isAgreed);
  const problemOf = useFieldMessages(checkout);
  const [isReading, setReading] = useState(false);
  const title = t({ message: 'Terms of sale', comment: 'Title: what holds for orders' });
  return (
    <div className={styles.part}>
      <Checkbox
        isSelected={isAgreed}
        onChange={(next) => actor.send({ type: 'terms.ticked', isAgreed: next })}
        errorMessage={problemOf('terms')}
      >
        {t`I have read the terms of sale and accept them.`}
      </Checkbox>
      <div>
        <Button size="sm" variant="quiet" onPress={() => setReading(true)}>
          {t({ message: 'Read the terms of sale', comment: 'Button' })}
        </Button>
      </div>
      <Dialog isOpen={isReading} onClose={() => setReading(false)} title={title}>
        <Text preserveLines>
          <UserText>{front.terms.text}</UserText>
        </Text>
      </Dialog>
    </div>
  );
}

function Problem({ checkout: { actor, basketActor } }: { checkout: Checkout }) {
  const { t, i18n } = useLingui();
  const unsaved = useSelector(basketActor, (now) =>
    now.hasTag('failed') || now.hasTag('offline') || now.hasTag('signInNeeded') ? now.context.problem : null,
  );
  const isUnsent = useSelector(basketActor, (now) => now.hasTag('offline'));
  const isRefused = useSelector(basketActor, (now) => now.hasTag('failed'));
  const isFailed = useSelector(actor, (now) => now.hasTag('failed'));
  const problem = useSelector(actor, (snapshot) =>
    snapshot.hasTag('failed') || snapshot.hasTag('offline') || snapshot.hasTag('signInNeeded')
      ? snapshot.context.problem
      : null,
  );
  const isInvalid = useSelector(actor, (snapshot) => snapshot.hasTag('invalid'));
  const isOffline = useSelector(actor, (snapshot) => snapshot.hasTag('offline'));
  if (isInvalid)
    return (
      <Banner tone="danger" announce="assertive">
        {t`Something is missing or not valid. See the marked fields above.`}
      </Banner>
    );
  if (unsaved)
    return (
      <Banner
        tone="danger"
        announce="assertive"
        onDismiss={isRefused ? () => basketActor.send({ type: 'problem.dismissed' }) : undefined}
      >
        {isUnsent
          ? t`No connection. This continues once you are back online.`
          : i18n._(messageOf(CHECKOUT_PROBLEM_MESSAGES, unsaved.code))}
      </Banner>
    );
  return problem ? (
    <Banner
      tone="danger"
      announce="assertive"
      onDismiss={isFailed ? () => actor.send({ type: 'problem.dismissed' }) : undefined}
    >
      {isOffline
        ? t`No connection. Your order is sent once you are back online.`
        : i18n._(messageOf(CHECKOUT_PROBLEM_MESSAGES, problem.code))}
    </Banner>
  ) : null;
}

function OrderButton({
  methods,
  checkout: { actor, basketActor, basket },
}: {
  methods: Storefront['methods'];
  checkout: Checkout;
}) {
  const { t } = useLingui();
  const language = useLanguage();
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const isOffline = useSelector(actor, (snapshot) => snapshot.hasTag('offline'));
  const isUpdating = useSelector(actor, (snapshot) => snapshot.hasTag('updating'));
  const isSaving = useSelector(basketActor, ({ context }) => context.changes.length > 0);
  const price = formatPrice({ amount: basket.total, currency: basket.currency }, language);
  return (
    <>
      <Button
        variant="primary"
        size="lg"
        isFullWidth
        isPending={isBusy && !isOffline}
        isDisabled={isUpdating || isSaving || !basket.canOrder}
        onPress={() => actor.send({ type: 'order.requested' })}
      >
        {basket.total === 0
          ? t({ message: 'Order for free', comment: 'Button: places an order that costs nothing' })
          : t({ message: `Order and pay ${price}`, comment: 'Button: places an order; the total' })}
      </Button>
      <Text size="sm" tone="muted">
        {basket.total === 0 ? t`It opens at once.` : <HowPaid methods={methods} />}
      </Text>
    </>
  );
}

/** How an order is paid, before it is placed. */
function HowPaid({ methods }: { methods: Storefront['methods'] }) {
  const { t } = useLingui();
  if (!methods.includes('card'))
    return t`You pay by bank transfer. What you buy opens once the school has received the money.`;
  return methods.includes('transfer')
    ? t`Next, you choose how to pay: by card, which opens what you buy at once, or by bank transfer, which opens it once the school has received the money.`
    : t`Next, you pay by card. What you buy opens at once.`;
}
