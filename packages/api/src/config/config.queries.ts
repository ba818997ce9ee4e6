import { type Api, type In, getQuery } from '../query.ts';

/** The pages switch, with what else it comes with, is asked for again after this time (spec.md 9). */
const PAGES_SWITCH_CACHE_MS = 300_000;

/** A public value of the runtime configuration, a school's own where `schoolId` is given. */
export function configQuery(api: Api, { id, schoolId }: { id: string; schoolId?: string }) {
  return getQuery(api, '/api/foundation/configProperty/open/value/page/version/{id}', {
    params: { path: { id }, ...(schoolId === undefined ? {} : { query: { tenantId: schoolId } }) },
  });
}

/** What the portal is told of its surroundings; comes with the first paint of every page. */
export function portalSettingsQuery(api: Api, { schoolId, lang }: In<{ schoolId?: string | undefined }>) {
  return {
    ...getQuery(api, '/api/foundation/configProperty/open/settings', {
      params: {
        query: { ...(schoolId === undefined ? {} : { tenantId: schoolId }), 'sxz-lang': lang },
      },
    }),
    staleTime: PAGES_SWITCH_CACHE_MS,
  };
}
