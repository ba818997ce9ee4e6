import type { JobHandler, Jobs } from '../../../core/jobs/jobs.ts';
import type { Services } from '../../../core/services.ts';
import type { Transaction } from '../../../database/pool.ts';
import { connect } from './connection.ts';
import { findPaymentSettings, listCardPayments } from './payments.repository.ts';
import { ProviderError } from './provider.ts';

/** Closes the pages of the provider on which an order could still be paid. */
export const CLOSE_JOB = 'store.closeCheckouts';

/** Lets nobody pay an order by card that does not wait for it any more. What is paid nevertheless goes back. */
export async function planClosing(
  jobs: Pick<Jobs, 'add'>,
  tx: Transaction,
  { schoolId, accountId, orderId }: { schoolId: string; accountId: string; orderId: string },
): Promise<void> {
  const payments = await listCardPayments(tx, [orderId]);
  if (payments.some(({ state }) => state === 'open'))
    await jobs.add(tx, { kind: CLOSE_JOB, accountId, schoolId, input: { orderId } });
}

/** Closes the open pages of an order. One that is paid or closed already is left as it is. */
export const closeCheckouts =
  (services: Pick<Services, 'database' | 'config' | 'secrets'>): JobHandler =>
  async ({ input, schoolId }) => {
    if (!schoolId) return;
    const { orderId } = input as { orderId: string };
    const { open, settings } = await services.database.read({ schoolId }, async (tx) => ({
      open: (await listCardPayments(tx, [orderId])).filter(({ state }) => state === 'open'),
      settings: await findPaymentSettings(tx),
    }));
    const provider = connect(services, settings);
    for (const { session_id } of open)
      if (session_id)
        await provider?.close(session_id).catch((error: unknown) => {
          // Refused: it is closed or paid, of which the provider tells.
          if (!(error instanceof ProviderError) || error.reason === 'unavailable') throw error;
        });
  };
