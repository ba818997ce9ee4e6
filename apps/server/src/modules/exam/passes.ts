import type { Transaction } from '../../database/pool.ts';
import { achieve, unachieve } from '../points/achieve.ts';
import type { Achievement } from '../points/ledger.repository.ts';
import { issue } from '../certificates/issue.ts';
import { setLost, setRegained } from '../certificates/certificates.repository.ts';
import { listOutcomes, type Outcome } from './passes.repository.ts';

/** Whose results may have changed. */
export interface Sitting {
  examId: string;
  accountId: string;
}

/** Gives points and certificates of exams that people have passed, and takes them back where they have not any more. */
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
  await settleCertificates(tx, outcomes, now);
}

const idsOf = (outcomes: readonly Outcome[]): string[] =>
  outcomes.flatMap(({ certificate_id }) => certificate_id ?? []);

/** Certificates follow the results, whether or not their exam still gives new ones. */
async function settleCertificates(tx: Transaction, outcomes: readonly Outcome[], now: Date): Promise<void> {
  const regained = idsOf(outcomes.filter(({ passed, lost_pass }) => passed && lost_pass));
  if (regained.length > 0) await setRegained(tx, regained);
  const lost = idsOf(outcomes.filter(({ passed, is_revoked }) => !passed && !is_revoked));
  if (lost.length > 0) await setLost(tx, lost, now);
  const earned = outcomes.filter(
    ({ passed, gives_certificate, certificate_id }) => passed && gives_certificate && certificate_id === null,
  );
  const byExam = Map.groupBy(earned, ({ exam_id }) => exam_id);
  for (const [id, holders] of byExam)
    await issue(
      tx,
      { kind: 'exam', id },
      holders.map(({ account_id }) => account_id),
      now,
    );
}
