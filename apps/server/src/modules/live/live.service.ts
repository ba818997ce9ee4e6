import type { LiveChange, LiveInput, LiveSession } from '@stoa/api/schema';
import { OPERATIONS } from '../../core/acl/operations.ts';
import { authorize } from '../../core/acl/authorize.ts';
import { presentPerson } from '../../core/people/people.presenter.ts';
import { wordingOf, type Caller } from '../../core/schools/caller.ts';
import { enter } from '../../core/schools/schools.service.ts';
import type { Services } from '../../core/services.ts';
import { COUNTED_MAX, pageOf, type PageQuery } from '../../database/keyset.ts';
import type { Transaction } from '../../database/pool.ts';
import { isMember, type Viewer } from '../../http/context.ts';
import { Problem } from '../../http/problem.ts';
import { publish } from '../../platform/bus.repository.ts';
import { once } from '../../platform/idempotency.ts';
import { checked, requireFreeHost, requireReferences, spanOf } from './live-values.ts';
import {
  invalid,
  requireAudience,
  requireEditor,
  requirePaid,
  requireStart,
  requireTimeZone,
  stateOf,
} from './live.policy.ts';
import { presentLive, type People } from './live.presenter.ts';
import {
  addLives,
  changeLives,
  deleteLives,
  findLive,
  findPeople,
  isFull,
  listByRole,
  listOverlapping,
  lockFollowing,
  lockLive,
  setReservation,
  type LiveRow,
  type LiveValues,
} from './live.repository.ts';
import { listLives, type LiveFilter } from './live-list.repository.ts';
import { LIVE_CLOSE_JOB } from './picture/close-job.ts';
import { planReminders, notifyReserved } from './reminders.ts';
import { movedWith } from './series/moved-with.ts';
import { SERIES_MAX, startsOf, type SeriesTerms } from './series/series.policy.ts';
import { notifySeries } from './series/tell-series.ts';
import type { SignedIn } from './signed-in.ts';

const HOSTS_MAX = 200;

/** A page of sessions. @throws {Problem} NOT_FOUND, SCHOOL_CLOSED */
export async function loadLives(
  { database, secrets }: Pick<Services, 'database' | 'secrets'>,
  caller: Caller,
  filter: Omit<LiveFilter, 'reader' | 'accountId'>,
  query: PageQuery,
) {
  const { schoolId, viewer, now } = caller;
  const accountId = viewer?.accountId;
  const { page, asked } = pageOf(query);
  return database.read({ schoolId, accountId }, async (tx) => {
    const school = await enter(tx, caller);
    const whole = { ...filter, reader: { member: isMember(viewer, schoolId), now }, accountId };
    const { rows, ...list } = await listLives(tx, whole, page);
    const people = await peopleOf(tx, rows);
    const wording = wordingOf(school, caller);
    return {
      items: rows.map((row) => ({
        ...presentLive(row, people, viewer, wording, secrets),
        ...(row.reserved_count > COUNTED_MAX ? { reservedCount: COUNTED_MAX, reservedIsExact: false } : {}),
      })),
      ...list,
      ...asked,
    };
  });
}

/** A session for whom it is meant. @throws {Problem} NOT_FOUND, LIVE_DELETED, MEMBERS_ONLY, VISITORS_ONLY */
export async function loadLive(
  { database, secrets }: Pick<Services, 'database' | 'secrets'>,
  liveId: string,
  caller: Caller,
): Promise<LiveSession> {
  const { schoolId, viewer } = caller;
  return database.read({ schoolId, accountId: viewer?.accountId }, (tx) =>
    present(secrets, tx, liveId, caller),
  );
}

async function present(
  secrets: Services['secrets'],
  tx: Transaction,
  liveId: string,
  caller: Caller,
): Promise<LiveSession> {
  const school = await enter(tx, caller);
  const row = requireThere(await findLive(tx, liveId, caller.viewer?.accountId));
  requireAudience(row, caller.viewer);
  return presentLive(row, await peopleOf(tx, [row]), caller.viewer, wordingOf(school, caller), secrets);
}

/** @throws {Problem} NOT_FOUND, LIVE_DELETED */
export function requireThere(row: LiveRow | undefined): LiveRow {
  if (!row) throw new Problem('NOT_FOUND');
  if (row.deleted_at) throw new Problem('LIVE_DELETED');
  if (row.status !== 'published') throw new Problem('NOT_FOUND');
  return row;
}

async function peopleOf(tx: Transaction, rows: readonly LiveRow[]): Promise<People> {
  const ids = [...new Set(rows.flatMap((row) => row.speaker_ids))];
  return new Map((await findPeople(tx, ids)).map((row) => [row.id, presentPerson(row)]));
}

/** Who can hold sessions in the school. @throws {Problem} FORBIDDEN, NOT_FOUND */
export async function loadHosts({ database }: Pick<Services, 'database'>, { schoolId, viewer }: SignedIn) {
  authorize(viewer, 'LIVE_HOSTING', schoolId);
  const rows = await database.read({ schoolId }, (tx) =>
    listByRole(tx, schoolId, OPERATIONS.LIVE_HOSTING, HOSTS_MAX),
  );
  return { items: rows.map(presentPerson) };
}

/** When the sessions of a rule would take place. @throws {Problem} FORBIDDEN, NOT_FOUND, VALIDATION_FAILED */
export async function loadSeriesDates(
  { database }: Pick<Services, 'database'>,
  { minutes, ...terms }: SeriesTerms & { minutes: number },
  caller: SignedIn,
) {
  const { schoolId, viewer } = caller;
  const { accountId } = viewer;
  authorize(viewer, 'LIVE_HOSTING', schoolId);
  requireTimeZone(terms.timeZone, 'querystring');
  const spans = startsOf(terms, 'querystring/rule').map((start) => spanOf(start, minutes));
  const busy = await database.read({ schoolId, accountId }, async (tx) => {
    await enter(tx, caller);
    return listOverlapping(tx, { hostId: accountId, spans, except: [] });
  });
  const busyStarts = new Set(busy.map((start) => start.getTime()));
  return {
    items: spans.map(({ from, to }) => ({
      startsAt: from.toISOString(),
      endsAt: to.toISOString(),
      isBusy: busyStarts.has(from.getTime()),
    })),
  };
}

/** A session, or all of its series that have not ended, in order. @throws {Problem} as loadLive */
export async function loadSeries(
  services: Pick<Services, 'database' | 'secrets'>,
  liveId: string,
  caller: Caller,
): Promise<LiveSession[]> {
  const live = await loadLive(services, liveId, caller);
  if (!live.series) return [live];
  const filter = { scope: 'all' as const, seriesId: live.series.id };
  const { items } = await loadLives(services, caller, filter, { pageSize: SERIES_MAX });
  return items.filter(({ activityStatus }) => activityStatus !== 3);
}

/** Schedules a session, or a series of them, which are published at once. @throws {Problem} as the contract says */
export async function schedule(
  services: Services,
  input: LiveInput & { region?: string },
  caller: SignedIn,
  key: string | undefined,
): Promise<LiveSession> {
  const { database } = services;
  const { schoolId, viewer, now } = caller;
  const { accountId } = viewer;
  authorize(viewer, 'LIVE_HOSTING', schoolId);
  const values = await checked(services, input, caller);
  requireStart(values.startsAt, now);
  const starts = plannedStarts(input, values);
  const scope = { schoolId, accountId };
  const operation = input.region === undefined ? 'scheduleLive' : 'scheduleGlobalLive';
  return database.write(scope, (tx) =>
    once(tx, { key, accountId, operation, request: { schoolId, input } }, now, async () => {
      await enter(tx, caller);
      await requireReferences(tx, schoolId, values);
      const spans = starts.map((start) => spanOf(start, values.minutes));
      await requireFreeHost(tx, accountId, spans, []);
      const region = input.region ?? null;
      const ids = await addLives(tx, schoolId, accountId, { ...values, region }, starts, now);
      const [id = ''] = ids;
      if (ids.length > 1) await notifySeries(services, tx, { schoolId, accountId }, 'planned', ids);
      else await planReminders(services, tx, requireThere(await findLive(tx, id, accountId)), accountId, now);
      await publish(tx, { type: 'school.changed', schoolId });
      return present(services.secrets, tx, id, caller);
    }),
  );
}

/** When the sessions take place. @throws {Problem} VALIDATION_FAILED for a rule that cannot be, or where no date is left */
function plannedStarts({ repeat }: LiveInput, { startsAt, timeZone }: LiveValues): Date[] {
  if (!repeat) return [startsAt];
  const except = new Set((repeat.except ?? []).map((instant) => new Date(instant).getTime()));
  const starts = startsOf({ rule: repeat.rule, startsAt, timeZone }, 'body/repeat/rule').filter(
    (start) => !except.has(start.getTime()),
  );
  if (starts.length === 0) throw invalid('repeat/except', 'minItems', 'must leave a session');
  return starts;
}

/** Which sessions are meant: one, or those after it in its series too. */
export type SeriesScope = 'one' | 'following';

/** Changes a session, and those after it where that is meant. @throws {Problem} as the contract says */
export async function change(
  services: Services,
  liveId: string,
  { version, ...input }: LiveChange,
  caller: SignedIn,
  which: SeriesScope,
): Promise<LiveSession> {
  const { schoolId, viewer, now } = caller;
  const { accountId } = viewer;
  authorize(viewer, 'LIVE_HOSTING', schoolId);
  const scope = { schoolId, accountId };
  const before = await services.database.read(scope, async (tx) =>
    requireChangeable(await findLive(tx, liveId, accountId), viewer, now),
  );
  const values = await checked(services, input, caller, before);
  return services.database.write(scope, async (tx) => {
    const row = requireChangeable(await lockLive(tx, liveId, accountId), viewer, now);
    if (String(row.version) !== version)
      throw new Problem('VERSION_CONFLICT', { currentVersion: String(row.version) });
    const isMoved = values.startsAt.getTime() !== row.starts_at.getTime();
    if (isMoved && row.started_at) throw new Problem('CONFLICT', { reason: 'live' });
    if (isMoved) requireStart(values.startsAt, now);
    await requireReferences(tx, schoolId, values);
    const following = which === 'following' ? await lockFollowing(tx, row) : [];
    const later = movedWith(row, values, following);
    const last = later.at(-1);
    if (last) requireStart(last.startsAt, now);
    const changed = [{ id: liveId, startsAt: row.started_at ? row.starts_at : values.startsAt }, ...later];
    if (row.host_id) {
      const spans = changed.map(({ startsAt }) => spanOf(startsAt, values.minutes));
      const ids = changed.map(({ id }) => id);
      await requireFreeHost(tx, row.host_id, spans, ids);
    }
    await changeLives(tx, schoolId, changed, values, now);
    if (isMoved) {
      await planReminders(services, tx, { ...row, starts_at: values.startsAt }, accountId, now);
      await notifyReserved(services, tx, row, { news: 'moved', startsAt: values.startsAt }, accountId);
    }
    const moved = later.filter(({ isMoved: isOtherTime }) => isOtherTime).map(({ id }) => id);
    if (moved.length > 0) await notifySeries(services, tx, { schoolId, accountId }, 'moved', moved);
    await publish(tx, { type: 'school.changed', schoolId });
    return present(services.secrets, tx, liveId, caller);
  });
}

/** @throws {Problem} NOT_FOUND, LIVE_DELETED, FORBIDDEN, LIVE_ENDED */
function requireChangeable(row: LiveRow | undefined, viewer: Viewer, now: Date): LiveRow {
  const live = requireThere(row);
  requireEditor(live, viewer);
  const state = stateOf(live, now);
  if (state === 'ended' || state === 'replay') throw new Problem('LIVE_ENDED');
  return live;
}

/**
 * Deletes a session that is not live, and those after it where that is meant.
 * @throws {Problem} NOT_FOUND, LIVE_DELETED, FORBIDDEN, CONFLICT
 */
export async function remove(
  services: Services,
  liveId: string,
  caller: SignedIn,
  which: SeriesScope,
): Promise<void> {
  const { schoolId, viewer, now } = caller;
  const { accountId } = viewer;
  authorize(viewer, 'LIVE_HOSTING', schoolId);
  await services.database.write({ schoolId, accountId }, async (tx) => {
    const row = requireThere(await lockLive(tx, liveId, accountId));
    requireEditor(row, viewer);
    const state = stateOf(row, now);
    if (state === 'live' && row.started_at) throw new Problem('CONFLICT', { reason: 'live' });
    const following = which === 'following' ? await lockFollowing(tx, row) : [];
    const later = following.map(({ id }) => id);
    await deleteLives(tx, [liveId, ...later], now);
    if (row.has_picture)
      await services.jobs.add(tx, { kind: LIVE_CLOSE_JOB, accountId, schoolId, input: { liveId } });
    if (state !== 'ended' && state !== 'replay')
      await notifyReserved(services, tx, row, { news: 'cancelled', startsAt: row.starts_at }, accountId);
    if (later.length > 0) await notifySeries(services, tx, { schoolId, accountId }, 'cancelled', later);
    await publish(tx, { type: 'school.changed', schoolId });
  });
}

/**
 * Notes that somebody wants to be reminded, or not. The last seat goes to one person.
 * @throws {Problem} NOT_FOUND, LIVE_DELETED, MEMBERS_ONLY, VISITORS_ONLY, PURCHASE_REQUIRED, LIVE_ENDED, QUOTA_EXCEEDED where all seats are taken
 */
export async function reserve(
  services: Services,
  liveId: string,
  reserved: boolean,
  caller: SignedIn,
): Promise<{ reserved: boolean; reservedCount: number }> {
  const { schoolId, viewer, now } = caller;
  const { accountId } = viewer;
  return services.database.write({ schoolId, accountId }, async (tx) => {
    await enter(tx, caller);
    const row = requireThere(await lockLive(tx, liveId, accountId));
    requireAudience(row, viewer);
    const state = stateOf(row, now);
    if (state === 'ended' || state === 'replay') throw new Problem('LIVE_ENDED');
    if (reserved) requirePaid(row, viewer);
    // Who has bought it has a seat.
    const needsSeat = reserved && !row.reserved && !row.has_bought;
    if (needsSeat && row.capacity !== null && (await isFull(tx, liveId)))
      throw new Problem('QUOTA_EXCEEDED', { limit: row.capacity });
    await setReservation(tx, { liveId, schoolId, accountId }, reserved, now);
    if (reserved) await planReminders(services, tx, row, accountId, now);
    const after = requireThere(await findLive(tx, liveId, accountId));
    return { reserved: after.reserved, reservedCount: after.reserved_count };
  });
}
