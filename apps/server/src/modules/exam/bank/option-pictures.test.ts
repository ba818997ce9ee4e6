import { beforeAll, expect, it } from 'vitest';
import type {
  AttemptResult,
  BankQuestion,
  ExamAttempt,
  ExamPreview,
  GradingSheet,
  QuestionInput,
  QuestionPreview,
  QuestionRegrade,
} from '@stoa/api/schema';
import { SCHOOL, useTestApp } from '../../../testing/test-app.ts';
import { codeOf, makePerson } from '../../class/class.fixtures.ts';
import { pictureCalls, sendPicture } from '../../uploads/uploads.fixtures.ts';
import { answerTo, examCalls } from '../exam.fixtures.ts';
import { bankCalls, choiceInput, examInput, questionInput } from './bank.fixtures.ts';

const test = useTestApp();
const bank = bankCalls(test);
const exams = examCalls(test);
const { show } = pictureCalls(test);
const headers = { tenantid: SCHOOL.open };
type Person = Awaited<ReturnType<typeof makePerson>>;
type Option = QuestionInput['options'][number];
let teacher: Person;

beforeAll(async () => {
  teacher = await makePerson(test, 'teacher');
});

const send = async (person = teacher) => (await sendPicture(test, person.token)).static_url;
const option = (url: string, name: string, right = false, text: Option['text'] = {}): Option => ({
  text,
  right,
  picture: { url, alt: { en_US: ` ${name} `, ar_SA: `${name} ع` } },
});
/** A question that asks for a picture, and one that has words and a picture. */
async function pictured(more: Partial<QuestionInput> = {}): Promise<QuestionInput> {
  return choiceInput({
    options: [
      option(await send(), 'A heron', true),
      option(await send(), 'A kite', false, { en_US: 'Kite' }),
    ],
    ...more,
  });
}
const make = async (input: object, person = teacher) =>
  (await bank.create(person.token, input)).json().data as BankQuestion;
const read = async <Data>(path: string) =>
  (await test.call('GET', path, { token: teacher.token, headers })).json().data as Data;
async function examOf(question: BankQuestion, more: Parameters<typeof examInput>[0] = {}) {
  const questions = [{ questionId: question.id, points: 2 }];
  const made = await bank.createExam(teacher.token, examInput({ status: 'published', questions, ...more }));
  return made.json().data.id as string;
}
const upload = (url = '') =>
  test.database.read({ schoolId: SCHOOL.open }, (tx) =>
    tx
      .selectFrom('upload')
      .select(['used_at', 'left_at', 'is_public'])
      .where('name', '=', url.split('/').at(-1) ?? '')
      .executeTakeFirst(),
  );

it('shows the pictures of options wherever the question is shown, with words for them (C078)', async () => {
  const input = await pictured();
  const sent = input.options[0]?.picture?.url ?? '';
  const question = await make(input);
  const [heron, kite] = question.options;
  expect(heron).toEqual({
    text: {},
    right: true,
    picture: { url: expect.any(String), alt: { en_US: 'A heron', ar_SA: 'A heron ع' } },
  });
  // What was uploaded is the teacher’s alone; the copy is fetched by every learner.
  const url = heron?.picture?.url ?? '';
  expect(url).not.toBe(sent);
  expect([(await show(sent)).statusCode, (await show(url)).statusCode]).toEqual([401, 200]);

  const examId = await examOf(question, { shuffleOptions: false });
  const learner = await makePerson(test, 'member');
  const attempt = (await exams.start(examId, learner.token)).json().data as ExamAttempt;
  const options = [
    { key: 'a', text: '', picture: { url, alt: 'A heron', width: 60, height: 40 } },
    { key: 'b', text: 'Kite', picture: { url: kite?.picture?.url, alt: 'A kite', width: 60, height: 40 } },
  ];
  expect(attempt.questions[0]?.options).toEqual(options);
  expect(JSON.stringify(attempt)).not.toMatch(/right/i);
  await exams.save(attempt.id, learner.token, [answerTo(question.id, 1, { choice: ['a'] })]);
  await exams.submit(attempt.id, learner.token, 1);
  const result = (await exams.result(attempt.id, learner.token)).json().data as AttemptResult;
  expect(result.questions[0]).toMatchObject({ score: 2, rightChoice: ['a'], question: { options } });
  const sheet = await read<GradingSheet>(`/api/exam/v1/attempts/${attempt.id}/grading?sxz-lang=en_US`);
  const tried = await read<QuestionPreview>(
    `/api/exam/v1/manage/questions/${question.id}/preview?sxz-lang=en_US`,
  );
  const preview = (await bank.preview(teacher.token, examId)).json().data as ExamPreview;
  for (const shown of [sheet.questions[0]?.question, tried.question, preview.questions[0]])
    expect(shown?.options).toEqual(options);
  // It is found by what its pictures show.
  const found = (await bank.list(teacher.token, '?keyword=heron')).json().data;
  expect(found.items.map(({ id }: { id: string }) => id)).toContain(question.id);
});

it('keeps the pictures that an attempt began with, and takes those that are there back as they are', async () => {
  const question = await make(await pictured());
  const learner = await makePerson(test, 'member');
  const attempt = (await exams.start(await examOf(question), learner.token)).json().data as ExamAttempt;
  const pictures = (from: ExamAttempt) => from.questions[0]?.options.map(({ picture }) => picture);
  // By a colleague as well, whose pictures they are not.
  const colleague = await makePerson(test, 'teacher');
  const { options, kind, text } = question;
  const same = await bank.save(colleague.token, question.id, {
    ...questionInput({ kind, text, options }),
    version: question.version,
  });
  expect(same.json().data.options).toEqual(options);
  const plain = options.map(({ right }, at) => ({ text: { en_US: `Bird ${at}` }, right }));
  const changed = await bank.save(teacher.token, question.id, {
    ...questionInput({ kind, text, options: plain }),
    version: same.json().data.version,
  });
  expect(changed.json().data.options).toEqual(plain);
  const again = (await exams.read(attempt.id, learner.token)).json().data as ExamAttempt;
  expect(pictures(again)).toEqual(pictures(attempt));
  for (const picture of pictures(again) ?? []) expect((await show(picture?.url ?? '')).statusCode).toBe(200);
  const versions = await read<{ items: { changed: string[] }[] }>(
    `/api/exam/v1/manage/questions/${question.id}/versions`,
  );
  expect(versions.items.map((entry) => entry.changed)).toEqual([['options', 'pictures'], []]);
  const first = await read<{ question: QuestionInput }>(
    `/api/exam/v1/manage/questions/${question.id}/versions/1`,
  );
  expect(first.question.options).toEqual(options);
});

it('asks pictures in order, and matches and sorts them', async () => {
  const ordering = await make(await pictured({ kind: 'ordering' }));
  expect(ordering.options.map(({ picture }) => picture?.alt.en_US)).toEqual(['A heron', 'A kite']);
  for (const kind of ['matching', 'categories'] as const) {
    const part = {
      text: {},
      right: 0,
      accepts: [],
      picture: { url: await send(), alt: { en_US: 'A nest' } },
    };
    const { options } = choiceInput();
    const question = await make(questionInput({ kind, options, parts: [part] }));
    const learner = await makePerson(test, 'member');
    const attempt = (await exams.start(await examOf(question), learner.token)).json().data as ExamAttempt;
    expect(attempt.questions[0]?.parts).toEqual([
      {
        key: 'a',
        text: '',
        picture: { url: question.parts?.[0]?.picture?.url, alt: 'A nest', width: 60, height: 40 },
      },
    ]);
  }
});

it('matches and sorts with pictures on both sides, each part by itself (C078)', async () => {
  const folder = 'Both sides';
  for (const kind of ['matching', 'categories'] as const) {
    const options = [
      option(await send(), 'Reeds'),
      option(await send(), 'A forest', false, { en_US: 'Forest' }),
    ];
    const part = async (name: string, right: number) => ({
      ...option(await send(), name),
      right,
      accepts: [],
    });
    const parts = [await part('A heron', 0), { text: { en_US: 'Owl' }, right: 1, accepts: [] }];
    const question = await make(questionInput({ kind, options, parts, points: 2, folder }));
    const written = (list: readonly { text: object; picture?: { alt: object } }[] = []) =>
      list.map(({ text, picture }) => [text, picture?.alt]);
    const alt = (name: string) => ({ en_US: name, ar_SA: `${name} ع` });
    expect(written(question.options)).toEqual([
      [{}, alt('Reeds')],
      [{ en_US: 'Forest' }, alt('A forest')],
    ]);
    expect(written(question.parts)).toEqual([
      [{}, alt('A heron')],
      [{ en_US: 'Owl' }, undefined],
    ]);
    const learner = await makePerson(test, 'member');
    const attempt = (await exams.start(await examOf(question), learner.token)).json().data as ExamAttempt;
    const [asked] = attempt.questions;
    const keyOf = (list: { key: string; text: string; picture?: { alt: string } }[] = [], name: string) =>
      list.find(({ text, picture }) => (text || picture?.alt) === name)?.key ?? '';
    for (const { picture } of [...question.options, ...(question.parts ?? [])])
      if (picture) expect((await show(picture.url)).statusCode).toBe(200);
    // One of two is right: half of the points.
    const reeds = keyOf(asked?.options, 'Reeds');
    const both = { [keyOf(asked?.parts, 'A heron')]: reeds, [keyOf(asked?.parts, 'Owl')]: reeds };
    const saved = await exams.save(attempt.id, learner.token, [answerTo(question.id, 1, { parts: both })]);
    expect(saved.statusCode).toBe(200);
    await exams.submit(attempt.id, learner.token, 1);
    const result = (await exams.result(attempt.id, learner.token)).json().data as AttemptResult;
    expect(result.questions[0]).toMatchObject({ score: 1, question: { options: asked?.options } });
    // Taken back as it is, it is no new version.
    const { text } = question;
    const again = await bank.save(teacher.token, question.id, {
      ...questionInput({ kind, text, options: question.options, parts: question.parts, points: 2, folder }),
      version: question.version,
    });
    expect(again.json().data).toMatchObject({ options: question.options, parts: question.parts });
    const { items } = await read<{ items: object[] }>(
      `/api/exam/v1/manage/questions/${question.id}/versions`,
    );
    expect(items).toHaveLength(1);
  }
  const filed = (
    await bank.exportFile(teacher.token, `format=csv&folder=${encodeURIComponent(folder)}`)
  ).json();
  expect(filed.data.text).toContain('A heron -> Reeds');
});

it('gives a corrected key to earlier versions with the same pictures, and to no others', async () => {
  const question = await make(await pictured({ points: 2 }));
  const examId = await examOf(question);
  const learner = await makePerson(test, 'member');
  const attempt = (await exams.start(examId, learner.token)).json().data as ExamAttempt;
  await exams.save(attempt.id, learner.token, [answerTo(question.id, 1, { choice: ['b'] })]);
  await exams.submit(attempt.id, learner.token, 1);
  const save = async (options: Option[], version: number) =>
    (await bank.save(teacher.token, question.id, { ...choiceInput({ options, points: 2 }), version })).json()
      .data as BankQuestion;
  const regraded = async ({ version }: BankQuestion) =>
    (
      await test.call('POST', `/api/exam/v1/manage/questions/${question.id}/regrade`, {
        token: teacher.token,
        headers,
        json: { version, reason: '', dryRun: true },
      })
    ).json().data as QuestionRegrade;
  const swapped = question.options.map((one) => ({ ...one, right: !one.right }));
  const other = await save(swapped, question.version);
  expect(await regraded(other)).toMatchObject({ hasOtherKey: true, changed: 1, unfitting: 0 });
  const url = await send();
  const elsewhere = await save(
    swapped.map((one, at) => (at === 0 ? option(url, 'A heron') : one)),
    other.version,
  );
  expect(await regraded(elsewhere)).toMatchObject({ changed: 0, unfitting: 1 });
});

it('leaves pictures to be swept with the last question that has them', async () => {
  const question = await make(await pictured());
  const url = question.options[0]?.picture?.url;
  const { kind, text, options } = question;
  const copy = await make(questionInput({ kind, text, options }));
  expect(copy.options).toEqual(options);
  await bank.remove(teacher.token, question.id);
  expect(await upload(url)).toMatchObject({ used_at: expect.any(Date), left_at: null, is_public: true });
  await bank.remove(teacher.token, copy.id);
  expect(await upload(url)).toMatchObject({ used_at: null, left_at: expect.any(Date) });
});

it('refuses pictures without words, of somebody else and of another school, and options with neither', async () => {
  const url = await send();
  const other = await makePerson(test, 'teacher');
  const beside: Option = { text: { en_US: 'None' }, right: false };
  const pathOf = async (input: object) =>
    (await bank.create(teacher.token, input)).json().details?.fields?.[0].path as string;
  const of = (one: Option) => choiceInput({ options: [beside, one] });
  expect(await pathOf(of({ text: {}, right: true, picture: { url, alt: { en_US: ' ' } } }))).toBe(
    'body/options/1/picture/alt',
  );
  expect(await pathOf(of(option('https://example.org/kite.png', 'A kite', true)))).toBe(
    'body/options/1/picture/url',
  );
  expect(await pathOf(of({ text: {}, right: true }))).toBe('body/options');
  // A kind without pictures has none of its options either.
  const { options } = await pictured();
  expect(await pathOf(questionInput({ kind: 'gaps', text: { en_US: '[[1]]' }, options, parts: [] }))).toBe(
    'body/parts',
  );
  for (const address of [
    await send(other),
    `/files/${SCHOOL.open}/${'x'.repeat(32)}`,
    `/files/${SCHOOL.overseas}/${'x'.repeat(32)}`,
  ])
    expect(await codeOf(bank.create(teacher.token, of(option(address, 'A kite', true))))).toBe(
      'UPLOAD_NOT_OWNED',
    );
});

it('is written into files with what its pictures show', async () => {
  const folder = 'Birds';
  await make(await pictured({ folder }));
  for (const format of ['csv', 'gift'] as const) {
    const { outcome, question } = await bank.throughFile(teacher.token, folder, format);
    expect(outcome).toMatchObject({ imported: true, errors: [] });
    expect(question.options).toEqual([
      { text: { en_US: 'A heron' }, right: true },
      { text: { en_US: 'Kite' }, right: false },
    ]);
  }
  const aiken = (await bank.exportFile(teacher.token, `format=aiken&folder=${folder}&sxz-lang=en_US`)).json();
  expect(aiken.data.text).toContain('A. A heron');
});
