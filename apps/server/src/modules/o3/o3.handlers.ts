import type { O3Kind } from '@stoa/api/schema';
import { ok, type Handlers } from '../../contract/handlers.ts';
import type { Caller } from '../../core/schools/caller.ts';
import type { Services } from '../../core/services.ts';
import { invalid } from '../../core/text/texts.ts';
import { requireViewer, type RequestContext } from '../../http/context.ts';
import {
  checkSteps,
  countPerson,
  loadCards,
  loadCase,
  loadOverview,
  loadScenario,
  loadSubPortal,
  loadTags,
  loadTool,
  resetScenario,
} from './o3.service.ts';

type O3Operations =
  | 'getO3Overview'
  | 'listO3Projects'
  | 'listO3Courses'
  | 'listO3Cases'
  | 'listO3Tools'
  | 'listO3Scenarios'
  | 'listO3Resources'
  | 'listO3Tags'
  | 'getO3Case'
  | 'getO3Tool'
  | 'getO3Scenario'
  | 'getO3SubPortal'
  | 'countActivityPerson'
  | 'checkO3Steps'
  | 'resetO3Scenario';

const PAGE_SIZE = 20;

/** The area of schools of type o3. */
export function o3Handlers(services: Services): Pick<Handlers, O3Operations> {
  const { clock } = services;
  const caller = (schoolId: string, context: RequestContext): Caller => ({
    schoolId,
    viewer: context.viewer,
    language: context.language,
    now: clock.now(),
  });
  interface Query {
    schoolId: string;
    keyword?: string;
    tag?: string;
    sort?: string;
    pageNumber?: number;
    pageSize?: number;
  }
  const cards = async (kind: O3Kind | undefined, query: Query, context: RequestContext) => {
    const { schoolId, keyword, tag, sort, pageNumber = 1, pageSize = PAGE_SIZE } = query;
    return ok(
      await loadCards(services, caller(schoolId, context), kind, {
        keyword,
        tag,
        sort,
        pageNumber,
        pageSize,
      }),
    );
  };
  return {
    getO3Overview: async ({ query, context }) =>
      ok(await loadOverview(services, caller(query.schoolId, context))),
    listO3Projects: ({ query, context }) => cards('project', query, context),
    listO3Courses: ({ query, context }) => cards('course', query, context),
    listO3Cases: ({ query, context }) => cards('case', query, context),
    listO3Tools: ({ query, context }) => cards('tool', query, context),
    listO3Scenarios: ({ query, context }) => cards('scenario', query, context),
    listO3Resources: ({ query, context }) => cards(query.kind, query, context),
    listO3Tags: async ({ query, context }) =>
      ok(await loadTags(services, caller(query.schoolId, context), query.kind)),
    getO3Case: async ({ path, query, context }) =>
      ok(await loadCase(services, caller(query.schoolId, context), path.caseId)),
    getO3Tool: async ({ path, query, context }) =>
      ok(await loadTool(services, caller(query.schoolId, context), path.toolId)),
    getO3Scenario: async ({ path, query, context }) =>
      ok(await loadScenario(services, caller(query.schoolId, context), path.scenarioId)),
    getO3SubPortal: async ({ path, context }) =>
      ok(await loadSubPortal(services, caller(path.schoolId, context))),
    countActivityPerson: async ({ path, query, headers, context }) => {
      const schoolId = query.schoolId ?? headers.tenantid;
      if (!schoolId) throw invalid('query/schoolId', 'required', 'The school of the card is missing.');
      return ok(await countPerson(services, caller(schoolId, context), path.id, context));
    },
    checkO3Steps: async ({ path, query, body, context }) =>
      ok(await checkSteps(services, caller(query.schoolId, context), path.scenarioId, body.answers)),
    resetO3Scenario: async ({ path, headers, context }) => {
      const viewer = requireViewer(context);
      return ok(
        await resetScenario(
          services,
          { ...caller(String(headers.tenantid), context), viewer },
          path.scenarioId,
        ),
      );
    },
  };
}
