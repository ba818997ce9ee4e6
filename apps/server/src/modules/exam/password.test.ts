import { expect, it } from 'vitest';
import { useTestApp, SCHOOL } from '../../testing/test-app.ts';
import { makePerson } from '../class/class.fixtures.ts';
import { bankCalls, choiceInput, examInput } from './bank/bank.fixtures.ts';

const test = useTestApp();
const bank = bankCalls(test);
const headers = { tenantid: SCHOOL.open };

const start = (token: string, id: string, password?: string) =>
  test.call('POST', `/api/exam/v1/exams/${id}/attempts`, {
    token,
    headers,
    ...(password === undefined ? {} : { json: { password } }),
  });
const introduce = async (token: string, id: string) =>
  (await test.call('GET', `/api/exam/v1/open/exams/${id}?schoolId=${SCHOOL.open}`, { token, headers })).json()
    .data;

async function makeExam(password: string) {
  const { token } = await makePerson(test, 'teacher');
  const questionId = (await bank.create(token, choiceInput())).json().data.id as string;
  const input = examInput({ status: 'published', questions: [{ questionId, points: 1 }], password });
  const exam = (await bank.createExam(token, input)).json().data;
  return { token, input, exam, id: exam.id as string };
}

it('begins an attempt with the password alone, however its letters were typed (C078)', async () => {
  const { id, exam } = await makeExam('  Café 7 ');
  expect(exam.password).toBe('Café 7');
  const { token } = await makePerson(test, 'member');
  const introduction = await introduce(token, id);
  expect(introduction).toMatchObject({ passwordRequired: true, abilities: { start: true, reason: null } });
  expect(JSON.stringify(introduction)).not.toContain('Café');
  const untyped = await start(token, id);
  expect([untyped.statusCode, untyped.json().code, untyped.json().details]).toEqual([
    400,
    'EXAM_PASSWORD_WRONG',
    undefined,
  ]);
  expect((await start(token, id, 'café 7')).json()).toMatchObject({
    code: 'EXAM_PASSWORD_WRONG',
    details: { attemptsLeft: 4 },
  });
  const begun = await start(token, id, ' Cafe\u0301 7');
  expect(begun.statusCode).toBe(200);
  // An attempt that runs goes on without it.
  expect((await start(token, id)).json().data.id).toBe(begun.json().data.id);
});

it('takes five wrong passwords an hour of a person, and then not even the right one', async () => {
  const { id } = await makeExam('lantern');
  const { token } = await makePerson(test, 'member');
  for (const left of [4, 3, 2, 1, 0])
    expect((await start(token, id, 'lamp')).json().details).toEqual({ attemptsLeft: left });
  const refused = await start(token, id, 'lantern');
  expect([refused.statusCode, refused.json().code]).toEqual([429, 'TOO_MANY_ATTEMPTS']);
  const other = await makePerson(test, 'member');
  expect((await start(other.token, id, 'lantern')).statusCode).toBe(200);
});

it('asks for nothing once the teacher has taken the password away', async () => {
  const { id, token, input } = await makeExam('lantern');
  expect(
    (await bank.saveExam(token, id, { ...input, password: '  ', version: 1 })).json().data.password,
  ).toBe('');
  const learner = await makePerson(test, 'member');
  expect((await introduce(learner.token, id)).passwordRequired).toBe(false);
  expect((await start(learner.token, id)).statusCode).toBe(200);
});
