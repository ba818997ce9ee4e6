import type { ColumnType, Generated } from 'kysely';
import type {
  GeneratedInstant,
  Id,
  Instant,
  Json,
  Optional,
  OptionalInstant,
  Translations,
} from './columns.ts';

export type Currency = 'CNY' | 'EUR' | 'GBP' | 'JPY' | 'USD';
export type TaxClass = 'standard' | 'reduced' | 'zero';
export type OrderState = 'awaitingPayment' | 'paid' | 'partlyRefunded' | 'refunded' | 'cancelled';
/** What is written in the books. */
export type LedgerKind = 'order' | 'payment' | 'cancellation' | 'refund';
/** card: what is with the provider of card payments; receivable: what buyers owe; ordered: what the school owes them until it is paid. */
export type LedgerAccount = 'bank' | 'card' | 'receivable' | 'ordered' | 'sales' | 'tax' | 'refunds';
export type PaymentMethod = 'transfer' | 'card';
/** returning: money that came too late or twice goes back. */
export type CardPaymentState =
  | 'starting'
  | 'open'
  | 'processing'
  | 'paid'
  | 'failed'
  | 'expired'
  | 'returning'
  | 'returned';
/** Why money goes back: the order did not wait for it any more, was paid already, says another sum, or has no seat left. */
export type ReturnReason = 'late' | 'twice' | 'amount' | 'full';
export type InvoiceKind = 'invoice' | 'creditNote';

/** Amounts by currency, in its smallest unit. */
export type Prices = Partial<Record<Currency, number>>;

/** Goods of schools, baskets and orders. Amounts are in the smallest unit of their currency. */
export interface StoreTables {
  store_settings: {
    school_id: Id;
    order_enabled: Generated<boolean>;
    disabled_since: OptionalInstant;
    currency: Currency;
    seller: Json<{ name: string; address: string; taxNumber: string }>;
    bank: Json<{ holder: string; account: string; bic: string; bankName: string; note: string }>;
    /** Hundredths of a percent. */
    standard_rate: Generated<number>;
    reduced_rate: Generated<number>;
    terms_version: Generated<number>;
    lapse_days: Optional<number>;
    version: Generated<number>;
  };
  store_terms: { school_id: Id; version: number; text: string; made_at: Instant };
  goods: {
    id: Generated<Id>;
    school_id: Id;
    /** One of the four. */
    resource_id: Id | null;
    vip_package_id: Optional<Id>;
    bundle_id: Optional<Id>;
    /** The goods that each seat opens. */
    seats_of_id: Optional<Id>;
    prices: Json<Prices>;
    tax_class: Generated<TaxClass>;
    stock: Optional<number>;
    taken: Generated<number>;
    /** How many one person may buy; null for any number. */
    person_max: Optional<number>;
    sale_starts_at: OptionalInstant;
    sale_ends_at: OptionalInstant;
    status: Generated<'onSale' | 'withdrawn'>;
    created_at: GeneratedInstant;
    version: Generated<number>;
  };
  /** Several goods at one price. */
  goods_bundle: {
    id: Generated<Id>;
    school_id: Id;
    name: Json<Translations>;
    introduction: Json<Translations>;
  };
  goods_bundle_item: { bundle_id: Id; school_id: Id; goods_id: Id; position: number };
  store_basket: {
    school_id: Id;
    account_id: Id;
    currency: Currency;
    goods_ids: Id[];
    voucher: Generated<string>;
    /** How many seats, by goods; one where nothing is said. */
    seats: Json<Record<string, number>>;
    updated_at: Instant;
  };
  store_order: {
    id: Generated<Id>;
    school_id: Id;
    account_id: Id | null;
    reference: string;
    state: OrderState;
    currency: Currency;
    total: number;
    tax: number;
    buyer: Json<{ name: string; address: string; taxNumber: string }>;
    terms_version: number;
    placed_at: Instant;
    paid_at: OptionalInstant;
    cancelled_at: OptionalInstant;
    confirmed_by: Optional<Id>;
    refunded: Generated<number>;
    voucher: Optional<string>;
    lapses_at: OptionalInstant;
    lapsed: Generated<boolean>;
    paid_by: Optional<PaymentMethod>;
  };
  store_payment_settings: {
    school_id: Id;
    transfer_enabled: Generated<boolean>;
    card_enabled: Generated<boolean>;
    secret_cipher: Optional<Buffer>;
    webhook_cipher: Optional<Buffer>;
    is_live: Optional<boolean>;
    version: Generated<number>;
  };
  store_card_payment: {
    id: Generated<Id>;
    school_id: Id;
    order_id: Id;
    attempt: number;
    state: CardPaymentState;
    return_reason: ReturnReason | null;
    amount: number;
    currency: Currency;
    session_id: Optional<string>;
    url: Optional<string>;
    expires_at: OptionalInstant;
    intent_id: Optional<string>;
    dispute: Optional<string>;
    disputed_at: OptionalInstant;
    started_at: Instant;
  };
  store_card_refund: {
    id: Generated<Id>;
    school_id: Id;
    order_id: Id;
    payment_id: Id;
    amount: number;
    parts: Json<{ position: number; amount: number; tax: number }[]>;
    reason: string;
    state: 'pending' | 'booked' | 'failed';
    made_at: Instant;
    made_by: Id | null;
  };
  store_payment_event: { school_id: Id; event_id: string; kind: string; received_at: Instant };
  store_order_line: {
    order_id: Id;
    school_id: Id;
    position: number;
    goods_id: Id | null;
    resource_id: Id | null;
    title: Json<Translations>;
    amount: number;
    tax_rate: number;
    tax: number;
    refunded: Generated<number>;
    refunded_tax: Generated<number>;
    ended_at: OptionalInstant;
    discount: Generated<number>;
    /** For how long it opens the VIP zone; null for other goods. */
    vip_months: Optional<number>;
    vip_days: Optional<number>;
    /** How many seats; null for other goods. */
    seats: Optional<number>;
  };
  /** A seat that somebody can redeem, once. */
  store_seat: {
    order_id: Id;
    position: number;
    number: number;
    school_id: Id;
    code: string;
    account_id: Optional<Id>;
    redeemed_at: OptionalInstant;
    withdrawn_at: OptionalInstant;
  };
  /** What a line opens, each resource by itself. */
  store_access: { order_id: Id; position: number; school_id: Id; resource_id: Id };
  vip_package: {
    id: Generated<Id>;
    school_id: Id;
    name: Json<Translations>;
    introduction: Json<Translations>;
    months: number;
    days: number;
  };
  /** Time that somebody has bought, one after the other. */
  vip_term: {
    order_id: Id;
    position: number;
    school_id: Id;
    account_id: Id;
    starts_at: Instant;
    ends_at: Instant;
    taken_back_at: OptionalInstant;
  };
  store_voucher: {
    id: Generated<Id>;
    school_id: Id;
    code: string;
    percent: Optional<number>;
    amount: Optional<number>;
    currency: Currency | null;
    starts_at: OptionalInstant;
    ends_at: OptionalInstant;
    uses_max: Optional<number>;
    uses: Generated<number>;
    goods_ids: Id[];
    created_at: Instant;
    withdrawn_at: OptionalInstant;
  };
  store_voucher_use: {
    voucher_id: Id;
    school_id: Id;
    order_id: Id;
    account_id: Id | null;
    used_at: Instant;
  };
  ledger_transaction: {
    id: Generated<Id>;
    school_id: Id;
    kind: LedgerKind;
    order_id: Id;
    currency: Currency;
    made_at: Instant;
    made_by: Id | null;
    entries: number;
    reverses: Optional<Id>;
  };
  ledger_entry: {
    transaction_id: Id;
    school_id: Id;
    position: number;
    account: LedgerAccount;
    tax_rate: number | null;
    /** A bigint: as text. Debits are positive. */
    amount: ColumnType<string, number, never>;
  };
  store_refund: {
    id: Generated<Id>;
    school_id: Id;
    order_id: Id;
    transaction_id: Id;
    reason: string;
    amount: number;
    tax: number;
    made_at: Instant;
    made_by: Id | null;
  };
  store_refund_line: {
    refund_id: Id;
    school_id: Id;
    order_id: Id;
    position: number;
    amount: number;
    tax: number;
  };
  store_invoice_count: { school_id: Id; kind: InvoiceKind; year: number; last: number };
  store_invoice: {
    id: Generated<Id>;
    school_id: Id;
    kind: InvoiceKind;
    year: number;
    number: number;
    order_id: Id;
    refund_id: Optional<Id>;
    seller: Json<{ name: string; address: string; taxNumber: string }>;
    issued_at: Instant;
  };
}
