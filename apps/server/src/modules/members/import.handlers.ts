import { ok, type Handlers } from '../../contract/handlers.ts';
import { requireViewer } from '../../http/context.ts';
import { Problem } from '../../http/problem.ts';
import { type Job, findJob } from '../../core/jobs/jobs.repository.ts';
import type { Services } from '../../core/services.ts';
import { authorize } from '../../core/acl/authorize.ts';
import { reaches } from '../../core/acl/operations.ts';
import { count, type Limit } from '../../core/limits/limits.repository.ts';
import { budgetOf } from '../../core/mail/budget.ts';
import { findSchool } from '../../core/schools/schools.repository.ts';
import { IMPORT_MEMBERS, presentImport, rowsOf, type ImportInput, type ImportState } from './import.ts';

/** Files of a school, dry runs included, and of a person in all their schools. */
const IMPORTS: Limit = { limit: 30, windowSeconds: 86_400 };
const IMPORTS_OF_PERSON: Limit = { limit: 60, windowSeconds: 86_400 };
/** A file that would be on its way for longer is refused. */
const MAX_DAYS = 7;

/** Inviting the people of a file, in the background. */
export function importHandlers(services: Services): Pick<Handlers, 'importMembers' | 'getMemberImport'> {
  const { database, clock, jobs } = services;
  return {
    importMembers: async ({ body, headers, context }) => {
      const viewer = requireViewer(context);
      const schoolId = String(headers.tenantid);
      const own = authorize(viewer, 'MEMBER_MANAGEMENT', schoolId);
      const role = body.role ?? 'member';
      if (!reaches(own, role)) throw new Problem('ROLE_TOO_HIGH');
      const total = rowsOf(body.csv).length;
      const { accountId } = viewer;
      const input: ImportInput = { csv: body.csv, dryRun: body.dryRun, role };
      const state: ImportState = {
        total,
        processed: 0,
        invited: 0,
        skipped: 0,
        errorCount: 0,
        errors: [],
        continuesAt: null,
      };
      const outcome = await database.write({ schoolId, accountId }, async (tx) => {
        const now = clock.now();
        const budget = budgetOf(await findSchool(tx, schoolId), now);
        const most = budget.day * MAX_DAYS;
        if (!body.dryRun && total > most) return new Problem('MAIL_BUDGET_EXCEEDED', { limit: most });
        for (const [key, limit] of [
          [`import:${schoolId}`, IMPORTS],
          [`import:${accountId}`, IMPORTS_OF_PERSON],
        ] as const) {
          const counted = await count(tx, key, limit, now);
          if (counted.count > limit.limit)
            return new Problem('TOO_MANY_REQUESTS', { retryAfterSeconds: counted.retryAfterSeconds });
        }
        return jobs.add(tx, { kind: IMPORT_MEMBERS, accountId, schoolId, input, state });
      });
      if (outcome instanceof Problem) throw outcome;
      const job: Job = {
        id: outcome,
        kind: IMPORT_MEMBERS,
        accountId,
        schoolId,
        input,
        state,
        status: 'waiting',
      };
      return ok(presentImport(job));
    },
    getMemberImport: async ({ path, headers, context }) => {
      const viewer = requireViewer(context);
      const schoolId = String(headers.tenantid);
      authorize(viewer, 'MEMBER_MANAGEMENT', schoolId);
      const job = await database.read({ accountId: viewer.accountId }, (tx) =>
        findJob(tx, path.importId, IMPORT_MEMBERS),
      );
      if (job?.schoolId !== schoolId) throw new Problem('NOT_FOUND');
      return ok(presentImport(job));
    },
  };
}
