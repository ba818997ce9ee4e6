import type { Module } from '../../core/module.ts';
import { DAY_MS, WITH_ACCOUNT, WITH_SCHOOL, type Retention } from '../../core/retention/retention.ts';
import { lapse, LAPSE_JOB } from './lapse.ts';
import { cardRefundJob, REFUND_JOB } from './payments/card-refunds.service.ts';
import { CLOSE_JOB, closeCheckouts } from './payments/close-checkouts.ts';
import { serveInvoices } from './serve-invoices.ts';
import { storeHandlers } from './store.handlers.ts';

const BOOKS: Retention = {
  kept: 'What was sold, to whom and under which terms has to be proved for years; it goes with the school.',
};

/** What a school sells, and who buys it. */
export const module: Module = {
  retention: {
    store_settings: WITH_SCHOOL,
    store_terms: BOOKS,
    goods: WITH_SCHOOL,
    goods_bundle: WITH_SCHOOL,
    goods_bundle_item: WITH_SCHOOL,
    store_basket: WITH_ACCOUNT,
    store_order: BOOKS,
    store_order_line: BOOKS,
    store_access: BOOKS,
    store_seat: BOOKS,
    ledger_transaction: BOOKS,
    ledger_entry: BOOKS,
    store_refund: BOOKS,
    store_refund_line: BOOKS,
    store_invoice_count: BOOKS,
    store_invoice: BOOKS,
    vip_package: WITH_SCHOOL,
    vip_term: WITH_ACCOUNT,
    store_voucher: WITH_SCHOOL,
    store_voucher_use: WITH_SCHOOL,
    store_payment_settings: WITH_SCHOOL,
    store_card_payment: BOOKS,
    store_card_refund: BOOKS,
    // The provider sends a message again for some days.
    store_payment_event: { column: 'received_at', keptMs: 90 * DAY_MS },
  },
  build: (services) => ({
    handlers: storeHandlers(services),
    jobs: {
      [LAPSE_JOB]: { run: lapse(services) },
      [CLOSE_JOB]: { run: closeCheckouts(services) },
      [REFUND_JOB]: { run: cardRefundJob(services) },
    },
    serve: (app) => serveInvoices(app, services, services.authenticate),
  }),
};
