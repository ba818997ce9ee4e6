import { ok, type Handlers } from '../../contract/handlers.ts';
import { requireViewer, type RequestContext } from '../../http/context.ts';
import type { Services } from '../../core/services.ts';
import type { Caller } from '../../core/schools/caller.ts';
import { exportBooks, loadBooks } from './books.service.ts';
import { loadInvoice } from './invoices.service.ts';
import {
  cancel,
  confirmPayment,
  loadOrder,
  loadOwnOrders,
  loadStoreOrders,
  place,
} from './orders.service.ts';
import { payByCard } from './payments/card-payments.service.ts';
import { resumeRefund } from './payments/card-refunds.service.ts';
import { receive } from './payments/payment-events.service.ts';
import {
  changePaymentSettings,
  loadPaymentSettings,
  testPayments,
} from './payments/payment-settings.service.ts';
import { refund } from './refunds.service.ts';
import { exportSeats, loadSeats, redeem } from './seats.service.ts';
import {
  changeOffer,
  changeSettings,
  storeBasket,
  loadBasket,
  loadSettings,
  loadStorefront,
  loadStoreGoods,
  offer,
  type SignedIn,
} from './store.service.ts';
import { endVoucher, loadVouchers, makeVoucher } from './vouchers.service.ts';

type StoreOperations =
  | 'getStorefront'
  | 'getBasket'
  | 'saveBasket'
  | 'placeOrder'
  | 'listOwnOrders'
  | 'getOrder'
  | 'cancelOrder'
  | 'confirmPayment'
  | 'listStoreOrders'
  | 'listStoreGoods'
  | 'createGoods'
  | 'saveGoods'
  | 'getStoreSettings'
  | 'saveStoreSettings'
  | 'refundOrder'
  | 'listSeats'
  | 'exportSeats'
  | 'redeemSeat'
  | 'getInvoice'
  | 'getStoreBooks'
  | 'exportStoreBooks'
  | 'listVouchers'
  | 'createVoucher'
  | 'withdrawVoucher'
  | 'payByCard'
  | 'resumeCardRefund'
  | 'getPaymentSettings'
  | 'savePaymentSettings'
  | 'testPayments'
  | 'receiveStripeEvent';

/** What a school sells, baskets and orders. */
export function storeHandlers(services: Services): Pick<Handlers, StoreOperations> {
  const caller = (schoolId: string, context: RequestContext): Caller => ({
    schoolId,
    viewer: context.viewer,
    language: context.language,
    now: services.clock.now(),
  });
  const person = (schoolId: string, context: RequestContext): SignedIn => ({
    ...caller(schoolId, context),
    viewer: requireViewer(context),
  });
  return {
    getStorefront: async ({ path, context }) =>
      ok(await loadStorefront(services, caller(path.schoolId, context))),
    getBasket: async ({ path, context }) => ok(await loadBasket(services, person(path.schoolId, context))),
    saveBasket: async ({ path, body, context }) =>
      ok(await storeBasket(services, body, person(path.schoolId, context))),
    placeOrder: async ({ path, body, headers, context }) =>
      ok(await place(services, body, person(path.schoolId, context), headers['idempotency-key'])),
    listOwnOrders: async ({ path, query, context }) =>
      ok(await loadOwnOrders(services, query, person(path.schoolId, context))),
    getOrder: async ({ path, context }) =>
      ok(await loadOrder(services, path.orderId, person(path.schoolId, context))),
    cancelOrder: async ({ path, context }) =>
      ok(await cancel(services, path.orderId, person(path.schoolId, context))),
    confirmPayment: async ({ path, context }) =>
      ok(await confirmPayment(services, path.orderId, person(path.schoolId, context))),
    listStoreOrders: async ({ path, query, context }) => {
      const { state, reference, ...page } = query;
      const who = person(path.schoolId, context);
      return ok(await loadStoreOrders(services, { state, reference }, page, who));
    },
    listStoreGoods: async ({ path, context }) =>
      ok(await loadStoreGoods(services, person(path.schoolId, context))),
    createGoods: async ({ path, body, headers, context }) =>
      ok(await offer(services, body, person(path.schoolId, context), headers['idempotency-key'])),
    saveGoods: async ({ path, body, context }) =>
      ok(await changeOffer(services, path.goodsId, body, person(path.schoolId, context))),
    refundOrder: async ({ path, body, headers, context }) => {
      const who = person(path.schoolId, context);
      return ok(await refund(services, path.orderId, body, who, headers['idempotency-key']));
    },
    listSeats: async ({ path, context }) =>
      ok(await loadSeats(services, path.orderId, person(path.schoolId, context))),
    exportSeats: async ({ path, context }) =>
      ok(await exportSeats(services, path.orderId, person(path.schoolId, context))),
    redeemSeat: async ({ path, body, context }) =>
      ok(await redeem(services, body.code, person(path.schoolId, context))),
    getInvoice: async ({ path, context }) =>
      ok(await loadInvoice(services, path.invoiceId, person(path.schoolId, context))),
    getStoreBooks: async ({ path, query, context }) => {
      const { from, to, currency, ...page } = query;
      const who = person(path.schoolId, context);
      return ok(await loadBooks(services, { from, to, currency }, page, who));
    },
    exportStoreBooks: async ({ path, query: { from, to, currency }, context }) =>
      ok(await exportBooks(services, { from, to, currency }, person(path.schoolId, context))),
    listVouchers: async ({ path, context }) =>
      ok(await loadVouchers(services, person(path.schoolId, context))),
    createVoucher: async ({ path, body, headers, context }) =>
      ok(await makeVoucher(services, body, person(path.schoolId, context), headers['idempotency-key'])),
    withdrawVoucher: async ({ path, context }) =>
      ok(await endVoucher(services, path.voucherId, person(path.schoolId, context))),
    payByCard: async ({ path, context }) =>
      ok(await payByCard(services, path.orderId, person(path.schoolId, context))),
    resumeCardRefund: async ({ path, context }) =>
      ok(await resumeRefund(services, path.orderId, person(path.schoolId, context))),
    getPaymentSettings: async ({ path, context }) =>
      ok(await loadPaymentSettings(services, person(path.schoolId, context))),
    savePaymentSettings: async ({ path, body, context }) =>
      ok(await changePaymentSettings(services, body, person(path.schoolId, context))),
    testPayments: async ({ path, context }) =>
      ok(await testPayments(services, person(path.schoolId, context))),
    receiveStripeEvent: async ({ path, body, headers }) => {
      const signature = headers['stripe-signature'] ?? '';
      await receive(services, { schoolId: path.schoolId, body, signature });
      return ok({ received: true });
    },
    getStoreSettings: async ({ path, context }) =>
      ok(await loadSettings(services, person(path.schoolId, context))),
    saveStoreSettings: async ({ path, body, context }) =>
      ok(await changeSettings(services, body, person(path.schoolId, context))),
  };
}
