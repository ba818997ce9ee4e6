import { sql } from 'kysely';
import type { Transaction } from '../../database/pool.ts';
import type { InvoiceKind } from '../../database/tables.ts';

/** An invoice with its order. */
export type InvoiceRow = NonNullable<Awaited<ReturnType<typeof findInvoice>>>;

interface NewInvoice {
  schoolId: string;
  orderId: string;
  /** What a credit note belongs to. */
  refundId?: string;
}

/**
 * Issues an invoice, or a credit note for a refund, with the next number of its year. Until the transaction ends, nobody
 * else gets one; where it is rolled back, its number is the next one's: so that there are no gaps.
 */
export async function addInvoice(
  tx: Transaction,
  { schoolId, orderId, refundId }: NewInvoice,
  now: Date,
): Promise<{ id: string }> {
  const kind: InvoiceKind = refundId === undefined ? 'invoice' : 'creditNote';
  const year = now.getUTCFullYear();
  const { last } = await tx
    .insertInto('store_invoice_count')
    .values({ school_id: schoolId, kind, year, last: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['school_id', 'kind', 'year'])
        .doUpdateSet({ last: sql`store_invoice_count.last + 1` }),
    )
    .returning('last')
    .executeTakeFirstOrThrow();
  return tx
    .insertInto('store_invoice')
    .columns(['school_id', 'kind', 'year', 'number', 'order_id', 'refund_id', 'seller', 'issued_at'])
    .expression((eb) =>
      eb
        .selectFrom('store_settings')
        .select([
          'school_id',
          sql<InvoiceKind>`${kind}`.as('kind'),
          sql<number>`${year}::int`.as('year'),
          sql<number>`${last}::int`.as('number'),
          sql<string>`${orderId}::bigint`.as('order_id'),
          sql<string | null>`${refundId ?? null}::bigint`.as('refund_id'),
          'seller',
          sql<Date>`${now}::timestamptz`.as('issued_at'),
        ]),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
}

/** The invoice and the credit notes of orders, in their order. */
export const listInvoices = (tx: Transaction, orderIds: readonly string[]) =>
  tx
    .selectFrom('store_invoice')
    .select(['id', 'order_id', 'kind', 'year', 'number', 'issued_at'])
    .where('order_id', 'in', orderIds.length > 0 ? orderIds : ['0'])
    .orderBy('order_id')
    .orderBy('issued_at')
    .orderBy('id')
    .execute();

export const findInvoice = (tx: Transaction, id: string) =>
  tx
    .selectFrom('store_invoice as invoice')
    .innerJoin('store_order', 'store_order.id', 'invoice.order_id')
    .leftJoin('store_refund as refund', 'refund.id', 'invoice.refund_id')
    .leftJoin('store_invoice as corrected', (join) =>
      join.onRef('corrected.order_id', '=', 'invoice.order_id').on('corrected.kind', '=', 'invoice'),
    )
    .select([
      'invoice.id',
      'invoice.kind',
      'invoice.year',
      'invoice.number',
      'invoice.issued_at',
      'invoice.order_id',
      'invoice.refund_id',
      'invoice.seller',
      'corrected.year as corrected_year',
      'corrected.number as corrected_number',
      'refund.reason',
      'store_order.account_id',
      'store_order.reference',
      'store_order.currency',
      'store_order.buyer',
      'store_order.paid_at',
    ])
    .where('invoice.id', '=', id)
    .executeTakeFirst();

/** What stands on a credit note, in the order of the order. */
export const listRefundLines = (tx: Transaction, refundId: string) =>
  tx
    .selectFrom('store_refund_line as part')
    .innerJoin('store_order_line as line', (join) =>
      join.onRef('line.order_id', '=', 'part.order_id').onRef('line.position', '=', 'part.position'),
    )
    .select(['line.title', 'line.tax_rate', 'part.amount', 'part.tax'])
    // What is paid back of seats is an amount.
    .select(sql<number | null>`null::int`.as('seats'))
    .where('part.refund_id', '=', refundId)
    .orderBy('part.position')
    .execute();
