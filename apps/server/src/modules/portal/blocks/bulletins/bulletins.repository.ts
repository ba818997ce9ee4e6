import type { Transaction } from '../../../../database/pool.ts';

/** Bulletins that are running, the newest first. */
export const listRunningBulletins = (tx: Transaction, schoolId: string, now: Date, limit: number) =>
  tx
    .selectFrom('bulletin')
    .select(['id', 'content', 'start_time'])
    .where('school_id', '=', schoolId)
    .where('status', '=', 1)
    .where('start_time', '<=', now)
    .where('end_time', '>=', now)
    .orderBy('start_time', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
