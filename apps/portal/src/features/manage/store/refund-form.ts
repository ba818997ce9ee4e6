import type { Order } from '@stoa/api/schema';

/** As the contract bounds it. */
export const REASON_MAX = 500;

/** What is typed: by line of the order, in the smallest unit; null for nothing. */
export type RefundAmounts = readonly (number | null)[];

/** What can still be refunded of each line. */
export const leftOf = ({ lines }: Pick<Order, 'lines'>): number[] =>
  lines.map(({ amount, refunded }) => amount - refunded);

/** The sum of what is typed. */
export const sumOf = (amounts: RefundAmounts): number =>
  amounts.reduce<number>((sum, amount) => sum + (amount ?? 0), 0);

/** The lines of which something is refunded. */
export const refundLines = (amounts: RefundAmounts): { line: number; amount: number }[] =>
  amounts.flatMap((amount, line) => (amount ? [{ line, amount }] : []));

/** The lines of which more seats would be paid back than nobody has redeemed, short of the whole line. */
export const tooManySeats = (order: Pick<Order, 'lines'>, amounts: RefundAmounts): boolean =>
  order.lines.some(({ seats, amount, refunded }, index) => {
    const back = refunded + (amounts[index] ?? 0);
    return (
      seats !== undefined &&
      back < amount &&
      Math.floor((back * seats.bought) / amount) > seats.bought - seats.redeemed
    );
  });

/** The titles of what would be closed by it, because nothing is left of it. */
export const closedBy = (order: Pick<Order, 'lines'>, amounts: RefundAmounts): string[] =>
  order.lines
    .filter((line, index) => {
      const isAll = sumOf(amounts) === sumOf(leftOf(order));
      return (
        line.endedAt === null &&
        (isAll || (line.amount > 0 && line.refunded + (amounts[index] ?? 0) === line.amount))
      );
    })
    .map(({ title }) => title);
