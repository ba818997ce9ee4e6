import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Transaction } from '../../database/pool.ts';
import type { Translations } from '../../database/tables.ts';

/** What is subscribed to; neither a section nor an article: all knowledge of the school. */
export interface Target {
  school_id: string;
  section_id: string | null;
  article_id: string | null;
}

const isTarget = ({ school_id, section_id, article_id }: Target) =>
  section_id !== null
    ? sql<boolean>`subscription.section_id = ${section_id}::bigint`
    : article_id !== null
      ? sql<boolean>`subscription.article_id = ${article_id}::bigint`
      : sql<boolean>`subscription.school_id = ${school_id}::bigint and subscription.section_id is null and subscription.article_id is null`;

/** How many subscribed to something, and whether somebody did. */
export async function countSubscribers(
  tx: Transaction,
  target: Target,
  accountId: string | undefined,
): Promise<{ subscriberCount: number; subscribed: boolean }> {
  const { subscribers, since } = await findSubscription(tx, target, accountId);
  return { subscriberCount: subscribers, subscribed: since !== null };
}

export async function findSubscription(tx: Transaction, target: Target, accountId: string | undefined) {
  const targetId = target.section_id ?? target.article_id ?? target.school_id;
  const { rows } = await sql<{ subscribers: number; since: Date | null }>`
    select coalesce((select subscribers from knowledge_audience
        where school_id = ${target.school_id}::bigint and target_id = ${targetId}::bigint), 0) as subscribers,
      (select subscription.since from knowledge_subscription subscription
        where subscription.account_id = ${accountId ?? null}::bigint and ${isTarget(target)}) as since`.execute(
    tx,
  );
  return rows[0] ?? { subscribers: 0, since: null };
}

/** How many things of the school somebody subscribed to. */
export const countOwn = async (tx: Transaction, schoolId: string, accountId: string): Promise<number> =>
  (
    await tx
      .selectFrom('knowledge_subscription')
      .select(sql<number>`count(*)::int`.as('n'))
      .where('school_id', '=', schoolId)
      .where('account_id', '=', accountId)
      .executeTakeFirstOrThrow()
  ).n;

export const addSubscription = (tx: Transaction, target: Target, accountId: string, now: Date) =>
  tx
    .insertInto('knowledge_subscription')
    .values({ ...target, account_id: accountId, since: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();

export const endSubscription = (tx: Transaction, target: Target, accountId: string) =>
  sql`delete from knowledge_subscription subscription where account_id = ${accountId}::bigint and ${isTarget(target)}`.execute(
    tx,
  );

export interface OwnSubscription {
  section_id: string | null;
  article_id: string | null;
  since: Date;
  section_name: Translations | null;
  section_readers: number | null;
  article_title: Translations | null;
  /** Whether the article can be read; null for what is none. */
  is_shown: boolean | null;
}

/** What somebody subscribed to in the school, the latest first. @param shown condition on `resource` */
export const listOwn = async (
  tx: Transaction,
  schoolId: string,
  accountId: string,
  shown: RawBuilder<SqlBool>,
): Promise<OwnSubscription[]> => {
  const { rows } = await sql<OwnSubscription>`
    select subscription.section_id, subscription.article_id, subscription.since, section.name as section_name,
      section.readers as section_readers, resource.title as article_title, ${shown} as is_shown
    from knowledge_subscription subscription
      left join knowledge_section section on section.id = subscription.section_id
      left join resource on resource.id = subscription.article_id
    where subscription.school_id = ${schoolId}::bigint and subscription.account_id = ${accountId}::bigint
    order by subscription.since desc, subscription.id desc limit 500`.execute(tx);
  return rows;
};

/**
 * People who subscribed to one of these sections, to the article or, for new ones, to all knowledge, and may read it
 * now; by id, from one on.
 */
export async function listRecipients(
  tx: Transaction,
  {
    articleId,
    schoolId,
    isNew,
    after,
    limit,
  }: { articleId: string; schoolId: string; isNew: boolean; after: string; limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ account_id: string }>`
    with recursive above as (
      select section_id as id from resource where id = ${articleId} and section_id is not null
      union all
      select section.parent_id from knowledge_section section join above on above.id = section.id
      where section.parent_id is not null
    ), people as (
      select account_id from knowledge_subscription where section_id in (select id from above) and account_id > ${after}::bigint
      union
      select account_id from knowledge_subscription where article_id = ${articleId} and account_id > ${after}::bigint
      union
      select account_id from knowledge_subscription
      where ${isNew}::boolean and school_id = ${schoolId}::bigint and section_id is null and article_id is null and account_id > ${after}::bigint
    )
    select people.account_id from people
      join resource on resource.id = ${articleId}
      join school on school.id = ${schoolId}
      left join membership on membership.school_id = ${schoolId} and membership.account_id = people.account_id
        and membership.status = 'valid'
    where (school.is_open or membership.role is not null)
      and resource.audience in (1, case when membership.role is null then 3 else 2 end)
      and (resource.section_readers in (1, case when membership.role is null then 3 else 2 end)
        or resource.section_readers = 4 and membership.role in ('owner', 'admin', 'teacher'))
    order by people.account_id limit ${limit}`.execute(tx);
  return rows.map(({ account_id }) => account_id);
}

/** A section or an article that may be read; `readers` of sections alone. */
export async function findReadable(
  tx: Transaction,
  { section_id, article_id }: Pick<Target, 'section_id' | 'article_id'>,
  { types, shown }: { types: readonly number[]; shown: RawBuilder<SqlBool> },
): Promise<{ readers: number | null } | undefined> {
  const { rows } = await (
    section_id === null
      ? sql<{ readers: number | null }>`
        select null::smallint as readers from resource
        where id = ${article_id}::bigint and type = any(${[...types]}::smallint[]) and ${shown}`
      : sql<{ readers: number | null }>`
        select readers from knowledge_section where id = ${section_id}::bigint`
  ).execute(tx);
  return rows[0];
}
