import { ok, type Handlers } from '../../contract/handlers.ts';
import type { Services } from '../../core/services.ts';
import { requireViewer, type RequestContext } from '../../http/context.ts';
import { loadDates, loadLearning, type Learner } from './learning.service.ts';

type LearningOperations = 'getMyLearning' | 'listMyDates';

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
  };
}
