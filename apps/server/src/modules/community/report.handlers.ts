import { ok, type Handlers } from '../../contract/handlers.ts';
import type { Services } from '../../core/services.ts';
import { personOf } from './community.service.ts';
import { decide, loadReports, report } from './report.service.ts';

type ReportOperations = 'reportPost' | 'listPostReports' | 'decidePostReport';

/** Reports of posts and replies, and what becomes of them. */
export const reportHandlers = (services: Services): Pick<Handlers, ReportOperations> => ({
  reportPost: async ({ body, headers, context }) => {
    const person = personOf(services, headers.tenantid, context);
    await report(services, body, person, headers['idempotency-key']);
    return { status: 200, body: { code: 200, message: 'ok' } };
  },
  listPostReports: async ({ query, headers, context }) =>
    ok(await loadReports(services, query, personOf(services, headers.tenantid, context))),
  decidePostReport: async ({ path, body, headers, context }) => {
    await decide(services, path.reportId, body, personOf(services, headers.tenantid, context));
    return { status: 200, body: { code: 200, message: 'ok' } };
  },
});
