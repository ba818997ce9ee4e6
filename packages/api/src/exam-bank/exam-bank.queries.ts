import { queryOptions } from '@tanstack/react-query';
import { regradeQuestion } from './exam-bank.calls.ts';
import { type Api, type In, type QueryOf, getQuery, inLanguage } from '../query.ts';

type InSchool<T = object> = In<T & { schoolId: string }>;

/** The questions of a school, for those who teach there. */
export function questionsQuery(api: Api, { schoolId, ...query }: InSchool<QueryOf<'listQuestions'>>) {
  return getQuery(api, '/api/exam/v1/manage/questions', {
    params: { header: { tenantId: schoolId }, query: inLanguage(query) },
  });
}

/** A question of the bank, to be edited. */
export function bankQuestionQuery(
  api: Api,
  { schoolId, questionId, ...query }: InSchool<{ questionId: string }>,
) {
  return getQuery(api, '/api/exam/v1/manage/questions/{questionId}', {
    params: { path: { questionId }, header: { tenantId: schoolId }, query: inLanguage(query) },
  });
}

/** What a question was at its saves. */
export function questionVersionsQuery(
  api: Api,
  { schoolId, questionId, ...query }: InSchool<{ questionId: string }>,
) {
  return getQuery(api, '/api/exam/v1/manage/questions/{questionId}/versions', {
    params: { path: { questionId }, header: { tenantId: schoolId }, query: inLanguage(query) },
  });
}

/** What a question was at a save. */
export function questionVersionQuery(
  api: Api,
  { schoolId, questionId, version, ...query }: InSchool<{ questionId: string; version: number }>,
) {
  return getQuery(api, '/api/exam/v1/manage/questions/{questionId}/versions/{version}', {
    params: { path: { questionId, version }, header: { tenantId: schoolId }, query: inLanguage(query) },
  });
}

/** How a question did with those who were asked it. */
export function questionStatisticsQuery(
  api: Api,
  { schoolId, questionId, ...query }: InSchool<{ questionId: string }>,
) {
  return getQuery(api, '/api/exam/v1/manage/questions/{questionId}/statistics', {
    params: { path: { questionId }, header: { tenantId: schoolId }, query: inLanguage(query) },
  });
}

/** A question as a learner sees it. */
export function questionPreviewQuery(
  api: Api,
  { schoolId, questionId, ...query }: InSchool<{ questionId: string }>,
) {
  return getQuery(api, '/api/exam/v1/manage/questions/{questionId}/preview', {
    params: { path: { questionId }, header: { tenantId: schoolId }, query: inLanguage(query) },
  });
}

/** What the saved key of a question changes; nothing of it is kept. */
export function regradePreviewQuery(
  api: Api,
  question: { schoolId: string; questionId: string; version: number },
) {
  return queryOptions({
    queryKey: ['regradePreview', question],
    queryFn: ({ signal }) => regradeQuestion(api, { ...question, reason: '', dryRun: true, signal }),
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
}

/** The exams that one writes. */
export function managedExamsQuery(api: Api, { schoolId, ...query }: InSchool<QueryOf<'listManagedExams'>>) {
  return getQuery(api, '/api/exam/v1/manage/exams', {
    params: { header: { tenantId: schoolId }, query: inLanguage(query) },
  });
}

/** An exam, to be edited. */
export function managedExamQuery(api: Api, { schoolId, examId, ...query }: InSchool<{ examId: string }>) {
  return getQuery(api, '/api/exam/v1/manage/exams/{examId}', {
    params: { path: { examId }, header: { tenantId: schoolId }, query: inLanguage(query) },
  });
}

/** An exam as a learner sees it. */
export function examPreviewQuery(api: Api, { schoolId, examId, ...query }: InSchool<{ examId: string }>) {
  return getQuery(api, '/api/exam/v1/manage/exams/{examId}/preview', {
    params: { path: { examId }, header: { tenantId: schoolId }, query: inLanguage(query) },
  });
}

/** The attempts at an exam that were handed in, those that wait to be graded first. */
export function gradingListQuery(
  api: Api,
  { schoolId, examId, ...query }: InSchool<{ examId: string } & QueryOf<'listGrading'>>,
) {
  return getQuery(api, '/api/exam/v1/exams/{examId}/grading', {
    params: { path: { examId }, header: { tenantId: schoolId }, query: inLanguage(query) },
  });
}

/** Who takes an exam, those who still do first. */
export function examBoardQuery(
  api: Api,
  { schoolId, examId, ...query }: InSchool<{ examId: string } & QueryOf<'getExamBoard'>>,
) {
  return getQuery(api, '/api/exam/v1/exams/{examId}/board', {
    params: { path: { examId }, header: { tenantId: schoolId }, query: inLanguage(query) },
  });
}

/** An attempt, to be graded. */
export function gradingQuery(api: Api, { schoolId, attemptId, ...query }: InSchool<{ attemptId: string }>) {
  return getQuery(api, '/api/exam/v1/attempts/{attemptId}/grading', {
    params: { path: { attemptId }, header: { tenantId: schoolId }, query: inLanguage(query) },
  });
}

/** The tickets of an exam, for those who issue them; the newest first. */
export function issuedTicketsQuery(
  api: Api,
  { schoolId, examId, ...query }: InSchool<{ examId: string } & QueryOf<'listIssuedExamTickets'>>,
) {
  return getQuery(api, '/api/exam/v1/manage/exams/{examId}/tickets', {
    params: { path: { examId }, header: { tenantId: schoolId }, query: inLanguage(query) },
  });
}

/** The networks of a school that exams can be limited to. */
export const schoolNetworksQuery = (api: Api, { schoolId, ...query }: InSchool) =>
  getQuery(api, '/api/exam/v1/manage/networks', {
    params: { header: { tenantId: schoolId }, query: inLanguage(query) },
  });
