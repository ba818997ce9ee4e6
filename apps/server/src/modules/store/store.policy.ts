import type { Basket, SalePrice } from '@stoa/api/schema';
import type { Currency, Prices, TaxClass } from '../../database/tables.ts';
import { isMember, type Viewer } from '../../http/context.ts';
import { Problem } from '../../http/problem.ts';
import { LINE_AMOUNT_MAX } from './seats.policy.ts';

type GoodsState = Basket['lines'][number]['state'];

/** Rates are hundredths of a percent. */
const WHOLE_RATE = 10_000;

/** What the rules read of goods, and of the viewer's place beside them. */
export interface GoodsTerms {
  school_id: string;
  prices: Prices;
  tax_class: TaxClass;
  stock: number | null;
  taken: number;
  sale_starts_at: Date | null;
  sale_ends_at: Date | null;
  status: 'onSale' | 'withdrawn';
  /** Whether what is sold is there for people, and has not ended. */
  is_open: boolean;
  /** Whether it is meant for members, and for others. */
  is_for_members: boolean;
  is_for_others: boolean;
  /** Seats that are neither taken nor kept for orders; null for any number. */
  seats_left: number | null;
  is_owned: boolean;
  /** An exam whose attempts the viewer has had. */
  is_used_up: boolean;
  is_ordered: boolean;
  /** How many one person may buy; null for any number. */
  person_max: number | null;
  /** How many the viewer has bought or ordered, without what was cancelled or paid back. */
  bought: number;
  membership_status: 'valid' | 'disabled' | null;
}

/** What is wanted of goods. */
export interface Wanted {
  currency: Currency;
  /** How many seats; null for other goods. */
  seats: number | null;
}

/** How many can still be bought; null for any number. */
export function leftOf({ stock, taken, seats_left }: GoodsTerms): number | null {
  const bounds = [...(stock === null ? [] : [stock - taken]), ...(seats_left === null ? [] : [seats_left])];
  return bounds.length === 0 ? null : Math.max(0, Math.min(...bounds));
}

/** Whether somebody can buy goods now, or why not: what nobody can solve first. */
export function stateOf(
  goods: GoodsTerms,
  viewer: Viewer | undefined,
  now: Date,
  wanted?: Wanted,
): GoodsState {
  const member = isMember(viewer, goods.school_id);
  if (goods.is_owned) return 'owned';
  if (goods.is_ordered) return 'ordered';
  if (goods.status === 'withdrawn' || !goods.is_open) return 'withdrawn';
  if (!(member ? goods.is_for_members : goods.is_for_others)) return 'notForYou';
  if (!member && goods.membership_status === 'disabled') return 'notForYou';
  if (goods.is_used_up || (goods.person_max !== null && goods.bought >= goods.person_max))
    return 'limitReached';
  if (goods.sale_starts_at && goods.sale_starts_at > now) return 'notYet';
  if (goods.sale_ends_at && goods.sale_ends_at <= now) return 'over';
  if (leftOf(goods) === 0) return 'soldOut';
  if (wanted && goods.prices[wanted.currency] === undefined) return 'otherCurrency';
  return wanted && isTooMany(goods, wanted) ? 'tooMany' : 'available';
}

/** Whether more seats are wanted than are left, than one person may buy, or than a line can cost. */
function isTooMany(goods: GoodsTerms, { seats, currency }: Wanted): boolean {
  if (seats === null) return false;
  const most = Math.min(leftOf(goods) ?? Infinity, (goods.person_max ?? Infinity) - goods.bought);
  return seats > most || (goods.prices[currency] ?? 0) * seats > LINE_AMOUNT_MAX;
}

/** The tax in an amount that includes it, rounded to the smallest unit. */
export const taxIn = (amount: number, rate: number): number =>
  Math.round((amount * rate) / (WHOLE_RATE + rate));

/** The rate of a class of goods. */
export const rateOf = (taxClass: TaxClass, rates: { standard_rate: number; reduced_rate: number }): number =>
  ({ standard: rates.standard_rate, reduced: rates.reduced_rate, zero: 0 })[taxClass];

/** Prices as a list, that of the store's currency first. */
export const priceList = (prices: Prices, first: Currency): SalePrice[] =>
  (Object.entries(prices) as [Currency, number][])
    .map(([currency, amount]) => ({ amount, currency }))
    .sort((one, other) => Number(other.currency === first) - Number(one.currency === first));

/**
 * Prices by currency.
 * @throws {Problem} VALIDATION_FAILED for two of one currency, and where that of the store is missing
 */
export function pricesOf(list: readonly SalePrice[], currency: Currency): Prices {
  const prices: Prices = Object.fromEntries(list.map((price) => [price.currency, price.amount]));
  if (Object.keys(prices).length < list.length) throw invalid('prices', 'uniqueItems', 'one a currency');
  if (prices[currency] === undefined)
    throw invalid('prices', 'required', 'must hold one in the currency of the store');
  return prices;
}

/** Currencies that all goods are sold in, that of the store first. */
export function sharedCurrencies(goods: readonly { prices: Prices }[], first: Currency): Currency[] {
  const all: Currency[] = ['CNY', 'EUR', 'GBP', 'JPY', 'USD'];
  return all
    .filter((currency) =>
      goods.length === 0 ? currency === first : goods.every(({ prices }) => prices[currency] !== undefined),
    )
    .sort((one, other) => Number(other === first) - Number(one === first));
}

/** @throws {Problem} VALIDATION_FAILED for a sale that ends before it begins */
export function requireWindow(startsAt: string | null, endsAt: string | null): void {
  if (startsAt !== null && endsAt !== null && new Date(endsAt) <= new Date(startsAt))
    throw invalid('saleEndsAt', 'range', 'must be after the start');
}

export const invalid = (path: string, rule: string, message: string) =>
  new Problem('VALIDATION_FAILED', { fields: [{ path: `body/${path}`, rule, message }] });
