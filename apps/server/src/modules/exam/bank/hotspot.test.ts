import { expect, it } from 'vitest';
import type { AttemptResult, BankQuestion, ExamAttempt, QuestionInput } from '@stoa/api/schema';
import { SCHOOL, useTestApp } from '../../../testing/test-app.ts';
import { codeOf, makePerson } from '../../class/class.fixtures.ts';
import { sendPicture } from '../../uploads/uploads.fixtures.ts';
import { answerTo, examCalls } from '../exam.fixtures.ts';
import { bankCalls, examInput, questionInput } from './bank.fixtures.ts';

const test = useTestApp();
const bank = bankCalls(test);
const exams = examCalls(test);

const area = (x: number) => ({ shape: 'ellipse' as const, x, y: 0.25, width: 0.2, height: 0.5 });
const spot = (name: string, right: boolean, x: number) => ({
  text: { en_US: name, ar_SA: `${name} ع` },
  right,
  area: area(x),
});
const hotspot = (url: string, more: Partial<QuestionInput> = {}): QuestionInput =>
  questionInput({
    kind: 'hotspot',
    points: 4,
    options: [
      spot('North', true, 0),
      spot('East', true, 0.25),
      spot('South', false, 0.5),
      spot('West', false, 0.75),
    ],
    picture: { url, alt: { en_US: 'A map' }, most: 3 },
    ...more,
  });

it('shows a picture to look at beside a question of any kind, told to those who do not see it (C078)', async () => {
  const teacher = await makePerson(test, 'teacher');
  const learner = await makePerson(test, 'member');
  const { static_url: sent } = await sendPicture(test, teacher.token);
  const input = questionInput({ kind: 'essay', picture: { url: sent, alt: { en_US: ' A map ' }, most: 2 } });
  const question = (await bank.create(teacher.token, input)).json().data as BankQuestion;
  expect(question.picture).toEqual({ url: expect.any(String), alt: { en_US: 'A map' }, most: null });
  expect(question.picture?.url).not.toBe(sent);
  const untold = { ...input, picture: { url: sent, alt: {}, most: null } };
  expect(await codeOf(bank.create(teacher.token, untold))).toBe('VALIDATION_FAILED');
  const { id: examId } = (
    await bank.createExam(
      teacher.token,
      examInput({ status: 'published', questions: [{ questionId: question.id, points: 4 }] }),
    )
  ).json().data as { id: string };
  const attempt = (await exams.start(examId, learner.token)).json().data as ExamAttempt;
  expect(attempt.questions[0]?.picture).toMatchObject({
    url: question.picture?.url,
    alt: 'A map',
    most: null,
  });
  // Without it, the question is another version: attempts that began with it keep it.
  const { picture: _, ...without } = input;
  await bank.save(teacher.token, question.id, { ...without, version: question.version });
  const again = (await exams.read(attempt.id, learner.token)).json().data as ExamAttempt;
  expect(again.questions[0]?.picture?.alt).toBe('A map');
});

it('keeps a picture of its own with areas that are marked, and grades the marks (C078)', async () => {
  const teacher = await makePerson(test, 'teacher');
  const learner = await makePerson(test, 'member');
  const sent = await sendPicture(test, teacher.token);
  const created = await bank.create(teacher.token, hotspot(sent.static_url));
  expect(created.statusCode).toBe(200);
  const question = created.json().data as BankQuestion;
  const url = question.picture?.url ?? '';
  expect(url).not.toBe(sent.static_url);
  // What was uploaded is the teacher's alone; the copy is fetched by every learner.
  expect((await test.call('GET', sent.static_url)).statusCode).toBe(401);
  expect((await test.call('GET', url)).statusCode).toBe(200);
  expect(question.options[2]).toEqual(spot('South', false, 0.5));

  const { id: examId } = (
    await bank.createExam(
      teacher.token,
      examInput({
        status: 'published',
        shuffleOptions: true,
        questions: [{ questionId: question.id, points: 4 }],
      }),
    )
  ).json().data as { id: string };
  const attempt = (await exams.start(examId, learner.token)).json().data as ExamAttempt;
  expect(attempt.questions[0]?.picture).toMatchObject({ url, alt: 'A map', most: 3 });
  expect(attempt.questions[0]?.picture?.width).toBeGreaterThan(0);
  expect(attempt.questions[0]?.options).toEqual(
    ['North', 'East', 'South', 'West'].map((text, at) => ({ key: 'abcd'[at], text, area: area(at * 0.25) })),
  );
  expect(JSON.stringify(attempt)).not.toMatch(/right/i);

  // Later changes are of later attempts.
  const changed = await bank.save(teacher.token, question.id, {
    ...hotspot(url, { options: [spot('North', false, 0.8), spot('East', true, 0)] }),
    picture: { url, alt: { en_US: 'Another map' }, most: null },
    version: question.version,
  });
  expect(changed.json().data.picture).toEqual({ url, alt: { en_US: 'Another map' }, most: null });

  const answer = (choice: string[]) =>
    exams.save(attempt.id, learner.token, [answerTo(question.id, 1, { choice })]);
  expect(await codeOf(answer(['a', 'b', 'c', 'd']))).toBe('VALIDATION_FAILED');
  expect(await codeOf(answer(['e']))).toBe('VALIDATION_FAILED');
  expect((await answer(['a', 'b', 'c'])).statusCode).toBe(200);
  expect((await exams.submit(attempt.id, learner.token, 1)).json().data).toMatchObject({ answered: 1 });
  const result = (await exams.result(attempt.id, learner.token)).json().data as AttemptResult;
  // Two right, one wrong, of two.
  expect(result.questions[0]).toMatchObject({
    score: 2,
    rightChoice: ['a', 'b'],
    question: { picture: { alt: 'A map' } },
  });
});

it('refuses pictures and areas that are not right, each at its field', async () => {
  const teacher = await makePerson(test, 'teacher');
  const other = await makePerson(test, 'teacher');
  const { static_url: url } = await sendPicture(test, teacher.token);
  const without = hotspot(url);
  delete without.picture;
  const alone = { alt: { en_US: 'A map' }, most: null };
  const pathOf = async (input: object) =>
    (await bank.create(teacher.token, input)).json().details?.fields?.[0].path as string;
  expect(await pathOf(without)).toBe('body/picture');
  expect(await pathOf(hotspot(url, { picture: { url, alt: { en_US: ' ' }, most: null } }))).toBe(
    'body/picture/alt',
  );
  expect(await pathOf(hotspot(url, { picture: { url, ...alone, most: 1 } }))).toBe('body/picture/most');
  expect(await pathOf(hotspot('https://example.org/map.png'))).toBe('body/picture/url');
  for (const options of [
    [spot('North', true, 0), spot('East', false, 0.81)],
    [spot('North', true, 0), spot('north', false, 0.5)],
    [spot('North', false, 0), spot('East', false, 0.5)],
    [spot('North', true, 0), { text: { en_US: 'East' }, right: false }],
  ])
    expect(await pathOf(hotspot(url, { options }))).toBe('body/options');
  // Of a colleague, of nobody, of another school.
  for (const address of [
    (await sendPicture(test, other.token)).static_url,
    `/files/${SCHOOL.open}/${'x'.repeat(32)}`,
    `/files/${SCHOOL.overseas}/${'x'.repeat(32)}`,
  ])
    expect(await codeOf(bank.create(teacher.token, hotspot(address)))).toBe('UPLOAD_NOT_OWNED');
});

it('is written into files as multiple choice, which files can hold', async () => {
  const { token } = await makePerson(test, 'teacher');
  const folder = 'Maps';
  const { static_url: url } = await sendPicture(test, token);
  expect((await bank.create(token, hotspot(url, { folder }))).statusCode).toBe(200);
  for (const format of ['csv', 'gift'] as const) {
    const { outcome, question: read } = await bank.throughFile(token, folder, format);
    expect(outcome).toMatchObject({ imported: true, errors: [] });
    expect([read.kind, read.options.map(({ right }) => right)]).toEqual([
      'multiple',
      [true, true, false, false],
    ]);
  }
  const file = {
    format: 'csv',
    text: 'kind,text,options,right\nhotspot,Where?,A|B,1',
    folder: '',
    dryRun: false,
  };
  expect((await bank.importFile(token, file)).json().data.errors).toEqual([{ line: 2, fault: 'KIND' }]);
});
