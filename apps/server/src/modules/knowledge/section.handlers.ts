import { ok, type Handlers } from '../../contract/handlers.ts';
import type { Caller } from '../../core/schools/caller.ts';
import type { Services } from '../../core/services.ts';
import { requireViewer, type RequestContext } from '../../http/context.ts';
import {
  create,
  loadArticles,
  loadSection,
  loadSections,
  loadTree,
  remove,
  sort,
  update,
  type SignedIn,
} from './section.service.ts';

type SectionOperations =
  | 'getSectionTree'
  | 'listSections'
  | 'getSection'
  | 'listSectionArticles'
  | 'createSection'
  | 'updateSection'
  | 'sortSections'
  | 'deleteSection';

const DONE = { status: 200, body: { code: 200, message: 'ok' } } as const;

/** The sections that articles stand in. */
export function sectionHandlers(services: Services): Pick<Handlers, SectionOperations> {
  const callerOf = (schoolId: string | undefined, { viewer, language }: RequestContext): Caller => ({
    schoolId: String(schoolId),
    viewer,
    language,
    now: services.clock.now(),
  });
  const personOf = (schoolId: string | undefined, context: RequestContext): SignedIn => ({
    ...callerOf(schoolId, context),
    viewer: requireViewer(context),
  });
  return {
    getSectionTree: async ({ query, context }) =>
      ok(await loadTree(services, callerOf(query.schoolId, context))),
    listSections: async ({ query: { schoolId, ...query }, context }) =>
      ok(await loadSections(services, query, callerOf(schoolId, context))),
    getSection: async ({ path, query, context }) =>
      ok(await loadSection(services, path.sectionId, callerOf(query.schoolId, context))),
    listSectionArticles: async ({ path, query: { schoolId, ...query }, context }) =>
      ok(await loadArticles(services, path.sectionId, query, callerOf(schoolId, context))),
    createSection: async ({ body, headers, context }) =>
      ok(await create(services, body, personOf(headers.tenantid, context), headers['idempotency-key'])),
    updateSection: async ({ path, body, headers, context }) =>
      ok(await update(services, path.sectionId, body, personOf(headers.tenantid, context))),
    sortSections: async ({ body, headers, context }) => {
      await sort(services, body, personOf(headers.tenantid, context));
      return DONE;
    },
    deleteSection: async ({ path, query, headers, context }) => {
      await remove(services, path.sectionId, query, personOf(headers.tenantid, context));
      return DONE;
    },
  };
}
