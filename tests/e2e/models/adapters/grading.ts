import { expect, request, type APIRequestContext, type Locator } from '@playwright/test';
import { LEARNER, signIn } from '../../support/accounts.ts';
import type { Adapter } from '../adapter.ts';
import { AdminClient, SCHOOL } from '../admin-client.ts';
import { begin, handIn, HEADERS, makeExam, question, save } from '../exams.ts';
import type { Stage } from '../stage.ts';
import { visit } from '../visit.ts';

const AUTOSAVE_MS = 1500;
const RETRY_MS = 10_000;

const RUBRIC = [
  {
    id: 'goal',
    title: { en_US: 'Goal' },
    levels: [
      { id: 'clear', title: { en_US: 'Clear' }, points: 2 },
      { id: 'none', title: { en_US: 'None' }, points: 0 },
    ],
  },
];
/** One of the two attempts, as grading has it. */
const grade = (questionId: string, more: object = {}) => ({
  questionId,
  score: null,
  comment: '',
  choices: [],
  appeal: null,
  ...more,
});
const drafted = (id: string, more: object = {}) => ({
  id,
  version: 1,
  scores: [grade('q1'), grade('q2')],
  feedback: '',
  finished: false,
  ...more,
});
const rubrics = { q2: RUBRIC };
const APPEALED = drafted('a', {
  finished: true,
  scores: [
    grade('q1', {
      score: 2,
      appeal: { scoreBefore: 2, scoreAfter: null, isAnswered: false, reply: '' },
    }),
    grade('q2', { score: 2, choices: [{ criterionId: 'goal', levelId: 'clear' }] }),
  ],
});

interface Sheet {
  version: string;
  attempt: { status: string };
  questions: { question: { id: string } }[];
}
const gradingOf = (attemptId: string) => `/api/exam/v1/attempts/${attemptId}/grading`;

/** Makes an exam with attempts that were handed in, and signs in who grades them. */
async function prepare(stage: Stage, attempts: number): Promise<{ learner: APIRequestContext }> {
  const written = [question('Why do kites fly?'), question('Plan a kite.', { rubric: RUBRIC })];
  const { id, questionIds } = await makeExam(stage, written);
  const learner = await request.newContext({
    baseURL: `http://localhost:${process.env.E2E_PORT ?? ''}`,
  });
  await signIn({ request: learner }, LEARNER);
  const answers = Object.fromEntries(questionIds.map((each) => [each, 'Because of the wind.']));
  for (let count = 0; count < attempts; count += 1) {
    const attempt = await begin(learner, id);
    await handIn(learner, attempt, await save(learner, attempt, answers));
    stage.notes.set('attempt', attempt);
  }
  stage.notes.set('grading', `/manage/${SCHOOL}/exams/${id}/grading`);
  await signIn(stage.page, 'admin@stoa.example');
  return { learner };
}

/** A colleague writes something about the attempt. */
async function colleague(stage: Stage, more: object = {}): Promise<void> {
  const adminClient = await AdminClient.of(stage);
  const path = gradingOf(stage.notes.get('attempt') ?? '');
  const { version, attempt } = await adminClient.send<Sheet>('GET', path);
  await adminClient.send('PUT', path, {
    data: {
      version,
      scores: [],
      feedback: `Seen ${version}.`,
      finished: attempt.status === 'graded',
      ...more,
    },
  });
}

const byItself = () => Promise.resolve();
const main = ({ page }: Stage): Locator => page.getByRole('main');
const press = (name: string) => (stage: Stage) =>
  main(stage).getByRole('button', { name, exact: true }).click();
const answer = (name: string) => (stage: Stage) =>
  stage.page.getByRole('alertdialog').getByRole('button', { name, exact: true }).click();
const key = (code: string) => (stage: Stage) => stage.page.keyboard.press(`Alt+Shift+${code}`);
const write = (field: RegExp, text: string) => (stage: Stage) =>
  main(stage).getByRole('textbox', { name: field }).first().fill(text);
/** A number is read when its field is left. */
const points = (text: string) => async (stage: Stage) => {
  const field = main(stage).getByRole('textbox', { name: 'Points of question 1' });
  await field.fill(text);
  await field.press('Tab');
};
const toggle = (name: string) => (stage: Stage) => main(stage).getByText(name, { exact: true }).click();
const changed = (type: string, more: object) => ({ type, questionId: 'q1', ...more });

/** The answers are shown, and nothing is to be saved. */
async function shown(stage: Stage): Promise<void> {
  await expect(main(stage).getByRole('heading', { name: 'Question 2' })).toBeVisible();
  await expect(main(stage).getByRole('button', { name: 'Save', exact: true })).toBeDisabled();
}

/** The attempts at an exam, graded one after the other. */
export const grading: Adapter = {
  machine: 'grading',
  inputs: {
    'the list': {
      value: { attemptId: null },
      open: async (stage) => {
        await prepare(stage, 2);
        await visit(stage, stage.notes.get('grading') ?? '');
      },
    },
    'an appeal by its address': {
      value: { attemptId: 'a' },
      open: async (stage) => {
        const { learner } = await prepare(stage, 1);
        const attempt = stage.notes.get('attempt') ?? '';
        const { questions } = await (await AdminClient.of(stage)).send<Sheet>('GET', gradingOf(attempt));
        const [first, second] = questions.map(({ question: { id } }) => id);
        await colleague(stage, {
          scores: [
            { questionId: first, score: 2 },
            { questionId: second, score: null, choices: [{ criterionId: 'goal', levelId: 'clear' }] },
          ],
          finished: true,
        });
        const appeal = await learner.put(`/api/exam/v1/attempts/${attempt}/appeals/${first}`, {
          headers: HEADERS,
          data: { reason: 'It names the wind.' },
        });
        expect(appeal.ok(), await appeal.text()).toBe(true);
        await visit(stage, `${stage.notes.get('grading')}?attempt=${attempt}`);
      },
    },
  },
  events: {
    'list shown': { event: { type: 'queue.shown' }, cause: byItself },
    listed: { event: { type: 'queue.listed', attemptIds: ['a', 'b'] }, cause: byItself },
    'first chosen': {
      event: { type: 'attempt.opened', attemptId: 'a' },
      cause: (stage) => main(stage).getByRole('rowheader').first().getByRole('link').click(),
    },
    'first opened': { event: { type: 'attempt.opened', attemptId: 'a' }, cause: byItself },
    'second opened': { event: { type: 'attempt.opened', attemptId: 'b' }, cause: byItself },
    retried: { event: { type: 'attempt.retried' }, cause: press('Try again') },
    'two points': { event: changed('score.changed', { score: 2 }), cause: points('2') },
    'three points': { event: changed('score.changed', { score: 3 }), cause: points('3') },
    'no points': { event: changed('score.changed', { score: null }), cause: points('') },
    remark: {
      event: changed('remark.changed', { comment: 'Which wind?' }),
      cause: write(/^Remark for the learner/, 'Which wind?'),
    },
    'another remark': {
      event: changed('remark.changed', { comment: 'From where?' }),
      cause: write(/^Remark for the learner/, 'From where?'),
    },
    level: {
      event: { type: 'level.chosen', questionId: 'q2', choice: { criterionId: 'goal', levelId: 'clear' } },
      cause: toggle('Clear'),
    },
    'lower level': {
      event: { type: 'level.chosen', questionId: 'q2', choice: { criterionId: 'goal', levelId: 'none' } },
      cause: toggle('None'),
    },
    feedback: {
      event: { type: 'feedback.changed', feedback: 'Well argued.' },
      cause: write(/^Feedback on the whole attempt/, 'Well argued.'),
    },
    'more feedback': {
      event: { type: 'feedback.changed', feedback: 'Well argued, and short.' },
      cause: write(/^Feedback on the whole attempt/, 'Well argued, and short.'),
    },
    finished: { event: { type: 'finish.chosen', finished: true }, cause: toggle('Grading is finished') },
    marked: {
      event: changed('appeal.marked', { isAnswered: true }),
      cause: toggle('Answer the appeal when I save'),
    },
    unmarked: {
      event: changed('appeal.marked', { isAnswered: false }),
      cause: toggle('Answer the appeal when I save'),
    },
    reply: {
      event: changed('reply.changed', { reply: 'One risk only.' }),
      cause: write(/^Reply to the learner/, 'One risk only.'),
    },
    'another reply': {
      event: changed('reply.changed', { reply: 'It names one risk only.' }),
      cause: write(/^Reply to the learner/, 'It names one risk only.'),
    },
    saved: { event: { type: 'settings.submitted' }, cause: key('KeyS') },
    undo: { event: { type: 'settings.reset' }, cause: press('Undo the changes') },
    undone: { event: { type: 'reset.confirmed' }, cause: answer('Undo the changes') },
    kept: { event: { type: 'reset.cancelled' }, cause: answer('Keep them') },
    next: { event: { type: 'next.asked' }, cause: key('KeyN') },
    previous: { event: { type: 'previous.asked' }, cause: key('KeyP') },
    'leaving asked': { event: { type: 'leave.asked' }, cause: byItself },
    'to the list': {
      event: { type: 'leave.asked' },
      cause: (stage) => main(stage).getByRole('link', { name: 'Back to all attempts' }).click(),
    },
    back: { event: { type: 'leave.asked' }, cause: ({ page }) => page.evaluate(() => history.back()) },
    left: { event: { type: 'leave.confirmed' }, cause: answer('Leave') },
    stayed: { event: { type: 'leave.cancelled' }, cause: answer('Stay') },
    mine: {
      event: { type: 'conflict.mineKept' },
      cause: ({ page }) => page.getByRole('button', { name: 'Overwrite with mine' }).click(),
    },
    theirs: {
      event: { type: 'conflict.theirsTaken' },
      cause: ({ page }) => page.getByRole('button', { name: 'Use theirs' }).click(),
    },
  },
  outcomes: {
    openAttempt: {
      call: 'GET /attempts/*/grading?lang=',
      ends: {
        first: { resolve: { draft: drafted('a'), rubrics }, cause: shown },
        second: { resolve: { draft: drafted('b'), rubrics }, cause: shown },
        appealed: { resolve: { draft: APPEALED, rubrics }, cause: shown },
        cut: { reject: { code: 'NETWORK' }, answer: 'cut' },
      },
    },
    saveGrades: {
      call: 'PUT /attempts/*/grading',
      ends: {
        saved: {
          resolve: drafted('a', { version: 2, scores: [grade('q1', { score: 2 }), grade('q2')] }),
        },
        'saved, and said': {
          resolve: drafted('a', { version: 2, scores: [grade('q1', { score: 2 }), grade('q2')] }),
          cause: (stage) => expect(main(stage).getByText('Saved.', { exact: true })).toBeVisible(),
        },
        'a remark alone': {
          resolve: drafted('a', {
            version: 2,
            scores: [grade('q1', { comment: 'Which wind?' }), grade('q2')],
          }),
        },
        cut: { reject: { code: 'NETWORK' }, answer: 'cut' },
        'a colleague was quicker': { reject: { code: 'VERSION_CONFLICT' }, before: colleague },
        'too old': { reject: { code: 'VERSION_CONFLICT' } },
      },
    },
    loadGrades: {
      call: 'GET /attempts/*/grading',
      ends: {
        theirs: { resolve: { ...APPEALED, version: 3, feedback: 'Seen.' } },
        cut: { reject: { code: 'NETWORK' }, answer: 'cut' },
      },
    },
  },
  seen: {
    'grading.queue': (stage) => main(stage).getByRole('grid', { name: 'Submitted attempts' }),
    'grading.opening': ({ page }) =>
      page.locator('main:not(:has(textarea))').getByRole('link', { name: 'Back to all attempts' }),
    'grading.unopened': ({ page }) => page.getByRole('heading', { name: 'No connection' }),
    'grading.opened.editing.dirty': (stage) => main(stage).getByText('You have unsaved changes.'),
    'grading.opened.editing.dirty.invalid': (stage) =>
      main(stage).getByText('This field is required.').first(),
    'grading.opened.editing.dirty.refused': (stage) =>
      main(stage)
        .getByRole('alert')
        .filter({ hasText: /^(No connection\. Nothing was changed|Someone else has saved changes)/ }),
    'grading.opened.saving': (stage) => main(stage).locator('button[data-pending]'),
    'grading.opened.confirmingReset': ({ page }) =>
      page.getByRole('alertdialog', { name: 'Undo all changes?' }),
    'grading.opened.confirmingLeave': ({ page }) =>
      page.getByRole('alertdialog', { name: 'Leave without saving?' }),
    'grading.opened.conflict': ({ page }) =>
      page.getByRole('dialog', { name: 'Someone else has saved changes' }),
  },
  walks: [
    {
      name: 'two attempts one after the other, by keys, over a lost connection',
      steps: [
        ['open:the list', 'list shown', 'listed', 'first chosen', 'openAttempt:cut', 'retried'],
        ['openAttempt:first', 'two points', 'no points', 'two points'],
        [`wait:${AUTOSAVE_MS}`, 'saveGrades:cut', `wait:${RETRY_MS}`],
        ['three points', 'remark', 'level', 'feedback', 'saveGrades:saved', `wait:${AUTOSAVE_MS}`],
        ['next', 'leaving asked', 'saveGrades:saved', 'second opened', 'openAttempt:second'],
        ['remark', 'saved', 'previous', 'leaving asked', 'saveGrades:saved', 'first opened'],
        ['openAttempt:first', 'next', 'leaving asked', 'second opened', 'openAttempt:second'],
        ['previous', 'leaving asked', 'first opened', 'openAttempt:first'],
        ['two points', 'saved', 'saveGrades:saved, and said'],
      ].flat(),
    },
    {
      name: 'leaving: what is not finished, what cannot be saved, and what is typed meanwhile',
      steps: [
        ['open:the list', 'list shown', 'listed', 'first chosen', 'openAttempt:first'],
        ['finished', 'saved', 'undo', 'kept', 'undo', 'back', 'stayed', 'to the list', 'left', 'list shown'],
        ['first chosen', 'openAttempt:first', 'level', 'feedback', 'undo', 'undone', 'remark'],
        ['to the list', 'saveGrades:cut', 'stayed', 'to the list', 'another remark'],
        ['saveGrades:a remark alone', 'finished', 'saveGrades:a remark alone', 'left', 'list shown'],
      ].flat(),
    },
    {
      name: 'an appeal that a colleague looks at as well',
      steps: [
        ['open:an appeal by its address', 'listed', 'openAttempt:appealed', 'marked', 'reply', 'saved'],
        ['unmarked', 'marked', 'another reply', 'saveGrades:a colleague was quicker', 'loadGrades:cut'],
        ['saved', 'saveGrades:too old', 'to the list', 'loadGrades:cut', 'stayed'],
        ['saved', 'saveGrades:too old', 'loadGrades:theirs', 'mine', 'saveGrades:a colleague was quicker'],
        ['loadGrades:theirs', 'theirs', 'to the list', 'list shown', 'first chosen', 'openAttempt:appealed'],
        [
          'marked',
          'reply',
          'saved',
          'saveGrades:a colleague was quicker',
          'loadGrades:theirs',
          'back',
          'stayed',
        ],
        ['saved', 'saveGrades:too old', 'loadGrades:theirs', 'theirs'],
      ].flat(),
    },
  ],
};
