import { ok, type Handlers } from '../../contract/handlers.ts';
import { authorize } from '../../core/acl/authorize.ts';
import { wordingOf } from '../../core/schools/caller.ts';
import { findSchool } from '../../core/schools/schools.repository.ts';
import type { Services } from '../../core/services.ts';
import { pageOf } from '../../database/keyset.ts';
import { requireViewer, type RequestContext } from '../../http/context.ts';
import { toCsv, toCsvLines } from '../../platform/csv.ts';
import { CELLS, cellsOf, presentEntry } from './audit.presenter.ts';
import { countEntries, listEntries } from './audit.repository.ts';

/** Entries of one file. */
const EXPORT_LIMIT = 10_000;
/** Entries that are read at once for it. */
const EXPORT_PAGE = 1000;

/** Who did what in a school, for its administrators and owners. */
export function auditHandlers({ database, clock }: Services): Pick<Handlers, 'listAudit' | 'exportAudit'> {
  const schoolOf = (context: RequestContext, tenantId: string | undefined): string => {
    const schoolId = String(tenantId);
    authorize(requireViewer(context), 'MEMBER_MANAGEMENT', schoolId);
    return schoolId;
  };
  return {
    listAudit: async ({ query, headers, context }) => {
      const schoolId = schoolOf(context, headers.tenantid);
      const { page, asked } = pageOf(query);
      return ok(
        await database.read({ schoolId }, async (tx) => {
          const school = await findSchool(tx, schoolId);
          const wording = wordingOf(school, { language: context.language, now: clock.now() });
          const { rows, ...list } = await listEntries(tx, schoolId, query, page);
          return {
            items: rows.map((row) => presentEntry(row, wording)),
            ...list,
            ...(await countEntries(tx, schoolId, query)),
            ...asked,
          };
        }),
      );
    },
    exportAudit: async ({ query, headers, context }) => {
      const schoolId = schoolOf(context, headers.tenantid);
      const file = await database.read({ schoolId }, async (tx) => {
        const school = await findSchool(tx, schoolId);
        const wording = wordingOf(school, { language: context.language, now: clock.now() });
        const parts = [toCsv([CELLS])];
        let rows = 0;
        let cursor: string | null | undefined;
        do {
          const page = await listEntries(tx, schoolId, query, {
            limit: Math.min(EXPORT_PAGE, EXPORT_LIMIT - rows),
            cursor,
          });
          parts.push(toCsvLines(page.rows.map((row) => cellsOf(presentEntry(row, wording)))));
          rows += page.rows.length;
          cursor = page.next;
        } while (cursor && rows < EXPORT_LIMIT);
        return { csv: parts.join(''), rows };
      });
      return ok({
        fileName: `audit-${clock.now().toISOString().slice(0, 'yyyy-mm-dd'.length)}.csv`,
        ...file,
      });
    },
  };
}
