import type { LearningStreak } from '@stoa/api/schema';
import type { Services } from '../../core/services.ts';
import { invalid } from '../../core/text/texts.ts';
import { findMoments, setHidden } from './streak.repository.ts';
import { dayIn, streakOf } from './streak.policy.ts';

type Deps = Pick<Services, 'database' | 'clock'>;

/**
 * The days on which somebody learned in a row, in a time zone.
 * @throws {Problem} VALIDATION_FAILED for a zone that there is not
 */
export async function loadStreak(
  { database, clock }: Deps,
  accountId: string,
  timeZone: string,
): Promise<LearningStreak> {
  const day = zoned(timeZone);
  const { moments, isHidden } = await database.read({ accountId }, (tx) => findMoments(tx, accountId));
  return { ...streakOf(new Set(moments.map(day)), day(clock.now())), isHidden };
}

function zoned(timeZone: string): (instant: Date) => string {
  try {
    return dayIn(timeZone);
  } catch {
    throw invalid('query/timeZone', 'format', 'must be the name of a time zone');
  }
}

/** Hides the streak from its person, or shows it again. */
export const hideStreak = ({ database }: Pick<Deps, 'database'>, accountId: string, isHidden: boolean) =>
  database.write({ accountId }, (tx) => setHidden(tx, accountId, isHidden));
