import type { SurveyAnswer, SurveyDraft, SurveyDraftItem } from '@stoa/api/schema';
import { SCHOOL, type TestApp } from '../../testing/test-app.ts';

const choices = (...keys: string[]) => keys.map((key) => ({ key, text: { en_US: `Choice ${key}` } }));

/** A question as it is written; a short text where a test does not say otherwise. */
export const itemOf = (id: string, more: Partial<SurveyDraftItem> = {}): SurveyDraftItem => ({
  id,
  kind: 'text',
  text: { en_US: `Question ${id}` },
  required: false,
  options: [],
  rows: [],
  min: 0,
  max: 10,
  lowLabel: {},
  highLabel: {},
  ...more,
});

/** One question of each kind. */
export const EVERY_ITEM: SurveyDraftItem[] = [
  itemOf('q1', { kind: 'single', required: true, options: choices('a', 'b') }),
  itemOf('q2', { kind: 'multiple', options: choices('a', 'b', 'c') }),
  itemOf('q3'),
  itemOf('q4', { kind: 'longtext' }),
  itemOf('q5', { kind: 'number' }),
  itemOf('q6', { kind: 'scale' }),
  itemOf('q7', { kind: 'ranking', options: choices('a', 'b', 'c') }),
  itemOf('q8', { kind: 'matrix', options: choices('a', 'b'), rows: choices('r', 's') }),
];

/** Questions that branch: `why` is asked of those who chose `b`, `more` of those who answered `why` with 3 or less. */
export const BRANCHES: SurveyDraftItem[] = [
  itemOf('q1', { kind: 'single', required: true, options: choices('a', 'b') }),
  itemOf('why', { kind: 'scale', required: true, showIf: { itemId: 'q1', is: true, values: ['b'] } }),
  itemOf('more', {
    kind: 'longtext',
    required: true,
    showIf: { itemId: 'why', is: true, values: ['0', '1', '2', '3'] },
  }),
  itemOf('last', { showIf: { itemId: 'q1', is: false, values: ['b'] } }),
];

/** A survey as it is written: one question that has to be answered, for everybody. */
export const draftOf = (more: Partial<SurveyDraft> = {}): SurveyDraft => ({
  title: { en_US: 'After the class' },
  introduction: {},
  thanks: { en_US: 'Thanks a lot' },
  anonymous: true,
  answeredBy: 'device',
  audience: 1,
  opensAt: null,
  closesAt: null,
  pages: [{ id: 'p1', title: {}, items: [EVERY_ITEM[0] as SurveyDraftItem] }],
  ...more,
});

/** Makes an open survey of nobody's. @returns its id */
export async function makeSurvey(
  test: TestApp,
  { schoolId = SCHOOL.open, ...more }: Partial<SurveyDraft> & { schoolId?: string } = {},
): Promise<string> {
  const draft = JSON.stringify(draftOf(more));
  return test.database.write({ schoolId }, async (tx) => {
    const { id } = await tx
      .insertInto('survey')
      .values({
        school_id: schoolId,
        author_id: null,
        status: 'open',
        draft,
        published_version: 1,
        saved_at: new Date(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await tx
      .insertInto('survey_version')
      .values({ survey_id: id, version: 1, school_id: schoolId, content: draft })
      .execute();
    return id;
  });
}

const BASE = '/api/survey/v1';

/** How the tests of a file make, read and answer surveys. */
export function surveyCalls(test: TestApp, school: string = SCHOOL.open) {
  const headers = { tenantid: school };
  const manage = (
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    token: string | undefined,
    json?: object,
  ) =>
    test.call(method, `${BASE}/manage/surveys${path}`, {
      ...(token ? { token } : {}),
      headers,
      ...(json ? { json } : {}),
    });
  return {
    list: (token: string, query = '') => manage('GET', query, token),
    create: (token: string, draft: object) => manage('POST', '', token, { draft }),
    readManaged: (token: string, id: string) => manage('GET', `/${id}`, token),
    save: (token: string, id: string, baseVersion: number, draft: object) =>
      manage('PUT', `/${id}`, token, { baseVersion, draft }),
    publish: (token: string, id: string, version: number) =>
      manage('POST', `/${id}/publish`, token, { version }),
    setStatus: (token: string, id: string, status: string) =>
      manage('PUT', `/${id}/status`, token, { status }),
    result: (token: string, id: string, query = '') =>
      test.call('GET', `${BASE}/surveys/${id}/result${query}`, { token, headers }),
    exported: (token: string, id: string) =>
      test.call('GET', `${BASE}/surveys/${id}/answers.csv`, { token, headers }),
    own: (token: string, id: string) =>
      test.call('GET', `${BASE}/surveys/${id}/answers/mine`, { token, headers }),
    remove: (token: string, id: string) => manage('DELETE', `/${id}`, token),
    read: (id: string, token?: string) =>
      test.call('GET', `${BASE}/open/surveys/${id}?schoolId=${school}`, token ? { token } : {}),
    answer: (
      id: string,
      answers: SurveyAnswer[],
      { token, ...more }: { token?: string; deviceId?: string; submissionId?: string; version?: number } = {},
    ) =>
      test.call('POST', `${BASE}/open/surveys/${id}/answers`, {
        ...(token ? { token } : {}),
        headers,
        json: {
          version: 1,
          deviceId: crypto.randomUUID(),
          submissionId: crypto.randomUUID(),
          answers,
          ...more,
        },
      }),
  };
}
