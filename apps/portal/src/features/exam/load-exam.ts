import { isApiProblem } from '@stoa/api/error';
import { attemptQuery, attemptResultQuery, attemptsQuery, examQuery } from '@stoa/api/exam.queries';
import { redirect } from '@tanstack/react-router';
import type { PageData } from '../../app/page-facts.ts';
import { requireId } from '../../app/school-id.ts';
import type { RouterContext } from '../../app/services.ts';

/**
 * What an exam's page needs before it is drawn: its words, the exam with one's attempts, or one attempt of it.
 * @throws not found where an id cannot be one
 */
export function loadExamPage(
  context: RouterContext,
  schoolId: string,
  examId: string,
  attemptId: string | undefined,
): Promise<PageData> {
  const messages = context.messages('exam');
  const data =
    attemptId === undefined
      ? loadOverview(context, schoolId, requireId(examId))
      : loadAttempt(context, { schoolId, examId, attemptId: requireId(attemptId) });
  // What stands in place of an exam that cannot be shown has words as well.
  return data.finally(() => messages);
}

async function loadOverview(
  { api, queryClient, language: lang }: RouterContext,
  schoolId: string,
  examId: string,
): Promise<PageData> {
  const [{ data }] = await Promise.all([
    queryClient.ensureQueryData(examQuery(api, { schoolId, examId, lang })),
    queryClient.ensureQueryData(attemptsQuery(api, { schoolId, examId, lang })),
  ]);
  return { title: data.title, search: {} };
}

async function loadAttempt(
  { api, queryClient, language: lang }: RouterContext,
  { schoolId, examId, attemptId }: { schoolId: string; examId: string; attemptId: string },
): Promise<PageData> {
  const query = attemptQuery(api, { schoolId, attemptId, lang });
  const { data } = await queryClient.ensureQueryData(query).catch((error: unknown) => {
    // The page of the exam says from where it is not taken.
    throw isApiProblem(error, 'NETWORK_NOT_ALLOWED')
      ? redirect({
          to: '/classInfo/$schoolId/check-view/$checkId',
          params: { schoolId, checkId: examId },
          search: {},
          replace: true,
        })
      : error;
  });
  if (data.status !== 'running')
    await queryClient.ensureQueryData(attemptResultQuery(api, { schoolId, attemptId, lang }));
  return { title: data.examTitle, search: { attempt: attemptId } };
}
