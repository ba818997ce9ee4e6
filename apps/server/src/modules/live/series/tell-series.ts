import type { JobHandler } from '../../../core/jobs/jobs.ts';
import type { Services } from '../../../core/services.ts';
import type { Transaction } from '../../../database/pool.ts';
import { findLive } from '../live.repository.ts';
import { planReminders, notifyReserved } from '../reminders.ts';

/** Plans the reminders of the sessions of a series, or tells who reserved what became of them, one after the other. */
export const LIVE_SERIES_JOB = 'live.series';

type SeriesNews = 'planned' | 'moved' | 'cancelled';
interface Input {
  liveIds: string[];
  news: SeriesNews;
}

/** Lets what follows from a change of several sessions be done after the answer. */
export async function notifySeries(
  { jobs }: Pick<Services, 'jobs'>,
  tx: Transaction,
  scope: { schoolId: string; accountId: string },
  news: SeriesNews,
  liveIds: string[],
): Promise<void> {
  await jobs.add(tx, { kind: LIVE_SERIES_JOB, ...scope, input: { liveIds, news } satisfies Input });
}

/** One session a transaction; who was told is not told again after a failure. */
export const seriesNews =
  (services: Pick<Services, 'database' | 'clock' | 'jobs'>): JobHandler =>
  async ({ input, state, accountId, schoolId }, save) => {
    if (!schoolId) return;
    const { liveIds, news } = input as Input;
    const { done = 0 } = (state as { done?: number } | null) ?? {};
    for (const [index, liveId] of liveIds.entries()) {
      if (index < done) continue;
      await services.database.write({ schoolId, accountId }, async (tx) => {
        const live = await findLive(tx, liveId, undefined);
        if (live && (live.deleted_at === null) === (news !== 'cancelled')) {
          if (news !== 'cancelled') await planReminders(services, tx, live, accountId, services.clock.now());
          if (news !== 'planned')
            await notifyReserved(services, tx, live, { news, startsAt: live.starts_at }, accountId);
        }
        await save({ done: index + 1 }, tx);
      });
    }
  };
