import type { BasketVoucher } from '@stoa/api/schema';
import type { Currency } from '../../database/tables.ts';

/** What the rules read of a voucher. */
export interface VoucherTerms {
  percent: number | null;
  amount: number | null;
  currency: Currency | null;
  starts_at: Date | null;
  ends_at: Date | null;
  uses_max: number | null;
  uses: number;
  goods_ids: readonly string[];
  withdrawn_at: Date | null;
  is_used: boolean;
}
export type VoucherProblem = NonNullable<BasketVoucher['problem']>;

/** What somebody typed as it is stored: in capitals, without blanks. */
export const cleanCode = (typed: string): string => typed.replaceAll(/\s/g, '').toUpperCase();

/** Why a voucher takes nothing off these goods now; undefined where it does. What nobody can solve comes first. */
export function voucherProblem(
  voucher: VoucherTerms | undefined,
  goodsIds: readonly string[],
  currency: Currency,
  now: Date,
): VoucherProblem | undefined {
  if (!voucher || voucher.withdrawn_at) return 'unknown';
  if (voucher.is_used) return 'usedByYou';
  if (voucher.starts_at && voucher.starts_at > now) return 'notYet';
  if (voucher.ends_at && voucher.ends_at <= now) return 'over';
  if (voucher.uses_max !== null && voucher.uses >= voucher.uses_max) return 'usedUp';
  if (voucher.goods_ids.length > 0 && !goodsIds.some((id) => voucher.goods_ids.includes(id)))
    return 'notForThese';
  return voucher.currency !== null && voucher.currency !== currency ? 'otherCurrency' : undefined;
}

/**
 * What a voucher takes off each price, in their order: a share of each that it is for, or its amount spread over them, at
 * most all of them.
 */
export function discountsOf(
  { percent, amount, goods_ids }: Pick<VoucherTerms, 'percent' | 'amount' | 'goods_ids'>,
  prices: readonly { goodsId: string; amount: number }[],
): number[] {
  const meant = prices.map((price) =>
    goods_ids.length === 0 || goods_ids.includes(price.goodsId) ? price.amount : 0,
  );
  if (percent !== null) return meant.map((price) => Math.round((price * percent) / 100));
  const sum = meant.reduce((total, price) => total + price, 0);
  const off = Math.min(amount ?? 0, sum);
  // Each gets what is due until it, without what those before it got: together they are the amount.
  let until = 0;
  let given = 0;
  return meant.map((price) => {
    until += price;
    const due = sum === 0 ? 0 : Number((BigInt(off) * BigInt(until)) / BigInt(sum));
    const own = due - given;
    given = due;
    return own;
  });
}
