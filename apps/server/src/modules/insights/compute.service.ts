import type { Services } from '../../core/services.ts';
import { startOf } from './insights.policy.ts';
import * as rows from './compute.repository.ts';

/** Figures are at most this old, as long as a server runs. */
const EVERY_MS = 1_800_000;
/** The start of a server is for its visitors. */
const FIRST_MS = 30_000;
/** Other processes have counted meanwhile. */
const FRESH_MS = EVERY_MS / 2;
const SCHOOLS_AT_ONCE = 200;
const CLASSES_AT_ONCE = 25;
/** Cohorts are followed for a year, so that a first count looks back as far. */
const MONTHS = 11;

type Deps = Pick<Services, 'database' | 'clock'>;

/**
 * Counts the figures of a school from what people did. What is over was counted when it was over: days, weeks and months
 * are counted anew from the day before the last count on. To do it again changes nothing.
 * @param freshMs where the figures are younger, nothing is done
 */
export async function countSchool({ database, clock }: Deps, schoolId: string, freshMs = 0): Promise<void> {
  const now = clock.now();
  const scope = { schoolId };
  const hasBegun = await database.write(scope, async (tx) => {
    const begun = await rows.beginCounting(tx, schoolId, now, new Date(now.getTime() - freshMs));
    if (!begun) return false;
    const { today, countedTo } = begun;
    const oldest = startOf('month', today, MONTHS);
    const from = countedTo === null ? oldest : startOf('day', countedTo < today ? countedTo : today, 1);
    if (countedTo === null) await rows.fillActiveDays(tx, schoolId, oldest);
    await rows.countActive(tx, schoolId, { from, today });
    await rows.countCohorts(tx, schoolId, { from, today }, oldest);
    await rows.endCounting(tx, schoolId, now, today);
    return true;
  });
  if (!hasBegun) return;
  let after: string | undefined = '0';
  while (after !== undefined) {
    const from: string = after;
    after = await database.write(scope, (tx) => rows.countCompletion(tx, schoolId, from, CLASSES_AT_ONCE));
  }
}

/** Counts the figures of all schools now and then. @returns what ends it and waits for it */
export function startCounting(services: Deps & Pick<Services, 'log'>): () => Promise<void> {
  const { database, log } = services;
  let isStopped = false;
  let running = Promise.resolve();
  const countAll = async () => {
    for (let after: string | undefined = '0'; after !== undefined && !isStopped;) {
      const from: string = after;
      const schools = await database.read({}, (tx) => rows.listSchools(tx, from, SCHOOLS_AT_ONCE));
      for (const { id } of schools) if (!isStopped) await countSchool(services, id, FRESH_MS);
      after = schools.at(-1)?.id;
    }
  };
  const count = () => {
    running = running.then(countAll).catch((error: unknown) => log.warn({ err: error }, 'counting failed'));
  };
  const first = setTimeout(count, FIRST_MS).unref();
  const timer = setInterval(count, EVERY_MS).unref();
  return async () => {
    isStopped = true;
    clearTimeout(first);
    clearInterval(timer);
    await running;
  };
}
