import { ok, type Handlers } from '../../contract/handlers.ts';
import type { Services } from '../../core/services.ts';
import { requireViewer, type RequestContext } from '../../http/context.ts';
import { loadFeed, startFeed, stopFeed } from './calendar-feed.service.ts';
import { loadCoursework } from './coursework.service.ts';
import { changeSaved, loadSaved, readSaved } from './saved.service.ts';
import { hideStreak, loadStreak } from './streak.service.ts';
import { loadDates, loadLearning, type Learner } from './learning.service.ts';

type LearningOperations =
  | 'getMyStreak'
  | 'hideMyStreak'
  | 'getMyLearning'
  | 'listMyDates'
  | 'listMyCoursework'
  | 'listMySaved'
  | 'getMySaved'
  | 'saveForLater'
  | 'getMyCalendarFeed'
  | 'renewMyCalendarFeed'
  | 'endMyCalendarFeed';

/** What somebody learns in all of their schools, and when. */
export function learningHandlers(services: Services): Pick<Handlers, LearningOperations> {
  const learner = (context: RequestContext, schoolId: string | undefined): Learner => ({
    viewer: requireViewer(context),
    language: context.language,
    now: services.clock.now(),
    schoolId,
  });
  return {
    getMyLearning: async ({ query, context }) =>
      ok(await loadLearning(services, learner(context, query.schoolId))),
    listMyDates: async ({ query, context }) =>
      ok(
        await loadDates(services, learner(context, query.schoolId), {
          from: new Date(query.rangeStart),
          to: new Date(query.rangeEnd),
        }),
      ),
    listMyCoursework: async ({ query, context }) =>
      ok(await loadCoursework(services, query, learner(context, query.schoolId))),
    listMySaved: async ({ query, context }) =>
      ok(
        await loadSaved(services, query, {
          ...learner(context, query.schoolId),
          viewer: requireViewer(context),
        }),
      ),
    getMySaved: async ({ path: { resourceId }, query: { schoolId }, context }) =>
      ok({ isSaved: await readSaved(services, { schoolId, resourceId }, requireViewer(context)) }),
    saveForLater: async ({ path: { resourceId }, headers, body: { isSaved }, context }) => {
      // The contract requires the tenantId header, which arrives in lower case.
      const place = { schoolId: headers.tenantid ?? '', resourceId };
      await changeSaved(services, place, isSaved, requireViewer(context));
      return ok({ isSaved });
    },
    getMyStreak: async ({ query, context }) =>
      ok(await loadStreak(services, requireViewer(context).accountId, query.timeZone)),
    hideMyStreak: async ({ body, context }) => {
      await hideStreak(services, requireViewer(context).accountId, body.isHidden);
      return { status: 200, body: { code: 200, message: 'ok' } };
    },
    getMyCalendarFeed: async ({ context }) => ok(await loadFeed(services, requireViewer(context).accountId)),
    renewMyCalendarFeed: async ({ context }) =>
      ok(await startFeed(services, requireViewer(context).accountId)),
    endMyCalendarFeed: async ({ context }) => {
      await stopFeed(services, requireViewer(context).accountId);
      return { status: 200, body: { code: 200, message: 'ok' } };
    },
  };
}
