import type { Basket, BasketLine, Order, ShopGoods, StoreGoods, StoreSettings } from '@stoa/api/schema';
import { may } from '../../core/acl/authorize.ts';
import { presentPerson } from '../../core/people/people.presenter.ts';
import type { Wording } from '../../core/schools/caller.ts';
import type { Currency, InvoiceKind, Translations } from '../../database/tables.ts';
import type { Viewer } from '../../http/context.ts';
import { textIn, translate } from '../../i18n/translate.ts';
import { resourceUrl } from '../resources/resource-card.ts';
import type { listInvoices } from './invoices.repository.ts';
import type { LineRow, OrderRow } from './orders.repository.ts';
import { methodsOf, presentCardPayment } from './payments/payments.presenter.ts';
import type { CardPaymentRow, CardRefundRow, PaymentSettingsRow } from './payments/payments.repository.ts';
import type { listRefunds } from './refunds.repository.ts';
import { LINE_AMOUNT_MAX, seatsOf, type SeatCounts } from './seats.policy.ts';
import { leftOf, priceList, rateOf, sharedCurrencies, stateOf, taxIn, type Wanted } from './store.policy.ts';
import type { GoodsRow, SettingsRow } from './store.repository.ts';
import { discountsOf, voucherProblem, type VoucherTerms } from './vouchers.policy.ts';

const urlOf = ({ id, shown_id, school_id, type }: GoodsRow) =>
  shown_id && type !== null
    ? resourceUrl({ id: shown_id, school_id, type })
    : `/order/${school_id}?goods=${id}`;

/** What kind of resource goods are themselves. */
const typeOf = ({ seats_of_id, type }: GoodsRow) => (seats_of_id === null ? type : null) as ShopGoods['type'];

/** What seats are of; nothing for other goods. */
const presentSeatGoods = ({ seats_of_id }: GoodsRow): Pick<ShopGoods, 'seats'> =>
  seats_of_id === null ? {} : { seats: { goodsId: seats_of_id } };

/** For how long goods open the VIP zone; null for others. */
const lengthOf = ({ vip_months, vip_days }: GoodsRow) =>
  vip_months === null || vip_days === null ? null : { months: vip_months, days: vip_days };

/** Goods as buyers see them. */
export function presentShopGoods(
  row: GoodsRow,
  viewer: Viewer | undefined,
  currency: Currency,
  { language, schoolDefault, now }: Wording,
): ShopGoods {
  const title = translate(row.title, language, schoolDefault);
  return {
    id: row.id,
    resourceId: row.sold_id,
    type: typeOf(row),
    vip: lengthOf(row),
    ...presentSeatGoods(row),
    ...(row.bundle_parts
      ? {
          bundle: row.bundle_parts.map(({ goodsId, id, type, title: partTitle }) => ({
            goodsId,
            title: textIn(partTitle, language, schoolDefault),
            type: type as NonNullable<ShopGoods['type']>,
            url: resourceUrl({ id, school_id: row.school_id, type }),
          })),
        }
      : {}),
    title: title.text,
    summary: translate(row.summary, title.language, schoolDefault).text,
    coverUrl: row.cover_url || null,
    prices: priceList(row.prices, currency),
    left: leftOf(row),
    personMax: row.person_max,
    saleStartsAt: row.sale_starts_at?.toISOString() ?? null,
    saleEndsAt: row.sale_ends_at?.toISOString() ?? null,
    state: stateOf(row, viewer, now),
    url: urlOf(row),
  };
}

type Rates = Pick<SettingsRow, 'standard_rate' | 'reduced_rate'>;

/** What goods cost in a currency, seats all together; at most what a line can cost. */
export const priceOf = ({ prices }: Pick<GoodsRow, 'prices'>, { currency, seats }: Wanted): number =>
  Math.min((prices[currency] ?? 0) * (seats ?? 1), LINE_AMOUNT_MAX);

/** What goods cost in a currency after what a voucher takes off, with the tax in it. */
export function amountsOf(row: GoodsRow, wanted: Wanted, rates: Rates, discount: number) {
  const amount = priceOf(row, wanted) - discount;
  const taxRate = rateOf(row.tax_class, rates);
  return { amount, discount, taxRate, tax: taxIn(amount, taxRate) };
}

/** A basket at the prices of now. */
export function presentBasket(
  rows: readonly GoodsRow[],
  chosen: {
    currency: Currency;
    voucher: { code: string; row: VoucherTerms | undefined } | null;
    counts: SeatCounts;
  },
  settings: Rates & Pick<SettingsRow, 'currency' | 'order_enabled'>,
  viewer: Viewer,
  { language, schoolDefault, now }: Wording,
): Basket {
  const shared = sharedCurrencies(rows, settings.currency);
  const currency = shared.includes(chosen.currency) ? chosen.currency : settings.currency;
  const ids = rows.map(({ id }) => id);
  const { row: voucher } = chosen.voucher ?? {};
  const problem = chosen.voucher ? voucherProblem(voucher, ids, currency, now) : undefined;
  const wantedOf = (row: GoodsRow) => ({ currency, seats: seatsOf(row, chosen.counts) });
  const prices = rows.map((row) => ({ goodsId: row.id, amount: priceOf(row, wantedOf(row)) }));
  const discounts = voucher && !problem ? discountsOf(voucher, prices) : [];
  const lines = rows.map((row, index): BasketLine => {
    const wanted = wantedOf(row);
    return {
      goodsId: row.id,
      title: textIn(row.title, language, schoolDefault),
      state: stateOf(row, viewer, now, wanted),
      ...amountsOf(row, wanted, settings, discounts[index] ?? 0),
      url: urlOf(row),
      ...(wanted.seats === null ? {} : { seats: wanted.seats }),
    };
  });
  const buyable = lines.filter(({ state }) => state === 'available');
  return {
    currency,
    currencies: shared.length > 0 ? shared : [currency],
    lines,
    voucher: chosen.voucher && {
      code: chosen.voucher.code,
      discount: buyable.reduce((sum, { discount }) => sum + discount, 0),
      problem: problem ?? null,
    },
    total: buyable.reduce((sum, { amount }) => sum + amount, 0),
    tax: buyable.reduce((sum, { tax }) => sum + tax, 0),
    canOrder:
      settings.order_enabled && lines.length > 0 && buyable.length === lines.length && problem === undefined,
  };
}

const NUMBER_DIGITS = 5;

/** The number of an invoice as people read it. */
export const numberOf = ({ kind, year, number }: { kind: InvoiceKind; year: number; number: number }) =>
  `${kind === 'creditNote' ? 'C' : ''}${year}-${String(number).padStart(NUMBER_DIGITS, '0')}`;

/** What stands beside orders, of all of them. */
export interface BesideOrders {
  lines: readonly LineRow[];
  refunds: Awaited<ReturnType<typeof listRefunds>>;
  invoices: Awaited<ReturnType<typeof listInvoices>>;
  settings: Pick<SettingsRow, 'bank'> | undefined;
  payments: PaymentSettingsRow | undefined;
  cardPayments: readonly CardPaymentRow[];
  cardRefunds: readonly CardRefundRow[];
}

/** What became of the seats of a line; nothing for other goods. */
const presentSeatSums = ({ seats, seat_sums }: LineRow): Pick<Order['lines'][number], 'seats'> =>
  seats === null || !seat_sums
    ? {}
    : {
        seats: {
          bought: seats,
          ...seat_sums,
          free: seats - seat_sums.redeemed - seat_sums.withdrawn,
        },
      };

/** An order for its buyer, and for who runs the school. */
export function presentOrder(
  row: OrderRow,
  { lines, refunds, invoices, settings, payments, ...card }: BesideOrders,
  viewer: Viewer,
  { language, schoolDefault }: Wording,
): Order {
  const isOpen = row.state === 'awaitingPayment';
  const isManager = may(viewer, 'SCHOOL_SETTINGS', row.school_id);
  const isOwn = ({ order_id }: { order_id: string }) => order_id === row.id;
  const methods = methodsOf(payments);
  const cardPayments = card.cardPayments.filter(isOwn);
  const cardRefund = card.cardRefunds.find(isOwn);
  return {
    id: row.id,
    schoolId: row.school_id,
    reference: row.reference,
    state: row.state,
    person: row.account_id
      ? presentPerson({
          id: row.account_id,
          real_name: row.real_name ?? '',
          nick_name: row.nick_name ?? '',
          avatar_url: row.avatar_url ?? '',
        })
      : null,
    lines: lines.filter(isOwn).map((line) => ({
      goodsId: line.goods_id,
      title: textIn(line.title, language, schoolDefault),
      amount: line.amount,
      tax: line.tax,
      taxRate: line.tax_rate,
      discount: line.discount,
      refunded: line.refunded,
      endedAt: line.ended_at?.toISOString() ?? null,
      url:
        line.resource_id && line.type !== null
          ? resourceUrl({ id: line.resource_id, school_id: row.school_id, type: line.type })
          : null,
      ...presentSeatSums(line),
    })),
    currency: row.currency,
    total: row.total,
    tax: row.tax,
    buyer: row.buyer,
    termsVersion: row.terms_version,
    placedAt: row.placed_at.toISOString(),
    paidAt: row.paid_at?.toISOString() ?? null,
    cancelledAt: row.cancelled_at?.toISOString() ?? null,
    lapsesAt: (isOpen && row.lapses_at?.toISOString()) || null,
    lapsed: row.lapsed,
    voucher: row.voucher,
    refunded: row.refunded,
    refunds: refunds.filter(isOwn).map(({ id, amount, tax, reason, made_at }) => ({
      id,
      amount,
      tax,
      reason,
      madeAt: made_at.toISOString(),
    })),
    invoices: invoices.filter(isOwn).map((invoice) => ({
      id: invoice.id,
      kind: invoice.kind,
      number: numberOf(invoice),
      issuedAt: invoice.issued_at.toISOString(),
    })),
    transfer: isOpen && settings && methods.includes('transfer') ? settings.bank : null,
    paidBy: row.paid_by,
    cardPayments: cardPayments.map((payment) => presentCardPayment(payment, isManager)),
    cardRefund:
      cardRefund && cardRefund.state !== 'booked' && (isManager || cardRefund.state === 'pending')
        ? {
            id: cardRefund.id,
            state: cardRefund.state,
            amount: cardRefund.amount,
            madeAt: cardRefund.made_at.toISOString(),
          }
        : null,
    abilities: {
      payByCard:
        isOpen &&
        row.account_id === viewer.accountId &&
        methods.includes('card') &&
        !cardPayments.some(({ state }) => state === 'processing'),
      resumeRefund: isManager && cardRefund?.state === 'pending',
      cancel: isOpen,
      confirm: isOpen && isManager,
      refund:
        isManager && row.paid_at !== null && row.refunded < row.total && cardRefund?.state !== 'pending',
    },
  };
}

/** A VIP package as it is edited; null for other goods. */
function presentPackage(row: GoodsRow): StoreGoods['vip'] {
  const length = lengthOf(row);
  if (!length) return null;
  return { ...presentWords(row.vip_name, row.vip_introduction), ...length };
}

/** A bundle as it is edited; nothing for other goods. */
const presentBundle = ({ bundle_id, bundle_parts, ...row }: GoodsRow): Pick<StoreGoods, 'bundle'> =>
  bundle_id === null
    ? {}
    : {
        bundle: {
          ...presentWords(row.bundle_name, row.bundle_introduction),
          goodsIds: (bundle_parts ?? []).map(({ goodsId }) => goodsId),
        },
      };

/** What goods that are no resource say of themselves. */
function presentWords(name: Translations | null, introduction: Translations | null) {
  const isIntroduced = Object.keys(introduction ?? {}).length > 0;
  return { name: name ?? {}, ...(isIntroduced ? { introduction: introduction ?? {} } : {}) };
}

/** Goods for who runs the school. */
export const presentStoreGoods = (
  row: GoodsRow,
  currency: Currency,
  { language, schoolDefault }: Wording,
): StoreGoods => ({
  id: row.id,
  version: row.version,
  resourceId: row.sold_id,
  type: typeOf(row),
  vip: presentPackage(row),
  ...presentSeatGoods(row),
  ...presentBundle(row),
  title: textIn(row.title, language, schoolDefault),
  prices: priceList(row.prices, currency),
  taxClass: row.tax_class,
  stock: row.stock,
  taken: row.taken,
  personMax: row.person_max,
  saleStartsAt: row.sale_starts_at?.toISOString() ?? null,
  saleEndsAt: row.sale_ends_at?.toISOString() ?? null,
  status: row.status,
});

/** How a school sells; before anything was set, that it does not. */
export const presentSettings = (row: SettingsRow | undefined, currency: Currency): StoreSettings => ({
  version: row?.version ?? 0,
  orderEnabled: row?.order_enabled ?? false,
  currency: row?.currency ?? currency,
  seller: row?.seller ?? { name: '', address: '', taxNumber: '' },
  bank: row?.bank ?? { holder: '', account: '', bic: '', bankName: '', note: '' },
  standardRate: row?.standard_rate ?? 0,
  reducedRate: row?.reduced_rate ?? 0,
  terms: row?.terms ?? '',
  lapseDays: row?.lapse_days ?? null,
});
