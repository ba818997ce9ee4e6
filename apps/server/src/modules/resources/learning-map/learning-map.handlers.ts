import { ok, type Handlers } from '../../../contract/handlers.ts';
import { enterSchool } from '../../../core/schools/school-scope.ts';
import type { Services } from '../../../core/services.ts';
import { cleanKeyword, parseKeyword } from '../../../core/text/keyword.ts';
import { requireViewer, type RequestContext } from '../../../http/context.ts';
import { typesOfFamily } from '../kinds/registry.ts';
import { conditionsOf, ofTypes } from '../resource-filter.ts';
import { listCards, matchesKeyword } from '../resources.repository.ts';
import { presentMap } from './learning-map.presenter.ts';
import { listStops } from './learning-map.repository.ts';
import { beginMap, markStop, type Follower } from './learning-map.service.ts';

type MapOperations = 'listLearningMaps' | 'beginLearningMap' | 'markLearningMapStop';

/** Learning maps: those of a school, and how far somebody is on one. */
export function learningMapHandlers(services: Services): Pick<Handlers, MapOperations> {
  const { database, clock } = services;
  const follower = async (
    schoolId: string | undefined,
    mapId: string,
    context: RequestContext,
  ): Promise<Follower> => {
    const viewer = requireViewer(context);
    const scope = await enterSchool(services, String(schoolId), viewer);
    return { scope, accountId: viewer.accountId, mapId };
  };
  return {
    listLearningMaps: async ({ query, context }) => {
      const scope = await enterSchool(services, query.schoolId, context.viewer);
      const accountId = context.viewer?.accountId;
      const now = clock.now();
      const { pageNumber = 1, pageSize = 20, sort = '0' } = query;
      const language = context.language ?? scope.defaultLanguage;
      const keyword = cleanKeyword(query.keyword ?? '').text;
      const conditions = [
        ofTypes(typesOfFamily('learningMap')),
        ...conditionsOf({ categoryIds: query.categoryIds ?? [] }, scope.categories, now).values(),
        ...(keyword === '' ? [] : [matchesKeyword(parseKeyword(keyword, language))]),
      ];
      const reader = { member: scope.member, now };
      const { rows, total, stops } = await database.read({ schoolId: scope.id, accountId }, async (tx) => {
        const page = await listCards(tx, {
          conditions,
          order: sort,
          pageNumber,
          pageSize,
          reader,
          accountId,
        });
        const ids = page.rows.map(({ id }) => id);
        return { ...page, stops: await listStops(tx, ids, { reader, accountId }) };
      });
      const options = { language, schoolDefault: scope.defaultLanguage, now };
      const items = rows.map((row) =>
        presentMap(
          row,
          stops.filter(({ map_id }) => map_id === row.id),
          options,
        ),
      );
      return ok({ items, total, pageNumber, pageSize }, 'public');
    },
    beginLearningMap: async ({ path: { mapId }, headers, context }) =>
      ok(await beginMap(services, await follower(headers.tenantid, mapId, context))),
    markLearningMapStop: async ({ path: { mapId, stopId }, body: { isDone }, headers, context }) =>
      ok(await markStop(services, await follower(headers.tenantid, mapId, context), { stopId, isDone })),
  };
}
