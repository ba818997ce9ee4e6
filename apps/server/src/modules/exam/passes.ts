import type { Transaction } from '../../database/pool.ts';
import { achieve, unachieve } from '../points/achieve.ts';
import type { Achievement } from '../points/ledger.repository.ts';
import { listOutcomes } from './passes.repository.ts';

/** Whose results may have changed. */
export interface Sitting {
  examId: string;
  accountId: string;
}

/** Gives the points of exams that people have passed, and takes them back where they have not any more. */
export async function settlePasses(
  tx: Transaction,
  schoolId: string,
  sittings: readonly Sitting[],
  now: Date,
): Promise<void> {
  if (sittings.length === 0) return;
  const outcomes = await listOutcomes(tx, sittings);
  const of = (isPassed: boolean): Achievement[] =>
    outcomes
      .filter(({ passed }) => passed === isPassed)
      .map(({ account_id, exam_id }) => ({
        accountId: account_id,
        reason: 'exam.passed',
        subjectId: exam_id,
      }));
  await achieve(tx, schoolId, of(true), now);
  await unachieve(tx, schoolId, of(false), now);
}
