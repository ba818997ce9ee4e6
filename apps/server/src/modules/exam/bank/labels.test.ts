import { expect, it } from 'vitest';
import type {
  AttemptResult,
  BankQuestion,
  ExamAttempt,
  ExamQuestion,
  QuestionInput,
  QuestionPreview,
} from '@stoa/api/schema';
import { SCHOOL, useTestApp } from '../../../testing/test-app.ts';
import { codeOf, makePerson } from '../../class/class.fixtures.ts';
import { sendPicture } from '../../uploads/uploads.fixtures.ts';
import { answerTo, examCalls } from '../exam.fixtures.ts';
import { bankCalls, examInput, questionInput } from './bank.fixtures.ts';

const test = useTestApp();
const bank = bankCalls(test);
const exams = examCalls(test);
const tenantid = SCHOOL.open;

const area = (x: number) => ({ shape: 'rectangle' as const, x, y: 0.25, width: 0.2, height: 0.5 });
const label = (name: string) => ({ text: { en_US: name, ar_SA: `${name} ع` }, right: false });
const place = (name: string, right: number | null, x: number) => ({
  text: { en_US: name, ar_SA: `${name} م` },
  right,
  accepts: [],
  area: area(x),
});
const LABELS = ['Atrium', 'Ventricle', 'Valve', 'Lung'];
const labels = (url: string, more: Partial<QuestionInput> = {}): QuestionInput =>
  questionInput({
    kind: 'labels',
    points: 4,
    options: LABELS.map(label),
    parts: [
      place('Above', 0, 0),
      place('Below', 1, 0.25),
      place('Between', 2, 0.5),
      place('Beside', 2, 0.75),
    ],
    picture: { url, alt: { en_US: 'A heart' }, most: null },
    ...more,
  });
const keyOf = ({ options }: Pick<ExamQuestion, 'options'>, text: string): string =>
  options.find((option) => option.text === text)?.key ?? '';

it('gives areas of a picture a label each, and grades the labels by area (C078)', async () => {
  const teacher = await makePerson(test, 'teacher');
  const learner = await makePerson(test, 'member');
  const sent = await sendPicture(test, teacher.token);
  const created = await bank.create(teacher.token, labels(sent.static_url));
  expect(created.statusCode).toBe(200);
  const question = created.json().data as BankQuestion;
  const url = question.picture?.url ?? '';
  expect((await test.call('GET', url)).statusCode).toBe(200);
  expect(question.parts?.[1]).toEqual(place('Below', 1, 0.25));
  expect(question.options).toEqual(LABELS.map(label));

  // As a learner sees it, and tries it.
  const preview = (
    await test.call('GET', `/api/exam/v1/manage/questions/${question.id}/preview?sxz-lang=en_US`, {
      token: teacher.token,
      headers: { tenantid },
    })
  ).json().data as QuestionPreview;
  expect(preview.question.picture).toMatchObject({ url, alt: 'A heart', most: null });
  expect(preview.question.parts?.map((part) => part.area)).toEqual([0, 0.25, 0.5, 0.75].map(area));
  const tried = await test.call(
    'POST',
    `/api/exam/v1/manage/questions/${question.id}/preview?sxz-lang=en_US`,
    {
      token: teacher.token,
      headers: { tenantid },
      json: {
        order: preview.order,
        choice: [],
        text: '',
        parts: [{ key: 'a', value: keyOf(preview.question, 'Atrium') }],
      },
    },
  );
  expect(tried.json().data).toMatchObject({ score: 1 });

  const { id: examId } = (
    await bank.createExam(
      teacher.token,
      examInput({ status: 'published', questions: [{ questionId: question.id, points: 4 }] }),
    )
  ).json().data as { id: string };
  const attempt = (await exams.start(examId, learner.token)).json().data as ExamAttempt;
  const [shown] = attempt.questions as [ExamQuestion];
  expect(shown.parts).toEqual(
    ['Above', 'Below', 'Between', 'Beside'].map((text, at) => ({
      key: 'abcd'[at],
      text,
      area: area(at * 0.25),
    })),
  );
  // In the order of the author labels would stand beside their areas.
  expect(shown.options.map(({ text }) => text)).not.toEqual(LABELS);
  expect(shown.options.map(({ text }) => text).sort()).toEqual([...LABELS].sort());
  expect(shown.options.some((option) => 'area' in option)).toBe(false);
  expect(JSON.stringify(attempt)).not.toMatch(/right/i);

  const answer = (parts: Record<string, string>) =>
    exams.save(attempt.id, learner.token, [answerTo(question.id, 1, { parts })]);
  expect(await codeOf(answer({ e: 'a' }))).toBe('VALIDATION_FAILED');
  expect(await codeOf(answer({ a: 'e' }))).toBe('VALIDATION_FAILED');
  // Two right, one wrong, one without a label.
  const given = { a: keyOf(shown, 'Atrium'), b: keyOf(shown, 'Lung'), d: keyOf(shown, 'Valve') };
  expect((await answer(given)).statusCode).toBe(200);
  expect((await exams.submit(attempt.id, learner.token, 1)).json().data).toMatchObject({ answered: 1 });
  const result = async () => (await exams.result(attempt.id, learner.token)).json().data as AttemptResult;
  const [entry] = (await result()).questions;
  expect(entry).toMatchObject({ score: 2, question: { picture: { url }, parts: shown.parts } });
  expect(entry?.rightParts?.map(({ isRight }) => isRight)).toEqual([true, false, false, true]);

  // A key is corrected where picture and areas are the same alone.
  const regrade = async (change: Partial<QuestionInput>) => {
    const { version: before } = (await bank.read(teacher.token, question.id)).json().data;
    const saved = await bank.save(teacher.token, question.id, { ...labels(url, change), version: before });
    const { version } = saved.json().data;
    return (
      await test.call('POST', `/api/exam/v1/manage/questions/${question.id}/regrade`, {
        token: teacher.token,
        headers: { tenantid },
        json: { version, reason: 'The key was wrong.', dryRun: false },
      })
    ).json().data as object;
  };
  const other = [place('Above', 0, 0), place('Below', 3, 0.25), place('Between', 2, 0.5)];
  expect(await regrade({ parts: [...other, place('Beside', 2, 0.8)] })).toMatchObject({
    applied: false,
    unfitting: 1,
  });
  expect(await regrade({ parts: [...other, place('Beside', 2, 0.75)] })).toMatchObject({
    applied: true,
    changed: 1,
  });
  expect((await result()).questions[0]).toMatchObject({ score: 3 });
});

it('refuses pictures, areas and labels that are not right, each at its field', async () => {
  const teacher = await makePerson(test, 'teacher');
  const other = await makePerson(test, 'teacher');
  const { static_url: url } = await sendPicture(test, teacher.token);
  const pathOf = async (input: object) =>
    (await bank.create(teacher.token, input)).json().details?.fields?.[0].path as string;
  const without = labels(url);
  delete without.picture;
  expect(await pathOf(without)).toBe('body/picture');
  expect(await pathOf(labels(url, { picture: { url, alt: {}, most: null } }))).toBe('body/picture/alt');
  expect(await pathOf(labels('https://example.org/heart.png'))).toBe('body/picture/url');
  const { area: _, ...nowhere } = place('Above', 0, 0);
  for (const parts of [
    [],
    [nowhere],
    [place('Above', 0, 0.81)],
    [place('Above', 0, 0), place('above', 1, 0.5)],
    [place('Above', null, 0)],
    [place('Above', 4, 0)],
  ])
    expect(await pathOf(labels(url, { parts }))).toBe('body/parts');
  expect(await pathOf(labels(url, { options: [label('Atrium')], parts: [place('Above', 0, 0)] }))).toBe(
    'body/options',
  );
  // Of a colleague, of another school.
  for (const address of [
    (await sendPicture(test, other.token)).static_url,
    `/files/${SCHOOL.overseas}/${'x'.repeat(32)}`,
  ])
    expect(await codeOf(bank.create(teacher.token, labels(address)))).toBe('UPLOAD_NOT_OWNED');
});

it('is written into files as matching, which files can hold', async () => {
  const { token } = await makePerson(test, 'teacher');
  const folder = 'Hearts';
  const { static_url: url } = await sendPicture(test, token);
  expect((await bank.create(token, labels(url, { folder }))).statusCode).toBe(200);
  for (const format of ['csv', 'gift'] as const) {
    const { outcome, question: read } = await bank.throughFile(token, folder, format);
    expect(outcome).toMatchObject({ imported: true, errors: [] });
    expect([read.kind, read.parts?.map(({ text: name, right }) => [name.en_US, right])]).toEqual([
      'matching',
      [
        ['Above', 0],
        ['Below', 1],
        ['Between', 2],
        ['Beside', 2],
      ],
    ]);
  }
  const file = {
    format: 'csv',
    text: 'kind,text,options,right\nlabels,Where?,A|B,x -> A',
    folder: '',
    dryRun: false,
  };
  expect((await bank.importFile(token, file)).json().data.errors).toEqual([{ line: 2, fault: 'KIND' }]);
});
