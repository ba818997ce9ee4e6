import { Zone } from '@stoa/api/enums';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Transaction } from '../../database/pool.ts';
import type { Role, Translations } from '../../database/tables.ts';
import type { Language } from '../../i18n/languages.ts';
import {
  buyers,
  hasBought,
  isVip,
  offerColumns,
  pendingSeats,
  takenSeats,
} from '../../core/offers/offer.repository.ts';

/** A session with its resource, its host and what the viewer asked for. */
export type LiveRow = NonNullable<Awaited<ReturnType<typeof findLive>>>;

const LIVE_TYPE = 4;
/** Nobody: what visitors have bought. */
const NOBODY = '0';
/** A session is read in many places that know no time; a membership may end by the clock of the database. */
const NOW = sql<Date>`now()`;

/** Sessions with all that is said of them: add conditions, order and limit. */
export const selectLives = (
  tx: Transaction,
  accountId: string | undefined,
  /** How many have reserved; lists count up to a limit. */
  reserved: RawBuilder<number> = sql<number>`(select count(*)::int from live_reservation where live_id = live.resource_id)`,
) =>
  tx
    .selectFrom('live')
    .innerJoin('resource', 'resource.id', 'live.resource_id')
    .leftJoin('account as host', 'host.id', 'live.host_id')
    .select([
      'live.resource_id as id',
      'live.school_id',
      'live.host_id',
      'live.minutes',
      'live.lang',
      'live.languages',
      'live.time_zone',
      'live.class_id',
      'live.capacity',
      'live.chat_enabled',
      'live.recording',
      'live.room_url',
      'live.started_at',
      'live.ended_at',
      'live.deleted_at',
      'live.version',
      'live.reminders_for',
      'live.series_id',
      'resource.title',
      'resource.summary',
      'resource.cover_url',
      'resource.zone',
      'resource.audience',
      'resource.price',
      'resource.status',
      'host.real_name as host_real_name',
      'host.nick_name as host_nick_name',
      'host.avatar_url as host_avatar_url',
    ])
    .select(offerColumns(accountId ?? NOBODY, NOW))
    .select([
      hasBought(accountId ?? NOBODY).as('has_bought'),
      sql<Date>`coalesce(resource.starts_at, live.starts_at)`.as('starts_at'),
      sql<Date>`coalesce(resource.ends_at, live.starts_at + make_interval(mins => live.minutes))`.as(
        'ends_at',
      ),
      sql<
        string[]
      >`array(select speaker.account_id from live_speaker speaker where speaker.live_id = live.resource_id order by speaker.position)`.as(
        'speaker_ids',
      ),
      placeInSeries(sql`and (other.starts_at, other.id) <= (resource.starts_at, resource.id)`).as(
        'series_position',
      ),
      placeInSeries(sql``).as('series_total'),
      sql<boolean>`exists (select from live_segment segment where segment.live_id = live.resource_id)`.as(
        'has_picture',
      ),
      reserved.as('reserved_count'),
      sql<boolean>`${
        accountId === undefined
          ? sql`false`
          : sql`exists (select from live_reservation own where own.live_id = live.resource_id and own.account_id = ${accountId}::bigint)`
      }`.as('reserved'),
    ]);

/** How many sessions of the same series there are; null outside of one. */
const placeInSeries = (condition: RawBuilder<unknown>) =>
  sql<number | null>`case when live.series_id is not null then (
    select count(*)::int from live member join resource other on other.id = member.resource_id
    where member.series_id = live.series_id and member.deleted_at is null ${condition}
  ) end`;

/** A session, deleted ones too; undefined where there is none. */
export const findLive = (tx: Transaction, liveId: string, accountId: string | undefined) =>
  selectLives(tx, accountId).where('live.resource_id', '=', liveId).executeTakeFirst();

/** As findLive; whoever else wants to change it waits until the transaction ends. */
export async function lockLive(tx: Transaction, liveId: string, accountId: string | undefined) {
  // What is counted is counted after the wait.
  await tx.selectFrom('live').select('resource_id').where('resource_id', '=', liveId).forUpdate().execute();
  return findLive(tx, liveId, accountId);
}

/** People by id, as others see them. */
export const findPeople = (tx: Transaction, ids: readonly string[]) =>
  ids.length === 0
    ? Promise.resolve([])
    : tx
        .selectFrom('account')
        .select(['id', 'nick_name', 'real_name', 'avatar_url'])
        .where('id', 'in', ids)
        .execute();

/** Valid members of the school with one of the roles, by name. */
export const listByRole = (tx: Transaction, schoolId: string, roles: readonly Role[], limit: number) =>
  tx
    .selectFrom('membership')
    .innerJoin('account', 'account.id', 'membership.account_id')
    .select(['account.id', 'account.nick_name', 'account.real_name', 'account.avatar_url'])
    .where('membership.school_id', '=', schoolId)
    .where('membership.status', '=', 'valid')
    .where('membership.role', 'in', roles)
    .orderBy('membership.sort_name')
    .orderBy('account.id')
    .limit(limit)
    .execute();

/** Which of these people are valid members with one of the roles. */
export const listOfRole = async (
  tx: Transaction,
  schoolId: string,
  ids: readonly string[],
  roles: readonly Role[],
): Promise<string[]> =>
  ids.length === 0
    ? []
    : (
        await tx
          .selectFrom('membership')
          .select('account_id')
          .where('school_id', '=', schoolId)
          .where('status', '=', 'valid')
          .where('role', 'in', roles)
          .where('account_id', 'in', ids)
          .execute()
      ).map(({ account_id }) => account_id);

/** Lets one transaction at a time plan sessions of a person. */
export const lockHost = (tx: Transaction, hostId: string) =>
  sql`select pg_advisory_xact_lock(${hostId}::bigint)`.execute(tx);

/** When somebody is busy. */
export interface Span {
  from: Date;
  to: Date;
}

/** Which of these times overlap with another session of the host, by their start. */
export const listOverlapping = async (
  tx: Transaction,
  { hostId, spans, except }: { hostId: string; spans: readonly Span[]; except: readonly string[] },
): Promise<Date[]> => {
  const { rows } = await sql<{ starts_at: Date }>`
    select given.starts_at
    from unnest(${spans.map(({ from }) => from)}::timestamptz[], ${spans.map(({ to }) => to)}::timestamptz[])
      as given (starts_at, ends_at)
    where exists (
      select from live join resource on resource.id = live.resource_id
      where live.host_id = ${hostId}::bigint and live.deleted_at is null and live.ended_at is null
        and resource.starts_at < given.ends_at and resource.ends_at > given.starts_at
        and live.resource_id != all(${[...except]}::bigint[])
    )
    order by given.starts_at`.execute(tx);
  return rows.map((row) => row.starts_at);
};

export const isClass = async (tx: Transaction, classId: string): Promise<boolean> =>
  (await tx
    .selectFrom('class')
    .select('resource_id')
    .where('resource_id', '=', classId)
    .executeTakeFirst()) !== undefined;

/** What people may say of a session. */
export interface LiveValues {
  title: Translations;
  summary: Translations;
  searchVector: string;
  searchText: string;
  /** Empty for none; undefined leaves the one that is there. */
  coverUrl: string | undefined;
  zone: number;
  audience: number;
  startsAt: Date;
  minutes: number;
  lang: Language;
  languages: Language[];
  timeZone: string;
  classId: string | null;
  capacity: number | null;
  chatEnabled: boolean;
  recording: boolean;
  roomUrl: string | null;
  speakerIds: readonly string[];
}

const MINUTE_MS = 60_000;

const resourceColumns = (values: LiveValues, now: Date) => ({
  title: JSON.stringify(values.title),
  summary: JSON.stringify(values.summary),
  search_vector: values.searchVector,
  search_text: values.searchText,
  zone: values.zone,
  audience: values.audience,
  minutes: values.minutes,
  updated_at: now,
  ...(values.coverUrl === undefined ? {} : { cover_url: values.coverUrl }),
});
const liveColumns = (values: LiveValues) => ({
  starts_at: values.startsAt,
  minutes: values.minutes,
  lang: values.lang,
  languages: values.languages,
  time_zone: values.timeZone,
  class_id: values.classId,
  capacity: values.capacity,
  chat_enabled: values.chatEnabled,
  recording: values.recording,
  room_url: values.roomUrl,
});

/**
 * Adds sessions that say the same, published at once. Several are a series.
 * @returns their ids in the order of the starts
 */
export async function addLives(
  tx: Transaction,
  schoolId: string,
  hostId: string,
  values: LiveValues & { region: string | null },
  starts: readonly Date[],
  now: Date,
): Promise<string[]> {
  const added = await tx
    .insertInto('resource')
    .values(
      starts.map((startsAt) => ({
        school_id: schoolId,
        type: LIVE_TYPE,
        slug: crypto.randomUUID(),
        author_id: hostId,
        status: 'published' as const,
        published_at: now,
        price: null,
        ...resourceColumns(values, now),
        starts_at: startsAt,
        ends_at: new Date(startsAt.getTime() + values.minutes * MINUTE_MS),
      })),
    )
    .returning(['id', 'starts_at'])
    .execute();
  const rows = added.toSorted((one, other) => Number(one.starts_at) - Number(other.starts_at));
  const seriesId = rows.length > 1 ? rows[0]?.id : undefined;
  await tx
    .insertInto('live')
    .values(
      rows.map(({ id, starts_at: startsAt }) => ({
        resource_id: id,
        school_id: schoolId,
        host_id: hostId,
        region: values.region,
        series_id: seriesId ?? null,
        ...liveColumns(values),
        starts_at: startsAt ?? values.startsAt,
      })),
    )
    .execute();
  const ids = rows.map(({ id }) => id);
  await replaceSpeakers(tx, schoolId, ids, values.speakerIds);
  return ids;
}

/** Sessions of the same series that start later and have not begun, in order; whoever else wants to change them waits. */
export async function lockFollowing(
  tx: Transaction,
  { id, series_id: seriesId, starts_at: startsAt }: LiveRow,
): Promise<{ id: string; starts_at: Date; time_zone: string }[]> {
  if (seriesId === null) return [];
  const rows = await tx
    .selectFrom('live')
    .innerJoin('resource', 'resource.id', 'live.resource_id')
    .select(['live.resource_id as id', 'live.time_zone'])
    .select(sql<Date>`resource.starts_at`.as('starts_at'))
    .where('live.series_id', '=', seriesId)
    .where('live.deleted_at', 'is', null)
    .where('live.started_at', 'is', null)
    .where('live.ended_at', 'is', null)
    .where('live.resource_id', '!=', id)
    .where('resource.starts_at', '>', startsAt)
    .orderBy('live.resource_id')
    .forUpdate()
    .execute();
  return rows.toSorted((one, other) => one.starts_at.getTime() - other.starts_at.getTime());
}

/** Changes sessions, each with its start; what has begun keeps its times. */
export async function changeLives(
  tx: Transaction,
  schoolId: string,
  lives: readonly { id: string; startsAt: Date }[],
  values: LiveValues,
  now: Date,
): Promise<void> {
  const ids = lives.map(({ id }) => id);
  const { starts_at: _start, ...columns } = liveColumns(values);
  await tx.updateTable('resource').set(resourceColumns(values, now)).where('id', 'in', ids).execute();
  await tx
    .updateTable('live')
    .set((eb) => ({ ...columns, version: eb('version', '+', 1) }))
    .where('resource_id', 'in', ids)
    .execute();
  await sql`
    with given as (
      select * from unnest(${ids}::bigint[], ${lives.map(({ startsAt }) => startsAt)}::timestamptz[]) as given (id, starts_at)
    ), moved as (
      update live set starts_at = given.starts_at from given where live.resource_id = given.id
      returning live.resource_id, live.starts_at, live.started_at
    )
    update resource set starts_at = moved.starts_at, ends_at = moved.starts_at + make_interval(mins => ${values.minutes})
    from moved where resource.id = moved.resource_id and moved.started_at is null`.execute(tx);
  await replaceSpeakers(tx, schoolId, ids, values.speakerIds);
}

async function replaceSpeakers(
  tx: Transaction,
  schoolId: string,
  liveIds: readonly string[],
  ids: readonly string[],
): Promise<void> {
  await tx.deleteFrom('live_speaker').where('live_id', 'in', liveIds).execute();
  if (ids.length > 0)
    await tx
      .insertInto('live_speaker')
      .values(
        liveIds.flatMap((liveId) =>
          ids.map((accountId, position) => ({
            live_id: liveId,
            school_id: schoolId,
            account_id: accountId,
            position,
          })),
        ),
      )
      .execute();
}

/** Takes sessions off every list; their pages say that they were deleted. */
export async function deleteLives(tx: Transaction, liveIds: readonly string[], now: Date): Promise<void> {
  await tx
    .updateTable('resource')
    .set({ status: 'withdrawn', updated_at: now })
    .where('id', 'in', liveIds)
    .execute();
  await tx
    .updateTable('live')
    .set((eb) => ({ deleted_at: now, version: eb('version', '+', 1) }))
    .where('resource_id', 'in', liveIds)
    .execute();
}

/** Switches the chat on or off; who changes the session at the same time is told. */
export const setChatEnabled = (tx: Transaction, liveId: string, isEnabled: boolean) =>
  tx
    .updateTable('live')
    .set((eb) => ({ chat_enabled: isEnabled, version: eb('version', '+', 1) }))
    .where('resource_id', '=', liveId)
    .execute();

/** Notes that somebody wants to be reminded, or not. */
export async function setReservation(
  tx: Transaction,
  mine: { liveId: string; schoolId: string; accountId: string },
  reserved: boolean,
  now: Date,
): Promise<void> {
  const row = { live_id: mine.liveId, school_id: mine.schoolId, account_id: mine.accountId };
  if (reserved)
    await tx
      .insertInto('live_reservation')
      .values({ ...row, reserved_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  else
    await tx
      .deleteFrom('live_reservation')
      .where('live_id', '=', row.live_id)
      .where('account_id', '=', row.account_id)
      .execute();
}

/** Notes for which start reminders were planned. */
export const noteReminders = (tx: Transaction, liveId: string, startsAt: Date) =>
  tx.updateTable('live').set({ reminders_for: startsAt }).where('resource_id', '=', liveId).execute();

/** Whether all seats of a session are reserved, sold, or kept for orders. */
export const isFull = async (tx: Transaction, liveId: string): Promise<boolean> =>
  (await tx
    .selectFrom('resource')
    .innerJoin('live', 'live.resource_id', 'resource.id')
    .select('resource.id')
    .where('resource.id', '=', liveId)
    .where(sql<SqlBool>`live.capacity <= ${takenSeats} + ${pendingSeats}`)
    .executeTakeFirst()) !== undefined;

/** Which of these people have bought a session, or are members of the VIP zone that it belongs to. */
export async function listEntitled(
  tx: Transaction,
  liveId: string,
  accountIds: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select person.id from resource, unnest(${[...accountIds]}::bigint[]) as person (id)
    where resource.id = ${liveId} and (person.id in ${buyers}
      or resource.zone = ${Number(Zone.Vip)} and ${isVip(sql`person.id`, NOW)})`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Who reserved, after an id: those who are told of a session. */
export const listReserved = async (
  tx: Transaction,
  liveId: string,
  after: string,
  limit: number,
): Promise<string[]> =>
  (
    await tx
      .selectFrom('live_reservation')
      .select('account_id')
      .where('live_id', '=', liveId)
      .where('account_id', '>', after)
      .orderBy('account_id')
      .limit(limit)
      .execute()
  ).map(({ account_id }) => account_id);
