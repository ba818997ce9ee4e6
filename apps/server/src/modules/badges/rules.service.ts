import type { JobHandler } from '../../core/jobs/jobs.ts';
import { findSchool } from '../../core/schools/schools.repository.ts';
import type { Services } from '../../core/services.ts';
import type { Transaction } from '../../database/pool.ts';
import { textIn } from '../../i18n/translate.ts';
import { publish } from '../../platform/bus.repository.ts';
import { parseZone } from '../../platform/zoned-time.ts';
import { dayIn, streakOf } from '../learning/streak.policy.ts';
import { notify } from '../notifications/notify.ts';
import {
  hasStreakBadge,
  insertByRule,
  listMemberIds,
  listMoments,
  type StreakDays,
} from './rules.repository.ts';

/** Looks at what one person has earned; the database adds it (look_for_badges). */
export const BADGES_OF_PERSON_JOB = 'badges.person';
/** Gives badges to all who fulfil their rules already. */
export const BADGE_FOR_ALL_JOB = 'badges.all';

/** People who are looked at in one transaction. */
const BATCH = 50;
/** Batches before others of the queue have their turn. */
const BATCHES = 20;
const DAY_MS = 86_400_000;
/** A streak of the longest rule, with the days that it forgives. */
const LOOKED_BACK_MS = 430 * DAY_MS;

type Deps = Pick<Services, 'database' | 'clock'>;

/** How many days in a row people have learned until now. */
async function streaksOf(tx: Transaction, accountIds: readonly string[], now: Date): Promise<StreakDays[]> {
  const rows = await listMoments(tx, accountIds, new Date(now.getTime() - LOOKED_BACK_MS));
  return rows.map(({ id, time_zone, moments }) => {
    const day = dayIn(parseZone(time_zone) ?? 'UTC');
    const learned = new Set(moments.map((moment) => day(new Date(moment))));
    return { accountId: id, days: streakOf(learned, day(now)).days };
  });
}

/** Gives people what they have earned and tells them, in the same transaction. */
async function give(
  tx: Transaction,
  schoolId: string,
  accountIds: readonly string[],
  now: Date,
): Promise<void> {
  const streaks = (await hasStreakBadge(tx, schoolId)) ? await streaksOf(tx, accountIds, now) : [];
  const given = await insertByRule(tx, schoolId, { accountIds, streaks }, now);
  if (given.length === 0) return;
  await publish(tx, { type: 'school.changed', schoolId });
  const { default_language: schoolDefault } = await findSchool(tx, schoolId);
  for (const { account_id: accountId, language, name } of given)
    await notify(tx, {
      accountId,
      schoolId,
      kind: 'badgeEarned',
      params: { badge: textIn(name, language, schoolDefault), reason: '' },
      now,
    });
}

/** Gives one person what they have earned in a school. */
export const givesToPerson =
  ({ database, clock }: Deps): JobHandler =>
  async ({ accountId, schoolId }) => {
    if (schoolId)
      await database.write({ schoolId, accountId }, (tx) => give(tx, schoolId, [accountId], clock.now()));
  };

/** Gives all members what they have earned, some at a time; what was done is not done again after a failure. */
export const givesToAll =
  ({ database, clock }: Deps): JobHandler =>
  async ({ accountId, schoolId, state }, save) => {
    if (!schoolId) return;
    let after = (state as { after?: string } | null)?.after ?? '0';
    for (let batch = 0; batch < BATCHES; batch++) {
      const from = after;
      const ids = await database.write({ schoolId, accountId }, async (tx) => {
        const people = await listMemberIds(tx, schoolId, from, BATCH);
        await give(tx, schoolId, people, clock.now());
        const last = people.at(-1);
        if (last !== undefined) await save({ after: last }, tx);
        return people;
      });
      if (ids.length < BATCH) return;
      after = ids.at(-1) as string;
    }
    return { continueInMs: 0 };
  };
