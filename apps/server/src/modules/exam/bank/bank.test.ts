import { beforeAll, describe, expect, it } from 'vitest';
import { SCHOOL, useTestApp } from '../../../testing/test-app.ts';
import { codeOf, makePerson } from '../../class/class.fixtures.ts';
import { answerTo, examCalls } from '../exam.fixtures.ts';
import { bankCalls, choiceInput, examInput, questionInput } from './bank.fixtures.ts';

const test = useTestApp();
const bank = bankCalls(test);
const exams = examCalls(test);
let teacher: { id: string; token: string };
let colleague: { id: string; token: string };
let stranger: { id: string; token: string };
let learner: { id: string; token: string };

beforeAll(async () => {
  teacher = await makePerson(test, 'teacher');
  colleague = await makePerson(test, 'teacher');
  stranger = await makePerson(test, 'teacher', SCHOOL.overseas);
  learner = await makePerson(test, 'member');
});

const made = async (input: object): Promise<{ id: string; version: number }> => {
  const answer = await bank.create(teacher.token, input);
  expect(answer.statusCode).toBe(200);
  return answer.json().data;
};
const madeExam = async (more: Parameters<typeof examInput>[0]) => {
  const answer = await bank.createExam(teacher.token, examInput(more));
  expect(answer.statusCode).toBe(200);
  return answer.json().data as { id: string; version: number };
};
const ids = async (query: string) =>
  (await bank.list(teacher.token, query)).json().data.items.map(({ id }: { id: string }) => id) as string[];

describe('a question of the bank', () => {
  it.each([
    ['no text', questionInput({ text: { en_US: ' ' } })],
    ['one option', choiceInput({ options: [{ text: { en_US: 'This' }, right: true }] })],
    [
      'an option without words',
      choiceInput({
        options: [
          { text: {}, right: true },
          { text: { en_US: 'B' }, right: false },
        ],
      }),
    ],
    [
      'two right options of single',
      choiceInput({
        options: [
          { text: { en_US: 'A' }, right: true },
          { text: { en_US: 'B' }, right: true },
        ],
      }),
    ],
    ['nothing that is accepted', questionInput({ kind: 'text', accepts: [] })],
    ['no number', questionInput({ kind: 'number' })],
    ['a megabyte', questionInput({ text: { en_US: 'x'.repeat(900_000) } })],
  ])('with %s is refused', async (_what, input) => {
    expect(await codeOf(bank.create(teacher.token, input))).toBe('VALIDATION_FAILED');
  });

  it('is kept as it was written, markup being words like others', async () => {
    const hostile = '<img src=x onerror=alert(1)> {{7*7}}';
    const { id } = await made(
      choiceInput({ text: { en_US: hostile, ar_SA: ' ' }, folder: ' Plans ', tags: ['a', ' a'] }),
    );
    expect((await bank.read(colleague.token, id)).json().data).toMatchObject({
      text: { en_US: hostile },
      folder: 'Plans',
      tags: ['a'],
      options: [
        { text: { en_US: 'This' }, right: true },
        { text: { en_US: 'That' }, right: false },
      ],
      version: 1,
      examCount: 0,
      exams: [],
      canDelete: true,
    });
  });

  it('calls true and false by their names in every language', async () => {
    const { id } = await made(
      questionInput({
        kind: 'truefalse',
        options: [
          { text: {}, right: false },
          { text: {}, right: true },
        ],
      }),
    );
    const { options } = (await bank.read(teacher.token, id)).json().data;
    expect(options).toMatchObject([
      { text: { en_US: 'True', de_DE: 'Wahr' }, right: false },
      { text: { en_US: 'False', de_DE: 'Falsch' }, right: true },
    ]);
  });

  it('is found by words of its texts, options and tags, by kind, folder and tag', async () => {
    const mark = `m${crypto.randomUUID().slice(0, 8)}`;
    const one = await made(choiceInput({ text: { de_DE: `Über ${mark}` }, folder: mark, tags: ['x1'] }));
    const two = await made(questionInput({ text: { en_US: 'Else' }, tags: [mark] }));
    expect(await ids(`?keyword=${encodeURIComponent(`uber ${mark}`)}`)).toEqual([one.id]);
    expect(await ids(`?keyword=${mark}`)).toEqual([two.id, one.id]);
    expect(await ids(`?keyword=${mark}&kind=essay`)).toEqual([two.id]);
    expect(await ids(`?folder=${mark}`)).toEqual([one.id]);
    expect(await ids(`?tag=${mark}`)).toEqual([two.id]);
    expect(await ids(`?keyword=${mark}%25`)).toEqual([]);
    const offered = async () => {
      const { folders, tags } = (await bank.list(teacher.token)).json().data;
      return [folders.includes(mark), tags.includes(mark)];
    };
    expect(await offered()).toEqual([true, true]);
    // As long as one question has it.
    const three = await made(questionInput({ tags: ['a', mark] }));
    await bank.save(teacher.token, two.id, { ...questionInput({ tags: ['a'] }), version: two.version });
    expect(await offered()).toEqual([true, true]);
    await bank.remove(teacher.token, three.id);
    expect(await offered()).toEqual([true, false]);
    await bank.remove(teacher.token, one.id);
    expect(await offered()).toEqual([false, false]);
  });

  it('is found by the languages that it has words in, also after they changed', async () => {
    const folder = `l${crypto.randomUUID().slice(0, 8)}`;
    const found = (language: string) => ids(`?folder=${folder}&language=${language}`);
    const both = await made(questionInput({ text: { en_US: 'Why?', ar_SA: 'لماذا؟' }, folder }));
    const one = await made(questionInput({ text: { en_US: 'Where?', ar_SA: ' ' }, folder }));
    expect(await found('en_US')).toEqual([one.id, both.id]);
    expect(await found('ar_SA')).toEqual([both.id]);
    expect(await found('ja_JP')).toEqual([]);
    await bank.save(teacher.token, both.id, {
      ...questionInput({ text: { ja_JP: 'なぜ' }, folder }),
      version: both.version,
    });
    expect([await found('en_US'), await found('ar_SA'), await found('ja_JP')]).toEqual([
      [one.id],
      [],
      [both.id],
    ]);
    expect(await codeOf(bank.list(teacher.token, '?language=xx'))).toBe('VALIDATION_FAILED');
  });

  it('of another school does not exist', async () => {
    const { id } = await made(questionInput());
    const own = bankCalls(test, SCHOOL.overseas);
    expect(
      await Promise.all(
        [
          bank.read(stranger.token, id),
          own.read(stranger.token, id),
          own.save(stranger.token, id, { ...questionInput(), version: 1 }),
          own.remove(stranger.token, id),
          own.archive(stranger.token, id, true),
          own.createExam(stranger.token, examInput({ questions: [{ questionId: id, points: 1 }] })),
        ].map(codeOf),
      ),
    ).toEqual([...Array(5).fill('NOT_FOUND'), 'VALIDATION_FAILED']);
  });

  it('is changed by who read it last, and archived out of the list', async () => {
    const { id, version } = await made(questionInput({ folder: 'arch' }));
    const saved = await bank.save(teacher.token, id, {
      ...questionInput({ folder: 'arch', points: 3 }),
      version,
    });
    expect(saved.json().data).toMatchObject({ version: 2, points: 3 });
    expect(await codeOf(bank.save(colleague.token, id, { ...questionInput(), version }))).toBe(
      'VERSION_CONFLICT',
    );
    await bank.archive(teacher.token, id, true);
    expect(await ids('?folder=arch')).toEqual([]);
    expect(await ids('?folder=arch&isArchived=true')).toEqual([id]);
    expect((await bank.remove(teacher.token, id)).statusCode).toBe(200);
    expect(await codeOf(bank.read(teacher.token, id))).toBe('NOT_FOUND');
  });
});

it('has levels of questions, which make no version and which a list is narrowed by', async () => {
  const { token } = await makePerson(test, 'teacher');
  const folder = 'Levels';
  const level = async (query: string) =>
    ((await bank.list(token, `?folder=${folder}${query}`)).json().data.items as { level: string }[]).map(
      (one) => one.level,
    );
  const { id, version } = (await bank.create(token, choiceInput({ folder, level: 'hard' }))).json().data;
  await bank.create(token, choiceInput({ folder }));
  expect(await level('')).toEqual([null, 'hard']);
  expect(await level('&level=hard')).toEqual(['hard']);
  expect(await level('&level=easy')).toEqual([]);
  const saved = await bank.save(token, id, { ...choiceInput({ folder, level: 'easy' }), version });
  expect(saved.json().data.level).toBe('easy');
  expect(await codeOf(bank.create(token, choiceInput({ level: 'odd' as never })))).toBe('VALIDATION_FAILED');
  for (const format of ['csv', 'xlsx'] as const) {
    const file = (await bank.exportFile(token, `format=${format}&folder=${folder}&sxz-lang=en_US`)).json()
      .data;
    const { text } = file as { text: string };
    await bank.importFile(token, { format, text, folder: '', dryRun: false });
  }
  expect(await level('&level=easy')).toHaveLength(4);
  const faulty = 'kind,text,level\nessay,Why?,odd\n';
  expect(
    (await bank.importFile(token, { format: 'csv', text: faulty, folder, dryRun: true })).json().data.errors,
  ).toEqual([{ line: 2, fault: 'LEVEL' }]);
});

describe('a file of questions', () => {
  const GIFT = `// remark
$CATEGORY: Files/Gift

::Q1:: Two and two? {=4 ~3 ~5 #### Count them.}

Pick primes. {~%50%2 ~%50%3 ~%-100%4}

The sea is salty. {T}

Capital of France? {=Paris =%50%Lut*}

Pi? {#3.14:0.01}

Say why \\{really\\}. {}
`;
  it('in GIFT becomes questions of its kinds', async () => {
    const answer = await bank.importFile(teacher.token, {
      format: 'gift',
      text: GIFT,
      folder: '',
      dryRun: false,
    });
    expect(answer.json().data).toEqual({ count: 6, imported: true, errors: [] });
    const items = (await bank.list(teacher.token, '?folder=Files%2FGift')).json().data.items as {
      id: string;
      kind: string;
      text: object;
    }[];
    expect(items.map(({ kind }) => kind).reverse()).toEqual([
      'single',
      'multiple',
      'truefalse',
      'text',
      'number',
      'essay',
    ]);
    expect(items[0]?.text).toEqual({ en_US: 'Say why {really}.' });
  });

  it.each(['gift', 'csv'] as const)('comes back from its own export in %s', async (format) => {
    const folder = `Round ${format}`;
    await bank.importFile(teacher.token, {
      format: 'gift',
      text: GIFT.replace('Files/Gift', folder),
      folder: '',
      dryRun: false,
    });
    const { text } = (
      await bank.exportFile(
        teacher.token,
        `format=${format}&folder=${encodeURIComponent(folder)}&sxz-lang=en_US`,
      )
    ).json().data as { text: string };
    const again = text.replaceAll(folder, `${folder} again`);
    expect(
      (await bank.importFile(teacher.token, { format, text: again, folder: '', dryRun: false })).json().data,
    ).toEqual({ count: 6, imported: true, errors: [] });
    const contents = async (name: string) => {
      const { items } = (await bank.list(teacher.token, `?folder=${encodeURIComponent(name)}`)).json().data;
      return Promise.all(
        (items as { id: string }[]).map(async ({ id }) => {
          const { kind, text: words, options, number } = (await bank.read(teacher.token, id)).json().data;
          return { kind, words, options, number };
        }),
      );
    };
    expect(await contents(`${folder} again`)).toEqual(await contents(folder));
  });

  it('with faulty lines is not taken at all, and each is said', async () => {
    const text = `kind,text,options,right,points
single,Fine,a|b,1,1
single,No right one,a|b,,1
riddle,What?,,,1
number,How many?,,many,1
essay,,,,1
essay,Long points,,,5000
multiple,Out of range,a|b,7,1
`;
    const { count, imported, errors } = (
      await bank.importFile(teacher.token, { format: 'csv', text, folder: 'Faulty', dryRun: false })
    ).json().data;
    expect([count, imported]).toEqual([1, false]);
    expect(errors).toEqual([
      { line: 3, fault: 'RIGHT' },
      { line: 4, fault: 'KIND' },
      { line: 5, fault: 'NUMBER' },
      { line: 6, fault: 'TEXT' },
      { line: 7, fault: 'POINTS' },
      { line: 8, fault: 'RIGHT' },
    ]);
    expect(await ids('?folder=Faulty')).toEqual([]);
    const gift = 'Broken {=a\n\nMatch {=a -> b ~c -> d}\n\nFine {T}';
    expect(
      (
        await bank.importFile(teacher.token, { format: 'gift', text: gift, folder: 'Faulty', dryRun: true })
      ).json().data,
    ).toEqual({
      count: 1,
      imported: false,
      errors: [
        { line: 1, fault: 'SYNTAX' },
        { line: 3, fault: 'SYNTAX' },
      ],
    });
    expect(
      (
        await bank.importFile(teacher.token, { format: 'csv', text: 'a,b\n1,2', folder: '', dryRun: true })
      ).json().data.errors,
    ).toEqual([{ line: 1, fault: 'HEAD' }]);
  });

  it('of more questions than one takes says where they end', async () => {
    const text = Array.from({ length: 2001 }, (_, index) => `Question ${index} {T}`).join('\n\n');
    const { count, errors } = (
      await bank.importFile(teacher.token, { format: 'gift', text, folder: '', dryRun: true })
    ).json().data;
    expect([count, errors]).toEqual([2000, [{ line: 4001, fault: 'TOO_LONG' }]]);
  });
});

describe('an exam that is written', () => {
  it('is taken by learners once it is published, with its points and order', async () => {
    const [one, two] = [await made(choiceInput()), await made(questionInput({ points: 4 }))];
    const draft = await madeExam({
      questions: [
        { questionId: two.id, points: 7 },
        { questionId: one.id, points: 3 },
      ],
    });
    expect(await codeOf(exams.introduce(draft.id, learner.token))).toBe('NOT_FOUND');
    expect((await bank.preview(teacher.token, draft.id)).json().data).toMatchObject({
      title: 'Goals',
      maxScore: 10,
      questions: [
        { id: two.id, score: 7 },
        {
          id: one.id,
          score: 3,
          options: [
            { key: 'a', text: 'This' },
            { key: 'b', text: 'That' },
          ],
        },
      ],
    });
    const published = examInput({
      status: 'published',
      questions: [
        { questionId: two.id, points: 7 },
        { questionId: one.id, points: 3 },
      ],
    });
    const saved = await bank.saveExam(teacher.token, draft.id, { ...published, version: draft.version });
    expect(saved.json().data).toMatchObject({ version: 2, status: 'published' });
    expect((await exams.introduce(draft.id, learner.token)).json().data).toMatchObject({
      title: 'Goals',
      questionCount: 2,
      maxScore: 10,
      passScore: 5,
    });
    const attempt = (await exams.start(draft.id, learner.token)).json().data;
    expect(attempt.questions.map(({ id, score }: { id: string; score: number }) => [id, score])).toEqual([
      [two.id, 7],
      [one.id, 3],
    ]);
    // What is changed now counts for later attempts.
    await bank.save(teacher.token, one.id, {
      ...choiceInput({ text: { en_US: 'Changed' } }),
      version: one.version,
    });
    await bank.archive(teacher.token, one.id, true);
    expect(await codeOf(bank.remove(teacher.token, one.id))).toBe('CONFLICT');
    await bank.saveExam(teacher.token, draft.id, {
      ...published,
      questions: [{ questionId: two.id, points: 1 }],
      version: 2,
    });
    expect(await codeOf(bank.remove(teacher.token, one.id))).toBe('CONFLICT');
    expect((await exams.read(attempt.id, learner.token)).json().data.questions).toEqual(attempt.questions);
    await exams.save(attempt.id, learner.token, [answerTo(one.id, 1, { choice: ['a'] })]);
    await exams.submit(attempt.id, learner.token, 1);
    const { attempt: done, questions } = (await exams.result(attempt.id, learner.token)).json().data;
    expect(done).toMatchObject({ maxScore: 10, score: 3 });
    expect(questions[1]).toMatchObject({
      score: 3,
      question: { text: { content: [{ content: [{ text: 'Which?' }] }] } },
    });
    expect(await codeOf(bank.removeExam(teacher.token, draft.id))).toBe('CONFLICT');
  });

  it.each([
    ['without a title', { title: {} }],
    ['published without questions', { status: 'published' as const }],
    [
      'that ends before it begins',
      { opensAt: '2026-12-02T00:00:00.000Z', closesAt: '2026-12-01T00:00:00.000Z' },
    ],
    ['with a question that is not there', { questions: [{ questionId: '1234567890123456789', points: 1 }] }],
  ])('%s is refused', async (_what, more) => {
    expect(await codeOf(bank.createExam(teacher.token, examInput(more)))).toBe('VALIDATION_FAILED');
  });

  it('is its author’s and theirs who run the school', async () => {
    const { id, version } = await madeExam({ title: { en_US: `Own ${crypto.randomUUID()}` } });
    const admin = await makePerson(test, 'admin');
    const listed = async (token: string) =>
      ((await bank.listExams(token)).json().data.items as { id: string }[]).some((exam) => exam.id === id);
    expect([await listed(teacher.token), await listed(colleague.token), await listed(admin.token)]).toEqual([
      true,
      false,
      true,
    ]);
    expect(await codeOf(bank.readExam(colleague.token, id))).toBe('NOT_FOUND');
    expect(await codeOf(bank.saveExam(colleague.token, id, { ...examInput(), version }))).toBe('NOT_FOUND');
    expect((await bank.saveExam(admin.token, id, { ...examInput(), version })).statusCode).toBe(200);
    expect(await codeOf(bank.saveExam(teacher.token, id, { ...examInput(), version }))).toBe(
      'VERSION_CONFLICT',
    );
    expect((await bank.removeExam(teacher.token, id)).statusCode).toBe(200);
    expect(await codeOf(bank.readExam(admin.token, id))).toBe('NOT_FOUND');
  });
});
