import { HotCourseList, RankingPeriod, RankingType } from '@stoa/api/enums';
import type { ResourcePage } from '@stoa/api/schema';
import { sql } from 'kysely';
import { ok, type Handlers } from '../../contract/handlers.ts';
import type { Transaction } from '../../database/pool.ts';
import type { RequestContext } from '../../http/context.ts';
import { Problem } from '../../http/problem.ts';
import { textIn } from '../../i18n/translate.ts';
import type { Services } from '../../core/services.ts';
import { cleanKeyword, parseKeyword } from '../../core/text/keyword.ts';
import { shownInBlock } from './block-list.repository.ts';
import { CLASS_TYPES, typesOfFamily } from './kinds/registry.ts';
import { presentCard } from './resource-card.ts';
import { loadResource } from './resource-detail.ts';
import { isBoutique } from './kinds/live/live.repository.ts';
import { conditionsOf, ofTypes, type Condition, type FilterQuery } from './resource-filter.ts';
import { listByIds, countCards, listCards, listHot, matchesKeyword } from './resources.repository.ts';
import { fixedHome } from '../../core/pages/fixed-home.ts';
import { findShownBlocks } from '../../core/pages/page.repository.ts';
import { findSchool } from '../../core/schools/schools.repository.ts';
import { readBlocks, shownBlocks } from '../../core/pages/stored-block.ts';
import { enterSchool, findScope, type SchoolScope } from '../../core/schools/school-scope.ts';
import { portalDenial, resourceDenial } from './visibility.ts';

type ResourceOperations =
  | 'listResources'
  | 'searchClassResources'
  | 'listExamResources'
  | 'searchExamResources'
  | 'listKnowledgeResources'
  | 'searchVideoResources'
  | 'listBoutiqueLives'
  | 'searchTopics'
  | 'listHotResources'
  | 'getResource'
  | 'getVisibleResources'
  | 'isVisible';

interface ListQuery extends FilterQuery {
  schoolId: string;
  keyword?: string;
  sort?: '0' | '1' | '2';
  blockId?: string;
  pageNumber?: number;
  pageSize?: number;
}

/** What a school offers: lists, hot lists, each resource whole, and who may see it. */
export function resourceHandlers(services: Services): Pick<Handlers, ResourceOperations> {
  const { database, clock, cache } = services;

  /** Answers of visitors are kept; what members see may tell of themselves. */
  const kept = <T>(
    scope: SchoolScope,
    context: RequestContext,
    key: string,
    load: () => Promise<T>,
    holds?: (value: T) => boolean,
  ): Promise<T> => (context.viewer ? load() : cache.get(scope.id, `${key}|${context.language}`, load, holds));

  const list = async (
    operation: string,
    only: readonly Condition[],
    query: ListQuery,
    context: RequestContext,
  ) => {
    const scope = await enterSchool(services, query.schoolId, context.viewer);
    const load = () =>
      database.read({ schoolId: scope.id, accountId: context.viewer?.accountId }, (tx) =>
        loadList(tx, scope, { operation, only }, query, context),
      );
    const { page, until } = await kept(
      scope,
      context,
      `${operation}|${JSON.stringify(query)}`,
      load,
      (kept) => clock.now().getTime() <= kept.until,
    );
    return ok(page, { publicUntil: until });
  };

  const loadList = async (
    tx: Transaction,
    scope: SchoolScope,
    { operation, only }: { operation: string; only: readonly Condition[] },
    query: ListQuery,
    context: RequestContext,
  ): Promise<{ page: ResourcePage; until: number }> => {
    const now = clock.now();
    const { pageNumber = 1, pageSize = 20 } = query;
    const language = context.language ?? scope.defaultLanguage;
    const block =
      query.blockId === undefined ? undefined : await loadBlock(tx, scope, query.blockId, services);
    const keyword = cleanKeyword(query.keyword ?? '').text;
    const conditions = [
      ...only,
      ...(block?.conditions ?? []),
      ...conditionsOf(query, scope.categories, now).values(),
    ];
    if (keyword !== '') conditions.push(matchesKeyword(parseKeyword(keyword, language)));
    const reader = { member: scope.member, teaches: scope.teaches, now };
    const { pageNumber: _number, pageSize: _size, sort: _sort, ...narrowed } = query;
    const { rows, total } = await listCards(tx, {
      conditions,
      order: query.sort ?? block?.order ?? '0',
      pageNumber,
      pageSize,
      reader,
      accountId: context.viewer?.accountId,
      // The same for all members, and for all visitors.
      total: () =>
        cache.get(
          scope.id,
          `total|${operation}|${scope.member}|${scope.teaches}|${language}|${JSON.stringify(narrowed)}`,
          () => countCards(tx, { conditions, reader }),
        ),
    });
    const options = { language, schoolDefault: scope.defaultLanguage, now };
    const page: ResourcePage = {
      title: block ? textIn(block.title, language, scope.defaultLanguage) : null,
      items: rows.map((row) => presentCard(row, options)),
      total,
      pageNumber,
      pageSize,
    };
    return { page, until: block?.until ?? Infinity };
  };

  return {
    listResources: ({ query, context }) => list('resources', [], query, context),
    searchClassResources: ({ query, context }) => list('classes', [ofTypes(CLASS_TYPES)], query, context),
    listExamResources: ({ query, context }) =>
      list('exams', [ofTypes(typesOfFamily('exam'))], query, context),
    searchExamResources: ({ query, context }) =>
      list('exams', [ofTypes(typesOfFamily('exam'))], query, context),
    listKnowledgeResources: ({ query, context }) =>
      list('knowledge', [ofTypes(typesOfFamily('knowledge'))], query, context),
    searchVideoResources: ({ query, context }) =>
      list('videos', [ofTypes(CLASS_TYPES), sql`resource.has_video`], query, context),
    listBoutiqueLives: ({ query, context }) =>
      list('boutiqueLives', [ofTypes(typesOfFamily('live')), isBoutique], query, context),
    searchTopics: ({ query, context }) => list('topics', [ofTypes(typesOfFamily('topic'))], query, context),
    listHotResources: async ({ query, context }) => {
      const scope = await enterSchool(services, query.schoolId, context.viewer);
      const accountId = context.viewer?.accountId;
      const {
        list: which = HotCourseList.Hottest,
        rankingType = RankingType.Default,
        rankingPeriod = RankingPeriod.Total,
      } = query;
      const load = async () => {
        const now = clock.now();
        const language = context.language ?? scope.defaultLanguage;
        const rows = await database.read({ schoolId: scope.id, accountId }, (tx) =>
          listHot(tx, {
            list: which,
            rankingType,
            rankingPeriod,
            reader: { member: scope.member, teaches: scope.teaches, now },
            accountId,
          }),
        );
        return {
          items: rows.map((row) => presentCard(row, { language, schoolDefault: scope.defaultLanguage, now })),
        };
      };
      return ok(await kept(scope, context, `hot|${which}|${rankingType}|${rankingPeriod}`, load), 'public');
    },
    getResource: async ({ path, query, context }) => {
      const scope = await enterSchool(services, query.schoolId, context.viewer);
      const { viewer } = context;
      const load = () =>
        database.read({ schoolId: scope.id, accountId: viewer?.accountId }, (tx) =>
          loadResource(tx, path.resourceId, {
            scope,
            viewer,
            language: context.language ?? scope.defaultLanguage,
            schoolDefault: scope.defaultLanguage,
            now: clock.now(),
          }),
        );
      return ok(await kept(scope, context, `resource|${path.resourceId}`, load), 'public');
    },
    getVisibleResources: async ({ body, context }) => {
      const scope = await enterSchool(services, body.schoolId, context.viewer);
      const now = clock.now();
      const accountId = context.viewer?.accountId;
      const ids = [...new Set(body.resourceIds)];
      if (ids.length === 0) return ok({ items: [] });
      const rows = await database.read({ schoolId: scope.id, accountId }, (tx) =>
        listByIds(tx, ids, { member: scope.member, teaches: scope.teaches, now }, accountId),
      );
      const byId = new Map(rows.map((row) => [row.id, row]));
      const options = {
        language: context.language ?? scope.defaultLanguage,
        schoolDefault: scope.defaultLanguage,
        now,
      };
      return ok({ items: ids.flatMap((id) => byId.get(id) ?? []).map((row) => presentCard(row, options)) });
    },
    isVisible: async ({ query, context }) => {
      const scope = await findScope(services, query.schoolId, context.viewer);
      const { resourceId } = query;
      const reason =
        portalDenial(scope, context.viewer) ??
        (resourceId === undefined
          ? null
          : await database.read({ schoolId: scope.id }, (tx) =>
              resourceDenial(tx, resourceId, scope, clock.now()),
            ));
      return ok({ visible: reason === null, reason }, 'public');
    },
  };
}

/**
 * The list that a block of a published page shows a part of.
 * @throws {Problem} NOT_FOUND for no block, one that shows no resources, or one that the viewer is not shown now
 */
async function loadBlock(
  tx: Transaction,
  { id, member }: SchoolScope,
  blockId: string,
  { clock, log, messages }: Pick<Services, 'clock' | 'log' | 'messages'>,
) {
  const school = await findSchool(tx, id);
  const fixed = () => fixedHome(messages, { ...school, kind: school.type });
  const known = readBlocks(await findShownBlocks(tx, school, blockId, fixed), log);
  const { blocks, until } = shownBlocks(known, { member, now: clock.now() });
  const block = blocks.find((shown) => 'source' in shown);
  if (!block) throw new Problem('NOT_FOUND');
  return { title: block.title, ...shownInBlock(id, block), until };
}
