import { sql } from 'kysely';
import type { SitePart, SiteSettings } from '@stoa/api/schema';
import type { Transaction } from '../../database/pool.ts';
import type { PageDetails, Translations } from '../../database/tables.ts';
import { Problem } from '../../http/problem.ts';
import type { Language } from '../../i18n/languages.ts';

/** The page that a portal opens with. */
export const HOME = 'home';

/** A school as far as its pages go. */
interface Decorated {
  id: string;
  is_decorated: boolean;
  inherited: readonly SitePart[];
}

/** A page that is out, its blocks as they are stored: see readBlocks. */
export interface PublishedPage {
  page_id: string;
  /** Where it stands. */
  address: string;
  title: Translations;
  is_full_page: boolean;
  type: 'v1' | 'v2';
  blocks: readonly object[];
  details: PageDetails;
}

/** A page of the school that a sub-school belongs to. */
export interface ParentPage extends Omit<PublishedPage, 'blocks'> {
  school_id: string;
  /** Whether it stands in the sub-school too, at the same address. */
  is_taken: boolean;
}

/**
 * What visitors get at an address: a page that is taken from the school above, a page of the school, or the fixed one
 * where it shows no home of its own.
 * @returns with `school_id` where it comes from the school above: its blocks find what they show there
 */
export async function findShown(
  tx: Transaction,
  school: Decorated,
  address: string,
  fixed: () => Omit<PublishedPage, 'address' | 'details'>,
): Promise<PublishedPage & { school_id?: string }> {
  const taken = school.inherited.includes('pages') ? await findTakenPage(tx, address) : undefined;
  if (taken) return taken;
  if (school.is_decorated || address !== HOME) return findPageAt(tx, school.id, address);
  return { ...fixed(), address: HOME, details: {} };
}

/** The page that a sub-school takes from the school above at an address, or at one that it had before. */
async function findTakenPage(tx: Transaction, address: string) {
  const { rows } = await sql<{ pages: (ParentPage & PublishedPage)[] | null }>`
    select parent_pages(${address}) as pages`.execute(tx);
  const pages = rows[0]?.pages ?? [];
  return pages.find((page) => page.address === address) ?? pages[0];
}

/** The pages of the school above that everybody may open; null where that school is closed, or there is none. */
export async function listParentPages(tx: Transaction): Promise<ParentPage[] | null> {
  const { rows } = await sql<{ pages: ParentPage[] | null }>`select parent_pages(null) as pages`.execute(tx);
  return rows[0]?.pages ?? null;
}

/** The pages that a sub-school takes from the school above; none for a school that takes none. */
export const listTakenPages = async (
  tx: Transaction,
  { inherited }: Pick<Decorated, 'inherited'>,
): Promise<ParentPage[]> =>
  inherited.includes('pages')
    ? ((await listParentPages(tx)) ?? []).filter(({ is_taken: isTaken }) => isTaken)
    : [];

/** A published page by its id; its blocks as they are stored. @throws {Problem} NOT_FOUND, also for a draft */
export async function findPage(tx: Transaction, schoolId: string, pageId: string) {
  const row = await tx
    .selectFrom('page')
    .select(['page_id', 'title', 'is_full_page', 'type', 'blocks'])
    .where('school_id', '=', schoolId)
    .where('page_id', '=', pageId)
    .where('status', '=', 'published')
    .where('site', 'is', null)
    .executeTakeFirst();
  if (!row) throw new Problem('NOT_FOUND');
  return row;
}

/** A published page by its address, or one that it had before. @throws {Problem} NOT_FOUND */
async function findPageAt(tx: Transaction, schoolId: string, address: string): Promise<PublishedPage> {
  const { rows } = await sql<PublishedPage>`
    select page.page_id, coalesce(site_page.address, page.page_id) as address, title, is_full_page, type, blocks, details
    from page left join site_page on site_page.school_id = page.school_id and site_page.page_id = page.page_id
    where page.school_id = ${schoolId} and page.status = 'published' and page.site is null
      and (coalesce(site_page.address, page.page_id) = ${address}
        or page.page_id = (select page_id from page_redirect where school_id = ${schoolId} and address = ${address}))
    order by site_page.address = ${address} desc nulls last, page.page_id = ${address} desc
    limit 1`.execute(tx);
  const [row] = rows;
  if (!row) throw new Problem('NOT_FOUND');
  return row;
}

/** The published pages of a school, without their blocks. */
export async function listPages(tx: Transaction, schoolId: string) {
  const { rows } = await sql<Omit<PublishedPage, 'blocks'>>`
    select page.page_id, coalesce(site_page.address, page.page_id) as address, title, is_full_page, type, details
    from page left join site_page on site_page.school_id = page.school_id and site_page.page_id = page.page_id
    where page.school_id = ${schoolId} and page.status = 'published' and page.site is null
    order by page.page_id`.execute(tx);
  return rows;
}

/** An entry of the navigation that came with the school. */
export interface NavigationRow {
  id: string;
  parentId: string | null;
  code: string;
  name: Translations;
  url: string;
}

/** What stands around the pages of a school, in one statement. */
export interface SiteRow {
  /** Null where nothing of it was published. */
  site: SiteSettings | null;
  /** The navigation that came with the school, in its order: shown until another was published. */
  navigation: NavigationRow[];
  /** The pages that are out. */
  pages: { pageId: string; address: string; title: Translations; audience: number }[];
}

export async function findSite(tx: Transaction, schoolId: string): Promise<SiteRow> {
  const { rows } = await sql<SiteRow>`
    select
      (select site from page where school_id = ${schoolId} and page_id = 'site' and status = 'published') as site,
      (select coalesce(jsonb_agg(jsonb_build_object('id', id::text, 'parentId', parent_id::text, 'code', code,
          'name', name, 'url', url) order by position), '[]')
        from navigation where school_id = ${schoolId}) as navigation,
      (select coalesce(jsonb_agg(jsonb_build_object('pageId', page.page_id,
          'address', coalesce(site_page.address, page.page_id), 'title', title,
          'audience', coalesce((details ->> 'audience')::int, 1))), '[]')
        from page left join site_page on site_page.school_id = page.school_id and site_page.page_id = page.page_id
        where page.school_id = ${schoolId} and page.status = 'published' and page.site is null) as pages`.execute(
    tx,
  );
  return rows[0] ?? { site: null, navigation: [], pages: [] };
}

/** What stands around the pages of the school that this one belongs to. */
export interface ParentSite extends SiteRow {
  id: string;
  default_language: Language;
}

/** What a sub-school may show of the school it belongs to; null where that is not open to everybody, or none. */
export async function findParentSite(tx: Transaction): Promise<ParentSite | null> {
  const { rows } = await sql<{ parent: ParentSite | null }>`select parent_site() as parent`.execute(tx);
  return rows[0]?.parent ?? null;
}

/** The blocks of the pages that visitors get that have this id, as they are stored. */
export async function findShownBlocks(
  tx: Transaction,
  { id: schoolId, is_decorated }: Pick<Decorated, 'id' | 'is_decorated'>,
  blockId: string,
  fixed: () => { blocks: readonly { id: string }[] },
): Promise<unknown[]> {
  const own = is_decorated ? [] : fixed().blocks.filter(({ id }) => id === blockId);
  const { rows } = await sql<{ block: unknown }>`
    select block from page, jsonb_array_elements(page.blocks) block
    where page.school_id = ${schoolId} and page.status = 'published' and block ->> 'id' = ${blockId}
      and (${is_decorated} or page.page_id <> ${HOME})`.execute(tx);
  return [...own, ...rows.map(({ block }) => block)];
}
