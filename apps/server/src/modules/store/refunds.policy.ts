import type { RefundInput } from '@stoa/api/schema';
import { Problem } from '../../http/problem.ts';
import type { LineRow, OrderRow } from './orders.repository.ts';
import { seatsPaidBack } from './seats.policy.ts';
import { invalid } from './store.policy.ts';
import type { RefundPart } from './refunds.repository.ts';

/** What of a line is paid back with its tax; after the last part all of its tax is. */
export function refundedTax(
  { amount, tax, refunded, refunded_tax }: Pick<LineRow, 'amount' | 'tax' | 'refunded' | 'refunded_tax'>,
  back: number,
): number {
  return amount === 0 ? 0 : Math.round((tax * (refunded + back)) / amount) - refunded_tax;
}

/**
 * The parts of lines that a request pays back.
 * @throws {Problem} CONFLICT for an order that is not paid or of which somebody has paid back meanwhile,
 * and for more seats than nobody has redeemed, VALIDATION_FAILED for a line twice, one that is not there, and for more than is left of one
 */
export function partsOf(
  input: Pick<RefundInput, 'lines' | 'refunded'>,
  order: Pick<OrderRow, 'state' | 'refunded'>,
  lines: readonly LineRow[],
): RefundPart[] {
  if (order.state !== 'paid' && order.state !== 'partlyRefunded')
    throw new Problem('CONFLICT', { reason: order.state });
  // Two who pay back the same at once: the second looks again.
  if (order.refunded !== input.refunded) throw new Problem('CONFLICT', { reason: 'refunded-meanwhile' });
  if (new Set(input.lines.map(({ line }) => line)).size < input.lines.length)
    throw invalid('lines', 'uniqueItems', 'one a line of the order');
  return input.lines.map(({ line: position, amount }, index) => {
    const line = lines[position];
    if (!line) throw invalid(`lines/${index}/line`, 'enum', 'must be a line of the order');
    if (amount > line.amount - line.refunded)
      throw invalid(`lines/${index}/amount`, 'maximum', 'more than is left of this line');
    requireUnredeemed(line, line.refunded + amount);
    return { position, amount, tax: refundedTax(line, amount) };
  });
}

/**
 * Seats that somebody has redeemed are paid back with their whole line alone.
 * @throws {Problem} CONFLICT
 */
function requireUnredeemed({ amount, seats, seat_sums }: LineRow, refunded: number): void {
  if (!seats || !seat_sums || refunded === amount) return;
  if (seatsPaidBack({ amount, seats }, refunded) > seats - seat_sums.redeemed)
    throw new Problem('CONFLICT', { reason: 'seats-redeemed' });
}

/**
 * Parts that pay back exactly an amount: as they are wanted, and where less than that is left of a line, of the next that
 * has some left.
 */
export function fittingParts(
  wanted: readonly RefundPart[],
  amount: number,
  lines: readonly LineRow[],
): RefundPart[] {
  const back = lines.map(() => 0);
  let open = amount;
  const take = (position: number, most: number) => {
    const line = lines[position];
    if (!line) return;
    const before = back[position] ?? 0;
    const more = Math.max(0, Math.min(open, most, line.amount - line.refunded - before));
    back[position] = before + more;
    open -= more;
  };
  for (const part of wanted) take(part.position, part.amount);
  for (const [position] of lines.entries()) take(position, open);
  return lines.flatMap((line, position) => {
    const own = back[position] ?? 0;
    return own > 0 ? [{ position, amount: own, tax: refundedTax(line, own) }] : [];
  });
}
