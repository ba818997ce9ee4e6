import type { KeptVersion } from '@stoa/api/schema';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Transaction } from '../../database/pool.ts';
import type { Author } from './authoring.policy.ts';
import { leaveUnnamed } from '../../core/uploads/left-files.repository.ts';

/** Versions of one draft that are kept beside it. */
export const VERSIONS_MAX = 50;
/** While one person writes, one version is kept in this time. */
const GROUP = sql`interval '10 minutes'`;
/** What stands for the whole in place of a lesson. */
const WHOLE = '0';

/** A draft of which versions are kept. @property lessonId left out: the whole */
export interface Versioned {
  contentId: string;
  lessonId?: string | undefined;
}

const lessonOf = ({ lessonId }: Versioned) => lessonId ?? WHOLE;

/** The draft itself, in the form of a version. */
const current = (of: Versioned) =>
  of.lessonId === undefined
    ? sql`select version, draft, saved_by, saved_at, kept_at, version = published_version as is_published
        from content_draft where resource_id = ${of.contentId}::bigint`
    : sql`select version, jsonb_build_object('body', body, 'material', material) as draft, saved_by, saved_at, kept_at,
          is_published
        from lesson_draft where resource_id = ${of.contentId}::bigint and lesson_id = ${of.lessonId}::bigint`;

/**
 * Keeps what a draft is before it is saved over, where that is a version of its own: somebody else's, what learners see,
 * or what stood there ten minutes after the last one.
 * @param always also within ten minutes: it is replaced as a whole
 * @returns whether it was kept
 */
export async function storeVersion(
  tx: Transaction,
  { schoolId, accountId }: Author,
  of: Versioned,
  now: Date,
  { always = false } = {},
): Promise<boolean> {
  const isOwn: RawBuilder<SqlBool> = always
    ? sql`true`
    : sql`saved_by is distinct from ${accountId}::bigint or is_published or kept_at <= ${now}::timestamptz - ${GROUP}`;
  const { rows } = await sql`
    insert into content_version (resource_id, lesson_id, version, school_id, draft, saved_by, saved_at)
    select ${of.contentId}::bigint, ${lessonOf(of)}::bigint, version, ${schoolId}::bigint, draft, saved_by, saved_at
    from (${current(of)}) current where ${isOwn}
    on conflict do nothing returning version`.execute(tx);
  if (rows.length === 0) return false;
  await trimVersions(tx, of, now);
  return true;
}

/** Drops the oldest versions beyond those that are kept, and leaves the films that they alone showed. */
async function trimVersions(tx: Transaction, of: Versioned, now: Date): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    with old as (
      delete from content_version
      where resource_id = ${of.contentId}::bigint and lesson_id = ${lessonOf(of)}::bigint and version <= (
        select version from content_version
        where resource_id = ${of.contentId}::bigint and lesson_id = ${lessonOf(of)}::bigint
        order by version desc offset ${VERSIONS_MAX} limit 1)
      returning draft::text as text
    )
    select distinct found[1] as name
    from old, regexp_matches(old.text, '/files/[0-9]{19}/([A-Za-z0-9_-]{32})', 'g') found`.execute(tx);
  await leaveUnnamed(
    tx,
    rows.map(({ name }) => name),
    now,
  );
}

/** What stands in one of the versions, whoever saved it. */
export interface VersionRow {
  version: number;
  saved_at: Date;
  saver_id: string | null;
  nick_name: string | null;
  real_name: string | null;
  avatar_url: string | null;
}

const versions = (of: Versioned) => sql`
  select version, draft, saved_by, saved_at, is_published, true as is_current from (${current(of)}) current
  union all
  select version, draft, saved_by, saved_at,
    version = (select published_version from content_draft where resource_id = ${of.contentId}::bigint)
      and ${lessonOf(of)} = '0', false
  from content_version where resource_id = ${of.contentId}::bigint and lesson_id = ${lessonOf(of)}::bigint
    and version < coalesce((select version from (${current(of)}) newest), 2147483647)`;

/** The draft and what is kept of it, the newest first, with what is not as in the version before. */
export async function listVersions(tx: Transaction, of: Versioned) {
  const { rows } = await sql<
    VersionRow & { is_current: boolean; is_published: boolean | null; changed: KeptVersion['changed'] }
  >`
    with version as (${versions(of)}),
      beside as (select *, lag(draft) over (order by version) as before from version)
    select beside.version, beside.saved_at, beside.is_current, beside.is_published,
      saver.id as saver_id, saver.nick_name, saver.real_name, saver.avatar_url,
      case when before is null then '{}'::text[] else array(
        select coalesce(one.key, other.key) as key
        from jsonb_each(jsonb_strip_nulls(draft)) one full join jsonb_each(jsonb_strip_nulls(before)) other
          on one.key = other.key
        where one.value is distinct from other.value order by 1) end as changed
    from beside left join account saver on saver.id = beside.saved_by
    order by beside.version desc limit ${VERSIONS_MAX + 1}`.execute(tx);
  return rows;
}

/** One of the versions whole; undefined where there is none. */
export async function findVersion(tx: Transaction, of: Versioned, version: number) {
  const { rows } = await sql<VersionRow & { draft: object }>`
    select found.version, found.saved_at, found.draft,
      saver.id as saver_id, saver.nick_name, saver.real_name, saver.avatar_url
    from (${versions(of)}) found left join account saver on saver.id = found.saved_by
    where found.version = ${version}`.execute(tx);
  return rows[0];
}

/** Keeps the texts of lessons that an outline does not have any more: an older outline may bring them back. */
export const keepTextsOfGone = (tx: Transaction, contentId: string) =>
  sql`
  insert into content_version (resource_id, lesson_id, version, school_id, draft, saved_by, saved_at)
  select resource_id, lesson_id, version, school_id, jsonb_build_object('body', body, 'material', material),
    saved_by, saved_at from lesson_draft
  where resource_id = ${contentId}::bigint
    and not exists (select from lesson where lesson.class_id = ${contentId}::bigint and lesson.id = lesson_draft.lesson_id)
  on conflict do nothing`.execute(tx);

/** Gives lessons that an outline brings back the texts that they had last. */
export const bringTextsBack = (
  tx: Transaction,
  { schoolId, accountId }: Author,
  contentId: string,
  lessonIds: readonly string[],
  now: Date,
) =>
  sql`
  insert into lesson_draft (resource_id, lesson_id, school_id, version, body, material, saved_by, saved_at, kept_at)
  select distinct on (lesson_id) resource_id, lesson_id, ${schoolId}::bigint, version + 1,
    coalesce(draft->'body', '{}'), nullif(draft->'material', 'null'), ${accountId}::bigint, ${now}, ${now}
  from content_version
  where resource_id = ${contentId}::bigint and lesson_id = any(${[...lessonIds]}::bigint[])
    and not exists (select from lesson where lesson.id = content_version.lesson_id)
  order by lesson_id, version desc
  on conflict do nothing`.execute(tx);
