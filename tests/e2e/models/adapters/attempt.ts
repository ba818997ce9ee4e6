import { expect } from '@playwright/test';
import { newAccount } from '../../support/accounts.ts';
import { examPage } from '../../support/places.ts';
import type { Adapter } from '../adapter.ts';
import { made } from '../adapter.ts';
import { AdminClient, SCHOOL } from '../admin-client.ts';
import { begin, handIn, makeExam, question, save } from '../exams.ts';
import { SIGNED_OUT } from '../signed-out.ts';
import type { Stage } from '../stage.ts';
import { reconnect, visit } from '../visit.ts';
import { attemptWalks } from './attempt.walks.ts';

const MINUTE_MS = 60_000;
/** The page asks at least so often how the attempt stands. */
const PRESENCE_MS = 25_000;
const CHANNEL = 'stoa.attempts';
const OPENED = { attemptId: 'a', deviceId: 'device-1' };
const AT = '2026-11-21T10:00:00.000Z';
const NOW = Date.parse(AT);
const RECEIPT = {
  submittedAt: AT,
  submittedBy: 'person',
  answered: 1,
  questionCount: 2,
  receipt: 'f'.repeat(64),
  grading: 1,
};

/** An attempt as the simulation has it; how much time is left is what is looked at. */
const loaded = (minutes: number, more: object = {}) => ({
  isRunning: true,
  isPaused: false,
  deadline: NOW + minutes * MINUTE_MS,
  serverTime: NOW,
  revision: 0,
  questionIds: ['q1', 'q2'],
  answers: [],
  ...more,
});
const saved = (revision: number) => ({ revision, serverTime: NOW, newer: [], elsewhere: false });
const time = (minutes: number, more: object = {}) => ({
  type: 'time.received',
  isRunning: true,
  isPaused: false,
  deadline: NOW + minutes * MINUTE_MS,
  serverTime: NOW,
  ...more,
});

const attemptOf = ({ notes }: Stage): string => notes.get('attempt') ?? '';
const main = ({ page }: Stage) => page.getByRole('main');
const press = (name: string) => (stage: Stage) =>
  main(stage).getByRole('button', { name, exact: true }).last().click();
const decide = (name: string) => (stage: Stage) =>
  stage.page.getByRole('alertdialog').getByRole('button', { name, exact: true }).click();
const write = (text: string) => (stage: Stage) => main(stage).getByRole('textbox').first().fill(text);
const written = (text: string) => ({
  event: { type: 'answer.changed', questionId: 'q1', choice: [], text, at: AT },
  cause: write(text),
});
/** The time was announced; then another question is shown. */
const reported = (words: string, name: string) => ({
  event: { type: 'question.shown', questionId: name === 'Next' ? 'q2' : 'q1' },
  cause: async (stage: Stage) => {
    await expect(main(stage).getByRole('alert').filter({ hasText: words })).toBeVisible();
    await press(name)(stage);
  },
});
const retry = { event: { type: 'save.retried' }, cause: press('Try again') };
const left = (clock: RegExp) => (stage: Stage) => main(stage).getByRole('timer').filter({ hasText: clock });
const byItself = () => Promise.resolve();

/** An attempt of somebody new at an exam that takes so long, in its page. */
const attempt = (minutes: number) => ({
  value: OPENED,
  open: async (stage: Stage) => {
    await newAccount(stage.page, { tenantId: SCHOOL });
    const { id, questionIds } = await makeExam(
      stage,
      [question('Why do kites fly?'), question('Plan a kite.')],
      { minutes },
    );
    const attemptId = await begin(stage.page.request, id);
    stage.notes.set('attempt', attemptId).set('second', questionIds[1] ?? '');
    await visit(stage, `${examPage(id, SCHOOL)}?attempt=${attemptId}`);
  },
});

/** The same person answers on another device. */
const answerElsewhere = (stage: Stage) =>
  save(stage.page.request, attemptOf(stage), { [stage.notes.get('second') ?? '']: 'Paper and string.' });

/** The same person hands in on another device. */
const handInElsewhere = (stage: Stage) => handIn(stage.page.request, attemptOf(stage), 99);

/** Whoever runs the exam does something; the page hears of it when it asks the next time. */
const onTheBoard = (method: 'PUT' | 'POST', path: string, data?: object) => async (stage: Stage) => {
  const adminClient = await AdminClient.of(stage);
  await adminClient.send(method, `/api/exam/v1/attempts/${attemptOf(stage)}/${path}`, data ? { data } : {});
  await stage.wait(PRESENCE_MS);
};

const PENDING = ({ page }: Stage) =>
  page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: /^Loading/ })
    .first();

/** What is shown after the attempt is asked for beside the machine. */
const showResult = async ({ calls }: Stage): Promise<void> => calls.free('loadAttempt');

/** An attempt at an exam, with answers from other devices, over lost connections and until its time is over. */
export const examAttempt: Adapter = {
  machine: 'attempt',
  inputs: {
    'forty minutes': attempt(40),
    'twelve minutes': attempt(12),
    'ten minutes': attempt(10),
    'five minutes': attempt(5),
    'one minute': attempt(1),
  },
  events: {
    'load retried': { event: { type: 'load.retried' }, cause: press('Try again') },
    'first shown': { event: { type: 'question.shown', questionId: 'q1' }, cause: byItself },
    'ten minutes told, the next one shown': reported('10 minutes left', 'Next'),
    'five minutes told, the first one shown': reported('5 minutes left', 'Previous'),
    'a minute told, the next one shown': reported('1 minute left', 'Next'),
    written: written('Wind.'),
    'written on': written('Wind and a string.'),
    flagged: { event: { type: 'flag.toggled', questionId: 'q1', at: AT }, cause: press('Flag') },
    hidden: {
      event: { type: 'page.hidden' },
      cause: ({ page }) => page.evaluate(() => void dispatchEvent(new Event('pagehide'))),
    },
    reviewed: { event: { type: 'review.opened' }, cause: press('Review and submit') },
    back: { event: { type: 'review.closed' }, cause: press('Back to the questions') },
    'handing in asked for': { event: { type: 'submit.asked' }, cause: press('Submit attempt') },
    'kept working': { event: { type: 'submit.cancelled' }, cause: decide('Keep working') },
    'handed in': { event: { type: 'submit.confirmed' }, cause: decide('Submit') },
    retried: retry,
    reconnected: { event: { type: 'network.restored' }, cause: reconnect },
    'opened in another tab': {
      event: { type: 'tab.noticed' },
      cause: (stage) =>
        stage.otherTab.evaluate(
          ([channel, attemptId]) => {
            const other = new BroadcastChannel(channel);
            other.postMessage({ type: 'here', attemptId, deviceId: 'd-models-2' });
            other.close();
          },
          [CHANNEL, attemptOf(stage)] as const,
        ),
    },
    'tab dismissed': {
      event: { type: 'tab.dismissed' },
      cause: (stage) =>
        main(stage).getByRole('status').filter({ hasText: 'in another tab' }).getByRole('button').click(),
    },
    paused: { event: time(40, { isPaused: true }), cause: onTheBoard('PUT', 'pause', { isPaused: true }) },
    'gone on': { event: time(41), cause: onTheBoard('PUT', 'pause', { isPaused: false }) },
    'handed in by the teacher': {
      event: time(41, { isRunning: false }),
      cause: onTheBoard('POST', 'submit-for'),
    },
  },
  outcomes: {
    readLocal: { ends: { nothing: { resolve: [] } } },
    storeLocal: { ends: { stored: { resolve: undefined } } },
    loadAttempt: {
      call: 'GET /attempts/*',
      ends: {
        'forty minutes': { resolve: loaded(40) },
        'twelve minutes': { resolve: loaded(12) },
        'ten minutes': { resolve: loaded(10) },
        'five minutes': { resolve: loaded(5) },
        'one minute': { resolve: loaded(1) },
        'answered elsewhere': { resolve: loaded(40, { revision: 9 }) },
        'handed in elsewhere': { resolve: loaded(40, { isRunning: false }), before: handInElsewhere },
        cut: { reject: { code: 'NETWORK' }, answer: 'cut' },
      },
    },
    saveAnswers: {
      call: 'PUT /attempts/*/answers',
      ends: {
        saved: { resolve: saved(1) },
        'answered elsewhere': { resolve: saved(9), before: answerElsewhere },
        'answered elsewhere, and told': {
          resolve: saved(9),
          before: answerElsewhere,
          cause: (stage) =>
            expect(
              main(stage).getByText('This attempt is also being answered on another device.'),
            ).toBeVisible(),
        },
        'handed in elsewhere': { reject: { code: 'ATTEMPT_SUBMITTED' }, before: handInElsewhere },
        cut: { reject: { code: 'NETWORK' }, answer: 'cut' },
        'signed out': SIGNED_OUT,
        refused: {
          reject: { code: 'FORBIDDEN' },
          answer: made(403, 'FORBIDDEN', 'Who takes an exam may answer it.'),
        },
      },
    },
    submitAttempt: {
      call: 'POST /attempts/*/submit',
      ends: {
        arrived: { resolve: RECEIPT, before: showResult },
        'not as the device has it': { reject: { code: 'VERSION_CONFLICT' } },
        cut: { reject: { code: 'NETWORK' }, answer: 'cut' },
        'signed out': SIGNED_OUT,
        refused: {
          reject: { code: 'FORBIDDEN' },
          answer: made(403, 'FORBIDDEN', 'Who takes an exam may hand it in.'),
        },
      },
    },
  },
  seen: {
    'attempt.loading': PENDING,
    'attempt.conflict': PENDING,
    'attempt.loadFailed': (stage) =>
      main(stage).getByRole('heading', { name: 'This attempt could not be loaded' }),
    'attempt.running.paper.answering': (stage) =>
      main(stage).getByRole('heading', { name: /^(Question [12] of 2|Your teacher has paused this exam)$/ }),
    'attempt.running.paper.reviewing': (stage) =>
      main(stage).getByRole('heading', { name: 'Review your answers' }),
    'attempt.running.paper.confirming': ({ page }) =>
      page.getByRole('alertdialog', { name: 'Submit this attempt?' }),
    'attempt.running.server.saved': (stage) => main(stage).getByText('Saved', { exact: true }),
    'attempt.running.server.dirty': (stage) => main(stage).getByText('Saving…', { exact: true }),
    'attempt.running.server.saving': (stage) => main(stage).getByText('Saving…', { exact: true }),
    'attempt.running.server.refreshing': (stage) => main(stage).getByText('Saving…', { exact: true }),
    'attempt.running.server.offline': (stage) => main(stage).getByText('No connection. Keep going.'),
    'attempt.running.server.awaitingSignIn': (stage) =>
      main(stage).getByRole('alert').filter({ hasText: 'You have been signed out.' }),
    'attempt.running.server.refused': (stage) => main(stage).getByText('Not saved on the server'),
    'attempt.running.time.plenty': left(/: [1-5]\d:\d\d$/),
    'attempt.running.time.lastTen': left(/: (10:00|0?[5-9]:\d\d)$/),
    'attempt.running.time.lastFive': left(/: 0?([1-4]:\d\d|5:00)$/),
    'attempt.running.time.lastMinute': left(/: 0?(0:\d\d|1:00)$/),
    'attempt.running.time.paused': (stage) =>
      main(stage).getByRole('heading', { name: 'Your teacher has paused this exam' }),
    'attempt.running.tabs.noticed': (stage) =>
      main(stage).getByText('This attempt is open in another tab as well.'),
    'attempt.submitting': (stage) => main(stage).getByText('Submitting your answers…'),
    'attempt.submitting.offline': (stage) => main(stage).getByText('No connection. Keep going.'),
    'attempt.submitting.awaitingSignIn': (stage) =>
      main(stage).getByRole('alert').filter({ hasText: 'You have been signed out.' }),
    'attempt.submitting.refused': (stage) =>
      main(stage).getByRole('alert').filter({ hasText: 'You no longer have permission to do this.' }),
    'attempt.submitted': (stage) => main(stage).getByRole('heading', { name: 'Result of attempt 1' }),
  },
  walks: attemptWalks,
};
