import { type Api, type QueryOf, unwrap } from '../query.ts';
import type {
  Basket,
  BasketInput,
  CardCheckout,
  GoodsChange,
  GoodsInput,
  Order,
  OrderInput,
  PaymentSettings,
  PaymentSettingsInput,
  PaymentTest,
  RefundInput,
  SeatRedemption,
  StoreGoods,
  StoreSettings,
  Voucher,
  VoucherInput,
} from '../schema.gen.ts';

const STORE = '/api/store/v1/schools/{schoolId}';
interface StoreCall {
  schoolId: string;
}
interface OrderCall extends StoreCall {
  orderId: string;
}

/** Puts things into one's basket. */
export const saveBasket = (api: Api, { schoolId, basket }: StoreCall & { basket: BasketInput }) =>
  unwrap<Basket>(api.client.PUT(`${STORE}/basket`, { params: { path: { schoolId } }, body: basket }));

/** @throws ApiProblem ORDERS_OFF, GOODS_UNAVAILABLE, PRICE_CHANGED, AGREEMENT_OUTDATED and the shared codes. */
export const placeOrder = (
  api: Api,
  { schoolId, order, key }: StoreCall & { order: OrderInput; key: string },
) =>
  unwrap<Order>(
    api.client.POST(`${STORE}/orders`, {
      params: { path: { schoolId }, header: { 'Idempotency-Key': key } },
      body: order,
    }),
  );

/** @throws ApiProblem CONFLICT where it is paid, and the shared codes. */
export const cancelOrder = (api: Api, path: OrderCall) =>
  unwrap<Order>(api.client.POST(`${STORE}/orders/{orderId}/cancellation`, { params: { path } }));

/** @throws ApiProblem CONFLICT where it is cancelled, CLASS_FULL, and the shared codes. */
export const confirmPayment = (api: Api, path: OrderCall) =>
  unwrap<Order>(api.client.POST(`${STORE}/orders/{orderId}/payment`, { params: { path } }));

/** @throws ApiProblem CONFLICT where somebody has paid back of it meanwhile, and the shared codes. */
export const refundOrder = (
  api: Api,
  { refund, key, ...path }: OrderCall & { refund: RefundInput; key: string },
) =>
  unwrap<Order>(
    api.client.POST(`${STORE}/orders/{orderId}/refunds`, {
      params: { path, header: { 'Idempotency-Key': key } },
      body: refund,
    }),
  );

/** The seats of an order with their codes, as a file. */
export const exportSeats = (api: Api, path: OrderCall) =>
  unwrap<{ fileName: string; csv: string; rows: number }>(
    api.client.GET(`${STORE}/orders/{orderId}/seats.csv`, { params: { path } }),
  );

/** @throws ApiProblem SEAT_UNUSABLE with the reason in its details, CLASS_FULL, and the shared codes. */
export const redeemSeat = (api: Api, { schoolId, code }: StoreCall & { code: string }) =>
  unwrap<SeatRedemption>(
    api.client.POST(`${STORE}/seats/redemption`, { params: { path: { schoolId } }, body: { code } }),
  );

/** @throws ApiProblem CONFLICT where the school has one with this code, and the shared codes. */
export const createVoucher = (
  api: Api,
  { schoolId, voucher, key }: StoreCall & { voucher: VoucherInput; key: string },
) =>
  unwrap<Voucher>(
    api.client.POST(`${STORE}/manage/vouchers`, {
      params: { path: { schoolId }, header: { 'Idempotency-Key': key } },
      body: voucher,
    }),
  );

/** Lets nobody use a voucher any more. */
export const withdrawVoucher = (api: Api, path: StoreCall & { voucherId: string }) =>
  unwrap<Voucher>(api.client.POST(`${STORE}/manage/vouchers/{voucherId}/withdrawal`, { params: { path } }));

/** The books of a period as a file. */
export const exportStoreBooks = (api: Api, { schoolId, ...query }: StoreCall & QueryOf<'exportStoreBooks'>) =>
  unwrap<{ fileName: string; csv: string; rows: number }>(
    api.client.GET(`${STORE}/manage/books.csv`, { params: { path: { schoolId }, query } }),
  );

/** @throws ApiProblem CONFLICT where it is sold already, and the shared codes. */
export const createGoods = (api: Api, { schoolId, goods }: StoreCall & { goods: GoodsInput }) =>
  unwrap<StoreGoods>(
    api.client.POST(`${STORE}/manage/goods`, { params: { path: { schoolId } }, body: goods }),
  );

/** @throws ApiProblem VERSION_CONFLICT and the shared codes. */
export const saveGoods = (
  api: Api,
  { change, ...path }: StoreCall & { goodsId: string; change: GoodsChange },
) =>
  unwrap<StoreGoods>(api.client.PUT(`${STORE}/manage/goods/{goodsId}`, { params: { path }, body: change }));

/** What is saved of one of the goods now; undefined where it is not there. */
export async function readGoods(
  api: Api,
  { schoolId, goodsId, signal }: StoreCall & { goodsId: string; signal: AbortSignal },
): Promise<StoreGoods | undefined> {
  const { items } = await unwrap(
    api.client.GET(`${STORE}/manage/goods`, { params: { path: { schoolId } }, signal }),
  );
  return items.find(({ id }) => id === goodsId);
}

export const readStoreSettings = (api: Api, schoolId: string, signal: AbortSignal) =>
  unwrap<StoreSettings>(
    api.client.GET(`${STORE}/manage/settings`, { params: { path: { schoolId } }, signal }),
  );

/** @throws ApiProblem VERSION_CONFLICT and the shared codes. */
export const saveStoreSettings = (
  api: Api,
  { schoolId, settings }: StoreCall & { settings: StoreSettings },
) =>
  unwrap<StoreSettings>(
    api.client.PUT(`${STORE}/manage/settings`, { params: { path: { schoolId } }, body: settings }),
  );

/** @throws ApiProblem CONFLICT, PAYMENT_METHOD_OFF, PAYMENT_REFUSED, PAYMENT_PROVIDER_UNAVAILABLE and the shared codes. */
export const payByCard = (api: Api, path: OrderCall) =>
  unwrap<CardCheckout>(api.client.POST(`${STORE}/orders/{orderId}/card-payment`, { params: { path } }));

/** An order as it stands now. */
export const readOrder = (api: Api, { signal, ...path }: OrderCall & { signal: AbortSignal }) =>
  unwrap<Order>(api.client.GET(`${STORE}/orders/{orderId}`, { params: { path }, signal }));

/** @throws ApiProblem PAYMENT_PROVIDER_UNAVAILABLE and the shared codes. */
export const resumeCardRefund = (api: Api, path: OrderCall) =>
  unwrap<Order>(api.client.POST(`${STORE}/orders/{orderId}/card-refund`, { params: { path } }));

/** @throws ApiProblem REAUTHENTICATION_REQUIRED, VERSION_CONFLICT and the shared codes. */
export const savePaymentSettings = (
  api: Api,
  { schoolId, settings }: StoreCall & { settings: PaymentSettingsInput },
) =>
  unwrap<PaymentSettings>(
    api.client.PUT(`${STORE}/manage/payments`, { params: { path: { schoolId } }, body: settings }),
  );

/** Whether the provider takes the key that is saved. */
export const testPayments = (api: Api, path: StoreCall) =>
  unwrap<PaymentTest>(api.client.POST(`${STORE}/manage/payments/test`, { params: { path } }));
