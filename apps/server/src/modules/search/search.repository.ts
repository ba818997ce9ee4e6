import { sql } from 'kysely';
import type { Transaction } from '../../database/pool.ts';
import type { Language } from '../../i18n/languages.ts';
import { cardColumns, enrolledBy, visible, type CardRow, type Reader } from '../resources/resource-card.ts';
import { allOf, statusAt, type Condition, type FilterName } from '../resources/resource-filter.ts';
import type { KeywordQuery } from '../../core/text/keyword.ts';

/** With fewer hits by words than this, parts of words are looked for too. */
const PARTS_BELOW = 20;
/** Titles, hottest first, in which the nearest word is sought where nothing was found. */
const NEAR_TITLES = 1000;

/** Hits that pages lead to, the first of their order; the contract names it. Who wants others narrows the search. */
export const REACHABLE_MAX = 1000;

/** In which order hits come: as the contract's Sort, or by how well they fit. */
export type HitOrder = '0' | '1' | '2' | 'relevance';

export interface HitsQuery {
  keyword: KeywordQuery;
  conditions: ReadonlyMap<FilterName, Condition>;
  order: HitOrder;
  offset: number;
  limit: number;
  reader: Reader;
  accountId: string | undefined;
  /** Languages of the titles to bring where nothing is found; empty: none. */
  nearLanguages: readonly Language[];
}

export interface HitRow extends CardRow {
  /** 3 whole words of the title, in the order of relevance; 2 beginnings of them; 1 elsewhere; 0 part of a word. */
  nearness: number;
}

/** Hits of the keyword, with which filters they pass: what all counts are made of. */
export interface HitGroup {
  type: number;
  zone: number;
  status: number | null;
  /** A bit for each condition, in their order. */
  passes: number;
  /** Categories as PostgreSQL writes an array: {1,2} */
  categories: string;
  count: number;
}

export interface Hits {
  rows: HitRow[];
  groups: HitGroup[];
  /** Titles by language; where nothing at all was found. */
  titles: Partial<Record<Language, string>>[];
}

const ORDERS: Record<HitOrder, ReturnType<typeof sql>> = {
  relevance: sql`nearness desc, hot_score desc, published_at desc, id desc`,
  '0': sql`published_at desc, id desc`,
  '1': sql`hot_score desc, id desc`,
  '2': sql`download_count desc, id desc`,
};

/** As indexes have them. */
const ORDERS_OF_ALL: Record<HitOrder, ReturnType<typeof sql>> = {
  relevance: sql`resource.published_at desc, resource.id desc`,
  '0': sql`resource.published_at desc, resource.id desc`,
  '1': sql`resource.hot_score desc, resource.id desc`,
  '2': sql`resource.download_count desc, resource.id desc`,
};

const matches = (query: string) => sql`resource.search_vector @@ ${query}::tsquery`;

/** A page of all that there is, read by the index of its order. */
export async function findAll(
  tx: Transaction,
  { conditions, order, offset, limit, reader, accountId }: Omit<HitsQuery, 'keyword' | 'nearLanguages'>,
): Promise<HitRow[]> {
  const reached = sql`select resource.id from resource where ${allOf([visible(reader), ...conditions.values()])}
    order by ${ORDERS_OF_ALL[order]} offset ${offset} limit ${Math.max(0, Math.min(limit, REACHABLE_MAX - offset))}`;
  const { rows } = await sql<HitRow>`
    select 0 as nearness, ${sql.raw(cardColumns.join(', '))}, ${enrolledBy(accountId)}
    from (${reached}) page join resource on resource.id = page.id left join account as author on author.id = resource.author_id
    order by ${ORDERS_OF_ALL[order]}`.execute(tx);
  return rows;
}

/** What the counts of all that there is are made of: every resource is looked at. */
export async function countAll(
  tx: Transaction,
  { conditions, reader }: Pick<HitsQuery, 'conditions' | 'reader'>,
): Promise<HitGroup[]> {
  const { rows } = await sql<HitGroup>`
    select resource.type, resource.zone, ${statusAt(reader.now)} as status, ${passesOf([...conditions.values()])} as passes,
      resource.category_ids::text as categories, count(*)::int as count
    from resource where ${visible(reader)} group by 1, 2, 3, 4, 5`.execute(tx);
  return rows;
}

/** A page of hits with what the counts need, in one statement. */
export async function findHits(tx: Transaction, query: HitsQuery): Promise<Hits> {
  const { keyword, conditions, reader, nearLanguages } = query;
  const facts = sql`resource.id, resource.type, resource.zone, ${statusAt(reader.now)} as status, resource.category_ids, resource.hot_score,
    resource.download_count, resource.published_at, ${passesOf([...conditions.values()])} as passes`;
  const all = 2 ** conditions.size - 1;
  const words = sql`select ${facts}, ${nearnessOf(keyword, query.order)} as nearness from resource where ${visible(reader)} and ${matches(keyword.anywhere)}`;
  const parts =
    keyword.parts.length > 0
      ? sql`select ${facts}, 0 as nearness from resource
        where (select count(*) from words) < ${sql.lit(PARTS_BELOW)} and ${visible(reader)}
        and ${allOf(keyword.parts.map((part) => sql`resource.search_text like ${part}`))} and resource.id not in (select id from words)`
      : undefined;
  const titles =
    nearLanguages.length > 0
      ? sql`case when not exists (select from hit) then (select jsonb_agg(title) from (
        select jsonb_build_object(${sql.join(nearLanguages.flatMap((language) => [sql.lit(language), sql`resource.title -> ${sql.lit(language)}`]))}) as title
        from resource where ${visible(reader)} order by resource.hot_score desc, resource.id desc limit ${sql.lit(NEAR_TITLES)}) near) end`
      : sql`null::jsonb`;
  const { rows } = await sql<
    Partial<HitRow> & { place: string | null; groups: HitGroup[] | null; titles: Hits['titles'] | null }
  >`
    with words as materialized (${words}),
    hit as materialized (select * from words ${parts ? sql`union all (${parts})` : sql``}),
    groups as (select jsonb_agg(g) as groups from (
      select type, zone, status, passes, category_ids::text as categories, count(*) as count from hit group by 1, 2, 3, 4, 5) g),
    reachable as (select * from hit where passes = ${sql.lit(all)} order by ${ORDERS[query.order]} limit ${sql.lit(REACHABLE_MAX)}),
    page as (select id, nearness, row_number() over (order by ${ORDERS[query.order]}) as place
      from reachable order by place offset ${query.offset} limit ${query.limit}),
    shown as (select page.place, page.nearness, ${sql.raw(cardColumns.join(', '))}, ${enrolledBy(query.accountId)}
      from page join resource on resource.id = page.id left join account as author on author.id = resource.author_id)
    select shown.*,
      case when shown.place is null or shown.place = ${query.offset + 1} then groups.groups end as groups,
      case when shown.place is null then ${titles} end as titles
    from groups left join shown on true order by shown.place`.execute(tx);
  return {
    rows: rows.filter((row) => row.place !== null) as unknown as HitRow[],
    groups: rows[0]?.groups ?? [],
    titles: rows[0]?.titles ?? [],
  };
}

function passesOf(conditions: readonly Condition[]) {
  if (conditions.length === 0) return sql`0`;
  return sql.join(
    conditions.map(
      (condition, index) => sql`(coalesce((${condition}), false))::int * ${sql.lit(2 ** index)}`,
    ),
    sql` + `,
  );
}

/**
 * How near, told by the index alone: asked as sets of ids, the vectors themselves are never read. Whole words of the
 * title (3) are told apart only where they come first.
 */
function nearnessOf(keyword: KeywordQuery, order: HitOrder) {
  const set = (query: string) =>
    sql`resource.id in (select resource.id from resource where resource.status = 'published' and ${matches(query)})`;
  const whole = order === 'relevance' ? sql`when ${set(keyword.titleWhole)} then 3` : sql``;
  return sql`case ${whole} when ${set(keyword.title)} then 2 else 1 end`;
}

/** What stands in a text or body of a school, and in which language. */
interface Piece<Value> {
  language: Language;
  value: Value | null;
}

/**
 * Bodies of articles, titles of lessons and bodies of those lessons that anyone may look into: where a word stands
 * that neither title nor summary has.
 */
export async function findBodies(
  tx: Transaction,
  resourceIds: readonly string[],
  languages: readonly Language[],
): Promise<{ resource_id: string; text: Piece<string> | null; body: Piece<object> | null }[]> {
  const inLanguage = (column: string) => {
    const cases = languages.map((language) => {
      const value = sql`${sql.ref(column)} -> ${sql.lit(language)}`;
      return sql`when ${value} is not null then jsonb_build_object('language', ${sql.lit(language)}, 'value', ${value})`;
    });
    return sql`case ${sql.join(cases, sql` `)} end`;
  };
  const { rows } = await sql<{
    resource_id: string;
    text: Piece<string> | null;
    body: Piece<object> | null;
  }>`
    select resource_id, null::jsonb as text, ${inLanguage('article.body')} as body, 0 as position from article where resource_id = any(${resourceIds}::bigint[])
    union all
    select class_id, ${inLanguage('lesson.title')}, case when lesson.is_preview then ${inLanguage('lesson.body')} end, position from lesson where class_id = any(${resourceIds}::bigint[])
    order by position`.execute(tx);
  return rows;
}
