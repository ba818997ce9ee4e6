import { clockIn, daysAfter, daysBetween, instantIn } from '../../../platform/zoned-time.ts';

interface Planned {
  starts_at: Date;
  time_zone: string;
}

/**
 * The sessions after one that is changed. Where its time changes, each keeps its day, moved by as many days, and
 * starts at the same time of the day on the clocks of the zone.
 */
export function movedWith(
  before: Planned,
  after: { startsAt: Date; timeZone: string },
  following: readonly (Planned & { id: string })[],
): { id: string; startsAt: Date; isMoved: boolean }[] {
  const old = clockIn(before.starts_at, before.time_zone);
  const { day, time } = clockIn(after.startsAt, after.timeZone);
  const isSame = old.day === day && old.time === time && before.time_zone === after.timeZone;
  return following.map(({ id, starts_at: startsAt, time_zone: timeZone }) => {
    if (isSame) return { id, startsAt, isMoved: false };
    const own = clockIn(startsAt, timeZone).day;
    const moved = instantIn(daysAfter(own, daysBetween(old.day, day)), time, after.timeZone);
    return { id, startsAt: moved, isMoved: moved.getTime() !== startsAt.getTime() };
  });
}
