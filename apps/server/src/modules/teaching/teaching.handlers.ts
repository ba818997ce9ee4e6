import { ok, type Handlers } from '../../contract/handlers.ts';
import type { Services } from '../../core/services.ts';
import { requireViewer } from '../../http/context.ts';
import { loadTeaching } from './teaching.service.ts';

/** What somebody has to do for those they teach. */
export function teachingHandlers(services: Services): Pick<Handlers, 'getMyTeaching'> {
  return {
    getMyTeaching: async ({ query, context }) =>
      ok(
        await loadTeaching(services, {
          viewer: requireViewer(context),
          language: context.language,
          now: services.clock.now(),
          schoolId: query.schoolId,
        }),
      ),
  };
}
