import { Audience } from '@stoa/api/enums';
import type { ResourceCard, StoredResourceBlock } from '@stoa/api/schema';
import { fixedHome } from '../../core/pages/fixed-home.ts';
import { findPage, HOME } from '../../core/pages/page.repository.ts';
import { readBlocks } from '../../core/pages/stored-block.ts';
import { findScope } from '../../core/schools/school-scope.ts';
import { findSchool } from '../../core/schools/schools.repository.ts';
import type { Services } from '../../core/services.ts';
import { cleanKeyword, parseKeyword } from '../../core/text/keyword.ts';
import { pageOf, type PageQuery } from '../../database/keyset.ts';
import { Problem } from '../../http/problem.ts';
import type { Viewer } from '../../http/context.ts';
import type { Language } from '../../i18n/languages.ts';
import { publish } from '../../platform/bus.repository.ts';
import { shownInBlock } from '../resources/block-list.repository.ts';
import { typesOfBlock } from '../resources/kinds/registry.ts';
import { presentCard } from '../resources/resource-card.ts';
import { conditionsOf, ofIds, ofTypes } from '../resources/resource-filter.ts';
import { countCards, matchesKeyword } from '../resources/resources.repository.ts';
import type { Scope } from './decoration.service.ts';
import {
  findMoreList,
  storeMoreList,
  listPublished,
  lockMoreLists,
  setDecorated,
} from './standing.repository.ts';

/** The list behind a block is worked out anew once in so long. */
const REFRESH_MS = 60_000;

/** Whether the portal opens with the school's own home page. */
export interface Decoration {
  schoolId: string;
  isDecorated: boolean;
}

export const readDecoration = ({ database }: Services, scope: Scope): Promise<Decoration> =>
  database.read(scope, async (tx) => {
    const { id, is_decorated } = await findSchool(tx, scope.schoolId);
    return { schoolId: id, isDecorated: is_decorated };
  });

/** Lets the portal open with the school's own home page, or with the fixed one. Nothing that was made is lost. */
export async function switchDecoration(
  { database, cache }: Services,
  scope: Scope,
  isDecorated: boolean,
): Promise<Decoration> {
  const { schoolId } = scope;
  await database.write(scope, async (tx) => {
    await findSchool(tx, schoolId);
    await setDecorated(tx, schoolId, isDecorated);
    await publish(tx, { type: 'school.changed', schoolId });
  });
  cache.invalidate(schoolId);
  return { schoolId, isDecorated };
}

interface PublishedQuery extends PageQuery {
  type?: number | undefined;
  keyword?: string | undefined;
  categoryIds?: string[] | undefined;
  sort?: '0' | '1' | '2' | undefined;
  blockType?: StoredResourceBlock['type'] | undefined;
  resourceIds?: string[] | undefined;
}

/** A page of what is out, to choose from. */
export async function readPublished(
  services: Services,
  scope: Scope,
  query: PublishedQuery,
  { viewer, language: wanted }: { viewer: Viewer; language: Language | undefined },
) {
  const { database, clock } = services;
  const { page, asked } = pageOf(query);
  const now = clock.now();
  const { categories, defaultLanguage } = await findScope(services, scope.schoolId, viewer);
  const language = wanted ?? defaultLanguage;
  const keyword = cleanKeyword(query.keyword ?? '').text;
  const { type = 0, categoryIds = [], sort = '0', blockType, resourceIds } = query;
  const conditions = [
    ...conditionsOf({ type, categoryIds }, categories, now).values(),
    ...(blockType ? [ofTypes(typesOfBlock(blockType))] : []),
    ...(resourceIds ? [ofIds(resourceIds)] : []),
    ...(keyword === '' ? [] : [matchesKeyword(parseKeyword(keyword, language))]),
  ];
  const { rows, ...list } = await database.read(scope, (tx) =>
    listPublished(tx, { conditions, sort, page, now }),
  );
  const options = { language, schoolDefault: defaultLanguage, now };
  const items: ResourceCard[] = rows.map((row) => presentCard(row, options));
  return { items, ...list, ...asked };
}

/**
 * Works out the list behind a block of a page anew, for everybody; more often than once a minute it tells what there is.
 * @throws {Problem} NOT_FOUND for a page that is not out, and for a block without a list
 */
export async function refreshMoreList(
  services: Services,
  scope: Scope,
  { pageId, blockId }: { pageId: string; blockId: string },
): Promise<{ blockId: string; total: number; updatedAt: string }> {
  const { database, cache, clock, messages, log } = services;
  const { schoolId } = scope;
  const now = clock.now();
  const place = { schoolId, pageId, blockId };
  const worked = await database.write(scope, async (tx) => {
    const school = await findSchool(tx, schoolId);
    const page =
      school.is_decorated || pageId !== HOME
        ? await findPage(tx, schoolId, pageId)
        : fixedHome(messages, { ...school, kind: school.type });
    const blocks = readBlocks(page.blocks, log);
    const block = blocks.find(({ id }) => id === blockId);
    if (!block || !('source' in block)) throw new Problem('NOT_FOUND');
    await lockMoreLists(tx, schoolId);
    const last = await findMoreList(tx, place);
    if (last && now.getTime() - last.updated_at.getTime() < REFRESH_MS) return { ...last, isNew: false };
    const { conditions } = shownInBlock(schoolId, block);
    const member = block.audience !== Audience.Visitors;
    const total = await countCards(tx, { conditions, reader: { member, now } });
    await storeMoreList(tx, place, { total, now, blockIds: blocks.map(({ id }) => id) });
    await publish(tx, { type: 'school.changed', schoolId });
    return { total, updated_at: now, isNew: true };
  });
  if (worked.isNew) cache.invalidate(schoolId);
  return { blockId, total: worked.total, updatedAt: worked.updated_at.toISOString() };
}
