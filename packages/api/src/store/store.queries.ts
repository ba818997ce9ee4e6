import { type Api, type In, type QueryOf, getQuery, inLanguage } from '../query.ts';

const STORE = '/api/store/v1/schools/{schoolId}';

/** What a school sells, and under which terms. */
export const storefrontQuery = (api: Api, { schoolId, ...query }: In<{ schoolId: string }>) =>
  getQuery(api, `${STORE}/storefront`, { params: { path: { schoolId }, query: inLanguage(query) } });

/** One's basket, at the prices of now. */
export const basketQuery = (api: Api, { schoolId, ...query }: In<{ schoolId: string }>) =>
  getQuery(api, `${STORE}/basket`, { params: { path: { schoolId }, query: inLanguage(query) } });

/** One's own orders. */
export const ownOrdersQuery = (
  api: Api,
  { schoolId, ...query }: In<{ schoolId: string } & QueryOf<'listOwnOrders'>>,
) => getQuery(api, `${STORE}/orders`, { params: { path: { schoolId }, query: inLanguage(query) } });

/** An order of one's own, or any for who runs the school. */
export const orderQuery = (
  api: Api,
  { schoolId, orderId, ...query }: In<{ schoolId: string; orderId: string }>,
) =>
  getQuery(api, `${STORE}/orders/{orderId}`, {
    params: { path: { schoolId, orderId }, query: inLanguage(query) },
  });

/** The seats of an order with their codes. */
export const seatsQuery = (
  api: Api,
  { schoolId, orderId, ...query }: In<{ schoolId: string; orderId: string }>,
) =>
  getQuery(api, `${STORE}/orders/{orderId}/seats`, {
    params: { path: { schoolId, orderId }, query: inLanguage(query) },
  });

/** The orders of a school, for who runs it. */
export const storeOrdersQuery = (
  api: Api,
  { schoolId, ...query }: In<{ schoolId: string } & QueryOf<'listStoreOrders'>>,
) => getQuery(api, `${STORE}/manage/orders`, { params: { path: { schoolId }, query: inLanguage(query) } });

/** All that a school sells, for who runs it. */
export const storeGoodsQuery = (api: Api, { schoolId, ...query }: In<{ schoolId: string }>) =>
  getQuery(api, `${STORE}/manage/goods`, { params: { path: { schoolId }, query: inLanguage(query) } });

/** How a school sells, for who runs it. */
export const storeSettingsQuery = (api: Api, { schoolId, ...query }: In<{ schoolId: string }>) =>
  getQuery(api, `${STORE}/manage/settings`, { params: { path: { schoolId }, query: inLanguage(query) } });

/** An invoice or credit note of one's own orders, or any for who runs the school. */
export const invoiceQuery = (
  api: Api,
  { schoolId, invoiceId, ...query }: In<{ schoolId: string; invoiceId: string }>,
) =>
  getQuery(api, `${STORE}/invoices/{invoiceId}`, {
    params: { path: { schoolId, invoiceId }, query: inLanguage(query) },
  });

/** The books of a school over a period, for who runs it. */
export const storeBooksQuery = (
  api: Api,
  { schoolId, ...query }: In<{ schoolId: string } & QueryOf<'getStoreBooks'>>,
) => getQuery(api, `${STORE}/manage/books`, { params: { path: { schoolId }, query: inLanguage(query) } });

/** The vouchers of a school, for who runs it. */
export const vouchersQuery = (api: Api, { schoolId, ...query }: In<{ schoolId: string }>) =>
  getQuery(api, `${STORE}/manage/vouchers`, { params: { path: { schoolId }, query: inLanguage(query) } });

/** How a school takes money, for who runs it. */
export const paymentSettingsQuery = (api: Api, { schoolId, ...query }: In<{ schoolId: string }>) =>
  getQuery(api, `${STORE}/manage/payments`, { params: { path: { schoolId }, query: inLanguage(query) } });
