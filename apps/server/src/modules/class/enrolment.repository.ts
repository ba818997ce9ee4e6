import type { Transaction } from '../../database/pool.ts';

interface Seat {
  class_id: string;
  school_id: string;
  account_id: string;
  /** Opened by a VIP membership, and ends with it. */
  by_vip?: boolean;
}

/** The constraint by which a class has no more learners than seats. */
const SEATS = 'class_seats';

/**
 * Writes an enrolment down; the database counts it, so that the last seat goes to one person.
 * @returns undefined where it stood already, 'full' where no seat is free: nothing else can be done in the transaction
 */
export const insertEnrolment = (tx: Transaction, seat: Seat, now: Date) =>
  tx
    .insertInto('enrollment')
    .values({ ...seat, enrolled_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('enrolled_at')
    .executeTakeFirst()
    .catch((error: { constraint?: string }) => {
      if (error.constraint === SEATS) return 'full' as const;
      throw error;
    });

/** Lets a seat outlive the VIP membership that opened it. */
export const storeSeat = (tx: Transaction, classId: string, accountId: string) =>
  tx
    .updateTable('enrollment')
    .set({ by_vip: false })
    .where('class_id', '=', classId)
    .where('account_id', '=', accountId)
    .where('by_vip', '=', true)
    .execute();

/** Removes an enrolment; the database frees its seat. @returns whether there was one */
export async function deleteEnrolment(tx: Transaction, classId: string, accountId: string): Promise<boolean> {
  const gone = await tx
    .deleteFrom('enrollment')
    .where('class_id', '=', classId)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return gone.numDeletedRows > 0n;
}

/** What a class counts of its learners. */
export const findCounts = (tx: Transaction, classId: string) =>
  tx
    .selectFrom('class')
    .innerJoin('resource', 'resource.id', 'class.resource_id')
    .select(['class.capacity', 'class.seats_taken', 'resource.learner_count'])
    .where('class.resource_id', '=', classId)
    .executeTakeFirstOrThrow();
