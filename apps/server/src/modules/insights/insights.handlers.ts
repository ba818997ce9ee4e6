import type { Insights } from '@stoa/api/schema';
import { ok, type Handlers } from '../../contract/handlers.ts';
import { authorize } from '../../core/acl/authorize.ts';
import { wordingOf } from '../../core/schools/caller.ts';
import { findSchool } from '../../core/schools/schools.repository.ts';
import type { Services } from '../../core/services.ts';
import { requireViewer, type RequestContext } from '../../http/context.ts';
import { toCsv } from '../../platform/csv.ts';
import { startOf, SHOWN } from './insights.policy.ts';
import { presentInsights, REPORT_ROWS } from './insights.presenter.ts';
import { findState, listActive, listCohorts, listCompletion } from './insights.repository.ts';

/** Who is active, what is completed and who stays, for those who run a school: read from what was counted before. */
export function insightsHandlers({
  database,
  clock,
}: Pick<Services, 'database' | 'clock'>): Pick<Handlers, 'getInsights' | 'exportInsights'> {
  const load = (context: RequestContext, tenantId: string | undefined): Promise<Insights> => {
    const schoolId = String(tenantId);
    authorize(requireViewer(context), 'PORTAL_DECORATION', schoolId);
    return database.read({ schoolId }, async (tx) => {
      const school = await findSchool(tx, schoolId);
      const wording = wordingOf(school, { language: context.language, now: clock.now() });
      const state = await findState(tx, schoolId);
      if (!state) return presentInsights(undefined, wording);
      const since = startOf('month', state.countedTo, SHOWN.month - 1);
      return presentInsights(
        {
          state,
          active: await listActive(tx, schoolId, since),
          cohorts: await listCohorts(tx, schoolId, since),
          completion: await listCompletion(tx, schoolId),
        },
        wording,
      );
    });
  };
  return {
    getInsights: async ({ headers, context }) => ok(await load(context, headers.tenantid)),
    exportInsights: async ({ query: { report }, headers, context }) => {
      const rows = REPORT_ROWS[report](await load(context, headers.tenantid));
      const day = clock.now().toISOString().slice(0, 'yyyy-mm-dd'.length);
      return ok({ fileName: `${report}-${day}.csv`, csv: toCsv(rows), rows: rows.length - 1 });
    },
  };
}
