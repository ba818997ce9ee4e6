import { queryOptions } from '@tanstack/react-query';
import { reportAttemptPresence } from './exam.calls.ts';
import { type Api, type In, type QueryOf, getQuery, inLanguage } from '../query.ts';

type ExamAddress = In<{ schoolId: string; examId: string }>;
type AttemptAddress = In<{ schoolId: string; attemptId: string }>;

/** What to know before an exam, and whether the viewer may start. */
export function examQuery(api: Api, { examId, ...query }: ExamAddress) {
  return getQuery(api, '/api/exam/v1/open/exams/{examId}', {
    params: { path: { examId }, query: inLanguage(query) },
  });
}

/** The viewer's attempts at an exam, the newest first. */
export function attemptsQuery(api: Api, { examId, ...query }: ExamAddress & QueryOf<'listMyAttempts'>) {
  return getQuery(api, '/api/exam/v1/exams/{examId}/attempts', {
    params: { path: { examId }, query: inLanguage(query) },
  });
}

/** An attempt with its questions and what is stored of its answers. Never holds right answers. */
export function attemptQuery(api: Api, { attemptId, ...query }: AttemptAddress) {
  return getQuery(api, '/api/exam/v1/attempts/{attemptId}', {
    params: { path: { attemptId }, query: inLanguage(query) },
  });
}

/** What came of an attempt. Problem CONFLICT before it is handed in. */
export function attemptResultQuery(api: Api, { attemptId, ...query }: AttemptAddress) {
  return getQuery(api, '/api/exam/v1/attempts/{attemptId}/result', {
    params: { path: { attemptId }, query: inLanguage(query) },
  });
}

/**
 * Tells that somebody is there; what comes back says how long the attempt goes on, and what was written to the person.
 * @param shown the question that is shown when it is asked
 */
export function attemptPresenceQuery(
  api: Api,
  attempt: { schoolId: string; attemptId: string },
  shown: () => string | undefined,
) {
  return queryOptions({
    queryKey: ['attemptPresence', attempt],
    queryFn: ({ signal }) => reportAttemptPresence(api, { ...attempt, questionId: shown(), signal }),
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
}
