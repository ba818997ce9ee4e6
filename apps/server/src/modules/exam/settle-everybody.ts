import type { Transaction } from '../../database/pool.ts';
import type { JobHandler, Jobs } from '../../core/jobs/jobs.ts';
import type { Services } from '../../core/services.ts';
import { settlePasses } from './passes.ts';
import { listGradedPeople } from './passes.repository.ts';

/** People whose passes are settled in one transaction. */
export const AT_ONCE = 200;

/** Settles the passes of those who have taken an exam, a part of them after another. */
export const PASSES_JOB = 'exam.passes';

/** How far a job of this kind has come: everybody up to this account, by ids. */
interface Reached {
  after: string;
}

/** @returns where it goes on; undefined where that was everybody */
async function settlePart(
  tx: Transaction,
  { examId, schoolId }: { examId: string; schoolId: string },
  { after }: Reached,
  now: Date,
): Promise<Reached | undefined> {
  const people = await listGradedPeople(tx, examId, { after, limit: AT_ONCE });
  const sittings = people.map(({ account_id }) => ({ examId, accountId: account_id }));
  await settlePasses(tx, schoolId, sittings, now);
  const last = people.at(-1);
  return last && people.length === AT_ONCE ? { after: last.account_id } : undefined;
}

/** Settles the passes of an exam whose rules have changed: the first people’s at once, those of the others by a job. */
export async function settleEverybody(
  jobs: Jobs,
  tx: Transaction,
  { examId, schoolId, accountId }: { examId: string; schoolId: string; accountId: string },
  now: Date,
): Promise<void> {
  const state = await settlePart(tx, { examId, schoolId }, { after: '0' }, now);
  if (state) await jobs.add(tx, { kind: PASSES_JOB, accountId, schoolId, input: { examId }, state });
}

/** Goes on settling, part by part. */
export function passesSettler({ database, clock }: Pick<Services, 'database' | 'clock'>): JobHandler {
  return async ({ input, state, accountId, schoolId }, save) => {
    if (!schoolId) return;
    const { examId } = input as { examId: string };
    const next = await database.write({ schoolId, accountId }, async (tx) => {
      const reached = await settlePart(tx, { examId, schoolId }, state as Reached, clock.now());
      if (reached) await save(reached, tx);
      return reached;
    });
    if (next) return { continueInMs: 0 };
  };
}
