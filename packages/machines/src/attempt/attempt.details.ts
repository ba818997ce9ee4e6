import type { MachineDetails } from '../shared/machine-details.ts';
import { listOf, NUMBER, record, TEXT, YES_OR_NO } from '../shared/json-schema.ts';
import { bare } from '../details/bare.ts';
import { STATES } from '../details/state-names.details.ts';
import { EVENTS } from '../details/event-names.details.ts';
import { GUARDS } from '../details/guard-names.details.ts';
import { DELAYS } from '../details/delay-names.details.ts';
import { FIXTURES } from '../details/fixture-names.details.ts';
import { fixture } from '../details/fixture.ts';
import { refusals } from '../details/refusals.ts';
import { SAMPLE_INSTANT } from '../details/sample-values.ts';
import { ATTEMPT_PROBLEM_CODES } from './index.ts';
import type { AttemptAnswer, AttemptTime, LoadedAttempt } from './index.ts';
import type { attemptMachine } from './attempt.machine.ts';

const ATTEMPT = '1700000000000510001';
const FIRST = '1700000000000530001';
const SECOND = '1700000000000530002';
const MINUTE_MS = 60_000;

const answer = (questionId: string, sequence: number): AttemptAnswer => ({
  questionId,
  sequence,
  choice: ['a'],
  text: '',
  flagged: false,
  at: SAMPLE_INSTANT,
});

/** An attempt with so many minutes left, whatever the clock of the device says. */
const loaded = (minutes: number, more: Partial<LoadedAttempt> = {}): LoadedAttempt => ({
  isRunning: true,
  isPaused: false,
  deadline: minutes * MINUTE_MS,
  serverTime: 0,
  revision: 0,
  questionIds: [FIRST, SECOND],
  answers: [],
  ...more,
});

const time = (more: Partial<AttemptTime>): AttemptTime => ({
  isRunning: true,
  isPaused: false,
  deadline: 20 * MINUTE_MS,
  serverTime: 0,
  ...more,
});

const NAMES = {
  another: 'Another device has saved',
  running: 'Running, 20 minutes left',
} as const;

const LOADED = [
  fixture(NAMES.running, loaded(20)),
  fixture('Running, 8 minutes left', loaded(8)),
  fixture('Running, 3 minutes left', loaded(3)),
  fixture('Running, half a minute left', loaded(0.5)),
  fixture('Time is over', loaded(-1)),
  fixture('Running, with an answer', loaded(20, { revision: 1, answers: [answer(FIRST, 1)] })),
  fixture('Paused', loaded(20, { isPaused: true })),
  fixture('Handed in', loaded(20, { isRunning: false })),
];

/** An attempt at an exam: what people read and try. */
export const details = {
  name: 'An attempt at an exam',
  inputs: [fixture('An attempt', { attemptId: ATTEMPT, deviceId: 'device-1' })],
  contexts: [fixture(FIXTURES.manyFailures, { failures: 6 })],
  states: {
    opening: 'Reading from this device',
    loading: STATES.loading,
    loadFailed: 'Loading failed',
    running: 'Running',
    'running.paper': 'The paper',
    'running.paper.answering': 'Answering',
    'running.paper.reviewing': 'Reviewing',
    'running.paper.confirming': 'Confirming the hand-in',
    'running.server': 'On the server',
    'running.server.settling': STATES.settling,
    'running.server.saved': STATES.saved,
    'running.server.dirty': STATES.dirty,
    'running.server.saving': STATES.saving,
    'running.server.refreshing': 'Fetching the answers of another device',
    'running.server.evaluating': STATES.evaluating,
    'running.server.offline': STATES.offline,
    'running.server.awaitingSignIn': STATES.awaitingSignIn,
    'running.server.refused': STATES.refused,
    'running.device': 'On this device',
    'running.device.resting': STATES.resting,
    'running.device.storing': 'Storing',
    'running.time': 'Time',
    'running.time.placing': 'Looking how much is left',
    'running.time.plenty': 'More than 10 minutes',
    'running.time.lastTen': 'The last 10 minutes',
    'running.time.lastFive': 'The last 5 minutes',
    'running.time.lastMinute': 'The last minute',
    'running.time.paused': 'Paused',
    'running.tabs': 'Other tabs',
    'running.tabs.alone': 'No other tab',
    'running.tabs.noticed': 'Open in another tab',
    submitting: 'Handing in',
    'submitting.deciding': STATES.deciding,
    'submitting.flushing': 'Saving what is left',
    'submitting.handingIn': STATES.requesting,
    'submitting.evaluating': STATES.evaluating,
    'submitting.offline': STATES.offline,
    'submitting.awaitingSignIn': STATES.awaitingSignIn,
    'submitting.refused': STATES.refused,
    conflict: 'Changed on another device',
    submitted: 'Handed in',
  },
  events: {
    'answer.changed': {
      name: 'Answer changed',
      from: 'person',
      payload: record(
        { questionId: TEXT, choice: listOf(TEXT), text: TEXT, at: TEXT },
        {
          parts: listOf(record({ key: TEXT, value: TEXT })),
          files: listOf(record({ url: TEXT, name: TEXT, bytes: NUMBER })),
        },
      ),
      fixtures: [
        fixture('An option', { questionId: FIRST, choice: ['b'], text: '', at: SAMPLE_INSTANT }),
        fixture('The parts of a question', {
          questionId: SECOND,
          choice: [],
          text: '',
          parts: [{ key: 'a', value: 'b' }],
          at: SAMPLE_INSTANT,
        }),
        fixture('A file', {
          questionId: SECOND,
          choice: [],
          text: '',
          files: [{ url: '/files/upload', name: 'Sketch.png', bytes: 2048 }],
          at: SAMPLE_INSTANT,
        }),
        fixture('A text', { questionId: SECOND, choice: [], text: 'Words', at: SAMPLE_INSTANT }),
        fixture('A question of another exam', {
          questionId: ATTEMPT,
          choice: ['a'],
          text: '',
          at: SAMPLE_INSTANT,
        }),
      ],
    },
    'flag.toggled': {
      name: 'Question flagged',
      from: 'person',
      payload: record({ questionId: TEXT, at: TEXT }),
      fixtures: [
        fixture('The first question', { questionId: FIRST, at: SAMPLE_INSTANT }),
        fixture('A question of another exam', { questionId: ATTEMPT, at: SAMPLE_INSTANT }),
      ],
    },
    'question.shown': {
      name: 'Question shown',
      from: 'page',
      payload: record({ questionId: TEXT }),
      fixtures: [fixture('The first question', { questionId: FIRST })],
    },
    'review.opened': bare('person', 'Review opened'),
    'review.closed': bare('person', 'Review closed'),
    'submit.asked': bare('person', 'Hand-in asked for'),
    'submit.cancelled': bare('person', 'Hand-in cancelled'),
    'submit.confirmed': bare('person', 'Hand-in confirmed'),
    'page.hidden': bare('page', 'Page hidden'),
    'network.restored': bare('page', EVENTS['network.restored']),
    'signIn.completed': bare('page', EVENTS['signIn.completed']),
    'save.retried': bare('person', 'Saving retried'),
    'load.retried': bare('person', 'Loading retried'),
    'tab.noticed': bare('page', 'Other tab noticed'),
    'tab.dismissed': bare('person', 'Note of the other tab dismissed'),
    'time.received': {
      name: 'Time received',
      from: 'page',
      payload: record({ isRunning: YES_OR_NO, isPaused: YES_OR_NO, deadline: NUMBER, serverTime: NUMBER }),
      fixtures: [
        fixture('20 minutes left', time({})),
        fixture('Half an hour left', time({ deadline: 30 * MINUTE_MS })),
        fixture('Paused by a teacher', time({ isPaused: true })),
        fixture('Handed in by a teacher', time({ isRunning: false })),
      ],
    },
  },
  guards: {
    isRunning: 'Is running',
    isPaused: 'Is paused',
    isHandedIn: 'Is handed in',
    isOtherTime: 'The end has moved',
    isQuestion: 'Is a question of this attempt',
    hasUnsaved: 'There is something unsaved',
    hasOthers: 'Another device has saved since',
    isOver: GUARDS.isOver,
    isLastMinute: 'A minute left at most',
    isLastFive: 'Five minutes left at most',
    isLastTen: 'Ten minutes left at most',
    isEnded: 'The attempt has ended',
    isConflict: GUARDS.isConflict,
    isOffline: GUARDS.isOffline,
    isSignInNeeded: GUARDS.isSignInNeeded,
  },
  delays: {
    saveDelay: 'Time for more changes',
    backOff: DELAYS.backOff,
    untilLastTen: 'Until 10 minutes are left',
    untilLastFive: 'Until 5 minutes are left',
    untilLastMinute: 'Until a minute is left',
    untilOver: 'Until the end',
  },
  actors: {
    readLocal: {
      name: 'Read from this device',
      kind: 'promise',
      resolves: [fixture('Nothing stored', []), fixture('A stored answer', [answer(FIRST, 3)])],
      rejects: refusals(ATTEMPT_PROBLEM_CODES),
    },
    storeLocal: {
      name: 'Store on this device',
      kind: 'promise',
      resolves: [fixture(FIXTURES.done, undefined)],
      rejects: refusals(ATTEMPT_PROBLEM_CODES),
    },
    loadAttempt: {
      name: 'Load the attempt',
      kind: 'promise',
      resolves: LOADED,
      rejects: refusals(ATTEMPT_PROBLEM_CODES),
    },
    saveAnswers: {
      name: 'Save answers',
      kind: 'promise',
      resolves: [
        fixture('Saved', { revision: 1, serverTime: 0, newer: [], elsewhere: false }),
        fixture(NAMES.another, {
          revision: 9,
          serverTime: 0,
          newer: [answer(FIRST, 9)],
          elsewhere: true,
        }),
      ],
      rejects: refusals(ATTEMPT_PROBLEM_CODES),
    },
    submitAttempt: {
      name: 'Hand the attempt in',
      kind: 'promise',
      resolves: [
        fixture('Handed in', {
          submittedAt: SAMPLE_INSTANT,
          submittedBy: 'person',
          answered: 2,
          questionCount: 2,
          receipt: '9b74c9897bac770ffc029102a200c5de1f3a4b5c6d7e8f901a2b3c4d5e6f7a8b',
          grading: 0,
        }),
      ],
      rejects: refusals(ATTEMPT_PROBLEM_CODES),
    },
    watchTabs: {
      name: 'Watch other tabs',
      kind: 'callback',
      resolves: [],
      rejects: refusals(['UNKNOWN']),
      sends: [fixture('Another tab', { type: 'tab.noticed' })],
    },
  },
} satisfies MachineDetails<typeof attemptMachine>;
