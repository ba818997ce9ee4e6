import { type Api, type In, type QueryOf, getQuery, inLanguage } from '../query.ts';

/** One's own certificates of all schools, a page of them, the latest first. */
export const myCertificatesQuery = (api: Api, query: In<QueryOf<'listMyCertificates'>>) =>
  getQuery(api, '/api/class/v1/certificates', { params: { query: inLanguage(query) } });

/** A certificate, for whoever has its code. */
export const certificateQuery = (api: Api, { code, ...query }: In<{ code: string }>) =>
  getQuery(api, '/api/class/v1/open/certificates/{certificateCode}', {
    params: { path: { certificateCode: code }, query: inLanguage(query) },
  });

/** The certificates of a class, a page of them, the latest first. */
export const classCertificatesQuery = (
  api: Api,
  { schoolId, ...query }: In<QueryOf<'listClassCertificates'> & { schoolId: string }>,
) =>
  getQuery(api, '/api/manager/v1/class/certificates', {
    params: { header: { tenantId: schoolId }, query: inLanguage(query) },
  });

/** The certificates of an exam, a page of them, the latest first. */
export const examCertificatesQuery = (
  api: Api,
  { schoolId, examId, ...query }: In<QueryOf<'listExamCertificates'> & { schoolId: string; examId: string }>,
) =>
  getQuery(api, '/api/exam/v1/manage/exams/{examId}/certificates', {
    params: { path: { examId }, header: { tenantId: schoolId }, query: inLanguage(query) },
  });

/** How a school words its certificates. */
export const certificateTemplateQuery = (api: Api, { schoolId, ...query }: In<{ schoolId: string }>) =>
  getQuery(api, '/api/school/biz/certificateTemplate', {
    params: { header: { tenantId: schoolId }, query: inLanguage(query) },
  });
