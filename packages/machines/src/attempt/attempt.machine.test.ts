import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor, fromCallback } from 'xstate';
import { fakeActor } from '../testing/fake-actor.ts';
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
