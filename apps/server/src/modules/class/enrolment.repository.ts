import { sql } from 'kysely';
import type { Transaction } from '../../database/pool.ts';

/** What one learner adds to what 'hottest' sorts by; the demo content counts the same. */
const HOT_SCORE_PER_LEARNER = 12;

interface Seat {
  class_id: string;
  school_id: string;
  account_id: string;
}

/** Writes an enrolment down. @returns undefined where it stood already */
export const insertEnrolment = (tx: Transaction, seat: Seat, now: Date) =>
  tx
    .insertInto('enrollment')
    .values({ ...seat, enrolled_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('enrolled_at')
    .executeTakeFirst();

/** @returns whether there was one */
export async function deleteEnrolment(tx: Transaction, classId: string, accountId: string): Promise<boolean> {
  const gone = await tx
    .deleteFrom('enrollment')
    .where('class_id', '=', classId)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return gone.numDeletedRows > 0n;
}

/** Takes a seat where one is free: one statement, so that the last goes to one person. @returns undefined when the class is full */
export const takeSeat = (tx: Transaction, classId: string) =>
  tx
    .updateTable('class')
    .set({ seats_taken: sql`seats_taken + 1` })
    .where('resource_id', '=', classId)
    .where((eb) => eb.or([eb('capacity', 'is', null), eb('seats_taken', '<', eb.ref('capacity'))]))
    .returning(['capacity', 'seats_taken'])
    .executeTakeFirst();

export const freeSeat = (tx: Transaction, classId: string) =>
  tx
    .updateTable('class')
    .set({ seats_taken: sql`greatest(0, seats_taken - 1)` })
    .where('resource_id', '=', classId)
    .returning(['capacity', 'seats_taken'])
    .executeTakeFirstOrThrow();

/** Counts a learner more or less; the resource's cards and its place among the hottest follow. */
export const countLearner = (tx: Transaction, classId: string, difference: 1 | -1) =>
  tx
    .updateTable('resource')
    .set({
      learner_count: sql`greatest(0, learner_count + ${difference})`,
      hot_score: sql`greatest(0, hot_score + ${difference * HOT_SCORE_PER_LEARNER})`,
    })
    .where('id', '=', classId)
    .returning('learner_count')
    .executeTakeFirstOrThrow();
