import type { LiveAttendee, LiveStatistics } from '@stoa/api/schema';
import { authorize } from '../../../core/acl/authorize.ts';
import type { Caller } from '../../../core/schools/caller.ts';
import { enter } from '../../../core/schools/schools.service.ts';
import type { Services } from '../../../core/services.ts';
import { presentPerson } from '../../../core/people/people.presenter.ts';
import { pageOf, type PageQuery } from '../../../database/keyset.ts';
import type { Transaction } from '../../../database/pool.ts';
import { toCsv } from '../../../platform/csv.ts';
import { requireModerator } from '../chat/room-access.ts';
import { findLive, type LiveRow } from '../live.repository.ts';
import type { SignedIn } from '../signed-in.ts';
import { countActivity, listAttendees, listSteps, type Stretch } from './attendance.repository.ts';
import { curveOf } from './curve.ts';

const MINUTE_MS = 60_000;
const EXPORT_MAX = 10_000;
const CELLS = ['person', 'reserved', 'came', 'minutes', 'from', 'to'];

const inMinutes = (at: Date): number => Math.floor(at.getTime() / MINUTE_MS);
const toInstant = (minute: number): string => new Date(minute * MINUTE_MS).toISOString();

/** From its start to its end or to now: what was before and after is the wait. */
function stretchOf(live: LiveRow, now: Date): Stretch {
  const begin = live.started_at ?? live.starts_at;
  const end = live.ended_at ?? live.ends_at;
  const from = inMinutes(begin);
  const to = inMinutes(new Date(Math.min(end.getTime(), now.getTime()) - 1)) + 1;
  return { from, to: Math.max(from, to) };
}

/** Reads something of a session that the viewer holds. */
const ofHost = <T>(
  { database }: Pick<Services, 'database'>,
  liveId: string,
  caller: SignedIn,
  read: (tx: Transaction, live: LiveRow, stretch: Stretch) => Promise<T>,
): Promise<T> => {
  const { schoolId, viewer, now } = caller;
  const { accountId } = viewer;
  authorize(viewer, 'LIVE_HOSTING', schoolId);
  return database.read({ schoolId, accountId }, async (tx) => {
    await enter(tx, caller satisfies Caller);
    const live = requireModerator(await findLive(tx, liveId, accountId), viewer, schoolId);
    return read(tx, live, stretchOf(live, now));
  });
};

/** How a session is attended. @throws {Problem} as the contract says */
export const loadStatistics = (
  services: Pick<Services, 'database'>,
  liveId: string,
  caller: SignedIn,
): Promise<LiveStatistics> =>
  ofHost(services, liveId, caller, async (tx, live, stretch) => {
    const counts = await countActivity(tx, live, stretch);
    const { points, step, most, mostAt } = curveOf(await listSteps(tx, live, stretch), stretch);
    const came = counts?.came ?? 0;
    return {
      reservedCount: live.reserved_count,
      cameCount: came,
      cameReservedCount: counts?.came_reserved ?? 0,
      averageMinutes: came === 0 ? 0 : Math.round((counts?.minutes ?? 0) / came),
      mostAtOnce: most,
      mostAtOnceAt: mostAt === null ? null : toInstant(mostAt),
      messageCount: counts?.messages ?? 0,
      questionCount: counts?.questions ?? 0,
      pollCount: counts?.polls ?? 0,
      pollVoterCount: counts?.voters ?? 0,
      stepMinutes: step,
      curve: points.map(({ minute, people }) => ({ at: toInstant(minute), people })),
    };
  });

type AttendeeRow = Awaited<ReturnType<typeof listAttendees>>['rows'][number];

const presentAttendee = (row: AttendeeRow): LiveAttendee => ({
  person: presentPerson(row),
  reserved: row.reserved,
  minutes: row.minutes,
  cameAt: row.came === null ? null : toInstant(row.came),
  leftAt: row.left === null ? null : toInstant(row.left),
});

/** A page of those who reserved or came. @throws {Problem} as the contract says */
export const loadAttendees = (
  services: Pick<Services, 'database'>,
  liveId: string,
  caller: SignedIn,
  query: PageQuery,
) =>
  ofHost(services, liveId, caller, async (tx, live, stretch) => {
    const { page, asked } = pageOf(query);
    const { rows, ...list } = await listAttendees(tx, live, stretch, page);
    return { items: rows.map(presentAttendee), ...list, ...asked };
  });

/** All of them as a file. @throws {Problem} as the contract says */
export const exportAttendees = (services: Pick<Services, 'database'>, liveId: string, caller: SignedIn) =>
  ofHost(services, liveId, caller, async (tx, live, stretch) => {
    const { rows } = await listAttendees(tx, live, stretch, { limit: EXPORT_MAX });
    const yesOrNo = (is: boolean): string => (is ? 'yes' : 'no');
    const lines = rows
      .map(presentAttendee)
      .map(({ person, reserved, minutes, cameAt, leftAt }) => [
        person.name,
        yesOrNo(reserved),
        yesOrNo(cameAt !== null),
        String(minutes),
        cameAt ?? '',
        leftAt ?? '',
      ]);
    return { fileName: `attendance-${liveId}.csv`, csv: toCsv([CELLS, ...lines]), rows: lines.length };
  });
