import { expect, it } from 'vitest';
import type { AttemptResult, ExamAttempt } from '@stoa/api/schema';
import { useTestApp } from '../../testing/test-app.ts';
import { codeOf, makePerson } from '../class/class.fixtures.ts';
import { answerTo, examCalls, makeExam, PARTED_KINDS } from './exam.fixtures.ts';

const test = useTestApp();
const { start, read, save, submit, result } = examCalls(test);

async function begin() {
  const { id, questions } = await makeExam(test, { questions: PARTED_KINDS, shuffle: false });
  const { token } = await makePerson(test, 'member');
  const attempt = (await start(id, token)).json().data as ExamAttempt;
  const find = (kind: string) => attempt.questions.find((question) => question.kind === kind);
  /** The key of a part or an option by its words. */
  const key = (kind: string, words: string): string => {
    const { parts = [], options = [] } = find(kind) ?? {};
    return [...parts, ...options].find(({ text }) => text === words)?.key ?? '?';
  };
  return { token, attempt, id: attempt.id, questions, find, key };
}

it('are asked without what is right, and never in the order that is right (C078, TRUST 59)', async () => {
  const { attempt, find, id, token } = await begin();
  expect(JSON.stringify(attempt)).not.toMatch(/secret|pairs|order"/);
  expect(find('ordering')?.options.map(({ text }) => text)).not.toEqual(['First', 'Second', 'Third']);
  expect(find('matching')?.parts).toEqual([
    { key: 'a', text: 'France' },
    { key: 'b', text: 'Spain' },
    { key: 'c', text: 'Italy' },
  ]);
  expect(find('gaps')?.parts?.map(({ text }) => text)).toEqual(['', '']);
  expect(find('slider')?.range).toEqual({ min: 0, max: 10, step: 1 });
  expect((await read(id, token)).json().data.questions).toEqual(attempt.questions);
});

it('are graded part by part, and shown with what is right (C078)', async () => {
  const { id, token, questions, key } = await begin();
  const pairs = (kind: string, said: Record<string, string>) =>
    Object.fromEntries(Object.entries(said).map(([part, option]) => [key(kind, part), key(kind, option)]));
  const saved = await save(id, token, [
    answerTo(questions[0], 1, {
      parts: pairs('matching', { France: 'Paris', Spain: 'Oslo', Italy: 'Rome' }),
    }),
    answerTo(questions[1], 2, {
      choice: ['First', 'Third', 'Second'].map((words) => key('ordering', words)),
    }),
    answerTo(questions[2], 3, { parts: pairs('categories', { Cat: 'Animal', Oak: 'Plant' }) }),
    answerTo(questions[3], 4, { parts: { a: 'SecretGap', b: 'cat' } }),
    answerTo(questions[4], 5, { parts: pairs('table', { Two: 'Odd' }) }),
    answerTo(questions[5], 6, { text: '8' }),
  ]);
  expect(saved.statusCode).toBe(200);
  expect((await submit(id, token, 1)).json().data).toMatchObject({ answered: 6, status: 'graded' });
  const { data } = (await result(id, token)).json() as { data: AttemptResult };
  expect(data.questions.map(({ score }) => score)).toEqual([2, 1, 2, 1, 0, 1]);
  expect(data.attempt.score).toBe(7);
  expect(data.questions[0]?.rightParts).toEqual([
    { key: 'a', value: key('matching', 'Paris'), isRight: true },
    { key: 'b', value: key('matching', 'Madrid'), isRight: false },
    { key: 'c', value: key('matching', 'Rome'), isRight: true },
  ]);
  expect(data.questions[1]?.rightChoice).toEqual(
    ['First', 'Second', 'Third'].map((words) => key('ordering', words)),
  );
  expect(data.questions[3]?.rightParts).toEqual([
    { key: 'a', value: 'secretgap', isRight: true },
    { key: 'b', value: 'dog', isRight: false },
  ]);
  expect(data.questions[5]?.rightText).toBe('7');
});

it('take no answer to what is not there, and none that is too large', async () => {
  const { id, token, questions } = await begin();
  const refused = async (index: number, given: Parameters<typeof answerTo>[2]) =>
    codeOf(save(id, token, [answerTo(questions[index], 1, given)]));
  const failures = [
    refused(0, { parts: { d: 'a' } }),
    refused(0, { parts: { a: 'z' } }),
    refused(0, { parts: { a: 'Paris' } }),
    refused(0, { choice: ['a'] }),
    refused(1, { parts: { a: 'a' } }),
    refused(1, { choice: ['a', 'b', 'c', 'd'] }),
    refused(3, { parts: { a: 'x'.repeat(201) } }),
    refused(3, { text: 'x' }),
    refused(5, { text: 'x'.repeat(41) }),
    codeOf(
      save(id, token, [
        {
          ...answerTo(questions[3], 1, {}),
          parts: [
            { key: 'a', value: 'x' },
            { key: 'a', value: 'y' },
          ],
        },
      ]),
    ),
  ];
  expect(await Promise.all(failures)).toEqual(failures.map(() => 'VALIDATION_FAILED'));
  // A tab that was opened before there were parts sends none.
  const { parts: _, ...older } = answerTo(questions[0], 1, {});
  expect((await save(id, token, [older])).statusCode).toBe(200);
  expect((await submit(id, token, 1)).json().data).toMatchObject({ answered: 0, status: 'graded' });
  expect((await result(id, token)).json().data.attempt.score).toBe(0);
});
