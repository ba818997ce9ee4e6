import { randomUUID } from 'node:crypto';
import { Audience } from '@stoa/api/enums';
import type { SitePage, SiteTemplate, SiteTemplateName, TakenParts } from '@stoa/api/schema';
import { HOME, listTakenPages } from '../../core/pages/page.repository.ts';
import { pageUrl, SITE } from '../../core/pages/site.ts';
import { findSchool, type SchoolRow } from '../../core/schools/schools.repository.ts';
import type { Services } from '../../core/services.ts';
import { hasText, invalid } from '../../core/text/texts.ts';
import type { Transaction } from '../../database/pool.ts';
import type { Translations } from '../../database/tables.ts';
import { Problem } from '../../http/problem.ts';
import type { Language } from '../../i18n/languages.ts';
import { textIn } from '../../i18n/translate.ts';
import { publish } from '../../platform/bus.repository.ts';
import { once } from '../../platform/idempotency.ts';
import { findPointSetting } from '../points/rules.repository.ts';
import { fillKnown } from '../portal/blocks/fill-blocks.ts';
import { addVersion, findDraft, findPublished, lockPages } from './decoration.repository.ts';
import { presentParentPage } from './decoration.presenter.ts';
import type { Scope } from './decoration.service.ts';
import { knownAmong } from './draft-blocks.ts';
import { dropSchedules } from './schedule.repository.ts';
import {
  findLook,
  findPageWith,
  leaveAddress,
  listSitePages,
  placePage,
  requireRoom,
  setDeleted,
  type SitePageRow,
} from './site.repository.ts';
import { templates } from './templates.ts';

/** Addresses that mean something else. */
const RESERVED = new Set<string>([HOME, SITE]);

/** In which language titles are told. */
interface Asked {
  language: Language | undefined;
}

/** All pages of a school, deleted ones too. */
export const readSitePages = ({ database }: Services, scope: Scope, { language }: Asked) =>
  database.read(scope, async (tx) => {
    const school = await findSchool(tx, scope.schoolId);
    const rows = await listSitePages(tx, scope.schoolId);
    const missing = [HOME, SITE].filter((pageId) => rows.every(({ page_id }) => page_id !== pageId));
    const all = [...missing.map((pageId) => unmade(school, pageId)), ...rows];
    const place = ({ page_id }: SitePageRow) => [HOME, SITE].indexOf(page_id) >>> 0;
    return {
      timeZone: (await findPointSetting(tx, scope.schoolId))?.time_zone ?? null,
      items: all.toSorted((a, b) => place(a) - place(b)).map((row) => present(school, row, language)),
      parentPages: (await listTakenPages(tx, school)).map((page) =>
        presentParentPage(school.id, page, (texts) =>
          textIn(texts, language ?? school.default_language, school.default_language),
        ),
      ),
      ...(await takenParts(tx, school, language)),
    };
  });

/** What a sub-school takes of the school it belongs to. */
async function takenParts(
  tx: Transaction,
  { parent_id: schoolId, inherited, default_language }: SchoolRow,
  language: Language = default_language,
): Promise<{ parent?: TakenParts }> {
  if (schoolId === null) return {};
  const { name, default_language: main } = await findLook(tx, schoolId);
  return { parent: { schoolId, name: textIn(name, language, main), inherited } };
}

/** A page that every school has and that nobody has saved yet. */
const unmade = (school: SchoolRow, pageId: string): SitePageRow => ({
  page_id: pageId,
  address: pageId,
  deleted_at: null,
  version: null,
  published_version: null,
  saved_at: null,
  title: school.name,
  details: {},
  is_out: true,
  publish_at: null,
});

function present(school: SchoolRow, row: SitePageRow, language: Language | undefined): SitePage {
  const isChanged = row.version !== null && row.version !== row.published_version;
  const state = row.deleted_at ? 'deleted' : !row.is_out ? 'draft' : isChanged ? 'changed' : 'published';
  return {
    pageId: row.page_id,
    address: row.address,
    title: textIn(row.title, language ?? school.default_language, school.default_language),
    audience: row.details.audience ?? Audience.All,
    url: row.page_id === SITE ? pageUrl(school.id, HOME) : pageUrl(school.id, row.address),
    version: row.version,
    publishedVersion: row.published_version,
    // What stands around the pages is there before anybody has saved it.
    state: row.page_id === SITE && state === 'draft' ? 'changed' : state,
    publishAt: row.publish_at?.toISOString() ?? null,
    savedAt: row.saved_at?.toISOString() ?? null,
  };
}

/**
 * Makes a page that nobody sees yet.
 * @throws {Problem} PAGE_INVALID for an address that is taken and for a page too many, IDEMPOTENCY_KEY_REUSED
 */
export async function createPage(
  { database, clock, messages }: Services,
  scope: Scope,
  input: { address: string; title: Translations; template?: SiteTemplateName | undefined },
  { key, language }: Asked & { key: string | undefined },
): Promise<SitePage> {
  const { schoolId, accountId } = scope;
  if (!hasText(input.title)) throw invalid('body/title', 'required', 'must have a text in one language');
  const now = clock.now();
  const keyed = { key, accountId, operation: 'createSitePage', request: { schoolId, ...input } };
  return database.write(scope, async (tx) => {
    const school = await findSchool(tx, schoolId);
    await lockPages(tx, schoolId);
    return once(tx, keyed, now, async () => {
      await requireFree(tx, schoolId, input.address);
      const pageId = `page-${randomUUID()}`;
      await requireRoom(tx, schoolId, pageId);
      await placePage(tx, schoolId, pageId, input.address);
      const template = templates(messages, school).find(({ name }) => name === input.template);
      // Lists are found by the id of their block, among all pages of the school.
      const blocks = (template?.blocks ?? []).map((block) => ({ ...block, id: `${pageId}-${block.id}` }));
      const content = { pageId, editor: '2', type: 'v2', title: input.title, isFullPage: true } as const;
      await addVersion(tx, scope, { ...content, blocks, details: {}, site: null }, now);
      return present(school, await requirePage(tx, schoolId, pageId), language);
    });
  });
}

async function requireFree(tx: Transaction, schoolId: string, address: string, own?: string): Promise<void> {
  const taken = RESERVED.has(address) ? address : await findPageWith(tx, schoolId, address);
  if (taken !== undefined && taken !== own)
    throw new Problem('PAGE_INVALID', {
      fields: [{ path: 'body/address', rule: 'unique', message: 'is the address of another page' }],
    });
}

/** @throws {Problem} NOT_FOUND for a page that is not there, and for one that every school has */
async function requirePage(tx: Transaction, schoolId: string, pageId: string): Promise<SitePageRow> {
  const [row] = pageId === HOME || pageId === SITE ? [] : await listSitePages(tx, schoolId, pageId);
  if (!row) throw new Problem('NOT_FOUND');
  return row;
}

/** Changes where a page stands, or whether it is there, for all visitors at once. */
async function change(
  { database, cache, clock }: Services,
  scope: Scope,
  pageId: string,
  language: Language | undefined,
  work: (tx: Transaction, row: SitePageRow, now: Date) => Promise<void>,
): Promise<SitePage> {
  const { schoolId } = scope;
  const changed = await database.write(scope, async (tx) => {
    const school = await findSchool(tx, schoolId);
    await lockPages(tx, schoolId);
    await work(tx, await requirePage(tx, schoolId, pageId), clock.now());
    await publish(tx, { type: 'school.changed', schoolId });
    return present(school, await requirePage(tx, schoolId, pageId), language);
  });
  cache.invalidate(schoolId);
  return changed;
}

/** Gives a page another address; the old one leads there. @throws {Problem} NOT_FOUND, PAGE_INVALID */
export const renamePage = (
  services: Services,
  scope: Scope,
  { pageId, address }: { pageId: string; address: string },
  { language }: Asked,
) =>
  change(services, scope, pageId, language, async (tx, row) => {
    if (row.deleted_at) throw new Problem('NOT_FOUND');
    if (row.address === address) return;
    await requireFree(tx, scope.schoolId, address, pageId);
    await placePage(tx, scope.schoolId, pageId, address);
    await leaveAddress(tx, scope.schoolId, row.address, pageId);
  });

/** Puts a page away; repeated, it changes nothing. @throws {Problem} NOT_FOUND */
export const deletePage = (services: Services, scope: Scope, pageId: string, { language }: Asked) =>
  change(services, scope, pageId, language, async (tx, row, now) => {
    if (row.deleted_at) return;
    const { schoolId } = scope;
    // One that was never edited here has no version yet: it would be lost.
    const published = (await findDraft(tx, schoolId, pageId))
      ? undefined
      : await findPublished(tx, schoolId, pageId);
    if (published) {
      const { page_id, is_full_page: isFullPage, type, title, blocks, details, site } = published;
      await addVersion(
        tx,
        scope,
        { pageId: page_id, editor: '2', type, title, isFullPage, blocks, details, site },
        now,
      );
    }
    await dropSchedules(tx, schoolId, [pageId]);
    await setDeleted(tx, schoolId, { pageId, address: row.address }, now);
  });

/** Brings a page back as a draft; repeated, it changes nothing. @throws {Problem} NOT_FOUND, PAGE_INVALID */
export const restorePage = (services: Services, scope: Scope, pageId: string, { language }: Asked) =>
  change(services, scope, pageId, language, async (tx, row) => {
    if (!row.deleted_at) return;
    await setDeleted(tx, scope.schoolId, { pageId, address: row.address }, null);
  });

/** The pages to begin with, with what the school has; in as many statements as there are kinds of blocks. */
export const readTemplates = (
  { database, clock, log, messages }: Services,
  scope: Scope,
  { language }: Asked,
) =>
  database.read(scope, async (tx): Promise<{ items: SiteTemplate[] }> => {
    const school = await findSchool(tx, scope.schoolId);
    const made = templates(messages, school);
    const context = {
      school,
      language: language ?? school.default_language,
      member: true,
      now: clock.now(),
      log,
    };
    const shown = await fillKnown(tx, knownAmong(made.flatMap(({ blocks }) => blocks)), context);
    return {
      items: made.map(({ name, blocks }) => ({
        name,
        blocks,
        shown: shown.filter(({ id }) => blocks.some((block) => block.id === id)),
      })),
    };
  });
