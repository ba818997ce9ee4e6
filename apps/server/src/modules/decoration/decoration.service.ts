import { createHash } from 'node:crypto';
import type {
  DraftEditing,
  DraftPage,
  Page,
  PageCheck,
  PageVersion,
  Person,
  Renovation,
  SavedDraft,
  SiteParent,
  SiteSettings,
} from '@stoa/api/schema';
import { Audience } from '@stoa/api/enums';
import type { Transaction } from '../../database/pool.ts';
import { Problem } from '../../http/problem.ts';
import type { Language } from '../../i18n/languages.ts';
import { textIn } from '../../i18n/translate.ts';
import { publish } from '../../platform/bus.repository.ts';
import { once } from '../../platform/idempotency.ts';
import { presentEditors } from '../../core/editing/draft-editors.presenter.ts';
import { reportEditor } from '../../core/editing/draft-editors.repository.ts';
import { readBlocks } from '../../core/pages/stored-block.ts';
import { findSite, HOME, listParentPages } from '../../core/pages/page.repository.ts';
import { loadParentNavigation } from '../../core/pages/parent-navigation.ts';
import { SITE, takenLink, type LinkedPage } from '../../core/pages/site.ts';
import type { PageDetails } from '../../database/tables.ts';
import { presentPerson } from '../../core/people/people.presenter.ts';
import { findSchool, type SchoolRow } from '../../core/schools/schools.repository.ts';
import type { Services } from '../../core/services.ts';
import { confirmNewFiles, storeFiles } from '../../core/uploads/new-pictures.ts';
import { listLargerPictures, show } from '../../core/uploads/uploads.repository.ts';
import { loadParentFooter } from '../layout/parent-footer.ts';
import { fillBlocks, fillKnown } from '../portal/blocks/fill-blocks.ts';
import {
  addVersion,
  findDraft,
  findHeads,
  findNewest,
  findPublished,
  findVersion,
  listTeachers,
  listVersions,
  countVersions,
  listGone,
  listKnownFiles,
  lockPages,
  publishVersions,
  trimVersions,
  type PageContent,
} from './decoration.repository.ts';
import {
  presentDraft,
  presentParentPage,
  presentSaved,
  presentVersion,
  type StoredPage,
} from './decoration.presenter.ts';
import { knownAmong, toStored } from './draft-blocks.ts';
import { readAddresses, readSiteAddresses, type NamedUploads } from './page-addresses.ts';
import { dropSchedules, listRelease } from './schedule.repository.ts';
import { findLook, paintSchool, requireRoom, requireThere } from './site.repository.ts';
import { siteOf, themeOf } from './site-draft.ts';
import { checkPage, chosenOn, picturesOf } from './page-checks.ts';

/** So many versions of a page are kept that were published, and so many that were not. */
const VERSIONS_STORED = 100;
/** A picture of more bytes is named: there are no smaller copies, so visitors load the file as it was sent. */
const HEAVY_BYTES = 1_000_000;
/** So many people are offered to be chosen from. */
const TEACHERS_LISTED = 300;

/** Who decorates which school. */
export interface Scope {
  schoolId: string;
  accountId: string;
}

/** A version of a page. */
export interface PageVersionId {
  page_id: string;
  version: string;
}

/** In which language it is asked for. */
interface Asked {
  language: Language | undefined;
}

/** The client's own mark of a request that it may send again. */
type Key = string | undefined;

const emptyPage = (school: SchoolRow, pageId: string): StoredPage => ({
  page_id: pageId,
  type: 'v2',
  title: pageId === HOME ? school.name : {},
  is_full_page: true,
  blocks: [],
  details: {},
  site: null,
});

/** The draft of a page, or an older version of it. @throws {Problem} NOT_FOUND, SCHOOL_DISABLED */
export const readDraft = (
  { database, messages }: Services,
  scope: Scope,
  { pageId = HOME, version }: { pageId?: string | undefined; version?: string | undefined },
  asked: Asked,
): Promise<Renovation> =>
  database.read(scope, async (tx) => {
    const school = await findSchool(tx, scope.schoolId);
    const row = version
      ? await findVersion(tx, scope.schoolId, version)
      : await findDraft(tx, scope.schoolId, pageId);
    if (version && row?.page_id !== pageId) throw new Problem('NOT_FOUND');
    const page =
      row ?? (await findPublished(tx, scope.schoolId, pageId)) ?? (await firstDraft(tx, school, pageId));
    return presentDraft(
      school,
      page,
      row,
      await publishedVersionOf(tx, scope.schoolId, pageId),
      await checksOf(tx, school, page),
      await listRelease(tx, scope.schoolId, pageId),
      await parentOf(tx, school, pageId, { ...asked, messages }),
    );
  });

/** Pages that can be linked to: own ones that are out, and those from the school above, as a draft of `site` takes them. */
async function linkedPages(
  tx: Transaction,
  school: SchoolRow,
  site: SiteSettings | null,
): Promise<Pick<LinkedPage, 'pageId' | 'address'>[]> {
  const { pages } = await findSite(tx, school.id);
  const { inherited = [] } = site ?? school;
  if (school.parent_id === null || !inherited.includes('pages')) return pages;
  const above = (await listParentPages(tx)) ?? [];
  const taken = above.filter(({ page_id: pageId, is_taken: isTaken }) =>
    site ? (site.parentPages?.includes(pageId) ?? true) : isTaken,
  );
  return [...pages, ...taken.map(takenLink)];
}

/** What is to be mended on a draft. */
async function checksOf(
  tx: Transaction,
  school: SchoolRow,
  page: Pick<StoredPage, 'title' | 'blocks' | 'site'>,
): Promise<PageCheck[]> {
  const folder = `/files/${school.id}/`;
  const names = picturesOf(page)
    .filter((address) => address.startsWith(folder))
    .map((address) => address.slice(folder.length));
  const heavy = await listLargerPictures(tx, school.id, [...new Set(names)], HEAVY_BYTES);
  return checkPage(page, school, {
    linked: await linkedPages(tx, school, page.site),
    heavy: new Set(heavy.map((name) => folder + name)),
    gone: new Set(await listGone(tx, school.id, chosenOn(page))),
  });
}

/** What a sub-school can take of the school it belongs to, for those who edit what stands around its pages. */
async function parentOf(
  tx: Transaction,
  school: SchoolRow,
  pageId: string,
  { language = school.default_language, messages }: Asked & Pick<Services, 'messages'>,
): Promise<SiteParent | undefined> {
  if (school.parent_id === null || pageId !== SITE) return undefined;
  const parent = await findLook(tx, school.parent_id);
  return {
    schoolId: school.parent_id,
    name: textIn(parent.name, language, parent.default_language),
    theme: themeOf(parent),
    footer: await loadParentFooter(tx, school, language),
    navigation: await loadParentNavigation(tx, school, language, messages),
    pages:
      (await listParentPages(tx))?.map((page) =>
        presentParentPage(school.id, page, (texts) => textIn(texts, language, parent.default_language)),
      ) ?? null,
  };
}

/** What stands around the pages as it has stood until now; an empty home. @throws {Problem} NOT_FOUND for others */
const firstDraft = async (tx: Transaction, school: SchoolRow, pageId: string): Promise<StoredPage> =>
  pageId === SITE
    ? { ...emptyPage(school, SITE), title: school.name, site: siteOf(school, await findSite(tx, school.id)) }
    : onlyHome(emptyPage(school, pageId));

/** A page that nobody has made is there only where it is the one every portal opens with. */
function onlyHome(page: StoredPage): StoredPage {
  if (page.page_id !== HOME) throw new Problem('NOT_FOUND');
  return page;
}

const publishedVersionOf = async (tx: Transaction, schoolId: string, pageId: string) =>
  (await findHeads(tx, schoolId, [pageId]))[0]?.published_version ?? null;

/** @throws {Problem} VERSION_CONFLICT where somebody saved another version meanwhile */
async function requireBase(tx: Transaction, schoolId: string, pageId: string, base: string | null) {
  const current = (await findHeads(tx, schoolId, [pageId]))[0]?.version ?? null;
  if (current !== base) throw new Problem('VERSION_CONFLICT', { currentVersion: current ?? '0' });
}

const digestOf = (value: unknown) => ({
  digest: createHash('sha256').update(JSON.stringify(value)).digest('base64url'),
});

/**
 * Saves a draft as a new version. Nothing is overwritten: a draft that was edited from an older one is refused.
 * @throws {Problem} PAGE_INVALID, UPLOAD_NOT_OWNED, VERSION_CONFLICT, IDEMPOTENCY_KEY_REUSED
 */
export async function saveDraft(
  services: Services,
  scope: Scope,
  input: { baseVersion: string | null; editor: '1' | '2'; page: DraftPage },
  key: Key,
): Promise<SavedDraft> {
  const { database, clock } = services;
  const content = contentOf(input.page, input.editor);
  const fresh: NamedUploads = [];
  for (const { names, types } of uploadsOf(content, scope.schoolId))
    fresh.push({
      names: await confirmNewFiles(services, scope, { names, types }, (tx, found) =>
        listKnownFiles(tx, scope.schoolId, found),
      ),
      types,
    });
  const now = clock.now();
  const keyed = {
    key,
    accountId: scope.accountId,
    operation: 'saveRenovation',
    request: digestOf([scope.schoolId, input]),
  };
  return database.write(scope, async (tx) => {
    const school = await findSchool(tx, scope.schoolId);
    requireParent(school, content);
    await lockPages(tx, scope.schoolId);
    return once(tx, keyed, now, async () => {
      await requireBase(tx, scope.schoolId, content.pageId, input.baseVersion);
      await requireRoom(tx, scope.schoolId, content.pageId);
      for (const files of fresh) await storeFiles(tx, scope, files, now);
      const version = await addVersion(tx, scope, content, now);
      await trimVersions(tx, scope.schoolId, content.pageId, VERSIONS_STORED);
      const checks = await checksOf(tx, school, content);
      return { version, savedAt: now.toISOString(), checks };
    });
  });
}

/** @throws {Problem} PAGE_INVALID where two blocks have the same id */
function contentOf(page: DraftPage, editor: '1' | '2'): PageContent {
  const seen = new Set<string>();
  for (const [index, { id }] of page.blocks.entries()) {
    if (seen.has(id)) {
      const path = `body/page/blocks/${index}/id`;
      const message = 'is the id of another block';
      throw new Problem('PAGE_INVALID', { fields: [{ path, rule: 'unique', message }] });
    }
    seen.add(id);
  }
  const { pageId, type, title, isfullPage, description, picture, audience, site } = page;
  if ((site === undefined) === (pageId === SITE) || (pageId === SITE && page.blocks.length > 0))
    throw new Problem('PAGE_INVALID', {
      fields: [{ path: 'body/page/site', rule: 'kind', message: 'belongs to the page "site" alone' }],
    });
  const details: PageDetails = {
    ...(description ? { description } : {}),
    ...(picture ? { picture } : {}),
    // Whoever opens the portal opens its home.
    ...(audience && pageId !== HOME ? { audience } : {}),
  };
  const blocks = toStored(page.blocks);
  return { pageId, editor, type, title, isFullPage: isfullPage, blocks, details, site: site ?? null };
}

/** @throws {Problem} PAGE_INVALID where a school that belongs to none would take something from it */
function requireParent(school: SchoolRow, { site }: PageContent): void {
  const field = site?.inherited?.length ? 'inherited' : site?.parentPages ? 'parentPages' : undefined;
  if (school.parent_id === null && field)
    throw new Problem('PAGE_INVALID', {
      fields: [{ path: `body/page/site/${field}`, rule: 'kind', message: 'belongs to sub-schools alone' }],
    });
}

/** Uploads that stand on a page or around all. @throws {Problem} PAGE_INVALID, UPLOAD_NOT_OWNED */
const uploadsOf = (
  content: Pick<PageContent, 'blocks' | 'details' | 'site'>,
  schoolId: string,
): NamedUploads => [
  ...readAddresses(placedBlocks(content.blocks), schoolId),
  { names: [...new Set(readSiteAddresses(content, schoolId))] },
];

function placedBlocks(blocks: readonly object[]) {
  const known = new Map(knownAmong(blocks).map((block) => [block as object, block] as const));
  return blocks.flatMap((stored, index) => {
    const block = known.get(stored);
    return block ? [[index, block] as const] : [];
  });
}

/**
 * Publishes the drafts of some pages, all of them or none.
 * @throws {Problem} NOT_FOUND for a page without a draft, VERSION_CONFLICT where one was saved after the version,
 *   PAGE_INVALID where one has an error
 */
export async function publishPages(
  { database, cache, clock }: Services,
  scope: Scope,
  { pageIds, version, note }: { pageIds: readonly string[]; version: string; note?: string | undefined },
  key: Key,
): Promise<PageVersion> {
  const now = clock.now();
  const { schoolId, accountId } = scope;
  const keyed = { key, accountId, operation: 'releasePages', request: { schoolId, pageIds, version } };
  const released = await database.write(scope, async (tx) => {
    const school = await findSchool(tx, schoolId);
    await lockPages(tx, schoolId);
    return once(tx, keyed, now, async () => {
      const heads = await requireRelease(tx, school, { pageIds, version });
      // What was to be published later is older than what is out now.
      await dropSchedules(tx, schoolId, pageIds);
      await release(tx, schoolId, heads, note ?? null, now);
      const row = await findVersion(tx, schoolId, version);
      if (!row) throw new Problem('NOT_FOUND');
      return { ...presentVersion({ ...row, published_version: version }), pageIds: [...pageIds] };
    });
  });
  // Other processes hear of it by the bus; who publishes sees it at once.
  cache.invalidate(schoolId);
  return released;
}

/**
 * Looks whether the drafts of some pages can be published. Needs lockPages.
 * @returns the versions that they are
 * @throws {Problem} as publishPages
 */
export async function requireRelease(
  tx: Transaction,
  school: SchoolRow,
  { pageIds, version }: { pageIds: readonly string[]; version: string },
): Promise<PageVersionId[]> {
  await requireThere(tx, school.id, pageIds);
  const heads = await findHeads(tx, school.id, pageIds);
  if (heads.length !== pageIds.length) throw new Problem('NOT_FOUND');
  const newest = heads.map((head) => BigInt(head.version)).reduce((a, b) => (a > b ? a : b));
  if (newest !== BigInt(version)) throw new Problem('VERSION_CONFLICT', { currentVersion: String(newest) });
  for (const [index, pageId] of pageIds.entries()) await requirePublishable(tx, school, pageId, index);
  return heads;
}

/** @throws {Problem} PAGE_INVALID */
async function requirePublishable(tx: Transaction, school: SchoolRow, pageId: string, index: number) {
  const draft = await findDraft(tx, school.id, pageId);
  if (!draft) throw new Problem('NOT_FOUND');
  const [error] = checkPage(draft, school, {}).filter(({ severity }) => severity === 'error');
  if (error)
    throw new Problem('PAGE_INVALID', {
      fields: [{ path: `body/pageIds/${index}`, rule: error.rule, message: 'has something to mend' }],
    });
  uploadsOf(draft, school.id);
}

/** Shows versions of pages to everybody, with their files. Needs lockPages. */
export async function release(
  tx: Transaction,
  schoolId: string,
  versions: readonly PageVersionId[],
  note: string | null,
  now: Date,
): Promise<void> {
  for (const { version } of versions) {
    const row = await findVersion(tx, schoolId, version);
    const names = row ? uploadsOf(row, schoolId).flatMap((files) => files.names) : [];
    if (names.length > 0) await show(tx, schoolId, names);
  }
  const isSite = versions.some(({ page_id }) => page_id === SITE);
  const before = isSite ? await findPublished(tx, schoolId, SITE) : undefined;
  await publishVersions(
    tx,
    schoolId,
    versions.map(({ version }) => version),
    note,
    now,
  );
  const site = isSite ? (await findPublished(tx, schoolId, SITE))?.site : undefined;
  if (site) await paintSchool(tx, schoolId, site, before?.site);
  await publish(tx, { type: 'school.changed', schoolId });
}

/** Versions of a page, or of all pages, the newest first. */
export const readVersions = (
  { database }: Services,
  scope: Scope,
  {
    pageId,
    pageNumber = 1,
    pageSize = 20,
  }: { pageId?: string | undefined; pageNumber?: number | undefined; pageSize?: number | undefined },
) =>
  database.read(scope, async (tx) => {
    await findSchool(tx, scope.schoolId);
    const offset = (pageNumber - 1) * pageSize;
    const rows = await listVersions(tx, scope.schoolId, { pageId, limit: pageSize, offset });
    const total = await countVersions(tx, scope.schoolId, pageId);
    return { items: rows.map(presentVersion), total, pageNumber, pageSize };
  });

/** Makes an older version the draft again, as a new version. @throws {Problem} NOT_FOUND, VERSION_CONFLICT */
export async function restoreVersion(
  { database, clock, messages }: Services,
  scope: Scope,
  { version, baseVersion }: { version: string; baseVersion: string | null },
  { key, ...asked }: Asked & { key: Key },
): Promise<Renovation> {
  const now = clock.now();
  const { schoolId, accountId } = scope;
  const keyed = {
    key,
    accountId,
    operation: 'restorePageVersion',
    request: { schoolId, version, baseVersion },
  };
  return database.write(scope, async (tx) => {
    const school = await findSchool(tx, schoolId);
    await lockPages(tx, schoolId);
    return once(tx, keyed, now, async () => {
      const old = await findVersion(tx, schoolId, version);
      if (!old) throw new Problem('NOT_FOUND');
      await requireBase(tx, schoolId, old.page_id, baseVersion);
      const { page_id: pageId, editor, type, title, is_full_page: isFullPage, blocks, details, site } = old;
      await addVersion(tx, scope, { pageId, editor, type, title, isFullPage, blocks, details, site }, now);
      await trimVersions(tx, schoolId, pageId, VERSIONS_STORED);
      const draft = await findDraft(tx, schoolId, pageId);
      if (!draft) throw new Problem('NOT_FOUND');
      return presentDraft(
        school,
        draft,
        draft,
        await publishedVersionOf(tx, schoolId, pageId),
        await checksOf(tx, school, draft),
        await listRelease(tx, schoolId, pageId),
        await parentOf(tx, school, pageId, { ...asked, messages }),
      );
    });
  });
}

/** Notes that somebody edits a page. @throws {Problem} NOT_FOUND for a page that is not there */
export const reportEditing = (
  { database, clock }: Services,
  scope: Scope,
  pageId: string,
): Promise<DraftEditing> =>
  database.write(scope, async (tx) => {
    await findSchool(tx, scope.schoolId);
    await requireThere(tx, scope.schoolId, [pageId]);
    const draft = await findNewest(tx, scope.schoolId, pageId);
    // Pages of demo content are published without a draft; these two are there before anybody has saved them.
    const isThere =
      draft ?? (pageId === HOME || pageId === SITE || (await findPublished(tx, scope.schoolId, pageId)));
    if (!isThere) throw new Problem('NOT_FOUND');
    const others = await reportEditor(tx, scope, `page ${pageId}`, clock.now());
    return { others: presentEditors(others), newest: draft ? presentSaved(draft) : null };
  });

/** Who can stand on a page as a teacher. */
export const readTeachers = ({ database }: Services, scope: Scope): Promise<{ items: Person[] }> =>
  database.read(scope, async (tx) => {
    await findSchool(tx, scope.schoolId);
    return { items: (await listTeachers(tx, scope.schoolId, TEACHERS_LISTED)).map(presentPerson) };
  });

/** A draft filled with what its blocks find. @throws {Problem} NOT_FOUND */
export const previewDraft = (
  { database, clock, log }: Services,
  scope: Scope,
  {
    pageId,
    audience = Audience.All,
    language,
  }: { pageId: string; audience?: number | undefined; language: Language | undefined },
): Promise<Page> =>
  database.read(scope, async (tx) => {
    const school = await findSchool(tx, scope.schoolId);
    const page: StoredPage =
      (await findDraft(tx, scope.schoolId, pageId)) ??
      (await findPublished(tx, scope.schoolId, pageId)) ??
      onlyHome(emptyPage(school, pageId));
    const context = {
      school,
      language: language ?? school.default_language,
      member: audience === Audience.Members,
      now: clock.now(),
      log,
    };
    const blocks =
      audience === Audience.All
        ? // Those who edit the page are members.
          await fillKnown(tx, readBlocks(page.blocks, log), { ...context, member: true })
        : (await fillBlocks(tx, page.blocks, context)).blocks;
    return {
      pageId: page.page_id,
      title: textIn(page.title, context.language, school.default_language),
      isfullPage: page.is_full_page,
      type: page.type,
      blocks,
    };
  });
