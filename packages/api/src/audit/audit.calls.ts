import { type Api, type In, type QueryOf, inLanguage, unwrap } from '../query.ts';

interface AuditFile {
  fileName: string;
  csv: string;
  rows: number;
}

/** Who did what in a school, as CSV. @throws ApiProblem the shared codes. */
export const exportAudit = (
  api: Api,
  { schoolId, ...query }: In<{ schoolId: string } & QueryOf<'exportAudit'>>,
): Promise<AuditFile> =>
  unwrap(
    api.client.GET('/api/school/audit/export', {
      params: { header: { tenantId: schoolId }, query: inLanguage(query) },
    }),
  );
