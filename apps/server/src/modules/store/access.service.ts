import type { Transaction } from '../../database/pool.ts';
import { grantSeat, takeSeat } from '../class/enrolment.service.ts';
import { grantReservation, takeReservation } from '../live/reservation.service.ts';
import { listClosed, listOpened } from './access.repository.ts';
import type { GoodsKindName } from './goods-kinds.repository.ts';
import { addTerms, closeZone, lockPerson, takeTerms } from './vip.repository.ts';

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

/** Closes what lines of an order opened that are closed now; what another line opens for the person they keep. */
export async function takeAccess(
  tx: Transaction,
  { schoolId, accountId, orderId, positions }: Buyer & { positions: readonly number[] },
  now: Date,
): Promise<void> {
  await lockPerson(tx, accountId);
  for (const { resource_id: resourceId, kind } of await listClosed(tx, { orderId, accountId, positions }))
    await DOORS[kind].close(tx, { schoolId, resourceId, accountId }, now);
  if (await takeTerms(tx, { orderId, accountId }, now)) await closeZone(tx, accountId, now);
}
