import type { SeatWish } from '@stoa/api/schema';
import type { SeatOpening, SeatRow } from './seats.repository.ts';

/** The most that one line costs, in the smallest unit. */
export const LINE_AMOUNT_MAX = 99_999_999;

/** How many seats of which goods are wanted. */
export type SeatCounts = Readonly<Record<string, number>>;

export const countsOf = (wishes: readonly SeatWish[] = []): SeatCounts =>
  Object.fromEntries(wishes.map(({ goodsId, count }) => [goodsId, count]));

/** How many seats of goods are wanted; null for goods that are no seats. */
export const seatsOf = (
  goods: { id: string; seats_of_id: string | null },
  counts: SeatCounts,
): number | null => (goods.seats_of_id === null ? null : (counts[goods.id] ?? 1));

/** How many of the seats of a line are paid back in whole once an amount of it is. */
export const seatsPaidBack = (line: { amount: number; seats: number }, refunded: number): number =>
  line.amount === 0 ? 0 : Math.floor((refunded * line.seats) / line.amount);

/** Why somebody cannot have a seat. */
export type SeatProblem =
  | 'unknown'
  | 'notPaid'
  | 'withdrawn'
  | 'redeemed'
  | 'redeemedByYou'
  | 'owned'
  | 'over'
  | 'notForYou';

/** Why a seat cannot be redeemed by somebody; undefined where it can. */
export function seatProblem(
  seat: Pick<SeatRow, 'state' | 'account_id' | 'redeemed_at' | 'withdrawn_at'>,
  accountId: string,
): SeatProblem | undefined {
  if (seat.withdrawn_at) return 'withdrawn';
  if (seat.redeemed_at) return seat.account_id === accountId ? 'redeemedByYou' : 'redeemed';
  return seat.state === 'paid' || seat.state === 'partlyRefunded' ? undefined : 'notPaid';
}

/** Why somebody has nothing of what a seat opens; undefined where they have. */
export function openingProblem(
  resources: readonly Pick<SeatOpening, 'is_held' | 'is_there' | 'is_meant'>[],
): SeatProblem | undefined {
  if (!resources.some(({ is_there }) => is_there)) return 'over';
  if (resources.every(({ is_held }) => is_held)) return 'owned';
  return resources.every(({ is_meant }) => is_meant) ? undefined : 'notForYou';
}
