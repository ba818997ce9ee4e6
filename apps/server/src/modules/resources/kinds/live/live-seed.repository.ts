import { DAYS } from '../../../../seed/check-parts.ts';
import { email, number, yesNo } from '../../../../seed/check-shapes.ts';
import type { ResourceSeed } from '../../../../seed/format.ts';
import { after, HOUR_MS, MINUTE_MS, person } from '../../../../seed/load-help.ts';
import type { KindSeed } from '../kind.ts';

/** seed/resources/lives/*.yaml */
interface LiveSeed extends ResourceSeed {
  /** E-mail of who holds it. */
  host: string;
  /** Start, hours from the seeding (negative: past). */
  startsInHours: number;
  minutes: number;
  boutique?: boolean;
}

export const seed: KindSeed<LiveSeed> = {
  fields: {
    host: email,
    startsInHours: number(-DAYS * 24, DAYS * 24),
    minutes: number(5, 480),
    'boutique?': yesNo,
  },
  check: ({ host }, known) => known.person(host),
  columns: ({ startsInHours, minutes }, now) => ({
    starts_at: after(now, startsInHours * HOUR_MS),
    ends_at: after(now, startsInHours * HOUR_MS + minutes * MINUTE_MS),
    minutes,
  }),
  write: async (tx, live, context) => {
    await tx
      .insertInto('live')
      .values({
        resource_id: live.id,
        school_id: live.school,
        host_id: person(context, live.host),
        starts_at: after(context.now, live.startsInHours * HOUR_MS),
        minutes: live.minutes,
        is_boutique: live.boutique ?? false,
      })
      .execute();
  },
};
