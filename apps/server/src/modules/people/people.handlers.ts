import { ok, type Handlers } from '../../contract/handlers.ts';
import { requireViewer, type RequestContext } from '../../http/context.ts';
import type { Services } from '../../core/services.ts';
import { listStudies, listWorks } from './activity.service.ts';
import { listDynamics } from './dynamics.service.ts';
import { listFeed } from './feed.service.ts';
import {
  follow,
  listFans,
  listFollowed,
  listVisitors,
  readFollow,
  recordVisit,
  unfollow,
} from './follow.service.ts';
import { listBadges } from './badges.service.ts';
import { enter, enterAsMember } from './people.service.ts';
import { changeSetting, countTabs, readSetting, readSpace, saveSpace } from './space.service.ts';

type PeopleOperations =
  | 'addFocus'
  | 'cancelFocus'
  | 'isFocus'
  | 'listFocus'
  | 'listFans'
  | 'listVisitors'
  | 'recordVisit'
  | 'getPersonSetting'
  | 'updatePersonSetting'
  | 'getPersonSpace'
  | 'savePersonSpace'
  | 'getTabCounts'
  | 'listStudyProcess'
  | 'listDynamics'
  | 'listFeed'
  | 'listPersonBadges'
  | 'listKnowledgeWorks'
  | 'listVideoWorks'
  | 'listCourseWorks'
  | 'listExamWorks';

/** Spaces of people in a school, and who follows whom there. */
export function peopleHandlers(services: Services): Pick<Handlers, PeopleOperations> {
  const looking = (query: { schoolId: string }, context: RequestContext) =>
    enter(services, query.schoolId, context);
  const asMember = (schoolId: string | undefined, context: RequestContext) =>
    // The contract requires the tenantId header, which arrives in lower case.
    enterAsMember(services, schoolId ?? '', context);
  return {
    addFocus: async ({ body, headers, context }) =>
      ok(await follow(services, body, await asMember(headers.tenantid, context))),
    cancelFocus: async ({ body, headers, context }) =>
      ok(await unfollow(services, body, await asMember(headers.tenantid, context))),
    isFocus: async ({ query, context }) =>
      ok(await readFollow(services, query, await looking(query, context))),
    listFocus: async ({ query, context }) =>
      ok(await listFollowed(services, query, await looking(query, context)), 'revalidate'),
    listFans: async ({ query, context }) =>
      ok(await listFans(services, query, await looking(query, context)), 'revalidate'),
    listVisitors: async ({ query, context }) =>
      ok(await listVisitors(services, query, await asMember(query.schoolId, context))),
    recordVisit: async ({ body, headers, context }) => {
      requireViewer(context);
      return ok(
        await recordVisit(services, body.userId, await enter(services, headers.tenantid ?? '', context)),
      );
    },
    getPersonSetting: async ({ query, context }) =>
      ok(await readSetting(services, await asMember(query.schoolId, context))),
    updatePersonSetting: async ({ body, headers, context }) =>
      ok(await changeSetting(services, body, await asMember(headers.tenantid, context))),
    getPersonSpace: async ({ query, context }) =>
      ok(await readSpace(services, query.userId, await looking(query, context)), 'revalidate'),
    savePersonSpace: async ({ body, headers, context }) => {
      const viewer = requireViewer(context);
      return ok(await saveSpace(services, body, { ...(await asMember(headers.tenantid, context)), viewer }));
    },
    getTabCounts: async ({ query, context }) =>
      ok(await countTabs(services, query.userId, await looking(query, context)), 'revalidate'),
    listStudyProcess: async ({ query, context }) =>
      ok(await listStudies(services, query, await looking(query, context)), 'revalidate'),
    listPersonBadges: async ({ query, context }) =>
      ok(await listBadges(services, query.userId, await looking(query, context)), 'revalidate'),
    listFeed: async ({ query, context }) =>
      ok(await listFeed(services, query, await asMember(query.schoolId, context)), 'revalidate'),
    listDynamics: async ({ query, context }) =>
      ok(await listDynamics(services, query, await looking(query, context)), 'revalidate'),
    listKnowledgeWorks: async ({ query, context }) =>
      ok(await listWorks(services, 'knowledge', query, await looking(query, context)), 'revalidate'),
    listVideoWorks: async ({ query, context }) =>
      ok(await listWorks(services, 'videos', query, await looking(query, context)), 'revalidate'),
    listCourseWorks: async ({ query, context }) =>
      ok(await listWorks(services, 'courses', query, await looking(query, context)), 'revalidate'),
    listExamWorks: async ({ query, context }) =>
      ok(await listWorks(services, 'exams', query, await looking(query, context)), 'revalidate'),
  };
}
