import type { JobHandler, Jobs } from '../../core/jobs/jobs.ts';
import type { Services } from '../../core/services.ts';
import type { Transaction } from '../../database/pool.ts';
import { publish } from '../../platform/bus.repository.ts';
import { notify } from '../notifications/notify.ts';
import { cancellationEntries } from './books.policy.ts';
import { findOrdered, post } from './books.repository.ts';
import { listLines, lockOrder, markCancelled, type OrderRow } from './orders.repository.ts';
import { planClosing } from './payments/close-checkouts.ts';
import { withdrawSeats } from './seats.repository.ts';
import { countTaken, holdGoods, type SettingsRow } from './store.repository.ts';
import { giveVoucherBack } from './vouchers.repository.ts';

/** Cancels an order that nobody has paid in time. */
export const LAPSE_JOB = 'store.lapse';

const DAY_MS = 86_400_000;

/** When an order that is placed now lapses; null for never. */
export const lapseInstant = ({ lapse_days }: Pick<SettingsRow, 'lapse_days'>, now: Date): Date | null =>
  lapse_days === null ? null : new Date(now.getTime() + lapse_days * DAY_MS);

/** Lets an order lapse unless it is paid until then. */
export const planLapse = (
  jobs: Pick<Jobs, 'add'>,
  tx: Transaction,
  { schoolId, accountId, orderId }: { schoolId: string; accountId: string; orderId: string },
  lapsesAt: Date,
) => jobs.add(tx, { kind: LAPSE_JOB, accountId, schoolId, input: { orderId }, runAt: lapsesAt });

/**
 * Cancels an order that is locked and waits for its payment: what was kept for it can be bought by others, and its voucher
 * be used again.
 * @param madeBy null where it lapses
 */
export async function release(
  tx: Transaction,
  { id: orderId, school_id: schoolId, currency, total }: OrderRow,
  { madeBy, now }: { madeBy: string | null; now: Date },
): Promise<void> {
  const lines = await listLines(tx, [orderId]);
  await holdGoods(
    tx,
    lines.flatMap(({ goods_id }) => goods_id ?? []),
  );
  await countTaken(
    tx,
    lines.flatMap(({ goods_id, seats }) => (goods_id ? [{ goodsId: goods_id, count: -(seats ?? 1) }] : [])),
  );
  await giveVoucherBack(tx, orderId);
  await markCancelled(tx, orderId, madeBy === null, now);
  await withdrawSeats(tx, orderId, now);
  const ordered = await findOrdered(tx, orderId);
  await post(
    tx,
    { schoolId, kind: 'cancellation', orderId, currency, madeBy, reverses: ordered?.id },
    cancellationEntries(total),
    now,
  );
  await publish(tx, { type: 'school.changed', schoolId });
}

/** Cancels an order whose time is up, and tells its buyer; one that is paid or cancelled stays as it is. */
export const lapse =
  ({ database, clock, jobs }: Pick<Services, 'database' | 'clock' | 'jobs'>): JobHandler =>
  async ({ input, accountId, schoolId }) => {
    if (!schoolId) return;
    const { orderId } = input as { orderId: string };
    await database.write({ schoolId, accountId }, async (tx) => {
      const now = clock.now();
      const row = await lockOrder(tx, orderId);
      if (row?.state !== 'awaitingPayment') return;
      await release(tx, row, { madeBy: null, now });
      await planClosing(jobs, tx, { schoolId, accountId, orderId });
      if (row.account_id)
        await notify(tx, {
          accountId: row.account_id,
          schoolId,
          kind: 'orderLapsed',
          params: { orderId, reference: row.reference },
          now,
        });
    });
  };
