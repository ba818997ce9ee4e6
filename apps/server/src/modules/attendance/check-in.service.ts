import type { DataOf } from '../../contract/handlers.ts';
import type { Transaction } from '../../database/pool.ts';
import { count, peek, resetCounts, type Limit } from '../../core/limits/limits.repository.ts';
import { invalid } from '../../core/text/texts.ts';
import type { Services } from '../../core/services.ts';
import { Problem } from '../../http/problem.ts';
import { requireEnrolled, requireOpen, stateAt } from './attendance.policy.ts';
import type { AttendanceRow } from './attendance.repository.ts';
import { achieve } from '../points/achieve.ts';
import { openAttendance, type Participant } from './attendance.service.ts';
import { addCheckIn } from './records.repository.ts';
import { isCodeNow } from './rotating-code.ts';

/** Of a million codes two are right at a time: nobody gets there by guessing. */
const WRONG_CODES: Limit = { limit: 5, windowSeconds: 600 };

/**
 * Looks at a code. A wrong one is counted, and stays so: the problem is returned, for the transaction to end well.
 * @throws {Problem} VALIDATION_FAILED where none is given
 */
async function refusalOf(
  tx: Transaction,
  { secrets }: Pick<Services, 'secrets'>,
  { id, method }: Pick<AttendanceRow, 'id' | 'method'>,
  code: string | undefined,
  { accountId, now }: Participant,
): Promise<Problem | undefined> {
  if (method !== 'code') return undefined;
  if (code === undefined) throw invalid('body/code', 'required', 'must be the code that the teacher shows');
  const key = `attendance:${id}:${accountId}`;
  const exceeded = (retryAfterSeconds: number) =>
    new Problem('CODE_ATTEMPTS_EXCEEDED', { attemptsLeft: 0, retryAfterSeconds });
  // Counted before it is looked at, so that many at once are not more tries than one after another.
  const before = await peek(tx, key, now);
  if (before.count >= WRONG_CODES.limit) return exceeded(before.retryAfterSeconds);
  const state = await count(tx, key, WRONG_CODES, now);
  if (state.count > WRONG_CODES.limit) return exceeded(state.retryAfterSeconds);
  if (isCodeNow(secrets, id, code, now)) {
    await resetCounts(tx, [key]);
    return undefined;
  }
  return new Problem('CODE_INVALID', { attemptsLeft: WRONG_CODES.limit - state.count });
}

/**
 * Lets somebody check in, once: again answers the same, and what the teacher recorded stays.
 * @throws {Problem} NOT_FOUND, NOT_ENROLLED, FORBIDDEN where the teacher does it, ACTIVITY_NOT_STARTED, ACTIVITY_ENDED,
 *   CODE_INVALID, CODE_ATTEMPTS_EXCEEDED
 */
export async function checkIn(
  services: Pick<Services, 'database' | 'secrets'>,
  id: string,
  code: string | undefined,
  who: Participant,
): Promise<DataOf<'checkIn'>> {
  const { schoolId, accountId, now } = who;
  const outcome = await services.database.write(who, async (tx) => {
    const { row, standing } = await openAttendance(tx, id, who);
    requireEnrolled(standing);
    if (row.my_state !== null && row.my_check_in !== null)
      return { record: row.my_state, checkedInAt: row.my_check_in.toISOString() };
    if (row.method === 'teacher') throw new Problem('FORBIDDEN');
    requireOpen(row, now);
    const refusal = await refusalOf(tx, services, row, code, who);
    if (refusal) return refusal;
    const state = stateAt(row, now);
    const kept = await addCheckIn(tx, { attendanceId: id, accountId, schoolId, state }, now);
    await achieve(tx, schoolId, [{ accountId, reason: 'attendance.checkedIn', subjectId: id }], now);
    return { record: kept.state, checkedInAt: kept.checked_in_at.toISOString() };
  });
  if (outcome instanceof Problem) throw outcome;
  return outcome;
}
