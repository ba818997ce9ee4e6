import type { ExamAttempt, ExamPreview, ManagedExam } from '@stoa/api/schema';
import { expect, it } from 'vitest';
import { useTestApp } from '../../testing/test-app.ts';
import { codeOf, makePerson } from '../class/class.fixtures.ts';
import { bankCalls, choiceInput, examInput } from './bank/bank.fixtures.ts';
import { examCalls } from './exam.fixtures.ts';

const test = useTestApp();
const bank = bankCalls(test);
const { start, read } = examCalls(test);

it('keeps for an attempt how many questions stood on a page when it began (C078)', async () => {
  const { token } = await makePerson(test, 'teacher');
  const { id: questionId } = (await bank.create(token, choiceInput())).json().data as { id: string };
  const input = examInput({ status: 'published', questions: [{ questionId, points: 1 }] });
  const { id } = (await bank.createExam(token, input)).json().data as { id: string };
  const exam = async () => (await bank.readExam(token, id)).json().data as ManagedExam;
  expect((await exam()).questionsPerPage).toBe(1);
  const begin = async () => {
    const learner = await makePerson(test, 'member');
    const attempt = (await start(id, learner.token)).json().data as ExamAttempt;
    return async () => (await read(attempt.id, learner.token)).json().data as ExamAttempt;
  };
  const set = async (questionsPerPage: number | null) =>
    bank.saveExam(token, id, { ...input, questionsPerPage, version: (await exam()).version });

  const alone = await begin();
  expect(await alone()).not.toHaveProperty('questionsPerPage');
  expect((await set(5)).statusCode).toBe(200);
  const five = await begin();
  expect((await set(null)).statusCode).toBe(200);
  expect((await exam()).questionsPerPage).toBeNull();
  const whole = await begin();
  expect(await alone()).not.toHaveProperty('questionsPerPage');
  expect((await five()).questionsPerPage).toBe(5);
  expect((await whole()).questionsPerPage).toBeNull();
  // Who writes it tries it page by page as well.
  const preview = async () => (await bank.preview(token, id)).json().data as ExamPreview;
  expect((await preview()).questionsPerPage).toBeNull();
  expect((await set(1)).statusCode).toBe(200);
  expect(await preview()).not.toHaveProperty('questionsPerPage');
  expect(await codeOf(set(0))).toBe('VALIDATION_FAILED');
  expect(await codeOf(set(51))).toBe('VALIDATION_FAILED');
});
