import { isDeepStrictEqual } from 'node:util';
import type { KnowledgeSection } from '@stoa/api/schema';
import type { DataOf } from '../../contract/handlers.ts';
import { wordingOf, type Caller } from '../../core/schools/caller.ts';
import { enter } from '../../core/schools/schools.service.ts';
import type { Services } from '../../core/services.ts';
import { cleanKeyword, parseKeyword } from '../../core/text/keyword.ts';
import { hasText, invalid } from '../../core/text/texts.ts';
import type { Transaction } from '../../database/pool.ts';
import type { Translations } from '../../database/tables.ts';
import { isMember, type Viewer } from '../../http/context.ts';
import { Problem } from '../../http/problem.ts';
import { publish } from '../../platform/bus.repository.ts';
import { cleanName } from '../../platform/clean-name.ts';
import { once } from '../../platform/idempotency.ts';
import { typesOfFamily } from '../resources/kinds/registry.ts';
import { presentCard } from '../resources/resource-card.ts';
import { ofTypes, type Condition } from '../resources/resource-filter.ts';
import { listCards, matchesKeyword } from '../resources/resources.repository.ts';
import { presentSection, presentTree, type SectionView } from './section.presenter.ts';
import { requireEditor, requireMaker, rightsOf, sees } from './section.policy.ts';
import {
  countArticles,
  deleteSectionRow,
  inSections,
  insertSection,
  listSectionRows,
  lockSections,
  moveArticles,
  orderSections,
  refreshReaders,
  updateSectionRow,
  type SectionRow,
  type SectionValues,
} from './section.repository.ts';
import { SECTIONS_MAX, SectionTree } from './section-tree.ts';
import { countSubscribers } from './subscription.repository.ts';

/** Who asks, and is signed in. */
export type SignedIn = Caller & { viewer: Viewer };

export const scopeOf = ({ schoolId, viewer }: Caller) => ({ schoolId, accountId: viewer?.accountId });

const readerOf = ({ viewer, schoolId, now }: Caller) => {
  const member = isMember(viewer, schoolId);
  return { member, teaches: rightsOf(viewer, { schoolId, member }).teaches, now };
};

/** The sections of a school as somebody sees them. @throws {Problem} NOT_FOUND, SCHOOL_CLOSED */
export async function openSections(tx: Transaction, caller: Caller): Promise<SectionView> {
  const { schoolId, viewer } = caller;
  const school = await enter(tx, caller);
  return {
    schoolId,
    tree: new SectionTree(await listSectionRows(tx, viewer?.accountId)),
    counts: await countArticles(tx, readerOf(caller)),
    rights: rightsOf(viewer, { schoolId, member: isMember(viewer, schoolId) }),
    wording: wordingOf(school, caller),
    languages: school.languages,
  };
}

/** @throws {Problem} NOT_FOUND where there is none, or the viewer must not know of it */
function seenSection({ tree, rights }: SectionView, id: string): SectionRow {
  const row = tree.get(id);
  if (!row || !sees(rights, row)) throw new Problem('NOT_FOUND');
  return row;
}

export const loadTree = ({ database }: Services, caller: Caller): Promise<DataOf<'getSectionTree'>> =>
  database.read(scopeOf(caller), async (tx) => {
    const view = await openSections(tx, caller);
    return {
      items: presentTree(null, view),
      canCreate: view.rights.teaches,
      canSort: view.rights.isManager,
      languages: [...view.languages],
      mainLanguage: view.wording.schoolDefault,
      articleCount: [...view.counts.values()].reduce((sum, count) => sum + count, 0),
      ...(await countSubscribers(
        tx,
        { school_id: caller.schoolId, section_id: null, article_id: null },
        caller.viewer?.accountId,
      )),
    };
  });

export const loadSections = (
  { database }: Services,
  { parentId, pageNumber = 1, pageSize = 20 }: { parentId?: string; pageNumber?: number; pageSize?: number },
  caller: Caller,
): Promise<DataOf<'listSections'>> =>
  database.read(scopeOf(caller), async (tx) => {
    const view = await openSections(tx, caller);
    if (parentId !== undefined) seenSection(view, parentId);
    const rows = view.tree.children(parentId ?? null).filter((row) => sees(view.rights, row));
    const from = (pageNumber - 1) * pageSize;
    return {
      items: rows.slice(from, from + pageSize).map((row) => presentSection(row, view)),
      total: rows.length,
      pageNumber,
      pageSize,
    };
  });

export const loadSection = (
  { database }: Services,
  sectionId: string,
  caller: Caller,
): Promise<KnowledgeSection> =>
  database.read(scopeOf(caller), async (tx) => {
    const view = await openSections(tx, caller);
    return presentSection(seenSection(view, sectionId), view);
  });

interface ArticleQuery {
  sort?: '0' | '1' | '2';
  keyword?: string;
  pageNumber?: number;
  pageSize?: number;
}

/** Articles of a section and those below it. @throws {Problem} NOT_FOUND */
export const loadArticles = (
  { database }: Services,
  sectionId: string,
  { sort = '0', keyword = '', pageNumber = 1, pageSize = 20 }: ArticleQuery,
  caller: Caller,
): Promise<DataOf<'listSectionArticles'>> =>
  database.read(scopeOf(caller), async (tx) => {
    const view = await openSections(tx, caller);
    const row = seenSection(view, sectionId);
    const words = cleanKeyword(keyword).text;
    const conditions: Condition[] = [
      ofTypes(typesOfFamily('knowledge')),
      inSections(view.tree.below(row.id)),
      ...(words === '' ? [] : [matchesKeyword(parseKeyword(words, view.wording.language))]),
    ];
    const { rows, total } = await listCards(tx, {
      conditions,
      order: sort,
      pageNumber,
      pageSize,
      reader: readerOf(caller),
      accountId: caller.viewer?.accountId,
    });
    return {
      title: presentSection(row, view).name,
      items: rows.map((card) => presentCard(card, view.wording)),
      total,
      pageNumber,
      pageSize,
    };
  });

interface SectionInput {
  parentId?: string | null | undefined;
  name: Translations;
  summary?: Translations | undefined;
  audience: number;
}

const cleanTexts = (texts: Translations): Translations =>
  Object.fromEntries(
    Object.entries(texts).flatMap(([language, text]) => {
      const clean = cleanName(text);
      return clean === '' ? [] : [[language, clean]];
    }),
  );

/** What is typed, as it is kept. @throws {Problem} VALIDATION_FAILED */
function readValues({ parentId = null, name, summary = {}, audience }: SectionInput): SectionValues {
  const clean = cleanTexts(name);
  if (!hasText(clean)) throw invalid('body/name', 'required', 'must have a text in one language');
  return { parentId, name: clean, summary: cleanTexts(summary), audience };
}

/** One change of the sections of a school at a time; what it changes is seen at once. */
export async function changeSections<T>(
  { database, cache }: Pick<Services, 'database' | 'cache'>,
  caller: SignedIn,
  work: (tx: Transaction, view: SectionView) => Promise<T>,
): Promise<T> {
  const { schoolId, viewer } = caller;
  requireMaker(viewer, schoolId);
  const result = await database.write(scopeOf(caller), async (tx) => {
    await lockSections(tx, schoolId);
    const done = await work(tx, await openSections(tx, caller));
    await publish(tx, { type: 'school.changed', schoolId });
    return done;
  });
  cache.invalidate(schoolId);
  return result;
}

async function present(tx: Transaction, id: string, caller: Caller): Promise<KnowledgeSection> {
  const view = await openSections(tx, caller);
  return presentSection(seenSection(view, id), view);
}

/** @throws {Problem} NOT_FOUND, FORBIDDEN, VALIDATION_FAILED, CONFLICT */
export function create(
  services: Services,
  input: SectionInput,
  caller: SignedIn,
  key: string | undefined,
): Promise<KnowledgeSection> {
  const { schoolId, viewer, now } = caller;
  const { accountId } = viewer;
  const values = readValues(input);
  const request = { schoolId, ...input };
  return changeSections(services, caller, (tx, { tree }) =>
    once(tx, { key, accountId, operation: 'createSection', request }, now, async () => {
      if (values.parentId !== null && !tree.get(values.parentId)) throw new Problem('NOT_FOUND');
      if (tree.rows.length >= SECTIONS_MAX || !tree.hasRoom(values.parentId, 1))
        throw new Problem('CONFLICT');
      const id = await insertSection(tx, { schoolId, accountId }, values, now);
      await refreshReaders(tx);
      return present(tx, id, caller);
    }),
  );
}

/** @throws {Problem} NOT_FOUND, FORBIDDEN, VALIDATION_FAILED, CONFLICT, VERSION_CONFLICT */
export function update(
  services: Services,
  id: string,
  { version, ...input }: SectionInput & { version: number },
  caller: SignedIn,
): Promise<KnowledgeSection> {
  const values = readValues(input);
  return changeSections(services, caller, async (tx, { tree, rights }) => {
    const row = tree.get(id);
    if (!row) throw new Problem('NOT_FOUND');
    requireEditor(rights, row);
    if (row.version === version + 1 && isSame(row, values)) return present(tx, id, caller);
    if (row.version !== version)
      throw new Problem('VERSION_CONFLICT', { currentVersion: String(row.version) });
    const isMoved = values.parentId !== row.parent_id;
    if (isMoved) requirePlace(tree, id, values.parentId);
    await updateSectionRow(tx, id, values, isMoved);
    await refreshReaders(tx);
    return present(tx, id, caller);
  });
}

/** Whether somebody's answer was lost and the same is sent once more. */
const isSame = (row: SectionRow, { parentId, name, summary, audience }: SectionValues): boolean =>
  row.parent_id === parentId &&
  row.audience === audience &&
  isDeepStrictEqual(row.name, name) &&
  isDeepStrictEqual(row.summary, summary);

/** @throws {Problem} NOT_FOUND, CONFLICT below itself, or where there is no room */
function requirePlace(tree: SectionTree<SectionRow>, id: string, parentId: string | null): void {
  if (parentId !== null && !tree.get(parentId)) throw new Problem('NOT_FOUND');
  if (parentId !== null && tree.below(id).includes(parentId)) throw new Problem('CONFLICT');
  if (!tree.hasRoom(parentId, tree.height(id))) throw new Problem('CONFLICT');
}

/**
 * Puts siblings in order.
 * @throws {Problem} NOT_FOUND, FORBIDDEN, CONFLICT where others are there by now, or in another order than was seen
 */
export const sort = (
  services: Services,
  {
    parentId = null,
    sectionIds,
    seenIds,
  }: { parentId?: string | null; sectionIds: string[]; seenIds?: string[] },
  caller: SignedIn,
): Promise<void> =>
  changeSections(services, caller, async (tx, { tree, rights }) => {
    const parent = parentId === null ? undefined : tree.get(parentId);
    if (parentId !== null && !parent) throw new Problem('NOT_FOUND');
    requireEditor(rights, parent);
    const current = tree.children(parentId).map(({ id }) => id);
    if (isDeepStrictEqual(current, sectionIds)) return;
    if (!isDeepStrictEqual([...current].sort(), [...sectionIds].sort())) throw new Problem('CONFLICT');
    if (seenIds && !isDeepStrictEqual(current, seenIds)) throw new Problem('CONFLICT');
    await orderSections(tx, sectionIds);
  });

/**
 * Removes a section.
 * @throws {Problem} NOT_FOUND, FORBIDDEN, CONFLICT where sections are below it, or articles in it of which nobody says
 *   what becomes of them
 */
export const remove = (
  services: Services,
  id: string,
  { articles, moveTo }: { articles?: 'keep' | 'move'; moveTo?: string },
  caller: SignedIn,
): Promise<void> =>
  changeSections(services, caller, async (tx, { tree, rights }) => {
    const row = tree.get(id);
    if (!row) throw new Problem('NOT_FOUND');
    requireEditor(rights, row);
    if (tree.children(id).length > 0) throw new Problem('CONFLICT');
    if (articles === 'move' && (moveTo === undefined || moveTo === id))
      throw invalid('query/moveTo', 'required', 'must be another section');
    if (articles === 'move' && !tree.get(String(moveTo))) throw new Problem('NOT_FOUND');
    if (row.articles > 0 && articles === undefined) throw new Problem('CONFLICT');
    if (row.articles > 0) await moveArticles(tx, id, articles === 'move' ? String(moveTo) : null);
    await deleteSectionRow(tx, id);
  });
