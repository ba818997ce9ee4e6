import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Transaction } from '../../database/pool.ts';
import type { O3KindName } from '../../database/tables/o3.ts';
import type { Language } from '../../i18n/languages.ts';

const CARD = [
  'id',
  'school_id',
  'kind',
  'title',
  'summary',
  'cover_url',
  'tags',
  'people_count',
  'published_at',
] as const;

/** A card without what it opens, but for where a course leads. */
export type O3CardRow = Awaited<ReturnType<typeof listCards>>[number];
/** A card with what it opens and who wrote it. */
export type O3DetailRow = NonNullable<Awaited<ReturnType<typeof findCard>>>;

const linkOf = sql<string | null>`content ->> 'url'`.as('link');

export interface CardFilter {
  kinds: readonly O3KindName[];
  /** Folded words that title or summary hold, all of them. */
  words: readonly string[];
  tag: string | undefined;
}

const conditionOf = ({ kinds, words, tag }: CardFilter): RawBuilder<SqlBool> => {
  const parts = [sql<SqlBool>`status = 'published'`, sql<SqlBool>`kind = any(${[...kinds]}::text[])`];
  for (const word of words) parts.push(sql<SqlBool>`strpos(words, ${word}) > 0`);
  if (tag !== undefined)
    parts.push(
      sql<SqlBool>`exists (select from jsonb_array_elements(tags) tag, jsonb_each_text(tag) text where text.value = ${tag})`,
    );
  return sql<SqlBool>`(${sql.join(parts, sql` and `)})`;
};

/** A page of cards. */
export const listCards = (
  tx: Transaction,
  filter: CardFilter,
  { hottest, limit, offset }: { hottest: boolean; limit: number; offset: number },
) =>
  tx
    .selectFrom('o3_card')
    .select([...CARD, linkOf])
    .where(conditionOf(filter))
    .orderBy(hottest ? 'people_count' : 'published_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();

export const countCards = async (tx: Transaction, filter: CardFilter): Promise<number> =>
  (
    await tx
      .selectFrom('o3_card')
      .select(sql<number>`count(*)::int`.as('n'))
      .where(conditionOf(filter))
      .executeTakeFirstOrThrow()
  ).n;

/** The first cards of each kind, in the order of the school. */
export const listFirstCards = (
  tx: Transaction,
  schoolId: string,
  kinds: readonly O3KindName[],
  limit: number,
) =>
  sql<O3CardRow>`
    select card.* from unnest(${[...kinds]}::text[]) with ordinality wanted (kind, place)
    cross join lateral (
      select id, school_id, kind, title, summary, cover_url, tags, people_count, published_at,
        content ->> 'url' as link
      from o3_card
      where school_id = ${schoolId}::bigint and kind = wanted.kind and status = 'published'
      order by position, id limit ${limit}
    ) card
    order by wanted.place`.execute(tx);

export const listFeatured = (tx: Transaction, limit: number) =>
  tx
    .selectFrom('o3_card')
    .select([...CARD, linkOf])
    .where('status', '=', 'published')
    .where('is_featured', '=', true)
    .orderBy('position')
    .orderBy('id')
    .limit(limit)
    .execute();

/** Cards by id; those that are not there are left out. */
export const listCardsById = async (tx: Transaction, ids: readonly string[]) =>
  ids.length === 0
    ? []
    : tx
        .selectFrom('o3_card')
        .select([...CARD, linkOf])
        .where('id', 'in', ids)
        .where('status', '=', 'published')
        .execute();

export const findCard = (tx: Transaction, id: string, kind: O3KindName) =>
  tx
    .selectFrom('o3_card')
    .leftJoin('account as author', 'author.id', 'o3_card.author_id')
    .select(CARD.map((column) => `o3_card.${column}` as const))
    .select([
      'o3_card.content',
      'o3_card.author_id',
      'author.nick_name as author_nick_name',
      'author.real_name as author_real_name',
      'author.avatar_url as author_avatar_url',
    ])
    .select(sql<string | null>`o3_card.content ->> 'url'`.as('link'))
    .where('o3_card.id', '=', id)
    .where('o3_card.kind', '=', kind)
    .where('o3_card.status', '=', 'published')
    .executeTakeFirst();

/** Tags in the first of the languages that they have, the most used first. */
export const listTags = async (
  tx: Transaction,
  kinds: readonly O3KindName[],
  languages: readonly Language[],
  limit: number,
) => {
  const text = sql`coalesce(${sql.join(languages.map((language) => sql`tag ->> ${language}`))})`;
  const { rows } = await sql<{ tag: string; count: number }>`
    select ${text} as tag, count(*)::int as count
    from o3_card, jsonb_array_elements(tags) tag
    where status = 'published' and kind = any(${[...kinds]}::text[]) and ${text} is not null
    group by 1 order by 2 desc, 1 limit ${limit}`.execute(tx);
  return rows;
};

/** Counts somebody on a day; again changes nothing. @returns the people so far, undefined without such a card */
export const countVisit = async (
  tx: Transaction,
  visit: { schoolId: string; cardId: string; visitor: string; day: string; now: Date },
): Promise<number | undefined> => {
  const { rows } = await sql<{ people: number }>`
    with visit as (
      insert into o3_card_visit (card_id, school_id, visitor, day, seen_at)
      select id, school_id, ${visit.visitor}, ${visit.day}::date, ${visit.now} from o3_card
      where id = ${visit.cardId}::bigint and school_id = ${visit.schoolId}::bigint and status = 'published'
      on conflict do nothing returning card_id
    )
    update o3_card set people_count = people_count + (select count(*) from visit)
    where id = ${visit.cardId}::bigint and school_id = ${visit.schoolId}::bigint and status = 'published'
    returning people_count as people`.execute(tx);
  return rows[0]?.people;
};

export const findPeopleCount = (tx: Transaction, cardId: string) =>
  tx
    .selectFrom('o3_card')
    .select('people_count')
    .where('id', '=', cardId)
    .where('status', '=', 'published')
    .executeTakeFirst();

export const findDone = async (tx: Transaction, cardId: string, accountId: string): Promise<number[]> =>
  (
    await tx
      .selectFrom('o3_progress')
      .select('done')
      .where('card_id', '=', cardId)
      .where('account_id', '=', accountId)
      .executeTakeFirst()
  )?.done ?? [];

/** Adds steps to those that somebody has done. @returns all of them, in order */
export const addDone = async (
  tx: Transaction,
  of: { schoolId: string; cardId: string; accountId: string },
  steps: readonly number[],
  now: Date,
): Promise<number[]> => {
  const { rows } = await sql<{ done: number[] }>`
    insert into o3_progress (card_id, school_id, account_id, done, updated_at)
    values (${of.cardId}::bigint, ${of.schoolId}::bigint, ${of.accountId}::bigint, ${[...steps]}::int[], ${now})
    on conflict (card_id, account_id) do update set updated_at = excluded.updated_at,
      done = array(select distinct step from unnest(o3_progress.done || excluded.done) step order by step)
    returning done`.execute(tx);
  return rows[0]?.done ?? [];
};

export const clearDone = (tx: Transaction, cardId: string, accountId: string) =>
  tx.deleteFrom('o3_progress').where('card_id', '=', cardId).where('account_id', '=', accountId).execute();
