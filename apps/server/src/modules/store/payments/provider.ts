import type { Currency } from '../../../database/tables.ts';

/** A page of the provider on which an order is paid. */
export interface Checkout {
  sessionId: string;
  url: string;
  expiresAt: Date;
}

export interface CheckoutRequest {
  schoolId: string;
  orderId: string;
  /** Our payment that the provider names in what it tells. */
  paymentId: string;
  startedAt: Date;
  currency: Currency;
  lines: readonly { title: string; amount: number }[];
  /** Until when it may be paid; null for as long as the provider lets it. */
  lapsesAt: Date | null;
  /** Where the buyer comes back to, having paid or not. */
  doneUrl: string;
  leftUrl: string;
}

export interface RefundRequest {
  intentId: string;
  /** Null for all of it. */
  amount: number | null;
  /** The same key pays back once, however much later it is sent again. */
  key: string;
}

/** A service that takes money for schools: cards and what its page offers beside them. */
export interface PaymentProvider {
  /** Opens a page to pay on; the same payment gets the same page. @throws {ProviderError} */
  open(request: CheckoutRequest): Promise<Checkout>;
  /** Lets nobody pay on a page any more. @throws {ProviderError} */
  close(sessionId: string): Promise<void>;
  /** Pays back. @throws {ProviderError} */
  refund(request: RefundRequest): Promise<'done' | 'pending' | 'failed'>;
  /** Whether the key is taken. @throws {ProviderError} */
  test(): Promise<void>;
}

/** What a provider tells. */
export type ProviderEvent = { id: string; kind: string } & (
  | {
      about: 'checkout';
      outcome: 'paid' | 'processing' | 'failed' | 'expired';
      sessionId: string;
      paymentId: string | null;
      intentId: string | null;
      amount: number;
      currency: string;
    }
  | { about: 'refunds'; intentId: string; paymentId: string | null; refunded: number }
  | { about: 'refund'; intentId: string; key: string | null; outcome: 'done' | 'failed' }
  | { about: 'dispute'; intentId: string; state: string }
  | { about: 'nothing' }
);

/** Why a provider did not do what it was asked. */
export class ProviderError extends Error {
  /** unavailable: it may have done it; refused: it has not, and will not. */
  readonly reason: 'unavailable' | 'refused';

  constructor(reason: ProviderError['reason'], cause: unknown) {
    super(`The payment provider is ${reason === 'refused' ? 'not willing' : 'not there'}.`, { cause });
    this.reason = reason;
  }
}

/** Something that is not signed by the provider. */
export class SignatureError extends Error {}
