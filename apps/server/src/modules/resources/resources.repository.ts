import { HotCourseList, RankingPeriod, RankingType } from '@stoa/api/enums';
import { sql, type RawBuilder } from 'kysely';
import type { Transaction } from '../../database/pool.ts';
import type { KeywordQuery } from '../../core/text/keyword.ts';
import { enrolledBy, selectCards, visible, visibleTo, type CardRow, type Reader } from './resource-card.ts';
import { typesOfFamily } from './kinds/registry.ts';
import { allOf, ofTypes, type Condition } from './resource-filter.ts';

/** Hot lists show this many. */
const HOT_LIST_MAX = 20;

/** Newest '0', hottest '1', downloads '2', or these ids in this order. */
export type ListOrder = '0' | '1' | '2' | { ids: readonly string[] };

export interface ListQuery {
  conditions: readonly Condition[];
  order: ListOrder;
  pageNumber: number;
  pageSize: number;
  reader: Reader;
  accountId: string | undefined;
  /** How many there are, where it is known; counting looks at each of them. */
  total?: () => Promise<number>;
}

const ORDERS = {
  '0': sql`resource.published_at desc, resource.id desc`,
  '1': sql`resource.hot_score desc, resource.id desc`,
  '2': sql`resource.download_count desc, resource.id desc`,
} as const;

/** For `order by`. */
export const orderSql = (order: ListOrder): RawBuilder<unknown> =>
  typeof order === 'string'
    ? ORDERS[order]
    : sql`array_position(${[...order.ids]}::bigint[], resource.id), resource.id`;

/** A page of cards, and how many there are over all pages. */
export async function listCards(
  tx: Transaction,
  { conditions, order, pageNumber, pageSize, reader, accountId, total }: ListQuery,
): Promise<{ rows: CardRow[]; total: number }> {
  const all = allOf([visible(reader), ...conditions]);
  const rows = await selectCards(tx)
    .select(enrolledBy(accountId))
    .where(all)
    .orderBy(orderSql(order))
    .offset((pageNumber - 1) * pageSize)
    .limit(pageSize)
    .execute();
  return { rows, total: await (total ?? (() => countCards(tx, { conditions, reader })))() };
}

/** How many cards there are over all pages. */
export async function countCards(
  tx: Transaction,
  { conditions, reader }: Pick<ListQuery, 'conditions' | 'reader'>,
): Promise<number> {
  const { total } = await tx
    .selectFrom('resource')
    .select(sql<number>`count(*)::int`.as('total'))
    .where(allOf([visible(reader), ...conditions]))
    .executeTakeFirstOrThrow();
  return total;
}

/** Every word somewhere, or, where words are only part of others, in the parts. Undefined (signs alone): nothing. */
export const matchesKeyword = (keyword: KeywordQuery | undefined): Condition =>
  keyword
    ? sql`(resource.search_vector @@ ${keyword.anywhere}::tsquery ${keyword.parts.length > 0 ? sql`or ${allOf(keyword.parts.map((part) => sql`resource.search_text like ${part}`))}` : sql``})`
    : sql`false`;

export interface HotQuery {
  list: number;
  rankingType: string;
  rankingPeriod: number;
  reader: Reader;
  accountId: string | undefined;
}

/** A hot list: at most HOT_LIST_MAX cards. */
export async function listHot(
  tx: Transaction,
  { list, rankingType, rankingPeriod, reader, accountId }: HotQuery,
): Promise<CardRow[]> {
  const order: RawBuilder<unknown>[] = [];
  if (rankingType === RankingType.Custom) order.push(sql`${chosenBySchool} desc`);
  if (rankingType === RankingType.Recommended && accountId !== undefined)
    order.push(sql`${nearTo(accountId)} desc`);
  if (list === HotCourseList.Latest) order.push(ORDERS['0']);
  else
    order.push(
      ...(rankingPeriod === RankingPeriod.Total ? [] : [sql`coalesce(ranking.people, 0) desc`]),
      ORDERS['1'],
    );
  const span = periodOf(rankingPeriod, reader.now);
  let query = selectCards(tx)
    .select(enrolledBy(accountId))
    .where((eb) => visibleTo(eb, reader));
  if (list === HotCourseList.HottestKnowledge) query = query.where(ofTypes(typesOfFamily('knowledge')));
  if (span) {
    query = query.leftJoin(
      (eb) =>
        eb
          .selectFrom('enrollment')
          .select(['class_id', sql<number>`count(*)`.as('people')])
          .where('enrolled_at', '>=', span.from)
          .where('enrolled_at', '<', span.to)
          .groupBy('class_id')
          .as('ranking'),
      (join) => join.onRef('ranking.class_id', '=', 'resource.id'),
    ) as unknown as typeof query;
  }
  return query.orderBy(sql.join(order)).limit(HOT_LIST_MAX).execute();
}

/** Picked by hand for a block of a published page. */
const chosenBySchool = sql`(resource.id::text in (select jsonb_array_elements_text(block -> 'source' -> 'resourceIds') from page, jsonb_array_elements(page.blocks) block
  where page.status = 'published' and jsonb_typeof(block -> 'source' -> 'resourceIds') = 'array'))`;

/** How many categories it shares with what the person is enrolled in; what they have already comes after the rest. */
const nearTo = (
  accountId: string,
) => sql`(case when exists (select from enrollment where enrollment.class_id = resource.id and enrollment.account_id = ${accountId}::bigint) then -1
  else (select count(*) from unnest(resource.category_ids) own where own in (
    select unnest(mine.category_ids) from enrollment join resource mine on mine.id = enrollment.class_id where enrollment.account_id = ${accountId}::bigint)) end)`;

const DAY_MS = 86_400_000;
const MONTH_DAYS = 30;

/** The time that a ranking counts; undefined for all. */
function periodOf(period: number, now: Date): { from: Date; to: Date } | undefined {
  const year = now.getUTCFullYear();
  const newYear = (of: number) => new Date(Date.UTC(of, 0, 1));
  switch (period) {
    case RankingPeriod.LatestMonth:
      return { from: new Date(now.getTime() - MONTH_DAYS * DAY_MS), to: now };
    case RankingPeriod.LastYear:
      return { from: newYear(year - 1), to: newYear(year) };
    case RankingPeriod.ThisYear:
      return { from: newYear(year), to: newYear(year + 1) };
    default:
      return undefined;
  }
}

/** Cards of these ids, as far as the reader sees them, in no order. */
export const listByIds = (
  tx: Transaction,
  ids: readonly string[],
  reader: Reader,
  accountId: string | undefined,
): Promise<CardRow[]> =>
  selectCards(tx)
    .select(enrolledBy(accountId))
    .where((eb) => visibleTo(eb, reader))
    .where('resource.id', 'in', ids)
    .execute();
