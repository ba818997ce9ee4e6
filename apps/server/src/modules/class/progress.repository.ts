import { sql } from 'kysely';
import type { Transaction } from '../../database/pool.ts';
import type { Kept } from './learning.ts';

/** What was done offline counts for when it was done, for so long. */
const OFFLINE_MS = 3 * 86_400_000;
/** Time zones begin their days at quarters of an hour. */
const QUARTER_MS = 900_000;

/**
 * Makes the reports of one learner in one class follow each other until the transaction ends: two devices that
 * complete the last two lessons at once would otherwise both miss that the class is done.
 * @returns whether the learner is enrolled
 */
export async function holdEnrolment(tx: Transaction, classId: string, accountId: string): Promise<boolean> {
  const seat = await tx
    .selectFrom('enrollment')
    .select('class_id')
    .where('class_id', '=', classId)
    .where('account_id', '=', accountId)
    .forUpdate()
    .executeTakeFirst();
  return seat !== undefined;
}

/** Keeps how far someone is in a lesson; a completion that stands is never taken back. */
export async function saveProgress(
  tx: Transaction,
  lesson: { id: string; class_id: string; school_id: string },
  accountId: string,
  kept: Kept,
  now: Date,
): Promise<void> {
  await tx
    .insertInto('lesson_progress')
    .values({
      lesson_id: lesson.id,
      class_id: lesson.class_id,
      school_id: lesson.school_id,
      account_id: accountId,
      ...kept,
      updated_at: now,
    })
    .onConflict((conflict) =>
      conflict.columns(['lesson_id', 'account_id']).doUpdateSet((eb) => ({
        position_seconds: eb.ref('excluded.position_seconds'),
        fraction: eb.ref('excluded.fraction'),
        completed_at: sql`coalesce(lesson_progress.completed_at, excluded.completed_at)`,
        device_id: eb.ref('excluded.device_id'),
        client_updated_at: eb.ref('excluded.client_updated_at'),
        updated_at: eb.ref('excluded.updated_at'),
      })),
    )
    .execute();
  const isRecent = now.getTime() - kept.client_updated_at.getTime() < OFFLINE_MS;
  const moment = (isRecent ? kept.client_updated_at : now).getTime();
  await tx
    .insertInto('learning_moment')
    .values({ account_id: accountId, at: new Date(moment - (moment % QUARTER_MS)) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
