import type { AttemptResult, BankQuestion, ExamAttempt, QuestionInput } from '@stoa/api/schema';
import { expect, it } from 'vitest';
import { readXlsx, toXlsx } from '../../../platform/xlsx.ts';
import { SCHOOL, useTestApp } from '../../../testing/test-app.ts';
import { codeOf, makePerson } from '../../class/class.fixtures.ts';
import { answerTo, examCalls } from '../exam.fixtures.ts';
import { bankCalls, choiceInput, examInput, questionInput } from './bank.fixtures.ts';

const test = useTestApp();
const bank = bankCalls(test);
const { start, save, submit } = examCalls(test);

const OPTIONS: QuestionInput['options'] = [
  { text: { en_US: 'This' }, right: true, feedback: { en_US: 'secretpraise', de_DE: 'geheimlob' } },
  { text: { en_US: 'That' }, right: false, feedback: { en_US: 'secrethint' } },
  { text: { en_US: 'Neither' }, right: false },
];
const made = async (token: string, input: QuestionInput) =>
  ((await bank.create(token, input)).json().data as { id: string }).id;
const read = async (token: string, id: string) => (await bank.read(token, id)).json().data as BankQuestion;

it('is kept by option and language, for kinds with options that are chosen alone (C078)', async () => {
  const { token } = await makePerson(test, 'teacher');
  const id = await made(token, choiceInput({ options: OPTIONS }));
  const { options, version } = await read(token, id);
  expect(options).toEqual(OPTIONS);
  // Other words are another version; without any there is none.
  const bare = OPTIONS.map(({ text, right }) => ({ text, right, feedback: { en_US: '  ' } }));
  const changed = await bank.save(token, id, { ...choiceInput({ options: bare }), version });
  expect(changed.statusCode, changed.body).toBe(200);
  expect((await read(token, id)).options).toEqual(OPTIONS.map(({ text, right }) => ({ text, right })));
  for (const other of [
    questionInput({ kind: 'ordering', options: OPTIONS }),
    questionInput({ kind: 'highlight', text: { en_US: '[[One]] [[two]] [[three]]' }, options: OPTIONS }),
  ]) {
    const without = await read(token, await made(token, other));
    expect(without.options).toHaveLength(OPTIONS.length);
    expect(without.options.some((option) => 'feedback' in option)).toBe(false);
  }
  const long = OPTIONS.map((option) => ({ ...option, feedback: { en_US: 'x'.repeat(1001) } }));
  expect(await codeOf(bank.create(token, choiceInput({ options: long })))).toBe('VALIDATION_FAILED');
});

it('is read with the result by whoever chose the option, and by nobody before (C078, TRUST 59)', async () => {
  const { token } = await makePerson(test, 'teacher');
  const text = { en_US: 'Which?', de_DE: 'Was?' };
  const questionId = await made(token, choiceInput({ text, options: OPTIONS }));
  const several = await made(token, choiceInput({ kind: 'multiple', text, options: OPTIONS }));
  const input = examInput({
    status: 'published',
    questions: [questionId, several].map((id) => ({ questionId: id, points: 1 })),
  });
  const examId = (await bank.createExam(token, input)).json().data.id as string;
  const hidden = (await bank.createExam(token, { ...input, showsAnswers: 'never' })).json().data.id as string;
  const sit = async (exam: string, lang: string) => {
    const learner = await makePerson(test, 'member');
    const begun = await start(exam, learner.token);
    expect(begun.body).not.toContain('secret');
    const attempt = begun.json().data as ExamAttempt;
    const chosen = [['b'], ['a', 'b']];
    await save(
      attempt.id,
      learner.token,
      attempt.questions.map(({ id }, index) => answerTo(id, index + 1, { choice: chosen[index] ?? [] })),
    );
    await submit(attempt.id, learner.token, attempt.questions.length);
    const path = `/api/exam/v1/attempts/${attempt.id}/result?schoolId=${SCHOOL.open}`;
    const answer = await test.call('GET', `${path}&sxz-lang=${lang}`, { token: learner.token });
    return answer.json().data as AttemptResult;
  };
  const feedbackOf = async (exam: string, lang: string) =>
    (await sit(exam, lang)).questions.map(({ optionFeedback }) => optionFeedback);
  expect(await feedbackOf(examId, 'en_US')).toEqual([
    [{ key: 'b', text: 'secrethint' }],
    [
      { key: 'a', text: 'secretpraise' },
      { key: 'b', text: 'secrethint' },
    ],
  ]);
  expect((await feedbackOf(examId, 'de_DE'))[1]).toEqual([
    { key: 'a', text: 'geheimlob' },
    { key: 'b', text: 'secrethint' },
  ]);
  expect(await feedbackOf(hidden, 'en_US')).toEqual([undefined, undefined]);
});

it('comes from GIFT and goes there as it was (C078)', async () => {
  const { token } = await makePerson(test, 'teacher');
  const text = String.raw`Which? {=This#Yes\: that \#1 ~That#No\nnever ~Neither ####Because.}

Which ones? {~%50%This#Yes ~%50%That ~%-50%Neither#No}

The sea is salty. {TRUE#It is.#Right you are.}

The sea is sweet. {FALSE#Taste it.}

Snow is white. {T##Well seen.}`;
  const file = { format: 'gift', text, folder: 'Remarks', dryRun: false };
  expect((await bank.importFile(token, file)).json().data).toMatchObject({ count: 5, errors: [] });
  const contents = async (folder: string) => {
    const { items } = (await bank.list(token, `?folder=${folder}`)).json().data as {
      items: { id: string }[];
    };
    const questions = await Promise.all(items.map(({ id }) => read(token, id)));
    return questions
      .map(({ text: words, options, explanation }) => ({ words, options, explanation }))
      .toSorted((one, other) => ((one.words.en_US ?? '') < (other.words.en_US ?? '') ? -1 : 1));
  };
  const first = await contents('Remarks');
  expect(first.map(({ options }) => options.map(({ feedback }) => feedback?.en_US))).toEqual([
    ['Well seen.', undefined],
    ['Right you are.', 'It is.'],
    ['Taste it.', undefined],
    ['Yes', undefined, 'No'],
    ['Yes: that #1', 'No\nnever', undefined],
  ]);
  const exported = (await bank.exportFile(token, 'format=gift&folder=Remarks&sxz-lang=en_US')).json().data;
  const again = { ...file, text: (exported.text as string).replaceAll('Remarks', 'Again'), folder: 'Again' };
  expect((await bank.importFile(token, again)).json().data).toMatchObject({ count: 5, errors: [] });
  expect(await contents('Again')).toEqual(first);
});

it('is shown where the question is tried', async () => {
  const { token } = await makePerson(test, 'teacher');
  const id = await made(token, choiceInput({ options: OPTIONS }));
  const ask = (method: 'GET' | 'POST', json?: object) =>
    test.call(method, `/api/exam/v1/manage/questions/${id}/preview?sxz-lang=en_US`, {
      token,
      headers: { tenantid: SCHOOL.open },
      ...(json ? { json } : {}),
    });
  const { order } = (await ask('GET')).json().data as { order: object };
  const tried = (await ask('POST', { order, choice: ['b'], text: '' })).json().data;
  expect(tried.optionFeedback).toEqual([{ key: 'b', text: 'secrethint' }]);
});

it('comes from CSV and workbooks and goes there as it was, each option its own (C078)', async () => {
  const { token } = await makePerson(test, 'teacher');
  const options = [
    { text: { en_US: String.raw`\(|x|\)` }, right: true, feedback: { en_US: 'Never | below 0.' } },
    { text: { en_US: 'That\\' }, right: false },
    { text: { en_US: String.raw`\(\|x\|\)` }, right: false, feedback: { en_US: '=No,\nnever' } },
  ];
  const truth = [
    { text: {}, right: true },
    { text: {}, right: false, feedback: { en_US: 'Taste it.' } },
  ];
  await made(token, choiceInput({ folder: 'Sheet', options }));
  await made(token, questionInput({ kind: 'truefalse', folder: 'Truth', options: truth }));
  const { outcome, question } = await bank.throughFile(token, 'Sheet', 'csv');
  expect(outcome).toEqual({ count: 1, imported: true, errors: [] });
  expect(question.options).toEqual(options);
  const { question: said } = await bank.throughFile(token, 'Truth', 'csv');
  expect(said.options.map(({ feedback }) => feedback?.en_US)).toEqual([undefined, 'Taste it.']);

  const file = (await bank.exportFile(token, 'format=xlsx&folder=Sheet&sxz-lang=en_US')).json().data;
  const rows = (readXlsx(Buffer.from(file.text, 'base64')) ?? []).map(({ cells }) =>
    cells.map((cell) => (cell === 'Sheet' ? 'Workbook' : cell)),
  );
  const text = toXlsx(rows).toString('base64');
  await bank.importFile(token, { format: 'xlsx', text, folder: '', dryRun: false });
  const { items } = (await bank.list(token, '?folder=Workbook')).json().data;
  expect((await read(token, items[0].id)).options).toEqual(options);
});

it('is told where a row of a file has it for more options than there are, or for none', async () => {
  const { token } = await makePerson(test, 'teacher');
  const text = `kind,text,options,right,feedback
single,Which?,A|B,1,|Only of B
single,Which?,A|B,1,One|Two|Three
essay,Why?,,,Because
truefalse,Is it?,,true,Yes|No|Perhaps`;
  const file = { format: 'csv', text, folder: 'Faulty', dryRun: true };
  expect((await bank.importFile(token, file)).json().data).toEqual({
    count: 1,
    imported: false,
    errors: [3, 4, 5].map((line) => ({ line, fault: 'FEEDBACK' })),
  });
});
