import { sql } from 'kysely';
import type { SiteSettings } from '@stoa/api/schema';
import type { Transaction } from '../../database/pool.ts';
import type { PageDetails, Translations } from '../../database/tables.ts';
import { Problem } from '../../http/problem.ts';
import { HOME } from '../../core/pages/page.repository.ts';
import { SITE } from '../../core/pages/site.ts';
import { paint } from './inheritance.ts';

/** So many pages a school may have beside its home; as many deleted ones are kept. */
export const PAGES_MAX = 100;

/** A page of a school as those see it who edit it. */
export interface SitePageRow {
  page_id: string;
  address: string;
  deleted_at: Date | null;
  version: string | null;
  published_version: string | null;
  saved_at: Date | null;
  title: Translations;
  details: PageDetails;
  is_out: boolean;
  publish_at: Date | null;
}

/** The pages of a school, those that were deleted too: home, what stands around them, then by address. */
export async function listSitePages(
  tx: Transaction,
  schoolId: string,
  pageId?: string,
): Promise<SitePageRow[]> {
  const { rows } = await sql<SitePageRow>`
    select known.page_id, coalesce(s.address, known.page_id) as address, s.deleted_at, d.version,
      d.published_version, v.saved_at, coalesce(v.title, p.title) as title,
      coalesce(v.details, p.details) as details, p.status is not distinct from 'published' as is_out,
      later.publish_at
    from (select page_id from page where school_id = ${schoolId}
      union select page_id from page_draft where school_id = ${schoolId}) known
    left join page p on p.school_id = ${schoolId} and p.page_id = known.page_id
    left join page_draft d on d.school_id = ${schoolId} and d.page_id = known.page_id
    left join page_version v on v.school_id = ${schoolId} and v.version = d.version
    left join site_page s on s.school_id = ${schoolId} and s.page_id = known.page_id
    left join page_schedule later on later.school_id = ${schoolId} and later.page_id = known.page_id
    where ${pageId ?? null}::text is null or known.page_id = ${pageId ?? null}
    order by known.page_id <> ${HOME}, known.page_id <> ${SITE}, s.deleted_at is not null, address
    limit ${2 * (PAGES_MAX + 1)}`.execute(tx);
  return rows;
}

/** The page that has an address, also a deleted one; undefined where it is free. */
export async function findPageWith(
  tx: Transaction,
  schoolId: string,
  address: string,
): Promise<string | undefined> {
  const { rows } = await sql<{ page_id: string }>`
    select page_id from site_page where school_id = ${schoolId} and address = ${address}
    union all
    select page_id from page where school_id = ${schoolId} and page_id = ${address}
      and not exists (select from site_page s where s.school_id = ${schoolId} and s.page_id = page.page_id)
    union all
    select page_id from page_draft where school_id = ${schoolId} and page_id = ${address}
      and not exists (select from site_page s where s.school_id = ${schoolId} and s.page_id = page_draft.page_id)
    limit 1`.execute(tx);
  return rows[0]?.page_id;
}

/** Puts a page at an address, from which nothing leads elsewhere any longer. */
export async function placePage(
  tx: Transaction,
  schoolId: string,
  pageId: string,
  address: string,
): Promise<void> {
  await tx
    .deleteFrom('page_redirect')
    .where('school_id', '=', schoolId)
    .where('address', '=', address)
    .execute();
  await tx
    .insertInto('site_page')
    .values({ school_id: schoolId, page_id: pageId, address })
    .onConflict((conflict) => conflict.columns(['school_id', 'page_id']).doUpdateSet({ address }))
    .execute();
}

/** Lets an address lead to the page that has left it. */
export const leaveAddress = (tx: Transaction, schoolId: string, address: string, pageId: string) =>
  tx
    .insertInto('page_redirect')
    .values({ school_id: schoolId, address, page_id: pageId })
    .onConflict((conflict) => conflict.columns(['school_id', 'address']).doUpdateSet({ page_id: pageId }))
    .execute();

/** Puts a page away, or takes it out again as a draft. */
export async function setDeleted(
  tx: Transaction,
  schoolId: string,
  { pageId, address }: { pageId: string; address: string },
  deletedAt: Date | null,
): Promise<void> {
  await tx
    .insertInto('site_page')
    .values({ school_id: schoolId, page_id: pageId, address, deleted_at: deletedAt })
    .onConflict((conflict) =>
      conflict.columns(['school_id', 'page_id']).doUpdateSet({ deleted_at: deletedAt }),
    )
    .execute();
  await tx.deleteFrom('page').where('school_id', '=', schoolId).where('page_id', '=', pageId).execute();
  await tx
    .updateTable('page_draft')
    .set({ published_version: null })
    .where('school_id', '=', schoolId)
    .where('page_id', '=', pageId)
    .execute();
}

/** @throws {Problem} NOT_FOUND for a page that was deleted */
export async function requireThere(tx: Transaction, schoolId: string, pageIds: readonly string[]) {
  const gone = await tx
    .selectFrom('site_page')
    .select('page_id')
    .where('school_id', '=', schoolId)
    .where('page_id', 'in', pageIds)
    .where('deleted_at', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  if (gone) throw new Problem('NOT_FOUND');
}

/**
 * A page that is saved for the first time is one more. Needs lockPages.
 * @throws {Problem} NOT_FOUND for a page that was deleted, PAGE_INVALID where there are too many
 */
export async function requireRoom(tx: Transaction, schoolId: string, pageId: string): Promise<void> {
  if (pageId === HOME || pageId === SITE) return;
  await requireThere(tx, schoolId, [pageId]);
  const rows = await listSitePages(tx, schoolId);
  const others = rows.filter((row) => row.page_id !== pageId && row.deleted_at === null);
  if (others.length < rows.filter(({ deleted_at }) => deleted_at === null).length) return;
  const isFull = others.filter(({ page_id }) => page_id !== HOME && page_id !== SITE).length >= PAGES_MAX;
  if (isFull || rows.length >= 2 * PAGES_MAX)
    throw new Problem('PAGE_INVALID', {
      fields: [{ path: 'body/address', rule: 'max', message: `a school has at most ${PAGES_MAX} pages` }],
    });
}

/** What a school is called and how it looks, whatever its status. */
export const findLook = (tx: Transaction, schoolId: string) =>
  tx
    .selectFrom('school')
    .select(['name', 'default_language', 'color', 'logo_url', 'look'])
    .where('id', '=', schoolId)
    .executeTakeFirstOrThrow();

/**
 * Gives the school the look that was published, and sub-schools what they take of it. What was not changed there stays
 * as it was set elsewhere.
 */
export async function paintSchool(
  tx: Transaction,
  schoolId: string,
  site: SiteSettings,
  before: SiteSettings | null | undefined,
): Promise<void> {
  const columns = ['color', 'logo_url', 'look', 'inherited'] as const;
  // The school above first, as when it hands its look down: neither misses what the other does.
  const above = await tx
    .selectFrom('school')
    .select(columns)
    .where('id', '=', (school) =>
      school.selectFrom('school as sub').select('sub.parent_id').where('sub.id', '=', schoolId),
    )
    .forShare()
    .executeTakeFirst();
  const school = await tx
    .selectFrom('school')
    .select(columns)
    .where('id', '=', schoolId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const { look, ...painted } = paint(school, above, site, before);
  await tx
    .updateTable('school')
    .set(({ eb }) => ({
      ...painted,
      look: JSON.stringify(look),
      profile_version: eb('profile_version', '+', 1),
    }))
    .where('id', '=', schoolId)
    .execute();
}
