import { type Api, unwrap } from '../query.ts';
import type { Language } from '../languages.ts';
import type { ManagedSurvey, SurveyAnswer, SurveyAnswersFile, SurveyDraft } from '../schema.gen.ts';

const MANAGED = '/api/survey/v1/manage/surveys';

interface SurveyCall {
  schoolId: string;
  surveyId: string;
  signal?: AbortSignal;
}
const place = ({ schoolId, surveyId }: SurveyCall) => ({
  path: { surveyId },
  header: { tenantId: schoolId },
});

/** However often it is sent, it is kept once. @throws ApiProblem SURVEY_ANSWERED, SURVEY_CLOSED, UNAUTHENTICATED, MEMBERS_ONLY, VISITORS_ONLY and the shared codes. */
export function answerSurvey(
  api: Api,
  {
    answers,
    ...call
  }: SurveyCall & {
    answers: { version: number; deviceId: string; submissionId: string; answers: SurveyAnswer[] };
  },
): Promise<{ thanks: string }> {
  return unwrap(
    api.client.POST('/api/survey/v1/open/surveys/{surveyId}/answers', {
      params: place(call),
      body: answers,
      signal: call.signal,
    }),
  );
}

/** @throws ApiProblem CONTENT_INVALID and the shared codes. */
export function createSurvey(
  api: Api,
  call: { schoolId: string; draft: SurveyDraft },
): Promise<ManagedSurvey> {
  return unwrap(
    api.client.POST(MANAGED, {
      params: { header: { tenantId: call.schoolId } },
      body: { draft: call.draft },
    }),
  );
}

/** A survey as it is now. */
export function readSurvey(api: Api, call: SurveyCall): Promise<ManagedSurvey> {
  return unwrap(api.client.GET(`${MANAGED}/{surveyId}`, { params: place(call), signal: call.signal }));
}

/** @throws ApiProblem CONTENT_INVALID, VERSION_CONFLICT and the shared codes. */
export function saveSurvey(
  api: Api,
  { baseVersion, draft, ...call }: SurveyCall & { baseVersion: number; draft: SurveyDraft },
): Promise<ManagedSurvey> {
  return unwrap(
    api.client.PUT(`${MANAGED}/{surveyId}`, { params: place(call), body: { baseVersion, draft } }),
  );
}

/** @throws ApiProblem CONTENT_INVALID, VERSION_CONFLICT and the shared codes. */
export function publishSurvey(
  api: Api,
  { version, ...call }: SurveyCall & { version: number },
): Promise<ManagedSurvey> {
  return unwrap(api.client.POST(`${MANAGED}/{surveyId}/publish`, { params: place(call), body: { version } }));
}

/** @throws ApiProblem CONFLICT where it was never published. */
export function changeSurveyStatus(
  api: Api,
  { status, ...call }: SurveyCall & { status: 'open' | 'closed' },
): Promise<ManagedSurvey> {
  return unwrap(api.client.PUT(`${MANAGED}/{surveyId}/status`, { params: place(call), body: { status } }));
}

/** All answers that results are made of, as a file. */
export function exportSurveyAnswers(
  api: Api,
  { lang, ...call }: SurveyCall & { lang: Language },
): Promise<SurveyAnswersFile> {
  return unwrap(
    api.client.GET('/api/survey/v1/surveys/{surveyId}/answers.csv', {
      params: { ...place(call), query: { 'sxz-lang': lang } },
    }),
  );
}

/** With its answers. */
export async function deleteSurvey(api: Api, call: SurveyCall): Promise<void> {
  await api.client.DELETE(`${MANAGED}/{surveyId}`, { params: place(call) });
}
