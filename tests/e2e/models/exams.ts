import { expect, type APIRequestContext } from '@playwright/test';
import { AdminClient, SCHOOL } from './admin-client.ts';
import type { Stage } from './stage.ts';

/** Of calls about an exam. */
export const HEADERS = { 'x-requested-with': 'stoa', tenantId: SCHOOL };
const QUESTIONS = '/api/exam/v1/manage/questions';
const EXAMS = '/api/exam/v1/manage/exams';

/** A question that is answered by a text. */
export const question = (text: string, more: object = {}) => ({
  kind: 'essay',
  folder: 'Models',
  tags: [],
  points: 4,
  text: { en_US: text },
  options: [],
  accepts: [],
  number: null,
  unit: {},
  explanation: {},
  ...more,
});

const exam = (ids: readonly string[], more: object) => ({
  title: { en_US: 'Kites' },
  summary: {},
  audience: 1,
  minutes: 40,
  attempts: 3,
  counted: 'best',
  passMark: 0,
  opensAt: null,
  closesAt: null,
  shuffleQuestions: false,
  shuffleOptions: false,
  showsAnswers: 'afterSubmit',
  releases: 'auto',
  isBlind: false,
  ticketRequired: false,
  status: 'published',
  appealDays: 7,
  questions: ids.map((questionId) => ({ questionId, points: 4 })),
  ...more,
});

/** Makes an exam of questions that are new in the bank. @returns its id, and those of the questions */
export async function makeExam(
  stage: Stage,
  questions: readonly object[],
  more: object = {},
): Promise<{ id: string; questionIds: string[] }> {
  const adminClient = await AdminClient.of(stage);
  const questionIds: string[] = [];
  for (const data of questions)
    questionIds.push((await adminClient.send<{ id: string }>('POST', QUESTIONS, { data })).id);
  const { id } = await adminClient.send<{ id: string }>('POST', EXAMS, { data: exam(questionIds, more) });
  return { id, questionIds };
}

/** Begins an attempt for whoever asks. @returns its id */
export async function begin(caller: APIRequestContext, examId: string): Promise<string> {
  const answer = await caller.post(`/api/exam/v1/exams/${examId}/attempts`, { headers: HEADERS });
  expect(answer.ok(), await answer.text()).toBe(true);
  return ((await answer.json()) as { data: { id: string } }).data.id;
}

/** Saves texts as the answers of an attempt, from another device. @returns the revision */
export async function save(
  caller: APIRequestContext,
  attemptId: string,
  texts: Readonly<Record<string, string>>,
  sequence = 1,
): Promise<number> {
  const answer = await caller.put(`/api/exam/v1/attempts/${attemptId}/answers`, {
    headers: HEADERS,
    data: {
      deviceId: 'd-models-1',
      answers: Object.entries(texts).map(([questionId, text]) => ({
        questionId,
        sequence,
        choice: [],
        text,
        flagged: false,
        clientUpdatedAt: new Date().toISOString(),
      })),
    },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  return ((await answer.json()) as { data: { revision: number } }).data.revision;
}

/** Hands an attempt in. */
export async function handIn(caller: APIRequestContext, attemptId: string, revision: number): Promise<void> {
  const path = `/api/exam/v1/attempts/${attemptId}/submit`;
  const answer = await caller.post(path, { headers: HEADERS, data: { revision } });
  expect(answer.ok(), await answer.text()).toBe(true);
}
