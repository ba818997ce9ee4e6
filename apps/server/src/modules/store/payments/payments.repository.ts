import { sql } from 'kysely';
import type { Transaction } from '../../../database/pool.ts';
import type { CardPaymentState, Currency, ReturnReason } from '../../../database/tables.ts';
import type { RefundPart } from '../refunds.repository.ts';

/** How the school takes money; undefined where nothing was set: by transfer. */
export const findPaymentSettings = (tx: Transaction) =>
  tx.selectFrom('store_payment_settings').selectAll().executeTakeFirst();
export type PaymentSettingsRow = NonNullable<Awaited<ReturnType<typeof findPaymentSettings>>>;

/** How a school takes money, as it is written. */
export interface PaymentSettingsValues {
  transfer_enabled: boolean;
  card_enabled: boolean;
  secret_cipher: Buffer | null;
  webhook_cipher: Buffer | null;
  is_live: boolean | null;
  version: number;
}

export const savePaymentSettings = (tx: Transaction, schoolId: string, values: PaymentSettingsValues) =>
  tx
    .insertInto('store_payment_settings')
    .values({ school_id: schoolId, ...values })
    .onConflict((conflict) => conflict.column('school_id').doUpdateSet(values))
    .execute();

/** What was begun for orders at the provider, the newest first. */
export const listCardPayments = (tx: Transaction, orderIds: readonly string[]) =>
  tx
    .selectFrom('store_card_payment')
    .selectAll()
    .where('order_id', 'in', orderIds.length > 0 ? orderIds : ['0'])
    .orderBy('order_id')
    .orderBy('attempt', 'desc')
    .execute();
export type CardPaymentRow = Awaited<ReturnType<typeof listCardPayments>>[number];

export const findCardPayment = (tx: Transaction, id: string) =>
  tx.selectFrom('store_card_payment').selectAll().where('id', '=', id).executeTakeFirst();

export const findPaymentBySession = (tx: Transaction, sessionId: string) =>
  tx.selectFrom('store_card_payment').selectAll().where('session_id', '=', sessionId).executeTakeFirst();

export const findPaymentByIntent = (tx: Transaction, intentId: string) =>
  tx.selectFrom('store_card_payment').selectAll().where('intent_id', '=', intentId).executeTakeFirst();

/** Begins a payment for an order that is locked. */
export const addCardPayment = (
  tx: Transaction,
  payment: { schoolId: string; orderId: string; amount: number; currency: Currency },
  now: Date,
) =>
  tx
    .insertInto('store_card_payment')
    .values({
      school_id: payment.schoolId,
      order_id: payment.orderId,
      attempt: sql`(select coalesce(max(attempt), 0) + 1 from store_card_payment where order_id = ${payment.orderId}::bigint)`,
      state: 'starting',
      return_reason: null,
      amount: payment.amount,
      currency: payment.currency,
      started_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();

export interface CardPaymentChange {
  state?: CardPaymentState;
  return_reason?: ReturnReason | null;
  session_id?: string;
  url?: string | null;
  expires_at?: Date;
  intent_id?: string;
  dispute?: string;
  disputed_at?: Date;
}

export const changeCardPayment = (tx: Transaction, id: string, change: CardPaymentChange) =>
  tx.updateTable('store_card_payment').set(change).where('id', '=', id).execute();

/** Refunds that the provider has not confirmed, the newest first. */
export const listCardRefunds = (tx: Transaction, orderIds: readonly string[]) =>
  tx
    .selectFrom('store_card_refund')
    .selectAll()
    .where('order_id', 'in', orderIds.length > 0 ? orderIds : ['0'])
    .orderBy('order_id')
    .orderBy('made_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
export type CardRefundRow = Awaited<ReturnType<typeof listCardRefunds>>[number];

/** The refund of an order that waits for the provider. */
export const findPendingRefund = (tx: Transaction, orderId: string) =>
  tx
    .selectFrom('store_card_refund')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('state', '=', 'pending')
    .executeTakeFirst();

export const addCardRefund = (
  tx: Transaction,
  refund: {
    schoolId: string;
    orderId: string;
    paymentId: string;
    parts: readonly RefundPart[];
    reason: string;
    madeBy: string;
  },
  now: Date,
) =>
  tx
    .insertInto('store_card_refund')
    .values({
      school_id: refund.schoolId,
      order_id: refund.orderId,
      payment_id: refund.paymentId,
      amount: refund.parts.reduce((sum, { amount }) => sum + amount, 0),
      parts: JSON.stringify(refund.parts),
      reason: refund.reason,
      state: 'pending',
      made_at: now,
      made_by: refund.madeBy,
    })
    .returning('id')
    .executeTakeFirstOrThrow();

/** Ends a refund that is pending. */
export const endCardRefund = (tx: Transaction, id: string, state: 'booked' | 'failed') =>
  tx
    .updateTable('store_card_refund')
    .set({ state })
    .where('id', '=', id)
    .where('state', '=', 'pending')
    .execute();

/** Remembers a message of the provider. @returns whether it is a new one */
export const addPaymentEvent = async (
  tx: Transaction,
  { schoolId, id, kind }: { schoolId: string; id: string; kind: string },
  now: Date,
): Promise<boolean> =>
  (await tx
    .insertInto('store_payment_event')
    .values({ school_id: schoolId, event_id: id, kind, received_at: now })
    .onConflict((conflict) => conflict.columns(['school_id', 'event_id']).doNothing())
    .returning('event_id')
    .executeTakeFirst()) !== undefined;
