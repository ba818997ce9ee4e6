import { type Api, type In, type QueryOf, inLanguage, unwrap } from '../query.ts';

interface InsightsFile {
  fileName: string;
  csv: string;
  rows: number;
}

/** One of these reports as CSV. @throws ApiProblem the shared codes. */
export const exportInsights = (
  api: Api,
  { schoolId, ...query }: In<{ schoolId: string } & QueryOf<'exportInsights'>>,
): Promise<InsightsFile> =>
  unwrap(
    api.client.GET('/api/portal/api/v1/portal/insights/export', {
      params: { header: { tenantId: schoolId }, query: inLanguage(query) },
    }),
  );
