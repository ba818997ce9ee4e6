import { type Api, type In, type QueryOf, getQuery, inLanguage } from '../query.ts';

type Works = QueryOf<'listKnowledgeWorks'>;
const WORK_PATHS = {
  knowledge: '/api/personal-center/works/knowledge',
  videos: '/api/personal-center/works/videos',
  courses: '/api/personal-center/works/courses',
  exams: '/api/personal-center/works/exams',
} as const;

/** The head of a person's space in a school, one's own without an id. Problem NOT_FOUND also where it is hidden. */
export function personSpaceQuery(api: Api, query: In<QueryOf<'getPersonSpace'>>) {
  return getQuery(api, '/api/personal-center/selectUserInfo', { params: { query: inLanguage(query) } });
}

/** How much the tabs of a space hold. */
export function personTabsQuery(api: Api, query: In<QueryOf<'getTabCounts'>>) {
  return getQuery(api, '/api/personal-center/getTabCount', { params: { query: inLanguage(query) } });
}

/** What a person did, the latest first. */
export function dynamicsQuery(api: Api, query: In<QueryOf<'listDynamics'>>) {
  return getQuery(api, '/api/personal-center/dynamics', { params: { query: inLanguage(query) } });
}

/** What those whom one follows did, the latest first. Problem NOT_A_MEMBER. */
export function feedQuery(api: Api, query: In<QueryOf<'listFeed'>>) {
  return getQuery(api, '/api/personal-center/feed', { params: { query: inLanguage(query) } });
}

/** What a person made, of one kind. */
export function worksQuery(api: Api, kind: keyof typeof WORK_PATHS, query: In<Works>) {
  return getQuery(api, WORK_PATHS[kind], { params: { query: inLanguage(query) } });
}

/** What a person learns. */
export function studyProcessQuery(api: Api, query: In<QueryOf<'listStudyProcess'>>) {
  return getQuery(api, '/api/personal-center/findStudyProcess', { params: { query: inLanguage(query) } });
}

/** Who follows a person or the school. */
export function fansQuery(api: Api, query: In<QueryOf<'listFans'>>) {
  return getQuery(api, '/api/personal-center/getFansList', { params: { query: inLanguage(query) } });
}

/** Whom a person follows. */
export function followsQuery(api: Api, query: In<QueryOf<'listFocus'>>) {
  return getQuery(api, '/api/personal-center/getFocusUserIdList', { params: { query: inLanguage(query) } });
}

/** Who looked at one's own space. Problem NOT_A_MEMBER. */
export function visitorsQuery(api: Api, query: In<QueryOf<'listVisitors'>>) {
  return getQuery(api, '/api/personal-center/getVisitorList', { params: { query: inLanguage(query) } });
}

/** One's privacy settings in a school. Problem NOT_A_MEMBER. */
export function personSettingQuery(api: Api, query: In<QueryOf<'getPersonSetting'>>) {
  return getQuery(api, '/api/personal-center/selectPersonSetting', { params: { query: inLanguage(query) } });
}

/** Whether one follows a person or the school. */
export function isFollowedQuery(api: Api, query: In<QueryOf<'isFocus'>>) {
  return getQuery(api, '/api/personal-center/isFocus', { params: { query: inLanguage(query) } });
}
