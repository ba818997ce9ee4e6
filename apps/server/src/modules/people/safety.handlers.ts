import { ok, type Handlers } from '../../contract/handlers.ts';
import type { Services } from '../../core/services.ts';
import { requireViewer, type RequestContext } from '../../http/context.ts';
import { blockPerson, loadBlocked, unblockPerson } from './block.service.ts';
import { enterAsMember } from './people.service.ts';
import { decideSpace, loadSpaceReports, reportSpace } from './report.service.ts';

type SafetyOperations =
  | 'blockPerson'
  | 'unblockPerson'
  | 'listBlockedPeople'
  | 'reportSpace'
  | 'listSpaceReports'
  | 'decideSpaceReport';

const DONE = { status: 200 as const, body: { code: 200 as const, message: 'ok' } };

/** Whom somebody hides from themselves, and what they tell the school about spaces. */
export function safetyHandlers(services: Services): Pick<Handlers, SafetyOperations> {
  const decider = (schoolId: string | undefined, context: RequestContext) => ({
    schoolId: String(schoolId),
    viewer: requireViewer(context),
  });
  return {
    blockPerson: async ({ body, headers, context }) => {
      await blockPerson(services, body, await enterAsMember(services, String(headers.tenantid), context));
      return DONE;
    },
    unblockPerson: async ({ body, context }) => {
      await unblockPerson(services, body, requireViewer(context));
      return DONE;
    },
    listBlockedPeople: async ({ query, context }) =>
      ok(await loadBlocked(services, query, requireViewer(context))),
    reportSpace: async ({ body, headers, context }) => {
      await reportSpace(services, body, await enterAsMember(services, String(headers.tenantid), context));
      return DONE;
    },
    listSpaceReports: async ({ query, headers, context }) =>
      ok(await loadSpaceReports(services, query, decider(headers.tenantid, context))),
    decideSpaceReport: async ({ path, body, headers, context }) => {
      await decideSpace(services, path.reportId, body, decider(headers.tenantid, context));
      return DONE;
    },
  };
}
