import { ok, type Handlers } from '../../../contract/handlers.ts';
import type { Services } from '../../../core/services.ts';
import { requireViewer, type RequestContext } from '../../../http/context.ts';
import { appeal, withdraw } from './appeals.service.ts';

type AppealOperations = 'appealGrade' | 'withdrawAppeal';

/** Learners who want their points to be looked at again; they are answered where attempts are graded. */
export function appealsHandlers(services: Services): Pick<Handlers, AppealOperations> {
  const learner = (headers: Record<string, string | undefined>, context: RequestContext) => ({
    schoolId: headers.tenantid ?? '',
    viewer: requireViewer(context),
    language: context.language,
    now: services.clock.now(),
  });
  return {
    appealGrade: async ({ path, headers, body, context }) =>
      ok(await appeal(services, path, body.reason, learner(headers, context))),
    withdrawAppeal: async ({ path, headers, context }) => {
      await withdraw(services, path, learner(headers, context));
      return { status: 200, body: { code: 200, message: 'ok' } };
    },
  };
}
