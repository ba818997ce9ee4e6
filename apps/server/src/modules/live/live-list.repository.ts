import { sql, type RawBuilder, type SqlBool } from 'kysely';
import {
  COUNTED_MAX,
  countedIn,
  countRows,
  Keyset,
  type KeysetOrder,
  type KeysetPage,
} from '../../database/keyset.ts';
import type { Transaction } from '../../database/pool.ts';
import { visible, type Reader } from '../resources/resource-card.ts';
import { selectLives } from './live.repository.ts';

export interface LiveFilter {
  scope: 'all' | 'mine' | 'reserved';
  status?: number | undefined;
  from?: string | undefined;
  to?: string | undefined;
  seriesId?: string | undefined;
  reader: Reader;
  accountId: string | undefined;
}

const LIVE_TYPE = 4;
const BY_START: KeysetOrder['columns'] = [
  { name: 'starts_at', type: 'timestamptz' },
  { name: 'id', type: 'bigint' },
];
/** First what goes on and what is next, then what has ended. */
const LISTED: KeysetOrder = {
  columns: [{ name: 'part', type: 'smallint' }, ...BY_START],
  direction: 'asc',
};
const PARTS = [
  { number: 1, order: { columns: BY_START, direction: 'asc' } },
  { number: 2, order: { columns: BY_START, direction: 'desc' } },
] as const;
const RESERVED = countedIn(sql`select 1 from live_reservation where live_id = live.resource_id`);
/** No session goes on for longer: what goes on is found by its start. */
const LONGEST = sql`interval '24 hours'`;

/** Of a part of the list: where it lies in time. */
const within = (part: number, now: Date): RawBuilder<SqlBool> =>
  part === 1
    ? sql`(resource.starts_at > ${now}::timestamptz - ${LONGEST} and resource.ends_at > ${now})`
    : sql`(resource.starts_at <= ${now}
        and (resource.ends_at <= ${now} or resource.starts_at <= ${now}::timestamptz - ${LONGEST}))`;

const timesOf = ({ status, from, to, reader: { now } }: LiveFilter): RawBuilder<SqlBool> => {
  const parts = [sql`resource.starts_at is not null`];
  if (status === 1) parts.push(sql`resource.starts_at > ${now}`);
  if (status === 2) parts.push(sql`resource.starts_at <= ${now}`, within(1, now));
  if (status === 3) parts.push(sql`resource.ends_at <= ${now}`, within(2, now));
  if (from !== undefined) parts.push(sql`resource.starts_at >= ${from}`);
  if (to !== undefined) parts.push(sql`resource.starts_at <= ${to}`);
  return sql`(${sql.join(parts, sql` and `)})`;
};

/** Sessions of one person or of one series, which are few: all of them, before they are put in order. */
function fewOf({ scope, seriesId, reader, accountId }: LiveFilter): RawBuilder<unknown> {
  const person = sql`${accountId ?? '0'}::bigint`;
  const parts = [sql`live.deleted_at is null`];
  if (scope === 'mine')
    parts.push(sql`live.resource_id in (
      select own.resource_id from live own where own.host_id = ${person}
      union select live_id from live_speaker where account_id = ${person})`);
  else parts.push(visible(reader));
  if (scope === 'reserved')
    parts.push(
      sql`live.resource_id in (select own.live_id from live_reservation own where own.account_id = ${person})`,
    );
  if (seriesId !== undefined) parts.push(sql`live.series_id = ${seriesId}::bigint`);
  return sql`(
    with few as materialized (
      select resource.id, resource.starts_at, resource.ends_at
      from live join resource on resource.id = live.resource_id where ${sql.join(parts, sql` and `)}
    ) select * from few)`;
}

/** What a list is read from, called resource, and which of it. */
function sourceOf(filter: LiveFilter): { source: RawBuilder<unknown>; fits: RawBuilder<SqlBool> } {
  const { scope, seriesId, reader } = filter;
  if (scope !== 'all' || seriesId !== undefined)
    return { source: sql`${fewOf(filter)} resource`, fits: timesOf(filter) };
  // A session is looked up for its resource, never the other way round: an index has them in their order.
  const isLive = sql`(select live.deleted_at is null from live where live.resource_id = resource.id)`;
  return {
    source: sql`resource`,
    fits: sql`(resource.type = ${sql.lit(LIVE_TYPE)} and ${timesOf(filter)} and ${visible(reader)} and ${isLive})`,
  };
}

/** A page of sessions: what goes on and what is next first, then what has ended, the latest first. */
export async function listLives(tx: Transaction, filter: LiveFilter, page: KeysetPage) {
  const { now } = filter.reader;
  const keyset = new Keyset(LISTED, page);
  const { source, fits } = sourceOf(filter);
  const reads = PARTS.flatMap(({ number, order }) => {
    const part = keyset.part(number, order);
    return part
      ? [
          sql`(select resource.id, resource.starts_at, ${sql.lit(number)}::smallint as part
            from ${source} where ${fits} and ${within(number, now)} and ${part.beyond('resource')}
            order by ${part.orderBy('resource')} limit ${keyset.limit + keyset.offset})`,
        ]
      : [];
  });
  // Whichever is read forward in time; the other one is read back.
  const forward = keyset.isBack ? sql.lit(2) : sql.lit(1);
  const inOrder = sql`page.part ${keyset.isBack ? sql`desc` : sql`asc`},
    case when page.part = ${forward} then page.starts_at end, case when page.part = ${forward} then page.id end,
    page.starts_at desc, page.id desc`;
  const listed = sql<{ id: string; starts_at: Date; part: number }>`(
    select * from (${sql.join(reads, sql` union all `)}) page order by ${inOrder} limit ${keyset.limit} offset ${keyset.offset})`;
  const rows = await selectLives(tx, filter.accountId, RESERVED)
    .innerJoin(listed.as('page'), 'page.id', 'live.resource_id')
    .select(keyset.place('page').as('place'))
    .orderBy(inOrder)
    .execute();
  return keyset.complete(rows, () =>
    countRows(tx, sql`select 1 from ${source} where ${fits} limit ${COUNTED_MAX + 1}`),
  );
}
