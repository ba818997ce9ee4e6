import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor, fromCallback } from 'xstate';
import { fakeActor } from '../testing/fake-actor.ts';
import { NotProvidedError } from '../shared/not-provided.ts';
import { isAnswered } from './attempt-answers.ts';
import { attemptMachine } from './attempt.machine.ts';
import { SAVE_DELAY_MS } from './attempt.setup.ts';
import type {
  AttemptAnswer,
  AttemptReceipt,
  AttemptTime,
  LoadedAttempt,
  SaveAnswersInput,
  SaveAnswersOutput,
  StoreAnswersInput,
  SubmitAttemptInput,
} from './attempt.types.ts';

const NOW = Date.UTC(2026, 10, 21, 8, 0, 0);
const MINUTE_MS = 60_000;
const HERE = 'device-here';
const [ONE, TWO] = ['1700000000000530001', '1700000000000530002'];
const at = new Date(NOW).toISOString();

beforeEach(() => vi.useFakeTimers({ now: NOW }));
afterEach(() => vi.useRealTimers());

const answer = (questionId: string, sequence: number, text: string): AttemptAnswer => ({
  questionId,
  sequence,
  choice: [],
  text,
  flagged: false,
  at,
});
const loaded = (more: Partial<LoadedAttempt> = {}): LoadedAttempt => ({
  isRunning: true,
  isPaused: false,
  deadline: NOW + 20 * MINUTE_MS,
  serverTime: NOW,
  revision: 0,
  questionIds: [ONE, TWO],
  answers: [],
  ...more,
});
const receipt: AttemptReceipt = {
  submittedAt: at,
  submittedBy: 'person',
  answered: 1,
  questionCount: 2,
  receipt: 'f'.repeat(64),
  grading: 0,
};

function createAttempt() {
  const readLocal = fakeActor<AttemptAnswer[], { attemptId: string }>();
  const storeLocal = fakeActor<unknown, StoreAnswersInput>();
  const loadAttempt = fakeActor<LoadedAttempt, { attemptId: string }>();
  const saveAnswers = fakeActor<SaveAnswersOutput, SaveAnswersInput>();
  const submitAttempt = fakeActor<AttemptReceipt, SubmitAttemptInput>();
  let noticeTab = (): void => undefined;
  const announced: number[] = [];
  const actor = createActor(
    attemptMachine.provide({
      actors: {
        readLocal: readLocal.logic,
        storeLocal: storeLocal.logic,
        loadAttempt: loadAttempt.logic,
        saveAnswers: saveAnswers.logic,
        submitAttempt: submitAttempt.logic,
        watchTabs: fromCallback(({ sendBack }) => {
          noticeTab = () => sendBack({ type: 'tab.noticed' });
        }),
      },
    }),
    { input: { attemptId: '1700000000000510001', deviceId: HERE } },
  );
  actor.on('time.announced', ({ minutes }) => announced.push(minutes));
  actor.start();
  const open = async (attempt = loaded(), local: AttemptAnswer[] = []) => {
    await readLocal.succeed(local);
    await loadAttempt.succeed(attempt);
  };
  const type = (questionId: string, text: string) =>
    actor.send({ type: 'answer.changed', questionId, choice: [], text, at });
  const saved = (revision: number, more: Partial<SaveAnswersOutput> = {}) =>
    saveAnswers.succeed({ revision, serverTime: Date.now(), newer: [], elsewhere: false, ...more });
  const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
  const confirm = () => {
    actor.send({ type: 'review.opened' });
    actor.send({ type: 'submit.asked' });
    actor.send({ type: 'submit.confirmed' });
  };
  const time = (more: Partial<AttemptTime>) =>
    actor.send({
      type: 'time.received',
      isRunning: true,
      isPaused: false,
      deadline: NOW + 20 * MINUTE_MS,
      serverTime: Date.now(),
      ...more,
    });
  const has = (tag: string) => actor.getSnapshot().hasTag(tag as 'saved');
  const texts = () =>
    Object.fromEntries(
      Object.values(actor.getSnapshot().context.answers).map((one) => [one.questionId, one.text]),
    );
  return {
    actor,
    readLocal,
    storeLocal,
    loadAttempt,
    saveAnswers,
    submitAttempt,
    noticeTab: () => noticeTab(),
    announced,
    open,
    type,
    saved,
    pass,
    confirm,
    time,
    has,
    texts,
  };
}

describe('the time of an attempt', () => {
  it('follows what a teacher gives, and announces anew what comes nearer', async () => {
    const test = createAttempt();
    await test.open(loaded({ deadline: NOW + 6 * MINUTE_MS }));
    await test.pass(2 * MINUTE_MS);
    expect(test.announced).toEqual([5]);
    const serverTime = Date.now();
    test.time({ deadline: NOW + 30 * MINUTE_MS, serverTime });
    expect(test.actor.getSnapshot().context.deadline).toBe(NOW + 30 * MINUTE_MS);
    await test.pass(10 * MINUTE_MS);
    expect(test.has('running')).toBe(true);
    await test.pass(9 * MINUTE_MS);
    expect(test.announced).toEqual([5, 10]);
  });

  it('goes on as it was where nothing moved', async () => {
    const test = createAttempt();
    await test.open(loaded({ deadline: NOW + 11 * MINUTE_MS }));
    await test.pass(2 * MINUTE_MS);
    test.time({ deadline: NOW + 11 * MINUTE_MS });
    expect(test.announced).toEqual([10]);
    expect(test.has('running')).toBe(true);
  });

  it('stands still while a teacher has paused it, and goes on to the end that is said then', async () => {
    const test = createAttempt();
    await test.open(loaded({ deadline: NOW + 11 * MINUTE_MS }));
    test.time({ isPaused: true, deadline: NOW + 11 * MINUTE_MS });
    expect(test.has('paused')).toBe(true);
    await test.pass(60 * MINUTE_MS);
    expect([test.has('running'), test.announced]).toEqual([true, []]);
    // What was typed just before is saved all the same.
    test.type(ONE, 'a');
    await test.pass(SAVE_DELAY_MS);
    await test.saved(1);
    expect(test.has('saved')).toBe(true);
    test.time({ deadline: NOW + 71 * MINUTE_MS });
    expect(test.has('paused')).toBe(false);
    await test.pass(2 * MINUTE_MS);
    expect(test.announced).toEqual([10]);
  });

  it('is paused from the start where it was before the page was opened', async () => {
    const test = createAttempt();
    await test.open(loaded({ isPaused: true, deadline: NOW - MINUTE_MS }));
    expect(test.has('paused')).toBe(true);
  });

  it('asks for nothing that the person did not: where the end has moved unheard, it goes on', async () => {
    const test = createAttempt();
    await test.open(loaded({ deadline: NOW + MINUTE_MS }));
    await test.pass(2 * MINUTE_MS);
    expect(test.submitAttempt.inputs.at(-1)).toMatchObject({ isTimeOver: true });
    await test.submitAttempt.fail('VERSION_CONFLICT');
    await test.loadAttempt.succeed(loaded({ deadline: NOW + 30 * MINUTE_MS, serverTime: Date.now() }));
    expect(test.has('running')).toBe(true);
    test.confirm();
    expect(test.submitAttempt.inputs.at(-1)).toMatchObject({ isTimeOver: false });
  });

  it('ends where a teacher has handed in, with what is not saved yet told to the server first', async () => {
    const test = createAttempt();
    await test.open();
    test.type(ONE, 'a');
    test.time({ isRunning: false, deadline: NOW });
    expect(test.has('submitting')).toBe(true);
    await test.saveAnswers.fail('ATTEMPT_SUBMITTED');
    await test.submitAttempt.succeed({ ...receipt, submittedBy: 'teacher' });
    expect(test.has('submitted')).toBe(true);
    expect(test.actor.getSnapshot().context.receipt).toMatchObject({ submittedBy: 'teacher' });
  });
});

describe('an attempt', () => {
  it('keeps each change on the device at once and on the server soon, with a number of its own', async () => {
    const test = createAttempt();
    await test.open();
    expect(test.has('saved')).toBe(true);
    test.type(ONE, 'a');
    test.type(ONE, 'ab');
    expect(test.storeLocal.inputs.at(-1)?.answers).toEqual([answer(ONE, 2, 'ab')]);
    expect([test.has('unsaved'), test.saveAnswers.inputs.length]).toEqual([true, 0]);
    await test.pass(SAVE_DELAY_MS);
    expect(test.saveAnswers.inputs[0]).toMatchObject({ deviceId: HERE, answers: [answer(ONE, 2, 'ab')] });
    test.type(TWO, 'c');
    await test.saved(1);
    expect(test.has('unsaved')).toBe(true);
    await test.pass(SAVE_DELAY_MS);
    expect(test.saveAnswers.inputs[1]?.answers).toEqual([answer(TWO, 3, 'c')]);
    await test.saved(2);
    expect([test.has('saved'), test.actor.getSnapshot().context.revision]).toEqual([true, 2]);
  });

  it('does not wait when the page is hidden', async () => {
    const test = createAttempt();
    await test.open();
    test.type(ONE, 'a');
    test.actor.send({ type: 'page.hidden' });
    expect(test.saveAnswers.inputs).toHaveLength(1);
  });

  it('goes on after a reload with what this device had not sent', async () => {
    const test = createAttempt();
    const stored = [answer(ONE, 4, 'theirs')];
    await test.open(loaded({ answers: stored }), [answer(ONE, 2, 'old'), answer(TWO, 5, 'unsent')]);
    expect(test.texts()).toEqual({ [ONE]: 'theirs', [TWO]: 'unsent' });
    expect([test.has('unsaved'), test.saveAnswers.inputs]).toEqual([true, []]);
    await test.pass(SAVE_DELAY_MS);
    expect(test.saveAnswers.inputs[0]?.answers).toEqual([answer(TWO, 5, 'unsent')]);
    test.type(ONE, 'new');
    expect(test.actor.getSnapshot().context.answers[ONE]?.sequence).toBe(6);
  });

  it('keeps nothing of another attempt that lies on the device', async () => {
    const test = createAttempt();
    await test.open(loaded(), [answer('1700000000000539999', 9, 'strange')]);
    expect(test.texts()).toEqual({});
    test.type('1700000000000539999', 'strange');
    expect([test.texts(), test.has('saved')]).toEqual([{}, true]);
  });

  it('goes on when the device stores nothing', async () => {
    const test = createAttempt();
    await test.readLocal.fail('UNKNOWN');
    await test.loadAttempt.succeed(loaded());
    test.type(ONE, 'a');
    await test.storeLocal.fail('UNKNOWN');
    await test.pass(SAVE_DELAY_MS);
    await test.saved(1);
    expect(test.has('saved')).toBe(true);
  });

  it('goes on offline, says so, and sends when the network is back (TRUST F38)', async () => {
    const test = createAttempt();
    await test.open();
    test.type(ONE, 'a');
    await test.pass(SAVE_DELAY_MS);
    await test.saveAnswers.fail('NETWORK');
    expect([test.has('offline'), test.has('running')]).toEqual([true, true]);
    test.type(TWO, 'b');
    test.actor.send({ type: 'network.restored' });
    expect(test.saveAnswers.inputs[1]?.answers).toEqual([answer(ONE, 1, 'a'), answer(TWO, 2, 'b')]);
    await test.saveAnswers.fail('SERVICE_UNAVAILABLE');
    await test.pass(10 * MINUTE_MS);
    expect(test.saveAnswers.inputs.length).toBeGreaterThan(2);
  });

  it('goes on after the login has ended, with everything that was answered (TRUST F19)', async () => {
    const test = createAttempt();
    await test.open();
    test.type(ONE, 'a');
    await test.pass(SAVE_DELAY_MS);
    await test.saveAnswers.fail('UNAUTHENTICATED');
    expect(test.has('signInNeeded')).toBe(true);
    test.type(ONE, 'ab');
    test.actor.send({ type: 'signIn.completed' });
    expect(test.saveAnswers.inputs[1]?.answers).toEqual([answer(ONE, 2, 'ab')]);
  });

  it('says what the server refuses, and tries again when asked', async () => {
    const test = createAttempt();
    await test.open();
    test.type(ONE, 'a');
    await test.pass(SAVE_DELAY_MS);
    await test.saveAnswers.fail('NOT_A_MEMBER');
    expect([test.has('failed'), test.actor.getSnapshot().context.problem?.code]).toEqual([
      true,
      'NOT_A_MEMBER',
    ]);
    test.actor.send({ type: 'save.retried' });
    await test.saved(1);
    expect(test.has('saved')).toBe(true);
  });

  it('takes over newer answers of another device, and fetches those that it has not seen', async () => {
    const test = createAttempt();
    await test.open();
    test.type(ONE, 'mine');
    await test.pass(SAVE_DELAY_MS);
    await test.saved(5, { newer: [answer(ONE, 7, 'theirs')], elsewhere: true });
    expect(test.texts()).toEqual({ [ONE]: 'theirs' });
    expect(test.actor.getSnapshot().context.isElsewhere).toBe(true);
    await test.loadAttempt.succeed(
      loaded({ revision: 5, answers: [answer(ONE, 7, 'theirs'), answer(TWO, 6, 'theirs too')] }),
    );
    expect([test.texts(), test.has('saved')]).toEqual([{ [ONE]: 'theirs', [TWO]: 'theirs too' }, true]);
    test.type(TWO, 'mine');
    expect(test.actor.getSnapshot().context.answers[TWO]?.sequence).toBe(8);
  });

  it('keeps its own revision when what another device saved cannot be fetched', async () => {
    const test = createAttempt();
    await test.open();
    test.type(ONE, 'mine');
    await test.pass(SAVE_DELAY_MS);
    await test.saved(5);
    await test.loadAttempt.fail('NETWORK');
    expect([test.has('saved'), test.actor.getSnapshot().context.revision]).toEqual([true, 0]);
  });

  it('flags questions, and knows which were seen', async () => {
    const test = createAttempt();
    await test.open();
    test.type(ONE, 'a');
    test.actor.send({ type: 'flag.toggled', questionId: ONE, at });
    test.actor.send({ type: 'flag.toggled', questionId: TWO, at });
    test.actor.send({ type: 'flag.toggled', questionId: TWO, at });
    test.actor.send({ type: 'question.shown', questionId: ONE });
    test.actor.send({ type: 'question.shown', questionId: ONE });
    const { answers, seen } = test.actor.getSnapshot().context;
    expect([answers[ONE]?.flagged, answers[ONE]?.text, answers[TWO]?.flagged, seen]).toEqual([
      true,
      'a',
      false,
      [ONE],
    ]);
  });

  it('notices that it is open in another tab', async () => {
    const test = createAttempt();
    await test.open();
    test.noticeTab();
    expect(test.has('otherTab')).toBe(true);
    test.actor.send({ type: 'tab.dismissed' });
    expect(test.has('otherTab')).toBe(false);
  });
});

describe('loading', () => {
  it('can be tried again', async () => {
    const test = createAttempt();
    await test.readLocal.succeed([]);
    await test.loadAttempt.fail('NETWORK');
    expect(test.has('loadFailed')).toBe(true);
    test.actor.send({ type: 'load.retried' });
    await test.loadAttempt.succeed(loaded());
    expect([test.has('running'), test.actor.getSnapshot().context.problem]).toEqual([true, null]);
  });

  it('of what was handed in ends there', async () => {
    const test = createAttempt();
    await test.open(loaded({ isRunning: false }));
    expect(test.has('submitted')).toBe(true);
  });
});

describe('the time', () => {
  it('is announced at 10, 5 and 1 minute by the server’s clock, and ends the attempt (TRUST F23)', async () => {
    const test = createAttempt();
    const day = 86_400_000;
    // The clock of the device is a day behind.
    await test.open(loaded({ serverTime: NOW + day, deadline: NOW + day + 12 * MINUTE_MS }));
    const announced: number[][] = [];
    for (const minutes of [1, 1, 5, 4, 1]) {
      await test.pass(minutes * MINUTE_MS);
      announced.push([...test.announced]);
    }
    expect(announced).toEqual([[], [10], [10, 5], [10, 5, 1], [10, 5, 1]]);
    expect(test.has('running')).toBe(true);
    await test.pass(1);
    expect(test.has('submitting')).toBe(true);
    expect(test.submitAttempt.inputs).toHaveLength(1);
  });

  it.each([
    [4, [1]],
    [8, [5, 1]],
    [0.5, []],
  ])('with %s minutes left announces what is still to come alone', async (minutes, marks) => {
    const test = createAttempt();
    await test.open(loaded({ deadline: NOW + minutes * MINUTE_MS }));
    await test.pass(minutes * MINUTE_MS + 1);
    expect(test.announced).toEqual(marks);
  });

  it('that is over when the page is opened hands in', async () => {
    const test = createAttempt();
    await test.open(loaded({ deadline: NOW - 1 }), [answer(ONE, 1, 'late')]);
    // The clock of the device may be wrong: the server says whether it is too late for what is kept here alone.
    expect([test.saveAnswers.inputs.length, test.submitAttempt.inputs.length]).toEqual([1, 0]);
    await test.saveAnswers.fail('ATTEMPT_EXPIRED');
    expect([test.saveAnswers.inputs.length, test.submitAttempt.inputs.length]).toEqual([1, 1]);
  });
});

describe('handing in', () => {
  it('asks first', async () => {
    const test = createAttempt();
    await test.open();
    test.actor.send({ type: 'submit.asked' });
    expect(test.has('confirming')).toBe(false);
    test.actor.send({ type: 'review.opened' });
    test.actor.send({ type: 'submit.asked' });
    expect(test.has('confirming')).toBe(true);
    test.actor.send({ type: 'submit.cancelled' });
    test.actor.send({ type: 'review.closed' });
    expect([test.has('review'), test.submitAttempt.inputs]).toEqual([false, []]);
  });

  it('saves what is left before', async () => {
    const test = createAttempt();
    await test.open();
    test.type(ONE, 'a');
    test.confirm();
    expect([test.saveAnswers.inputs.length, test.submitAttempt.inputs.length]).toEqual([1, 0]);
    await test.saved(1);
    expect(test.submitAttempt.inputs).toEqual([
      { attemptId: '1700000000000510001', revision: 1, isTimeOver: false },
    ]);
    await test.submitAttempt.succeed(receipt);
    expect([test.has('submitted'), test.actor.getSnapshot().context.receipt]).toEqual([true, receipt]);
  });

  it('waits for the network and for the sign-in', async () => {
    const test = createAttempt();
    await test.open();
    test.confirm();
    await test.submitAttempt.fail('NETWORK');
    expect([test.has('submitting'), test.has('offline')]).toEqual([true, true]);
    test.actor.send({ type: 'network.restored' });
    await test.submitAttempt.fail('TOKEN_EXPIRED');
    expect(test.has('signInNeeded')).toBe(true);
    test.actor.send({ type: 'signIn.completed' });
    await test.submitAttempt.fail('FORBIDDEN');
    expect(test.has('failed')).toBe(true);
    test.actor.send({ type: 'save.retried' });
    await test.submitAttempt.succeed(receipt);
    expect(test.has('submitted')).toBe(true);
  });

  it('shows what another device saved meanwhile instead', async () => {
    const test = createAttempt();
    await test.open();
    test.confirm();
    await test.submitAttempt.fail('VERSION_CONFLICT');
    await test.loadAttempt.succeed(loaded({ revision: 3, answers: [answer(ONE, 2, 'theirs')] }));
    expect([test.has('running'), test.texts()]).toEqual([true, { [ONE]: 'theirs' }]);
    test.confirm();
    expect(test.submitAttempt.inputs.at(-1)?.revision).toBe(3);
  });

  it.each(['ATTEMPT_SUBMITTED', 'ATTEMPT_EXPIRED'])('fetches the receipt after %s', async (code) => {
    const test = createAttempt();
    await test.open();
    test.type(ONE, 'a');
    await test.pass(SAVE_DELAY_MS);
    await test.saveAnswers.fail(code);
    await test.submitAttempt.succeed(receipt);
    expect(test.has('submitted')).toBe(true);
  });
});

it.each<[boolean, Partial<AttemptAnswer> | undefined]>([
  [false, undefined],
  [false, {}],
  [false, { text: ' \n' }],
  [false, { parts: [{ key: 'a', value: ' ' }] }],
  [false, { files: [] }],
  [true, { choice: ['a'] }],
  [true, { text: 'x' }],
  [true, { choice: ['a'], text: ' ' }],
  [
    true,
    {
      parts: [
        { key: 'a', value: '' },
        { key: 'b', value: 'x' },
      ],
    },
  ],
  [true, { files: [{ url: '/f', name: 'f', bytes: 1 }] }],
])('it is %s that %j counts as answered', (isIt, given) => {
  expect(isAnswered(given && { ...answer(ONE, 1, ''), ...given })).toBe(isIt);
});

describe('what is saved of an attempt', () => {
  beforeEach(() => void vi.spyOn(Math, 'random').mockReturnValue(1));

  it('goes in the order in which it was changed, all parts and files with it, and once', async () => {
    const test = createAttempt();
    await test.open();
    const parts = [{ key: 'a', value: 'x' }];
    const files = [{ url: '/f', name: 'f', bytes: 1 }];
    test.type(ONE, 'a');
    test.actor.send({ type: 'answer.changed', questionId: TWO, choice: ['b'], text: '', parts, files, at });
    test.actor.send({ type: 'flag.toggled', questionId: TWO, at });
    test.type(ONE, 'ab');
    await test.pass(799);
    expect(test.saveAnswers.inputs).toEqual([]);
    await test.pass(1);
    expect([test.has('saving'), test.has('unsaved'), test.has('saved')]).toEqual([true, true, false]);
    expect(test.saveAnswers.inputs.map(({ answers }) => answers)).toEqual([
      [{ ...answer(TWO, 3, ''), choice: ['b'], parts, files, flagged: true }, answer(ONE, 4, 'ab')],
    ]);
    await test.saved(1);
    expect([test.has('saving'), test.has('unsaved'), test.has('saved')]).toEqual([false, false, true]);
    // A question that was saved is saved again once it changes.
    test.type(ONE, 'abc');
    await test.pass(800);
    expect(test.saveAnswers.inputs.at(-1)?.answers).toEqual([answer(ONE, 5, 'abc')]);
  });

  it('is a flag, too, of a question that has no answer, and nothing of one that is not there', async () => {
    const test = createAttempt();
    await test.open();
    test.actor.send({ type: 'flag.toggled', questionId: '1700000000000539999', at });
    expect([test.has('saved'), test.storeLocal.inputs, test.texts()]).toEqual([true, [], {}]);
    test.actor.send({ type: 'flag.toggled', questionId: TWO, at });
    expect([test.has('unsaved'), test.has('saving')]).toEqual([true, false]);
    const flagged = { ...answer(TWO, 1, ''), flagged: true };
    expect(test.storeLocal.inputs.map(({ answers }) => answers)).toEqual([[flagged]]);
    await test.storeLocal.succeed({});
    expect(test.storeLocal.inputs).toHaveLength(1);
    test.type(TWO, 'b');
    await test.pass(800);
    expect(test.saveAnswers.inputs[0]?.answers).toEqual([{ ...answer(TWO, 2, 'b'), flagged: true }]);
  });

  it('is what the server has where both were changed the same number of times', async () => {
    const test = createAttempt();
    await test.open(loaded({ answers: [answer(ONE, 4, 'theirs')] }), [answer(ONE, 4, 'mine')]);
    expect([test.texts(), test.has('saved')]).toEqual([{ [ONE]: 'theirs' }, true]);
  });

  it('is tried again ever more slowly, at once when asked, and with the short wait after a success', async () => {
    const test = createAttempt();
    await test.open();
    const tries = () => test.saveAnswers.inputs.length;
    test.type(ONE, 'a');
    await test.pass(800);
    await test.saveAnswers.fail('NETWORK');
    expect([test.has('unsaved'), test.has('offline')]).toEqual([true, true]);
    await test.pass(999);
    expect(tries()).toBe(1);
    await test.pass(1);
    expect(tries()).toBe(2);
    await test.saveAnswers.fail('INTERNAL_ERROR');
    await test.pass(1_999);
    expect(tries()).toBe(2);
    test.actor.send({ type: 'save.retried' });
    expect([tries(), test.has('saving')]).toEqual([3, true]);
    await test.saved(1);
    expect(test.actor.getSnapshot().context.problem).toBeNull();
    test.type(ONE, 'ab');
    await test.pass(800);
    await test.saveAnswers.fail('NETWORK');
    await test.pass(1_000);
    expect(tries()).toBe(5);
  });

  it.each(['UNAUTHENTICATED', 'TOKEN_EXPIRED'])('is kept after %s, and sent when asked', async (code) => {
    const test = createAttempt();
    await test.open();
    test.type(ONE, 'a');
    await test.pass(800);
    await test.saveAnswers.fail(code);
    expect([test.has('unsaved'), test.has('signInNeeded'), test.has('offline')]).toEqual([true, true, false]);
    test.actor.send({ type: 'save.retried' });
    expect(test.saveAnswers.inputs).toHaveLength(2);
  });

  it('is said to be unsaved where the server refuses it', async () => {
    const test = createAttempt();
    await test.open();
    test.type(ONE, 'a');
    await test.pass(800);
    await test.saveAnswers.fail('FORBIDDEN');
    expect([test.has('unsaved'), test.has('failed'), test.has('saved')]).toEqual([true, true, false]);
  });

  it.each(['succeeds', 'fails'])(
    'goes on with what was typed while other answers are fetched, which %s',
    async (end) => {
      const test = createAttempt();
      await test.open();
      test.type(ONE, 'mine');
      await test.pass(800);
      await test.saved(5);
      expect([test.has('saving'), test.has('unsaved')]).toEqual([true, false]);
      test.type(TWO, 'typed meanwhile');
      if (end === 'succeeds')
        await test.loadAttempt.succeed(loaded({ revision: 5, answers: [answer(ONE, 1, 'mine')] }));
      else await test.loadAttempt.fail('NETWORK');
      expect([test.has('saved'), test.has('unsaved')]).toEqual([false, true]);
      await test.pass(800);
      expect(test.saveAnswers.inputs.at(-1)?.answers).toEqual([answer(TWO, 2, 'typed meanwhile')]);
    },
  );

  it('fetches nothing where nobody else has saved', async () => {
    const test = createAttempt();
    await test.open(loaded({ revision: 3 }));
    expect(test.actor.getSnapshot().context.isElsewhere).toBe(false);
    test.type(ONE, 'a');
    await test.pass(800);
    await test.saved(4);
    expect([test.loadAttempt.inputs.length, test.has('saved')]).toEqual([1, true]);
    test.type(ONE, 'ab');
    await test.pass(800);
    await test.saved(6);
    expect(test.loadAttempt.inputs).toHaveLength(2);
  });
});

describe('the end of an attempt', () => {
  it.each([
    [10, [5, 1]],
    [5, [1]],
    [1, []],
  ])('that is %s minutes away when the page is opened is not announced for them', async (minutes, marks) => {
    const test = createAttempt();
    await test.open(loaded({ deadline: NOW + minutes * MINUTE_MS }));
    await test.pass(minutes * MINUTE_MS);
    expect([test.announced, test.has('submitting')]).toEqual([marks, false]);
    await test.pass(1);
    expect(test.has('submitting')).toBe(true);
  });

  it('that is now is the end', async () => {
    const test = createAttempt();
    await test.open(loaded({ deadline: NOW }));
    expect(test.has('submitting')).toBe(true);
  });

  it('follows the clock of the server, as each answer tells it', async () => {
    const test = createAttempt();
    await test.open(loaded({ deadline: NOW + 11 * MINUTE_MS }));
    test.type(ONE, 'a');
    await test.pass(800);
    // The device is half a minute late.
    await test.saved(1, { serverTime: Date.now() + 30_000 });
    await test.pass(MINUTE_MS - 800);
    expect(test.announced).toEqual([10]);
    await test.pass(4.5 * MINUTE_MS - 1);
    expect(test.announced).toEqual([10]);
    await test.pass(1);
    expect(test.announced).toEqual([10, 5]);
  });

  it('that is moved is told with the clock of the server', async () => {
    const test = createAttempt();
    await test.open();
    test.time({ deadline: NOW + 21 * MINUTE_MS, serverTime: NOW + 5 * MINUTE_MS });
    await test.pass(6 * MINUTE_MS - 1);
    expect(test.announced).toEqual([]);
    await test.pass(1);
    expect(test.announced).toEqual([10]);
  });

  it('does not move with an answer that was long on its way', async () => {
    const test = createAttempt();
    await test.open(loaded({ deadline: NOW + 20 * MINUTE_MS }));
    test.time({ serverTime: NOW - 5 * MINUTE_MS });
    await test.pass(10 * MINUTE_MS);
    expect(test.announced).toEqual([10]);
  });

  it('comes at once where a teacher has handed in, however much time is left', async () => {
    const test = createAttempt();
    await test.open();
    test.time({ isRunning: false });
    expect([test.has('submitting'), test.has('running')]).toEqual([true, false]);
  });

  it('is announced by the page alone while nothing is typed', async () => {
    const test = createAttempt();
    await test.open(loaded({ deadline: NOW + 11 * MINUTE_MS }));
    await test.pass(2 * MINUTE_MS);
    expect([test.storeLocal.inputs, test.saveAnswers.inputs]).toEqual([[], []]);
  });
});

describe('on the way to the receipt', () => {
  beforeEach(() => void vi.spyOn(Math, 'random').mockReturnValue(1));

  it('everything is looked through before it is handed in', async () => {
    const test = createAttempt();
    await test.open();
    expect(test.has('review')).toBe(false);
    test.actor.send({ type: 'review.opened' });
    expect([test.has('review'), test.has('confirming')]).toEqual([true, false]);
    test.actor.send({ type: 'submit.asked' });
    expect([test.has('review'), test.has('confirming')]).toEqual([true, true]);
    test.actor.send({ type: 'submit.cancelled' });
    expect([test.has('review'), test.has('confirming')]).toEqual([true, false]);
  });

  it('what was saved is not saved again where handing in is lost', async () => {
    const test = createAttempt();
    await test.open();
    test.type(ONE, 'a');
    test.confirm();
    await test.saved(1);
    await test.submitAttempt.fail('NETWORK');
    await test.pass(999);
    expect(test.submitAttempt.inputs).toHaveLength(1);
    await test.pass(1);
    await test.submitAttempt.fail('SERVICE_UNAVAILABLE');
    await test.pass(1_999);
    expect(test.submitAttempt.inputs).toHaveLength(2);
    await test.pass(1);
    await test.submitAttempt.fail('NETWORK');
    test.actor.send({ type: 'save.retried' });
    await test.submitAttempt.fail('TOKEN_EXPIRED');
    expect([test.has('signInNeeded'), test.has('offline')]).toEqual([true, false]);
    test.actor.send({ type: 'save.retried' });
    expect([test.saveAnswers.inputs.length, test.submitAttempt.inputs.length]).toEqual([1, 5]);
    await test.submitAttempt.succeed(receipt);
    expect([test.has('submitted'), test.actor.getSnapshot().context.problem]).toEqual([true, null]);
  });

  it('what could not be saved is saved first when it is tried again', async () => {
    const test = createAttempt();
    await test.open();
    test.type(ONE, 'a');
    test.confirm();
    await test.saveAnswers.fail('NETWORK');
    expect(test.has('offline')).toBe(true);
    test.actor.send({ type: 'network.restored' });
    expect([test.saveAnswers.inputs.length, test.submitAttempt.inputs.length]).toEqual([2, 0]);
    await test.saveAnswers.fail('UNAUTHENTICATED');
    test.actor.send({ type: 'signIn.completed' });
    expect([test.saveAnswers.inputs.length, test.submitAttempt.inputs.length]).toEqual([3, 0]);
  });

  it('the server is told the revision that this device knows, so that it can say who else has saved', async () => {
    const test = createAttempt();
    await test.open(loaded({ revision: 2 }));
    test.type(ONE, 'a');
    test.confirm();
    await test.saved(9, { newer: [answer(TWO, 7, 'theirs')] });
    expect(test.submitAttempt.inputs.at(-1)?.revision).toBe(2);
    expect(test.texts()).toEqual({ [ONE]: 'a', [TWO]: 'theirs' });
    await test.submitAttempt.fail('NETWORK');
    test.actor.send({ type: 'network.restored' });
    expect([test.saveAnswers.inputs.length, test.submitAttempt.inputs.length]).toEqual([1, 2]);
  });

  it.each(['ATTEMPT_SUBMITTED', 'ATTEMPT_EXPIRED'])(
    'after %s nothing more is saved, and the receipt is fetched until it is there',
    async (code) => {
      const test = createAttempt();
      await test.open();
      test.type(ONE, 'a');
      test.confirm();
      await test.saveAnswers.fail(code);
      expect(test.submitAttempt.inputs).toHaveLength(1);
      await test.submitAttempt.succeed(receipt);
      expect([test.has('submitted'), test.saveAnswers.inputs.length]).toEqual([true, 1]);
    },
  );
});

describe('opening an attempt', () => {
  it('says that it is loaded until it is there', async () => {
    const test = createAttempt();
    expect([test.has('loading'), test.loadAttempt.inputs]).toEqual([true, []]);
    await test.readLocal.succeed([]);
    expect(test.has('loading')).toBe(true);
    await test.loadAttempt.succeed(loaded());
    expect([test.has('loading'), test.has('running'), test.storeLocal.inputs]).toEqual([false, true, []]);
  });

  it('that was handed in shows what was answered', async () => {
    const test = createAttempt();
    await test.open(loaded({ isRunning: false, answers: [answer(ONE, 1, 'a')] }));
    expect([test.has('submitted'), test.texts()]).toEqual([true, { [ONE]: 'a' }]);
  });

  it.each(['load.retried', 'network.restored', 'signIn.completed'] as const)(
    'that failed says why, and %s loads it again',
    async (type) => {
      const test = createAttempt();
      await test.readLocal.succeed([]);
      await test.loadAttempt.fail('MEMBERS_ONLY');
      expect([test.has('loadFailed'), test.actor.getSnapshot().context.problem?.code]).toEqual([
        true,
        'MEMBERS_ONLY',
      ]);
      test.actor.send({ type });
      expect([test.has('loadFailed'), test.has('loading')]).toEqual([false, true]);
    },
  );

  it('after a conflict can fail as well, and be tried again', async () => {
    const test = createAttempt();
    await test.open();
    test.confirm();
    await test.submitAttempt.fail('VERSION_CONFLICT');
    expect([test.has('loading'), test.has('running')]).toEqual([true, false]);
    await test.loadAttempt.fail('FORBIDDEN');
    expect([test.has('loadFailed'), test.actor.getSnapshot().context.problem?.code]).toEqual([
      true,
      'FORBIDDEN',
    ]);
    test.actor.send({ type: 'load.retried' });
    await test.loadAttempt.succeed(loaded());
    expect(test.has('running')).toBe(true);
  });

  it.each(['readLocal', 'storeLocal', 'loadAttempt'] as const)(
    'throws where the page has forgotten to provide %s',
    async (name) => {
      const test = createAttempt();
      const errors: unknown[] = [];
      test.actor.subscribe({ error: (error) => errors.push(error) });
      if (name !== 'readLocal') {
        await test.open();
        test.type(ONE, 'a');
      }
      if (name === 'loadAttempt') {
        await test.pass(800);
        await test.saved(5);
      }
      await test[name].failWith(new NotProvidedError('actor', name));
      expect(errors).toEqual([expect.any(NotProvidedError)]);
    },
  );
});

describe('an attempt whose tabs cannot be told apart', () => {
  async function opened(watch: () => void) {
    const [readLocal, loadAttempt] = [fakeActor<AttemptAnswer[]>(), fakeActor<LoadedAttempt>()];
    const actor = createActor(
      attemptMachine.provide({
        actors: {
          readLocal: readLocal.logic as never,
          loadAttempt: loadAttempt.logic as never,
          watchTabs: fromCallback(watch),
        },
      }),
      { input: { attemptId: '1700000000000510001', deviceId: HERE } },
    );
    const errors: unknown[] = [];
    actor.subscribe({ error: (error) => errors.push(error) });
    actor.start();
    await readLocal.succeed([]);
    await loadAttempt.succeed(loaded());
    return { errors, isRunning: () => actor.getSnapshot().hasTag('running') };
  }

  it('goes on where the browser has no channel', async () => {
    const { errors, isRunning } = await opened(() => {
      throw new Error('no channel');
    });
    expect([errors, isRunning()]).toEqual([[], true]);
  });

  it('throws where the page has forgotten to provide one', async () => {
    const { errors } = await opened(() => {
      throw new NotProvidedError('actor', 'watchTabs');
    });
    expect(errors).toEqual([expect.any(NotProvidedError)]);
  });
});

it('the first answer that is lost waits for a second, however often loading had failed', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(1);
  const test = createAttempt();
  await test.readLocal.succeed([]);
  for (const code of ['NETWORK', 'NETWORK']) {
    await test.loadAttempt.fail(code);
    test.actor.send({ type: 'load.retried' });
  }
  await test.loadAttempt.succeed(loaded());
  test.type(ONE, 'a');
  await test.pass(800);
  await test.saveAnswers.fail('NETWORK');
  await test.pass(1_000);
  expect(test.saveAnswers.inputs).toHaveLength(2);
});
