import { type Api, type In, type QueryOf, getQuery, inLanguage } from '../query.ts';

const OPEN = '/api/o3service/o3/open';
interface CardOf {
  schoolId: string;
  id: string;
}

/** The first page of the o3 area of a school; problem NOT_FOUND in schools of other types. */
export function o3OverviewQuery(api: Api, query: In<{ schoolId: string }>) {
  return getQuery(api, `${OPEN}/overview`, { params: { query: inLanguage(query) } });
}

/** Cards of the o3 area, of one kind or all. */
export function o3CardsQuery(api: Api, query: In<QueryOf<'listO3Resources'>>) {
  return getQuery(api, `${OPEN}/resources`, { params: { query: inLanguage(query) } });
}

/** Tags of the o3 area, of one kind or all, the most used first. */
export function o3TagsQuery(api: Api, query: In<QueryOf<'listO3Tags'>>) {
  return getQuery(api, `${OPEN}/tags`, { params: { query: inLanguage(query) } });
}

/** A case: what there was, what was done, what came of it. */
export function o3CaseQuery(api: Api, { id, ...query }: In<CardOf>) {
  return getQuery(api, `${OPEN}/cases/{caseId}`, {
    params: { path: { caseId: id }, query: inLanguage(query) },
  });
}

/** A tool and how it is used. */
export function o3ToolQuery(api: Api, { id, ...query }: In<CardOf>) {
  return getQuery(api, `${OPEN}/tools/{toolId}`, {
    params: { path: { toolId: id }, query: inLanguage(query) },
  });
}

/** A scenario, and what the viewer has done of it. */
export function o3ScenarioQuery(api: Api, { id, ...query }: In<CardOf>) {
  return getQuery(api, `${OPEN}/scenarios/{scenarioId}`, {
    params: { path: { scenarioId: id }, query: inLanguage(query) },
  });
}

/** The o3 area of a school as a portal of its own. */
export function o3SubPortalQuery(api: Api, { schoolId, ...query }: In<{ schoolId: string }>) {
  return getQuery(api, `${OPEN}/sub-portals/{schoolId}`, {
    params: { path: { schoolId }, query: inLanguage(query) },
  });
}

/** A project: what it is about, and the teams that the viewer is in or can join. */
export function o3ProjectQuery(api: Api, { id, ...query }: In<CardOf>) {
  return getQuery(api, `${OPEN}/projects/{projectId}`, {
    params: { path: { projectId: id }, query: inLanguage(query) },
  });
}

/** A team with its board; problem NOT_FOUND for who is not in it. */
export function o3BoardQuery(api: Api, { id, ...query }: In<CardOf>) {
  return getQuery(api, '/api/o3service/o3/teams/{teamId}', {
    params: { path: { teamId: id }, query: inLanguage(query) },
  });
}

/** A recorded session. */
export function demoCloudQuery(api: Api, { id, ...query }: In<CardOf>) {
  return getQuery(api, `${OPEN}/demo-clouds/{demoId}`, {
    params: { path: { demoId: id }, query: inLanguage(query) },
  });
}
