import Stripe from 'stripe';
import type { Config } from '../../../config.ts';
import {
  ProviderError,
  type CheckoutRequest,
  type PaymentProvider,
  type ProviderEvent,
  type RefundRequest,
  SignatureError,
} from './provider.ts';

/** Stripe has so long for an answer; somebody waits for it. */
const TIMEOUT_MS = 8000;
const RETRIES = 1;
/** How old the signature of a webhook may be. */
const TOLERANCE_S = 300;
/** Bounds of Stripe for how long its page can be paid on, with room for the way there. */
const PAGE_MIN_MS = 31 * 60_000;
const PAGE_MAX_MS = 23 * 3_600_000;

/** The account of a school at Stripe. */
export class StripeProvider implements PaymentProvider {
  readonly #stripe: Stripe;

  constructor(secretKey: string, { stripeUrl }: Pick<Config, 'stripeUrl'>) {
    this.#stripe = new Stripe(secretKey, {
      timeout: TIMEOUT_MS,
      maxNetworkRetries: RETRIES,
      telemetry: false,
      ...(stripeUrl
        ? {
            protocol: stripeUrl.protocol === 'http:' ? 'http' : 'https',
            host: stripeUrl.hostname,
            port: stripeUrl.port || (stripeUrl.protocol === 'http:' ? '80' : '443'),
          }
        : {}),
    });
  }

  open({ lines, currency, lapsesAt, startedAt, ...request }: CheckoutRequest) {
    const { orderId, paymentId, schoolId } = request;
    const metadata = { order: orderId, payment: paymentId, school: schoolId };
    // Sent again, a request has to say the same.
    const from = startedAt.getTime();
    const until = Math.max(from + PAGE_MIN_MS, Math.min(from + PAGE_MAX_MS, lapsesAt?.getTime() ?? Infinity));
    return asked(async () => {
      const session = await this.#stripe.checkout.sessions.create(
        {
          mode: 'payment',
          client_reference_id: orderId,
          metadata,
          payment_intent_data: { metadata },
          line_items: lines
            .filter(({ amount }) => amount > 0)
            .map(({ title, amount }) => ({
              quantity: 1,
              price_data: {
                currency: currency.toLowerCase(),
                unit_amount: amount,
                product_data: { name: title },
              },
            })),
          success_url: request.doneUrl,
          cancel_url: request.leftUrl,
          expires_at: Math.floor(until / 1000),
        },
        { idempotencyKey: `stoa-pay-${paymentId}` },
      );
      if (!session.url) throw new Error('Stripe has opened a checkout without a page.');
      return { sessionId: session.id, url: session.url, expiresAt: new Date(session.expires_at * 1000) };
    });
  }

  close(sessionId: string) {
    return asked(async () => {
      await this.#stripe.checkout.sessions.expire(sessionId);
    });
  }

  refund({ intentId, amount, key }: RefundRequest) {
    return asked(async () => {
      // Stripe forgets keys after a day.
      const before = await this.#stripe.refunds.list({ payment_intent: intentId, limit: 100 });
      const known = before.data.find(({ metadata }) => metadata?.key === key);
      if (known) return outcomeOf(known.status);
      const made = await this.#stripe.refunds.create(
        { payment_intent: intentId, metadata: { key }, ...(amount === null ? {} : { amount }) },
        { idempotencyKey: key },
      );
      return outcomeOf(made.status);
    });
  }

  test() {
    return asked(async () => {
      await this.#stripe.balance.retrieve();
    });
  }
}

const outcomeOf = (status: string | null): 'done' | 'pending' | 'failed' =>
  status === 'succeeded' ? 'done' : status === 'failed' || status === 'canceled' ? 'failed' : 'pending';

/** @throws {ProviderError} for whatever goes wrong */
async function asked<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  try {
    return await work();
  } catch (error) {
    const isRefused =
      error instanceof Stripe.errors.StripeInvalidRequestError ||
      error instanceof Stripe.errors.StripeAuthenticationError ||
      error instanceof Stripe.errors.StripePermissionError ||
      error instanceof Stripe.errors.StripeCardError;
    throw new ProviderError(isRefused ? 'refused' : 'unavailable', error);
  }
}

/**
 * What a webhook says, once it is proved that Stripe sent it just now.
 * @throws {SignatureError}
 */
export function readStripeEvent(body: string, signature: string, secret: string): ProviderEvent {
  let event: Stripe.Event;
  try {
    event = Stripe.webhooks.constructEvent(body, signature, secret, TOLERANCE_S);
  } catch (error) {
    throw new SignatureError('The signature of a webhook does not hold.', { cause: error });
  }
  return { id: event.id, kind: event.type, ...meaningOf(event) };
}

type Meaning = ProviderEvent extends infer One
  ? One extends unknown
    ? Omit<One, 'id' | 'kind'>
    : never
  : never;
const NOTHING: Meaning = { about: 'nothing' };
const idOf = (value: string | { id: string } | null | undefined) =>
  typeof value === 'string' ? value : (value?.id ?? null);

function meaningOf(event: Stripe.Event): Meaning {
  switch (event.type) {
    case 'checkout.session.completed':
      return checkout(
        event.data.object,
        event.data.object.payment_status === 'unpaid' ? 'processing' : 'paid',
      );
    case 'checkout.session.async_payment_succeeded':
      return checkout(event.data.object, 'paid');
    case 'checkout.session.async_payment_failed':
      return checkout(event.data.object, 'failed');
    case 'checkout.session.expired':
      return checkout(event.data.object, 'expired');
    case 'charge.refunded': {
      const { payment_intent, amount_refunded: refunded, metadata } = event.data.object;
      const intentId = idOf(payment_intent);
      return intentId
        ? { about: 'refunds', intentId, paymentId: metadata?.payment ?? null, refunded }
        : NOTHING;
    }
    case 'refund.updated':
    case 'refund.failed': {
      const { payment_intent, status, metadata } = event.data.object;
      const intentId = idOf(payment_intent);
      const outcome = outcomeOf(status);
      return intentId && outcome !== 'pending'
        ? { about: 'refund', intentId, key: metadata?.key ?? null, outcome }
        : NOTHING;
    }
    case 'charge.dispute.created':
    case 'charge.dispute.updated':
    case 'charge.dispute.closed': {
      const { payment_intent, status } = event.data.object;
      const intentId = idOf(payment_intent);
      return intentId ? { about: 'dispute', intentId, state: status } : NOTHING;
    }
    default:
      return NOTHING;
  }
}

const checkout = (
  session: Stripe.Checkout.Session,
  outcome: 'paid' | 'processing' | 'failed' | 'expired',
): Meaning => ({
  about: 'checkout',
  outcome,
  sessionId: session.id,
  paymentId: session.metadata?.payment ?? null,
  intentId: idOf(session.payment_intent),
  amount: session.amount_total ?? 0,
  currency: (session.currency ?? '').toUpperCase(),
});
