import { expect, it } from 'vitest';
import { useTestApp, SCHOOL } from '../../testing/test-app.ts';
import { makePerson } from '../class/class.fixtures.ts';
import { bankCalls, choiceInput, examInput } from './bank/bank.fixtures.ts';
import { answerTo } from './exam.fixtures.ts';

// The request itself comes from 127.0.0.1, which is trusted to say for whom.
const test = useTestApp({ TRUST_PROXY: '127.0.0.1' });
const bank = bankCalls(test);
const tenantid = SCHOOL.open;
const INSIDE = '10.20.3.4';
const OUTSIDE = '198.51.100.7';

/** How a learner takes an exam from an address. */
const from = (address: string, token: string) => {
  const headers = { 'x-forwarded-for': address, tenantid };
  const path = '/api/exam/v1';
  return {
    introduce: (id: string) =>
      test.call('GET', `${path}/open/exams/${id}?schoolId=${tenantid}`, { token, headers }),
    start: (id: string) => test.call('POST', `${path}/exams/${id}/attempts`, { token, headers }),
    read: (id: string) => test.call('GET', `${path}/attempts/${id}?schoolId=${tenantid}`, { token, headers }),
    save: (id: string, answers: object[]) =>
      test.call('PUT', `${path}/attempts/${id}/answers`, {
        token,
        headers,
        json: { deviceId: 'device-one', answers },
      }),
    submit: (id: string, revision: number) =>
      test.call('POST', `${path}/attempts/${id}/submit`, { token, headers, json: { revision } }),
    result: (id: string) =>
      test.call('GET', `${path}/attempts/${id}/result?schoolId=${tenantid}`, { token, headers }),
  };
};

async function makeExam(networks: string[]) {
  const { token } = await makePerson(test, 'teacher');
  const questionId = (await bank.create(token, choiceInput())).json().data.id as string;
  const input = examInput({ status: 'published', questions: [{ questionId, points: 1 }], networks });
  const answer = await bank.createExam(token, input);
  return { token, questionId, input, answer, id: answer.json().data?.id as string };
}

it('begins and goes on only in the networks of the exam, and tells others their address (C078)', async () => {
  const { token, questionId, input, id } = await makeExam(['10.20.0.0/16', '2001:db8::/32']);
  const learner = await makePerson(test, 'member');
  const [inside, outside] = [from(INSIDE, learner.token), from(OUTSIDE, learner.token)];
  const refused = { code: 'NETWORK_NOT_ALLOWED', details: { address: OUTSIDE } };
  expect((await outside.introduce(id)).json().data.abilities).toEqual({
    start: false,
    reason: 'NETWORK',
    address: OUTSIDE,
  });
  expect((await inside.introduce(id)).json().data.abilities).toEqual({ start: true, reason: null });
  const first = await outside.start(id);
  expect([first.statusCode, first.json()]).toEqual([403, expect.objectContaining(refused)]);
  expect((await from('2001:db8::7', learner.token).introduce(id)).json().data.abilities.start).toBe(true);

  const attempt = (await inside.start(id)).json().data.id as string;
  const answer = [answerTo(questionId, 1, { choice: ['a'] })];
  expect((await inside.save(attempt, answer)).statusCode).toBe(200);
  for (const call of [
    outside.start(id),
    outside.read(attempt),
    outside.save(attempt, [answerTo(questionId, 2, { choice: ['b'] })]),
  ])
    expect((await call).json()).toMatchObject(refused);
  expect((await outside.introduce(id)).json().data).toMatchObject({
    runningAttemptId: attempt,
    abilities: { start: false, reason: 'NETWORK', address: OUTSIDE },
  });
  expect((await inside.read(attempt)).json().data.answers).toMatchObject([{ choice: ['a'] }]);

  // A range that is mended counts for attempts that run.
  await bank.saveExam(token, id, { ...input, networks: ['198.51.100.0/24'], version: 1 });
  expect((await inside.read(attempt)).json()).toMatchObject({ details: { address: INSIDE } });
  expect((await outside.save(attempt, [answerTo(questionId, 2, { choice: ['b'] })])).statusCode).toBe(200);
  // What is stored can be handed in, and its result read, from everywhere.
  expect((await inside.submit(attempt, 2)).statusCode).toBe(200);
  expect((await inside.result(attempt)).json().data).toMatchObject({
    questions: [{ answer: { choice: ['b'] } }],
  });
});

it('does not believe an address that nobody may claim', async () => {
  const { id } = await makeExam(['10.20.0.0/16']);
  const learner = await makePerson(test, 'member');
  // The nearest address that is not a trusted proxy counts, whatever stands before it.
  const claimed = from(`${INSIDE}, ${OUTSIDE}`, learner.token);
  expect((await claimed.start(id)).json()).toMatchObject({ details: { address: OUTSIDE } });
});

it('refuses what is no network line by line, and keeps each once', async () => {
  const wrong = await makeExam(['10.0.0.0/8', '10.0.0/8', '::1', '10.0.0.0/40']);
  expect(wrong.answer.json()).toMatchObject({
    code: 'VALIDATION_FAILED',
    details: { fields: [{ path: 'body/networks/1' }, { path: 'body/networks/3' }] },
  });
  const right = await makeExam([' 2001:DB8::/32', '2001:db8::/32', '192.0.2.7']);
  expect(right.answer.json().data.networks).toEqual(['2001:db8::/32', '192.0.2.7']);
});
