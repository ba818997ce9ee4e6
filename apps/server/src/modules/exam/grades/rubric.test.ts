import type { GradingSheet, RubricChoice, WrittenRubricCriterion } from '@stoa/api/schema';
import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { SCHOOL, useTestApp } from '../../../testing/test-app.ts';
import { SCHOOL_PARTS } from '../../accounts/data-export.repository.ts';
import { codeOf, makePerson } from '../../class/class.fixtures.ts';
import { bankCalls, choiceInput, examInput, questionInput } from '../bank/bank.fixtures.ts';
import { answerTo, examCalls } from '../exam.fixtures.ts';

const test = useTestApp();
const bank = bankCalls(test);
const exams = examCalls(test);
const headers = { tenantid: SCHOOL.open };
let teacher: { id: string; token: string };

beforeAll(async () => {
  teacher = await makePerson(test, 'teacher');
});

const level = (id: string, points: number) => ({ id, title: { en_US: `Level ${id}` }, points });
const RUBRIC: WrittenRubricCriterion[] = [
  {
    id: 'goal',
    title: { en_US: 'Goal', ar_SA: 'الهدف' },
    levels: [level('clear', 3), level('vague', 1.5), level('none', 0)],
  },
  { id: 'steps', title: { en_US: 'Steps' }, levels: [level('all', 1), level('none', 0)] },
];
const [GOAL, STEPS] = RUBRIC as [WrittenRubricCriterion, WrittenRubricCriterion];
/** As those read it who read English. */
const SAID = RUBRIC.map((criterion) => ({
  ...criterion,
  title: criterion.title.en_US,
  levels: criterion.levels.map((one) => ({ ...one, title: one.title.en_US })),
}));
const choose = (goal: string, steps?: string): RubricChoice[] => [
  { criterionId: 'goal', levelId: goal },
  ...(steps ? [{ criterionId: 'steps', levelId: steps }] : []),
];

const sheet = async (attemptId: string) =>
  (
    await test.call('GET', `/api/exam/v1/attempts/${attemptId}/grading`, { token: teacher.token, headers })
  ).json().data as GradingSheet;
const grade = (attemptId: string, version: string, given: object, finished = false) =>
  test.call('PUT', `/api/exam/v1/attempts/${attemptId}/grading`, {
    token: teacher.token,
    headers,
    json: { version, scores: [given], finished },
  });

/** An attempt that was handed in, at an exam of one question with a rubric. */
async function handedIn({
  points = 4,
  answer = 'Because.',
  questionId: made,
}: { points?: number; answer?: string; questionId?: string } = {}) {
  const questionId =
    made ??
    ((await bank.create(teacher.token, questionInput({ points: 9, rubric: RUBRIC }))).json().data
      .id as string);
  const examId = (
    await bank.createExam(
      teacher.token,
      examInput({ status: 'published', questions: [{ questionId, points }] }),
    )
  ).json().data.id as string;
  const learner = await makePerson(test, 'member');
  const attempt = (await exams.start(examId, learner.token)).json().data;
  await exams.save(attempt.id, learner.token, [answerTo(questionId, 1, { text: answer })]);
  await exams.submit(attempt.id, learner.token, 1);
  return { questionId, examId, attempt, attemptId: attempt.id as string, learner };
}

it('keeps the rubric of a question, whose points are the sum of its best levels', async () => {
  const made = (await bank.create(teacher.token, questionInput({ points: 9, rubric: RUBRIC }))).json().data;
  expect(made).toMatchObject({ points: 4, rubric: RUBRIC });
  const { id, version } = made as { id: string; version: number };
  // Another text is another version, with the same rubric.
  const text = { en_US: 'Why not?' };
  const saved = await bank.save(teacher.token, id, {
    ...questionInput({ text, rubric: RUBRIC }),
    version,
  });
  expect(saved.json().data).toMatchObject({ text, points: 4, rubric: RUBRIC });
  const file = { most: 1, maxMegabytes: 1, kinds: [] };
  const filed = questionInput({ kind: 'file', files: file, rubric: RUBRIC });
  expect((await bank.create(teacher.token, filed)).json().data).toMatchObject({ points: 4, rubric: RUBRIC });
  const choice = (await bank.create(teacher.token, choiceInput({ rubric: RUBRIC }))).json().data;
  expect(choice.rubric).toBeUndefined();
});

it.each<[string, WrittenRubricCriterion[]]>([
  ['best levels that are no whole number', [{ ...GOAL, levels: [level('a', 1.5)] }]],
  ['nothing to be reached', [{ ...GOAL, levels: [level('a', 0)] }]],
  ['more points than a question has', [GOAL, { ...STEPS, levels: [level('a', 1000)] }]],
  ['points below zero', [{ ...GOAL, levels: [level('a', -1)] }]],
  ['points without end', [{ ...GOAL, levels: [level('a', 1e300)] }]],
  ['a criterion that is called nothing', [{ ...GOAL, title: { en_US: ' ' } }, STEPS]],
  ['a level that is called nothing', [GOAL, { ...STEPS, levels: [{ id: 'a', title: {}, points: 1 }] }]],
  ['a criterion that is there twice', [GOAL, GOAL]],
  ['a level that is there twice', [{ ...GOAL, levels: [level('a', 3), level('a', 1)] }]],
  ['a criterion without levels', [GOAL, { ...STEPS, levels: [] }]],
  ['a hundred criteria', Array.from({ length: 100 }, (_, index) => ({ ...STEPS, id: `${index}` }))],
])('refuses a rubric with %s', async (_, rubric) => {
  expect(await codeOf(bank.create(teacher.token, questionInput({ rubric })))).toBe('VALIDATION_FAILED');
});

it('grades by levels: the points come with the last criterion, and the learner sees what was chosen', async () => {
  const { attempt, attemptId, questionId, learner } = await handedIn();
  expect(attempt.questions[0]).toMatchObject({ score: 4, rubric: SAID });
  // One criterion is kept, and gives nothing yet.
  const first = { questionId, score: null, choices: choose('vague'), comment: 'Go on.' };
  expect((await grade(attemptId, '0', first)).json().data).toMatchObject({
    version: '1',
    attempt: { grading: 1 },
    questions: [{ score: null, choices: choose('vague'), comment: 'Go on.' }],
  });
  expect(await codeOf(grade(attemptId, '1', first, true))).toBe('VALIDATION_FAILED');
  // What is sent as points does not count.
  await grade(attemptId, '1', { questionId, score: 4, choices: choose('vague', 'all') }, true);
  expect((await sheet(attemptId)).questions[0]).toMatchObject({
    score: 2.5,
    choices: choose('vague', 'all'),
  });
  expect((await exams.result(attemptId, learner.token)).json().data).toMatchObject({
    attempt: { score: 2.5 },
    questions: [{ score: 2.5, question: { rubric: SAID }, choices: choose('vague', 'all') }],
  });
  const recorded = await test.database.read({ schoolId: SCHOOL.open }, (tx) =>
    tx
      .selectFrom('exam_grade')
      .select(['score', 'rubric_choices', 'graded_by'])
      .where('attempt_id', '=', attemptId)
      .execute(),
  );
  expect(recorded).toEqual([{ score: 2.5, rubric_choices: choose('vague', 'all'), graded_by: teacher.id }]);
  // A remark alone keeps levels and points.
  const words = { questionId, score: 2.5, comment: 'Read it once more.' };
  expect((await grade(attemptId, '2', words)).json().data.questions[0]).toMatchObject({
    score: 2.5,
    choices: choose('vague', 'all'),
    comment: 'Read it once more.',
  });
});

it('says a rubric in the language of the question, and in another one what is not written in it', async () => {
  const text = { en_US: 'Plan a project.', ar_SA: 'خطّط لمشروع.' };
  const questionId = (await bank.create(teacher.token, questionInput({ text, rubric: RUBRIC }))).json().data
    .id as string;
  const { attemptId, attempt } = await handedIn({ questionId });
  expect(attempt.questions[0]).toMatchObject({ lang: 'en_US', rubric: SAID });
  const arabic = await test.call('GET', `/api/exam/v1/attempts/${attemptId}/grading?sxz-lang=ar_SA`, {
    token: teacher.token,
    headers,
  });
  const [{ question }] = arabic.json().data.questions;
  expect(question).toMatchObject({ lang: 'ar_SA', rubric: [{ title: 'الهدف' }, { title: 'Steps' }] });
});

it('does not show levels before points are shown', async () => {
  const { attemptId, questionId, learner } = await handedIn();
  await grade(attemptId, '0', { questionId, score: null, choices: choose('clear') });
  const [shown] = (await exams.result(attemptId, learner.token)).json().data.questions;
  expect(shown).toMatchObject({ score: null });
  expect(shown.choices).toBeUndefined();
});

it('is in the copy of what is stored of a learner, in words, once it is released', async () => {
  const { attemptId, questionId, learner } = await handedIn();
  const copy = () =>
    test.database.read(
      { schoolId: SCHOOL.open, accountId: learner.id },
      (tx) => SCHOOL_PARTS.examAnswers?.(tx, learner.id) as Promise<object[]>,
    );
  const given = { questionId, score: null, choices: choose('vague', 'all'), comment: 'Which one?' };
  await grade(attemptId, '0', given);
  expect(await copy()).toMatchObject([{ text: 'Because.', score: null, comment: null, rubric: null }]);
  await grade(attemptId, '1', given, true);
  expect(await copy()).toMatchObject([
    {
      score: 2.5,
      comment: 'Which one?',
      rubric: [
        { criterion: GOAL.title, level: { en_US: 'Level vague' } },
        { criterion: STEPS.title, level: { en_US: 'Level all' } },
      ],
    },
  ]);
});

it('gives shares of the points that the exam gives the question', async () => {
  const { attempt, attemptId, questionId } = await handedIn({ points: 10 });
  expect(attempt.questions[0].rubric[0].levels.map(({ points }: { points: number }) => points)).toEqual([
    7.5, 3.75, 0,
  ]);
  await grade(attemptId, '0', { questionId, score: null, choices: choose('vague', 'all') });
  expect((await sheet(attemptId)).questions[0]?.score).toBe(6.25);
  await grade(attemptId, '1', { questionId, score: null, choices: choose('clear', 'all') });
  expect((await sheet(attemptId)).questions[0]?.score).toBe(10);
});

it('keeps the rubric that an attempt began with', async () => {
  const { attemptId, questionId } = await handedIn();
  await grade(attemptId, '0', { questionId, score: null, choices: choose('clear', 'all') }, true);
  const { version } = (await bank.read(teacher.token, questionId)).json().data;
  const other = [{ id: 'style', title: { en_US: 'Style' }, levels: [level('fine', 7)] }];
  await bank.save(teacher.token, questionId, { ...questionInput({ rubric: other }), version });
  expect((await sheet(attemptId)).questions[0]).toMatchObject({
    score: 4,
    question: { rubric: SAID },
    choices: choose('clear', 'all'),
  });
  const later = { questionId, score: null, choices: [{ criterionId: 'style', levelId: 'fine' }] };
  expect(await codeOf(grade(attemptId, '1', later))).toBe('VALIDATION_FAILED');
  await expect(
    test.database.write({ schoolId: SCHOOL.open }, (tx) =>
      sql`update exam_question_version set rubric = null where question_id = ${questionId} and version = 1`.execute(
        tx,
      ),
    ),
  ).rejects.toThrow(/never changed/);
});

it.each<[string, object]>([
  ['points without levels', { score: 3 }],
  ['points before each criterion has a level', { score: 3, choices: choose('clear') }],
  ['a criterion that there is not', { score: null, choices: [{ criterionId: 'style', levelId: 'all' }] }],
  ['a level of another criterion', { score: null, choices: choose('all') }],
  ['two levels of one criterion', { score: null, choices: [...choose('clear'), ...choose('vague')] }],
  ['fewer criteria than there were', { score: 4, choices: choose('clear') }],
  ['none where there were some', { score: 4, choices: [] }],
])('refuses %s', async (what, given) => {
  const { attemptId, questionId } = await handedIn();
  const hadAll = what.includes('were');
  if (hadAll) await grade(attemptId, '0', { questionId, score: null, choices: choose('clear', 'all') });
  const before = (await sheet(attemptId)).questions;
  expect(await codeOf(grade(attemptId, hadAll ? '1' : '0', { questionId, ...given }))).toBe(
    'VALIDATION_FAILED',
  );
  expect((await sheet(attemptId)).questions).toEqual(before);
});

it('takes no levels for a question without a rubric', async () => {
  const questionId = (await bank.create(teacher.token, questionInput({ points: 4 }))).json().data
    .id as string;
  const examId = (
    await bank.createExam(
      teacher.token,
      examInput({ status: 'published', questions: [{ questionId, points: 4 }] }),
    )
  ).json().data.id as string;
  const learner = await makePerson(test, 'member');
  const attemptId = (await exams.start(examId, learner.token)).json().data.id as string;
  await exams.save(attemptId, learner.token, [answerTo(questionId, 1, { text: 'Because.' })]);
  await exams.submit(attemptId, learner.token, 1);
  expect(await codeOf(grade(attemptId, '0', { questionId, score: 2, choices: choose('clear') }))).toBe(
    'VALIDATION_FAILED',
  );
  expect((await grade(attemptId, '0', { questionId, score: 2 })).json().data.questions[0].score).toBe(2);
  // Points that were given are not taken back to none.
  expect(await codeOf(grade(attemptId, '1', { questionId, score: null }))).toBe('VALIDATION_FAILED');
});

it('lets nobody else give levels: not the learner, not another school', async () => {
  const { attemptId, questionId, learner } = await handedIn();
  const json = {
    version: '0',
    scores: [{ questionId, score: null, choices: choose('clear', 'all') }],
    finished: true,
  };
  const path = `/api/exam/v1/attempts/${attemptId}/grading`;
  expect(await codeOf(test.call('PUT', path, { token: learner.token, headers, json }))).toBe('FORBIDDEN');
  const elsewhere = { tenantid: SCHOOL.overseas };
  expect(await codeOf(test.call('PUT', path, { token: teacher.token, headers: elsewhere, json }))).toMatch(
    /FORBIDDEN|NOT_FOUND/,
  );
  expect((await sheet(attemptId)).questions[0]?.score).toBeNull();
});
