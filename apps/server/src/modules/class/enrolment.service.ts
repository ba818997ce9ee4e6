import type { EnrolmentAnswer } from '@stoa/api/schema';
import { publish } from '../../platform/bus.repository.ts';
import { Audience } from '@stoa/api/enums';
import type { Viewer } from '../../http/context.ts';
import { Problem } from '../../http/problem.ts';
import type { Services } from '../../core/services.ts';
import type { Transaction } from '../../database/pool.ts';
import { join } from '../schools/directory.repository.ts';
import { findSchool } from '../../core/schools/schools.repository.ts';
import { requireAudience, requireEnrollable, standingOf } from './class.policy.ts';
import { presentEnrolment } from './class.presenter.ts';
import { findClass } from './class.repository.ts';
import { enter } from '../../core/schools/schools.service.ts';
import { openClass } from './class.service.ts';
import { deleteEnrolment, findCounts, insertEnrolment, storeSeat } from './enrolment.repository.ts';
import { once } from '../../platform/idempotency.ts';

export interface EnrolmentRequest {
  schoolId: string;
  classId: string;
  viewer: Viewer;
  /** The client's own mark of this click. */
  key: string | undefined;
}

type Deps = Pick<Services, 'database' | 'clock'>;

/**
 * Gives somebody a seat that they have bought, and lets them into the open school. Again changes nothing.
 * @throws {Problem} NOT_FOUND, CLASS_FULL: nothing else can be done in the transaction then
 */
export async function grantSeat(
  tx: Transaction,
  { schoolId, classId, accountId }: { schoolId: string; classId: string; accountId: string },
  now: Date,
): Promise<void> {
  const school = await findSchool(tx, schoolId);
  const row = await findClass(tx, classId, accountId, now);
  const seat = await insertEnrolment(
    tx,
    { class_id: classId, school_id: schoolId, account_id: accountId },
    now,
  );
  if (seat === 'full') throw new Problem('CLASS_FULL', { limit: row.capacity ?? row.seats_taken });
  // A seat that VIP had opened stays now.
  if (!seat) await storeSeat(tx, classId, accountId);
  if (row.membership_status === null && school.is_open && row.audience === Audience.All)
    await join(tx, schoolId, accountId, now);
}

/** Frees the seat of somebody whose money was paid back; progress is kept. Again changes nothing. */
export const takeSeat = (
  tx: Transaction,
  { classId, accountId }: { classId: string; accountId: string },
): Promise<boolean> => deleteEnrolment(tx, classId, accountId);

/**
 * Takes a seat, and joins the open school first where that is needed. Again is the same.
 * @throws {Problem} NOT_FOUND, SCHOOL_CLOSED, MEMBERS_ONLY, VISITORS_ONLY, NOT_A_MEMBER, CLASS_ENDED, PURCHASE_REQUIRED, CLASS_FULL, IDEMPOTENCY_KEY_REUSED
 */
export function enroll(
  { database, clock }: Deps,
  { schoolId, classId, viewer, key }: EnrolmentRequest,
): Promise<EnrolmentAnswer> {
  const { accountId } = viewer;
  const now = clock.now();
  return database.write({ schoolId, accountId }, (tx) =>
    once(tx, { key, accountId, operation: 'enrollClass', request: { schoolId, classId } }, now, async () => {
      const school = await enter(tx, { schoolId, viewer });
      const { row, standing } = await openClass(tx, classId, { viewer, now });
      if (standing.enrolled && row.enrolled_at) return presentEnrolment(row, row.enrolled_at);
      requireEnrollable(standing);
      // What VIP opens ends with it, unless it costs nothing to others either.
      const byVip = row.has_vip && (row.price !== null || row.needs_vip);
      const seat = await insertEnrolment(
        tx,
        { class_id: classId, school_id: schoolId, account_id: accountId, by_vip: byVip },
        now,
      );
      if (seat === 'full') throw new Problem('CLASS_FULL', { limit: row.capacity ?? row.seats_taken });
      if (seat) Object.assign(row, await findCounts(tx, classId), seat);
      // Last, because it holds the school's row until the end of the transaction.
      const joins = row.membership_status === null && school.is_open && row.audience === Audience.All;
      if (joins) await join(tx, schoolId, accountId, now);
      if (seat || joins) await publish(tx, { type: 'school.changed', schoolId });
      // Another request of the same person was first: its seat is the answer.
      const final = seat ? row : await findClass(tx, classId, accountId, now);
      return presentEnrolment(final, final.enrolled_at);
    }),
  );
}

/**
 * Frees the seat; progress is kept. Again changes nothing. Whoever has a seat can leave, whatever became of the school.
 * @throws {Problem} NOT_FOUND, SCHOOL_CLOSED, MEMBERS_ONLY, VISITORS_ONLY, IDEMPOTENCY_KEY_REUSED
 */
export function leave(
  { database, clock }: Deps,
  { schoolId, classId, viewer, key }: EnrolmentRequest,
): Promise<EnrolmentAnswer> {
  const { accountId } = viewer;
  const now = clock.now();
  return database.write({ schoolId, accountId }, (tx) =>
    once(tx, { key, accountId, operation: 'leaveClass', request: { schoolId, classId } }, now, async () => {
      await findSchool(tx, schoolId);
      const row = await findClass(tx, classId, accountId, now);
      if (!row.enrolled_at) {
        await enter(tx, { schoolId, viewer });
        requireAudience(standingOf(row, viewer, now));
      }
      if (await deleteEnrolment(tx, classId, accountId)) {
        Object.assign(row, await findCounts(tx, classId));
        await publish(tx, { type: 'school.changed', schoolId });
      }
      return presentEnrolment(row, null);
    }),
  );
}
