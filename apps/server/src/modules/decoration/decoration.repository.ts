import { sql } from 'kysely';
import type { Transaction } from '../../database/pool.ts';
import type { SiteSettings } from '@stoa/api/schema';
import type { PageDetails, Translations } from '../../database/tables.ts';

/** What a version says of its page. */
export interface PageContent {
  pageId: string;
  editor: '1' | '2';
  type: 'v1' | 'v2';
  title: Translations;
  isFullPage: boolean;
  /** As they are stored: see readBlocks. */
  blocks: readonly object[];
  details: PageDetails;
  /** Of the page that stands around all others, which has no blocks. */
  site: SiteSettings | null;
}

const CONTENT = ['page_id', 'type', 'title', 'is_full_page', 'blocks', 'details', 'site'] as const;

const VERSION_CONTENT = [
  'page_version.type',
  'page_version.title',
  'page_version.is_full_page',
  'page_version.blocks',
  'page_version.details',
  'page_version.site',
] as const;

/** Lets nobody else save or publish pages of the school until the transaction ends. */
export async function lockPages(tx: Transaction, schoolId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`pages ${schoolId}`}, 0))`.execute(tx);
}

const versions = (tx: Transaction, schoolId: string) =>
  tx
    .selectFrom('page_version')
    .leftJoin('account', 'account.id', 'page_version.saved_by')
    .where('page_version.school_id', '=', schoolId)
    .select([
      'page_version.version',
      'page_version.page_id',
      'page_version.editor',
      'page_version.note',
      'page_version.saved_at',
      'page_version.released_at',
      'account.id as author_id',
      'account.nick_name',
      'account.real_name',
      'account.avatar_url',
    ]);

export type VersionRow = Awaited<ReturnType<typeof listVersions>>[number];
export type DraftRow = NonNullable<Awaited<ReturnType<typeof findDraft>>>;

/** A version with its content; undefined where there is none. */
export const findVersion = (tx: Transaction, schoolId: string, version: string) =>
  versions(tx, schoolId)
    .select([...VERSION_CONTENT])
    .where('page_version.version', '=', version)
    .executeTakeFirst();

const drafts = (tx: Transaction, schoolId: string, pageId: string) =>
  versions(tx, schoolId)
    .innerJoin('page_draft', (join) =>
      join
        .onRef('page_draft.school_id', '=', 'page_version.school_id')
        .onRef('page_draft.version', '=', 'page_version.version'),
    )
    .where('page_draft.page_id', '=', pageId);

/** The newest version of a page; undefined where none was saved. */
export const findDraft = (tx: Transaction, schoolId: string, pageId: string) =>
  drafts(tx, schoolId, pageId)
    .select([...VERSION_CONTENT])
    .executeTakeFirst();

/** When the newest version of a page was saved and by whom, without its content; undefined where none was saved. */
export const findNewest = (tx: Transaction, schoolId: string, pageId: string) =>
  drafts(tx, schoolId, pageId).executeTakeFirst();

/** Which version of a page is its draft and which its visitors see; undefined where none was saved. */
export const findHeads = (tx: Transaction, schoolId: string, pageIds: readonly string[]) =>
  tx
    .selectFrom('page_draft')
    .select(['page_id', 'version', 'published_version'])
    .where('school_id', '=', schoolId)
    .where('page_id', 'in', pageIds)
    .execute();

/** The page as visitors see it; undefined where they see none. */
export const findPublished = (tx: Transaction, schoolId: string, pageId: string) =>
  tx
    .selectFrom('page')
    .select([...CONTENT])
    .where('school_id', '=', schoolId)
    .where('page_id', '=', pageId)
    .where('status', '=', 'published')
    .executeTakeFirst();

/** Valid members who teach a class or have a role above member, by name. */
export const listTeachers = (tx: Transaction, schoolId: string, limit: number) =>
  tx
    .selectFrom('membership')
    .innerJoin('account', 'account.id', 'membership.account_id')
    .select(['account.id', 'account.nick_name', 'account.real_name', 'account.avatar_url'])
    .where('membership.school_id', '=', schoolId)
    .where('membership.status', '=', 'valid')
    .where('account.is_valid', '=', true)
    .where((eb) =>
      eb.or([
        eb('membership.role', '<>', 'member'),
        eb(
          'membership.account_id',
          'in',
          eb
            .selectFrom('class_teacher')
            .select('class_teacher.account_id')
            .where('class_teacher.school_id', '=', schoolId),
        ),
      ]),
    )
    .orderBy('membership.sort_name')
    .orderBy('account.id')
    .limit(limit)
    .execute();

/** Those of some resources that are not published in the school, or not there. */
export async function listGone(
  tx: Transaction,
  schoolId: string,
  resourceIds: readonly string[],
): Promise<string[]> {
  if (resourceIds.length === 0) return [];
  const rows = await tx
    .selectFrom('resource')
    .select('id')
    .where('school_id', '=', schoolId)
    .where('id', 'in', resourceIds)
    .where('status', '=', 'published')
    .execute();
  const there = new Set(rows.map(({ id }) => id));
  return resourceIds.filter((id) => !there.has(id));
}

/** Versions of a page, or of all pages, the newest first. */
export const listVersions = (
  tx: Transaction,
  schoolId: string,
  { pageId, limit, offset }: { pageId: string | undefined; limit: number; offset: number },
) =>
  versions(tx, schoolId)
    .leftJoin('page_draft', (join) =>
      join
        .onRef('page_draft.school_id', '=', 'page_version.school_id')
        .onRef('page_draft.page_id', '=', 'page_version.page_id'),
    )
    .select('page_draft.published_version')
    .$if(pageId !== undefined, (query) => query.where('page_version.page_id', '=', pageId ?? ''))
    .orderBy('page_version.version', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();

/** How many versions there are: they are trimmed, so few. */
export async function countVersions(tx: Transaction, schoolId: string, pageId?: string): Promise<number> {
  const { n } = await tx
    .selectFrom('page_version')
    .select((eb) => eb.fn.countAll<string>().as('n'))
    .where('school_id', '=', schoolId)
    .$if(pageId !== undefined, (query) => query.where('page_id', '=', pageId ?? ''))
    .executeTakeFirstOrThrow();
  return Number(n);
}

/** Adds a version and makes it the draft of its page. Needs lockPages. @returns its number */
export async function addVersion(
  tx: Transaction,
  scope: { schoolId: string; accountId: string },
  content: PageContent,
  now: Date,
): Promise<string> {
  const { version } = await tx
    .insertInto('page_version')
    .values({
      school_id: scope.schoolId,
      version: sql<string>`(select coalesce(max(version), 0) + 1 from page_version where school_id = ${scope.schoolId})`,
      page_id: content.pageId,
      editor: content.editor,
      type: content.type,
      title: JSON.stringify(content.title),
      is_full_page: content.isFullPage,
      blocks: JSON.stringify(content.blocks),
      details: JSON.stringify(content.details),
      site: content.site && JSON.stringify(content.site),
      saved_by: scope.accountId,
      saved_at: now,
    })
    .returning('version')
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('page_draft')
    .values({ school_id: scope.schoolId, page_id: content.pageId, version })
    .onConflict((conflict) => conflict.columns(['school_id', 'page_id']).doUpdateSet({ version }))
    .execute();
  return version;
}

/** Removes the oldest versions of a page beyond so many that were published and so many that were not. */
export async function trimVersions(tx: Transaction, schoolId: string, pageId: string, kept: number) {
  await sql`
    delete from page_version where school_id = ${schoolId} and version in (
      select version from (
        select version, row_number() over (partition by released_at is null order by version desc) as place
        from page_version where school_id = ${schoolId} and page_id = ${pageId}) placed
      where place > ${kept})
    and version not in (select version from page_draft where school_id = ${schoolId})
    and version not in (select version from page_schedule where school_id = ${schoolId})`.execute(tx);
}

/** Shows visitors these versions of pages. */
export async function publishVersions(
  tx: Transaction,
  schoolId: string,
  versions: readonly string[],
  note: string | null,
  now: Date,
): Promise<void> {
  await sql`
    insert into page (school_id, page_id, title, is_full_page, type, blocks, details, site, status, updated_at)
    select school_id, page_id, title, is_full_page, type, blocks, details, site, 'published', ${now}
    from page_version where school_id = ${schoolId} and version = any(${[...versions]}::bigint[])
    on conflict (school_id, page_id) do update set
      title = excluded.title, is_full_page = excluded.is_full_page, type = excluded.type, blocks = excluded.blocks,
      details = excluded.details, site = excluded.site,
      status = 'published', version = page.version + 1, updated_at = excluded.updated_at`.execute(tx);
  await sql`
    update page_draft d set published_version = v.version
    from page_version v
    where v.school_id = ${schoolId} and v.version = any(${[...versions]}::bigint[])
      and d.school_id = v.school_id and d.page_id = v.page_id`.execute(tx);
  await sql`
    update page_version set released_at = ${now}, note = coalesce(${note}, note)
    where school_id = ${schoolId} and version = any(${[...versions]}::bigint[])`.execute(tx);
}

/** Those of the names of uploads that stand in a version or a page of the school already. */
export async function listKnownFiles(
  tx: Transaction,
  schoolId: string,
  names: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select name from unnest(${[...names]}::text[]) name
    where exists (select from page_version where school_id = ${schoolId}
        and strpos(concat(blocks::text, details::text, site::text), name) > 0)
      or exists (select from page where school_id = ${schoolId}
        and strpos(concat(blocks::text, details::text, site::text), name) > 0)`.execute(tx);
  return rows.map(({ name }) => name);
}
