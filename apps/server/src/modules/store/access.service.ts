import type { Transaction } from '../../database/pool.ts';
import { grantSeat, takeSeat } from '../class/enrolment.service.ts';
import { grantReservation, takeReservation } from '../live/reservation.service.ts';
import { listClosed, listOpened } from './access.repository.ts';
import type { GoodsKindName } from './goods-kinds.repository.ts';
import { listHolders, listLost, type SeatOpening } from './seats.repository.ts';
import { addTerms, closeZone, lockPeople, lockPerson, takeTerms } from './vip.repository.ts';

/** Whose what was bought is, and what it is. */
interface Bought {
  schoolId: string;
  resourceId: string;
  accountId: string;
}

/** What a purchase does where the paid line is not all that there is to it. Both change nothing when done again. */
interface Door {
  open(tx: Transaction, bought: Bought, now: Date): Promise<unknown>;
  close(tx: Transaction, bought: Bought, now: Date): Promise<unknown>;
}

/** The paid line itself is asked for. */
const BY_LINE: Door = { open: () => Promise.resolve(), close: () => Promise.resolve() };

const DOORS: Readonly<Record<GoodsKindName, Door>> = {
  class: {
    open: (tx, { resourceId: classId, ...whose }, now) => grantSeat(tx, { ...whose, classId }, now),
    close: (tx, { resourceId: classId, accountId }) => takeSeat(tx, { classId, accountId }),
  },
  exam: BY_LINE,
  live: {
    open: (tx, { resourceId: liveId, ...whose }, now) => grantReservation(tx, { ...whose, liveId }, now),
    close: (tx, { resourceId: liveId, ...whose }, now) => takeReservation(tx, { ...whose, liveId }, now),
  },
  topic: BY_LINE,
};

interface Buyer {
  schoolId: string;
  accountId: string;
  orderId: string;
}

/** Lines of an order that are closed. */
interface Ended extends Pick<Buyer, 'schoolId' | 'orderId'> {
  positions: readonly number[];
}

/** Opens what was bought, once. @throws {Problem} CLASS_FULL */
export async function giveAccess(
  tx: Transaction,
  { schoolId, accountId, orderId }: Buyer,
  now: Date,
): Promise<void> {
  // Other goods may open the same: who closes it at the same time waits, and sees that this is paid.
  await lockPerson(tx, accountId);
  for (const { resource_id: resourceId, kind } of await listOpened(tx, orderId))
    await DOORS[kind].open(tx, { schoolId, resourceId, accountId }, now);
  await addTerms(tx, { orderId, accountId }, now);
}

/** Opens what a seat is for, for who has redeemed it and is locked. @throws {Problem} CLASS_FULL */
export async function openSeat(
  tx: Transaction,
  openings: readonly Pick<SeatOpening, 'id' | 'kind'>[],
  whose: Omit<Bought, 'resourceId'>,
  now: Date,
): Promise<void> {
  for (const { id: resourceId, kind } of openings) await DOORS[kind].open(tx, { ...whose, resourceId }, now);
}

/**
 * Closes what lines of an order opened that are closed now, for their buyer and those who redeemed seats of them; what
 * another line opens for a person they keep.
 */
export async function takeAccess(
  tx: Transaction,
  { schoolId, accountId, orderId, positions }: Ended & { accountId: string | null },
  now: Date,
): Promise<void> {
  // All at once and in one order: two refunds do not wait for each other.
  const holders = await listHolders(tx, orderId, positions);
  await lockPeople(tx, [...holders, ...(accountId === null ? [] : [accountId])]);
  for (const { account_id: holder, resource_id: resourceId, kind } of await listLost(tx, orderId, positions))
    await DOORS[kind].close(tx, { schoolId, resourceId, accountId: holder }, now);
  // Nobody is left to close anything for where the account was erased.
  if (accountId === null) return;
  for (const { resource_id: resourceId, kind } of await listClosed(tx, { orderId, accountId, positions }))
    await DOORS[kind].close(tx, { schoolId, resourceId, accountId }, now);
  if (await takeTerms(tx, { orderId, accountId }, now)) await closeZone(tx, accountId, now);
}
