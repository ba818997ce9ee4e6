import { createActor, SimulatedClock } from 'xstate';
import { describe, expect, test, vi } from 'vitest';
import { BACK_OFF_LIMIT_MS } from '../shared/back-off.ts';
import { NotProvidedError } from '../shared/not-provided.ts';
import { fakeActor } from '../testing/fake-actor.ts';
import { askedOf, isGiven, missingOf, shownPages } from './survey-answers.ts';
import { surveyMachine } from './survey.machine.ts';
import type { AskedPage, LocalSurvey, SubmitSurveyInput } from './survey.types.ts';

const PAGES: AskedPage[] = [
  { id: 'p1', questions: [{ id: 'q1', required: true, parts: 0, isWhole: false }] },
  {
    id: 'p2',
    questions: [
      { id: 'q2', required: false, parts: 3, isWhole: true },
      { id: 'q3', required: true, parts: 2, isWhole: false },
    ],
  },
];
const rows = ['r1', 'r2'].map((row) => ({ row, option: 'a' }));

async function open(local: LocalSurvey | null = null, pages: readonly AskedPage[] = PAGES) {
  const readLocal = fakeActor<LocalSurvey | null, undefined>();
  const storeLocal = fakeActor<unknown, LocalSurvey>();
  const submitAnswers = fakeActor<{ thanks: string }, SubmitSurveyInput>();
  const clock = new SimulatedClock();
  const actor = createActor(
    surveyMachine.provide({
      actors: {
        readLocal: readLocal.logic as never,
        storeLocal: storeLocal.logic,
        submitAnswers: submitAnswers.logic,
      },
    }),
    { clock, input: { version: 2, pages, submissionId: 'fresh-submission' } },
  );
  actor.start();
  await readLocal.succeed(local);
  const context = () => actor.getSnapshot().context;
  const has = (tag: string): boolean => actor.getSnapshot().hasTag(tag as 'answering');
  const answer = (questionId: string, given: object) =>
    actor.send({ type: 'answer.changed', questionId, answer: given });
  const handIn = () => {
    answer('q1', { choice: ['a'] });
    actor.send({ type: 'page.done' });
    answer('q3', { rows });
    actor.send({ type: 'page.done' });
  };
  return { actor, clock, storeLocal, submitAnswers, context, has, answer, handIn };
}

test('gaps count one by one, and files as an answer', () => {
  const gap = (key: string) => ({ key, value: 'a' });
  const asked = { id: 'q1', required: true, parts: 2, isWhole: false };
  const missing = (answer: object) =>
    missingOf({ pages: [{ id: 'p1', questions: [asked] }], answers: { q1: answer }, index: 0 });
  expect([missing({ parts: [gap('1')] }), missing({ parts: [gap('1'), gap('2')] })]).toEqual([['q1'], []]);
  const file = { url: '/files/1/a', name: 'a.pdf', bytes: 1 };
  expect([isGiven({ files: [file] }), isGiven({ files: [] }), isGiven({ parts: [] })]).toEqual([
    true,
    false,
    false,
  ]);
});

describe('answering a survey', () => {
  test('asks for what is missing before the next page', async () => {
    const { actor, context, has, answer } = await open();
    actor.send({ type: 'page.done' });
    expect([context().index, context().missing, has('invalid')]).toEqual([0, ['q1'], true]);
    answer('q1', { choice: ['a'] });
    expect(context().missing).toEqual([]);
    actor.send({ type: 'page.done' });
    expect([context().index, has('invalid')]).toEqual([1, false]);
    answer('q2', { choice: ['a'] });
    answer('q3', { rows: rows.slice(0, 1) });
    actor.send({ type: 'page.done' });
    expect(context().missing).toEqual(['q2', 'q3']);
    actor.send({ type: 'page.left' });
    actor.send({ type: 'page.left' });
    expect([context().index, context().missing]).toEqual([0, []]);
  });

  test('keeps each answer on the device, and none to what is not asked', async () => {
    const { storeLocal, answer, context } = await open();
    answer('q9', { text: 'Hello' });
    expect([storeLocal.inputs, context().answers]).toEqual([[], {}]);
    answer('q1', { choice: ['b'] });
    expect(storeLocal.inputs.at(-1)).toEqual({
      answers: { q1: { choice: ['b'] } },
      pageId: 'p1',
      version: 2,
      submissionId: 'fresh-submission',
      isSubmitted: false,
    });
  });

  test('goes on after a reload where it was, with the same submission', async () => {
    const { context } = await open({
      answers: { q1: { choice: ['b'] }, gone: { text: 'x' } },
      pageId: 'p2',
      version: 2,
      submissionId: 'first-submission',
      isSubmitted: false,
    });
    expect(context()).toMatchObject({
      answers: { q1: { choice: ['b'] } },
      index: 1,
      submissionId: 'first-submission',
    });
  });

  test('is over where it was handed in from here', async () => {
    const { has } = await open({
      answers: {},
      pageId: '',
      version: 2,
      submissionId: 'first-submission',
      isSubmitted: true,
    });
    expect(has('answered')).toBe(true);
  });

  test('begins at the first page where the survey has changed', async () => {
    const { context } = await open({
      answers: {},
      pageId: 'p2',
      version: 1,
      submissionId: 'first-submission',
      isSubmitted: false,
    });
    expect(context().index).toBe(0);
  });
});

describe('branches', () => {
  const question = (id: string, more: Partial<AskedPage['questions'][0]> = {}) => ({
    id,
    required: true,
    parts: 0,
    isWhole: false,
    ...more,
  });
  const after = (itemId: string, is: boolean, ...values: string[]) => ({ showIf: { itemId, is, values } });
  const BRANCHES: AskedPage[] = [
    { id: 'p1', questions: [question('q1'), question('why', after('q1', true, 'b'))] },
    {
      id: 'p2',
      questions: [question('q2', after('q1', true, 'b')), question('q3', after('why', false, '9'))],
    },
    { id: 'p3', questions: [question('q4', { required: false })] },
  ];
  const openBranches = (local: LocalSurvey | null = null) => open(local, BRANCHES);

  test('leave out questions, what has to be answered of them, and pages without any', async () => {
    const { actor, context, has, answer } = await openBranches();
    answer('q1', { choice: ['a'] });
    expect([...askedOf(context())]).toEqual(['q1', 'q4']);
    expect(shownPages(context())).toEqual([0, 2]);
    actor.send({ type: 'page.done' });
    expect([context().index, has('invalid')]).toEqual([2, false]);
    actor.send({ type: 'page.left' });
    expect(context().index).toBe(0);
    answer('q1', { choice: ['b'] });
    actor.send({ type: 'page.done' });
    expect([context().index, context().missing]).toEqual([0, ['why']]);
    answer('why', { number: 3 });
    actor.send({ type: 'page.done' });
    actor.send({ type: 'page.done' });
    expect([context().index, context().missing]).toEqual([1, ['q2', 'q3']]);
  });

  test('ask for nothing any more where another answer leaves it out', async () => {
    const { actor, context, answer } = await openBranches();
    answer('q1', { choice: ['b'] });
    actor.send({ type: 'page.done' });
    expect(context().missing).toEqual(['why']);
    answer('q1', { choice: ['a'] });
    expect(context().missing).toEqual([]);
  });

  test('that were left send no answer, and keep it for who comes back', async () => {
    const { actor, context, has, answer, submitAnswers } = await openBranches();
    answer('q1', { choice: ['b'] });
    answer('why', { number: 3 });
    answer('q2', { text: 'Because' });
    answer('q3', { text: 'It rained' });
    answer('q1', { choice: ['a'] });
    expect(context().answers['q2']).toEqual({ text: 'Because' });
    actor.send({ type: 'page.done' });
    actor.send({ type: 'page.done' });
    expect(has('submitting')).toBe(true);
    expect(submitAnswers.inputs[0]?.answers).toEqual({ q1: { choice: ['a'] } });
  });

  test('hand in from an earlier page where nothing later is asked', async () => {
    const { actor, has, answer } = await open(null, BRANCHES.slice(0, 2));
    answer('q1', { choice: ['a'] });
    actor.send({ type: 'page.done' });
    expect(has('submitting')).toBe(true);
  });
});

describe('handing in', () => {
  test('waits for the network and sends the same once more', async () => {
    const { clock, submitAnswers, has, handIn, context } = await open();
    handIn();
    expect(has('submitting')).toBe(true);
    await submitAnswers.fail('NETWORK');
    expect(has('offline')).toBe(true);
    clock.increment(BACK_OFF_LIMIT_MS);
    expect(submitAnswers.inputs[1]).toEqual(submitAnswers.inputs[0]);
    await submitAnswers.succeed({ thanks: 'Thank you' });
    expect([has('submitted'), context().thanks]).toEqual([true, 'Thank you']);
  });

  test.each([
    ['SURVEY_ANSWERED', 'answered'],
    ['SURVEY_CLOSED', 'closed'],
    ['UNAUTHENTICATED', 'signInNeeded'],
    ['NOT_FOUND', 'failed'],
  ])('says of %s that it is %s', async (code, tag) => {
    const { submitAnswers, has, handIn } = await open();
    handIn();
    await submitAnswers.fail(code);
    expect(has(tag)).toBe(true);
  });

  test('that is refused lets people back to the page before, which the device keeps', async () => {
    const { actor, submitAnswers, storeLocal, has, handIn, context } = await open();
    handIn();
    const last = context().index;
    await submitAnswers.fail('VALIDATION_FAILED');
    const stored = storeLocal.inputs.length;
    actor.send({ type: 'page.left' });
    expect([has('answering'), context().answers['q1']]).toEqual([true, { choice: ['a'] }]);
    expect(context().index).toBeLessThan(last);
    expect(storeLocal.inputs.slice(stored)).toMatchObject([{ pageId: context().pages[context().index]?.id }]);
  });

  test('that is refused can be changed at once, is stored on the device, and is handed in anew', async () => {
    const { actor, submitAnswers, storeLocal, has, handIn, context } = await open();
    handIn();
    await submitAnswers.fail('VALIDATION_FAILED');
    const stored = storeLocal.inputs.length;
    actor.send({ type: 'answer.changed', questionId: 'nowhere', answer: { choice: ['b'] } });
    expect(has('failed')).toBe(true);
    actor.send({ type: 'answer.changed', questionId: 'q1', answer: { choice: ['b'] } });
    expect([has('answering'), has('failed'), context().answers['q1']]).toEqual([
      true,
      false,
      { choice: ['b'] },
    ]);
    expect(storeLocal.inputs.slice(stored)).toMatchObject([{ answers: { q1: { choice: ['b'] } } }]);
    handIn();
    expect(submitAnswers.inputs).toHaveLength(2);
  });
});

test('an answer of spaces or nothing is none', () => {
  expect([{}, { text: ' ' }, { choice: [] }, { rows: [] }, { number: 0 }].map(isGiven)).toEqual([
    false,
    false,
    false,
    false,
    true,
  ]);
  expect([isGiven(undefined), missingOf({ pages: [], answers: {}, index: 0 })]).toEqual([false, []]);
});

describe('what has to be answered before the next page', () => {
  const asking = (more: Partial<AskedPage['questions'][0]>): AskedPage[] => [
    { id: 'p', questions: [{ id: 'q', required: false, parts: 0, isWhole: false, ...more }] },
  ];
  const given = (count: number) => ({
    rows: Array.from({ length: count }, (_, row) => ({ row: `r${row}`, option: 'a' })),
  });

  test.each<[string, Partial<AskedPage['questions'][0]>, object | null, string[]]>([
    ['nothing of what may be left out', {}, null, []],
    ['nothing of what may be left out as a whole', { parts: 3, isWhole: true }, null, []],
    ['the rest of what counts as a whole alone', { parts: 3, isWhole: true }, given(2), ['q']],
    ['nothing more of what is whole', { parts: 3, isWhole: true }, given(3), []],
    ['nothing of what may be answered in part', { parts: 3 }, given(1), []],
    ['the rest of what is needed', { required: true, parts: 3 }, given(2), ['q']],
    ['what is needed and empty', { required: true }, { text: ' ' }, ['q']],
    ['nothing of what is needed and there', { required: true }, { text: 'x' }, []],
    ['the rest of an order', { required: true, parts: 3 }, { choice: ['a', 'b'] }, ['q']],
    ['nothing of an order that is whole', { required: true, parts: 2 }, { choice: ['a', 'b'] }, []],
  ])('is %s', (_, question, answer, missing) => {
    const pages = asking(question);
    expect(missingOf({ pages, answers: answer ? { q: answer } : {}, index: 0 })).toEqual(missing);
    expect(missingOf({ pages, answers: {}, index: 7 })).toEqual([]);
  });

  test.each<[object, boolean]>([
    [{ choice: ['a'] }, true],
    [{ text: 'x' }, true],
    [{ rows }, true],
    [{ rows: rows.slice(0, 1) }, true],
    [{ choice: ['a'], text: '' }, true],
    [{ choice: [], number: 1 }, true],
  ])('%j is an answer: %s', (answer, is) => {
    expect(isGiven(answer)).toBe(is);
  });
});

describe('pages', () => {
  test('are left to the one before, and not beyond the first', async () => {
    const { actor, context, has, answer, storeLocal } = await open();
    actor.send({ type: 'page.done' });
    actor.send({ type: 'page.left' });
    expect([context().index, has('invalid'), context().missing]).toEqual([0, true, ['q1']]);
    answer('q1', { choice: ['a'] });
    actor.send({ type: 'page.done' });
    expect(storeLocal.inputs.at(-1)).toMatchObject({ pageId: 'p2' });
    actor.send({ type: 'page.done' });
    expect([has('invalid'), context().missing]).toEqual([true, ['q3']]);
    answer('q2', { rows });
    expect(context().missing).toEqual(['q3']);
    actor.send({ type: 'page.left' });
    expect([context().index, has('invalid'), context().missing]).toEqual([0, false, []]);
    expect(storeLocal.inputs.at(-1)).toMatchObject({ pageId: 'p1' });
    const count = storeLocal.inputs.length;
    await storeLocal.succeed({});
    expect(storeLocal.inputs).toHaveLength(count);
  });

  test('are kept nowhere before something is done', async () => {
    const { storeLocal, has } = await open();
    expect([storeLocal.inputs, has('invalid')]).toEqual([[], false]);
  });

  test('begin with the first where the one that was shown is gone', async () => {
    const { context } = await open({
      answers: { q1: { choice: ['a'] } },
      pageId: 'gone',
      version: 2,
      submissionId: 'first-submission',
      isSubmitted: false,
    });
    expect([context().index, context().answers]).toEqual([0, { q1: { choice: ['a'] } }]);
  });

  test('begin anew with a submission of their own where nothing is kept or can be kept', async () => {
    const { actor, storeLocal, context, has, answer } = await open();
    expect(context()).toMatchObject({ answers: {}, index: 0, submissionId: 'fresh-submission', missing: [] });
    answer('q1', { choice: ['a'] });
    await storeLocal.fail('UNKNOWN');
    actor.send({ type: 'page.done' });
    expect([has('answering'), context().index, context().problem]).toEqual([true, 1, null]);
  });
});

describe('answers on their way', () => {
  const sent = async () => {
    const survey = await open();
    survey.handIn();
    const { actor, submitAnswers, has } = survey;
    return {
      ...survey,
      count: () => submitAnswers.inputs.length,
      tags: () => ['submitting', 'offline', 'signInNeeded', 'failed', 'answering'].filter(has),
      send: (type: 'submit.retried' | 'network.restored' | 'signIn.completed') => actor.send({ type }),
    };
  };

  test('are those of this version and submission', async () => {
    const { submitAnswers, tags, context } = await sent();
    expect(submitAnswers.inputs).toEqual([
      { version: 2, submissionId: 'fresh-submission', answers: { q1: { choice: ['a'] }, q3: { rows } } },
    ]);
    expect(tags()).toEqual(['submitting']);
    await submitAnswers.fail('NETWORK');
    expect(context().problem?.code).toBe('NETWORK');
  });

  test.each(['NETWORK', 'SERVICE_UNAVAILABLE', 'INTERNAL_ERROR', 'TOO_MANY_REQUESTS'])(
    'that are lost by %s are sent again ever more slowly, or at once',
    async (code) => {
      vi.spyOn(Math, 'random').mockReturnValue(1);
      const { clock, submitAnswers, tags, count, send, context } = await sent();
      await submitAnswers.fail(code);
      expect(tags()).toEqual(['submitting', 'offline']);
      clock.increment(999);
      expect(count()).toBe(1);
      clock.increment(1);
      expect([count(), tags()]).toEqual([2, ['submitting']]);
      await submitAnswers.fail(code);
      clock.increment(1_999);
      expect(count()).toBe(2);
      clock.increment(1);
      await submitAnswers.fail(code);
      send('network.restored');
      expect(count()).toBe(4);
      await submitAnswers.fail(code);
      send('submit.retried');
      expect(count()).toBe(5);
      await submitAnswers.succeed({ thanks: '' });
      expect(context().problem).toBeNull();
    },
  );

  test.each(['UNAUTHENTICATED', 'TOKEN_EXPIRED'])(
    'that need a sign-in (%s) go on afterwards',
    async (code) => {
      const { submitAnswers, tags, count, send } = await sent();
      await submitAnswers.fail(code);
      expect(tags()).toEqual(['signInNeeded']);
      send('signIn.completed');
      expect([count(), tags()]).toEqual([2, ['submitting']]);
      await submitAnswers.fail(code);
      send('submit.retried');
      expect(count()).toBe(3);
    },
  );

  test('that are refused say why and can be sent again', async () => {
    const { submitAnswers, tags, count, send, context } = await sent();
    await submitAnswers.fail('NOT_A_MEMBER', { requestId: 'req-1' });
    expect([tags(), context().problem]).toEqual([['failed'], { code: 'NOT_A_MEMBER', requestId: 'req-1' }]);
    send('submit.retried');
    expect([count(), tags()]).toEqual([2, ['submitting']]);
  });

  test.each(['SURVEY_ANSWERED', 'SURVEY_CLOSED'])(
    'that come too late (%s) are not sent again',
    async (code) => {
      const { actor, submitAnswers } = await sent();
      await submitAnswers.fail(code);
      expect(actor.getSnapshot().status).toBe('done');
    },
  );
});

test('a survey opens where the device can read nothing, and throws where the page cannot read at all', async () => {
  const begin = () => {
    const readLocal = fakeActor<LocalSurvey | null, undefined>();
    const actor = createActor(surveyMachine.provide({ actors: { readLocal: readLocal.logic as never } }), {
      input: { version: 2, pages: PAGES, submissionId: 'fresh-submission' },
    });
    const errors: unknown[] = [];
    actor.subscribe({ error: (error) => errors.push(error) });
    actor.start();
    return {
      readLocal,
      errors,
      index: () => actor.getSnapshot().context.index,
      has: (tag: 'loading' | 'answering') => actor.getSnapshot().hasTag(tag),
    };
  };
  const blocked = begin();
  expect(blocked.has('loading')).toBe(true);
  await blocked.readLocal.fail('UNKNOWN');
  expect([blocked.has('answering'), blocked.index()]).toEqual([true, 0]);
  const forgotten = begin();
  await forgotten.readLocal.failWith(new NotProvidedError('actor', 'readLocal'));
  expect(forgotten.errors).toEqual([expect.any(NotProvidedError)]);
});

test('a survey whose answers can nowhere be stored by a mistake of the page throws', async () => {
  const { actor, storeLocal, answer } = await open();
  const errors: unknown[] = [];
  actor.subscribe({ error: (error) => errors.push(error) });
  answer('q1', { choice: ['a'] });
  await storeLocal.failWith(new NotProvidedError('actor', 'storeLocal'));
  expect(errors).toEqual([expect.any(NotProvidedError)]);
});
