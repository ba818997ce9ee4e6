import type { Transaction } from '../../database/pool.ts';

/** Bulletins that run or are to come, the newest first. */
export const listCurrentBulletins = (tx: Transaction, schoolId: string, now: Date, limit: number) =>
  tx
    .selectFrom('bulletin')
    .select(['id', 'content', 'start_time', 'end_time'])
    .where('school_id', '=', schoolId)
    .where('status', '=', 1)
    .where('end_time', '>=', now)
    .orderBy('start_time', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
