import { unsaved } from './attempt-answers.ts';
import { attemptSetup } from './attempt.setup.ts';

const paper = attemptSetup.createStateConfig({
  initial: 'answering',
  states: {
    answering: { on: { 'review.opened': 'reviewing' } },
    reviewing: {
      tags: 'review',
      on: { 'review.closed': 'answering', 'submit.asked': 'confirming' },
    },
    confirming: {
      tags: ['review', 'confirming'],
      on: {
        'submit.cancelled': 'reviewing',
        'submit.confirmed': { target: '#attempt.submitting', actions: 'confirm' },
      },
    },
  },
});

const server = attemptSetup.createStateConfig({
  initial: 'settling',
  states: {
    settling: { always: [{ guard: 'hasUnsaved', target: 'dirty' }, { target: 'saved' }] },
    saved: {
      tags: 'saved',
      on: {
        'answer.changed': { guard: { type: 'isQuestion', params: ({ event }) => event }, target: 'dirty' },
        'flag.toggled': { guard: { type: 'isQuestion', params: ({ event }) => event }, target: 'dirty' },
      },
    },
    dirty: {
      tags: 'unsaved',
      after: { saveDelay: 'saving' },
      on: { 'page.hidden': 'saving' },
    },
    saving: {
      tags: ['unsaved', 'saving'],
      entry: 'rememberSent',
      invoke: {
        id: 'saveAnswers',
        src: 'saveAnswers',
        input: ({ context }) => ({
          attemptId: context.attemptId,
          deviceId: context.deviceId,
          answers: unsaved(context),
        }),
        onDone: [
          {
            guard: { type: 'hasOthers', params: ({ event }) => event.output },
            target: 'refreshing',
            actions: { type: 'setSaved', params: ({ event }) => event.output },
          },
          {
            target: 'settling',
            actions: [
              { type: 'setSaved', params: ({ event }) => event.output },
              { type: 'setRevision', params: ({ event }) => event.output },
            ],
          },
        ],
        onError: { target: 'evaluating', actions: { type: 'setProblem', params: ({ event }) => event } },
      },
    },
    refreshing: {
      tags: 'saving',
      invoke: {
        id: 'refreshAttempt',
        src: 'loadAttempt',
        input: ({ context }) => ({ attemptId: context.attemptId }),
        onDone: { target: 'settling', actions: { type: 'setLoaded', params: ({ event }) => event.output } },
        onError: { target: 'settling', actions: { type: 'checkWiring', params: ({ event }) => event } },
      },
    },
    evaluating: {
      always: [
        { guard: 'isEnded', target: '#attempt.submitting' },
        { guard: 'isOffline', target: 'offline' },
        { guard: 'isSignInNeeded', target: 'awaitingSignIn' },
        { target: 'refused' },
      ],
    },
    offline: {
      tags: ['unsaved', 'offline'],
      after: { backOff: 'saving' },
      on: { 'network.restored': 'saving', 'save.retried': 'saving' },
    },
    awaitingSignIn: {
      tags: ['unsaved', 'signInNeeded'],
      on: { 'signIn.completed': 'saving', 'save.retried': 'saving' },
    },
    refused: {
      tags: ['unsaved', 'failed'],
      on: { 'save.retried': 'saving' },
    },
  },
});

const device = attemptSetup.createStateConfig({
  initial: 'resting',
  on: {
    'answer.changed': {
      guard: { type: 'isQuestion', params: ({ event }) => event },
      target: '.storing',
      actions: { type: 'setAnswer', params: ({ event }) => event },
    },
    'flag.toggled': {
      guard: { type: 'isQuestion', params: ({ event }) => event },
      target: '.storing',
      actions: { type: 'toggleFlag', params: ({ event }) => event },
    },
    'question.shown': { actions: { type: 'setSeen', params: ({ event }) => event } },
  },
  states: {
    resting: {},
    storing: {
      invoke: {
        id: 'storeLocal',
        src: 'storeLocal',
        input: ({ context }) => ({
          attemptId: context.attemptId,
          answers: Object.values(context.answers),
        }),
        onDone: 'resting',
        onError: { target: 'resting', actions: { type: 'checkWiring', params: ({ event }) => event } },
      },
    },
  },
});

const time = attemptSetup.createStateConfig({
  initial: 'placing',
  on: {
    'time.received': [
      // Somebody has handed it in for the person.
      { guard: { type: 'isHandedIn', params: ({ event }) => event }, target: '#attempt.submitting' },
      {
        guard: { type: 'isOtherTime', params: ({ event }) => event },
        target: '.placing',
        actions: { type: 'setTime', params: ({ event }) => event },
      },
    ],
  },
  states: {
    // Announces nothing that lay behind when the page was opened.
    placing: {
      always: [
        { guard: 'isPaused', target: 'paused' },
        { guard: 'isOver', target: '#attempt.submitting' },
        { guard: 'isLastMinute', target: 'lastMinute' },
        { guard: 'isLastFive', target: 'lastFive' },
        { guard: 'isLastTen', target: 'lastTen' },
        { target: 'plenty' },
      ],
    },
    plenty: {
      after: {
        untilLastTen: { target: 'lastTen', actions: { type: 'announce', params: { minutes: 10 } } },
      },
    },
    lastTen: {
      after: {
        untilLastFive: { target: 'lastFive', actions: { type: 'announce', params: { minutes: 5 } } },
      },
    },
    lastFive: {
      after: {
        untilLastMinute: { target: 'lastMinute', actions: { type: 'announce', params: { minutes: 1 } } },
      },
    },
    lastMinute: { after: { untilOver: '#attempt.submitting' } },
    // Nothing ends it but the server's word.
    paused: { tags: 'paused' },
  },
});

const tabs = attemptSetup.createStateConfig({
  initial: 'alone',
  invoke: {
    id: 'watchTabs',
    src: 'watchTabs',
    input: ({ context }) => ({ attemptId: context.attemptId, deviceId: context.deviceId }),
    // Without a channel no tab is noticed: the server tells of other devices all the same.
    onError: { actions: { type: 'checkWiring', params: ({ event }) => event } },
  },
  states: {
    alone: { on: { 'tab.noticed': 'noticed' } },
    noticed: { tags: 'otherTab', on: { 'tab.dismissed': 'alone' } },
  },
});

const submitting = attemptSetup.createStateConfig({
  tags: 'submitting',
  initial: 'deciding',
  states: {
    deciding: {
      always: [
        // Whether it is too late for the rest says the server alone: the clock here may have jumped.
        { guard: 'isEnded', target: 'handingIn' },
        { guard: 'hasUnsaved', target: 'flushing' },
        { target: 'handingIn' },
      ],
    },
    flushing: {
      entry: 'rememberSent',
      invoke: {
        id: 'flushAnswers',
        src: 'saveAnswers',
        input: ({ context }) => ({
          attemptId: context.attemptId,
          deviceId: context.deviceId,
          answers: unsaved(context),
        }),
        onDone: [
          {
            guard: { type: 'hasOthers', params: ({ event }) => event.output },
            target: 'handingIn',
            actions: { type: 'setSaved', params: ({ event }) => event.output },
          },
          {
            target: 'handingIn',
            actions: [
              { type: 'setSaved', params: ({ event }) => event.output },
              { type: 'setRevision', params: ({ event }) => event.output },
            ],
          },
        ],
        onError: { target: 'evaluating', actions: { type: 'setProblem', params: ({ event }) => event } },
      },
    },
    handingIn: {
      invoke: {
        id: 'submitAttempt',
        src: 'submitAttempt',
        input: ({ context }) => ({
          attemptId: context.attemptId,
          revision: context.revision,
          isTimeOver: !context.isConfirmed,
        }),
        onDone: {
          target: '#attempt.submitted',
          actions: { type: 'setReceipt', params: ({ event }) => event.output },
        },
        onError: { target: 'evaluating', actions: { type: 'setProblem', params: ({ event }) => event } },
      },
    },
    evaluating: {
      always: [
        { guard: 'isEnded', target: 'handingIn' },
        { guard: 'isConflict', target: '#attempt.conflict' },
        { guard: 'isOffline', target: 'offline' },
        { guard: 'isSignInNeeded', target: 'awaitingSignIn' },
        { target: 'refused' },
      ],
    },
    offline: {
      tags: 'offline',
      after: { backOff: 'deciding' },
      on: { 'network.restored': 'deciding', 'save.retried': 'deciding' },
    },
    awaitingSignIn: {
      tags: 'signInNeeded',
      on: { 'signIn.completed': 'deciding', 'save.retried': 'deciding' },
    },
    refused: { tags: 'failed', on: { 'save.retried': 'deciding' } },
  },
});

/** An attempt at an exam: each change kept on the device at once and on the server soon, until it is handed in. */
export const attemptMachine = attemptSetup.createMachine({
  id: 'attempt',
  meta: {
    purpose:
      'Takes an exam: keeps every answer on the device and on the server, announces the time, and hands in once.',
    spec: ['R12', 'R13', 'C078'],
  },
  context: ({ input }) => ({
    attemptId: input.attemptId,
    deviceId: input.deviceId,
    questionIds: [],
    answers: {},
    stored: {},
    sent: [],
    nextSequence: 1,
    seen: [],
    revision: 0,
    deadline: 0,
    isPaused: false,
    skewMs: 0,
    isElsewhere: false,
    isConfirmed: false,
    receipt: null,
    failures: 0,
    problem: null,
  }),
  initial: 'opening',
  states: {
    opening: {
      tags: 'loading',
      invoke: {
        id: 'readLocal',
        src: 'readLocal',
        input: ({ context }) => ({ attemptId: context.attemptId }),
        onDone: {
          target: 'loading',
          actions: { type: 'setLocal', params: ({ event }) => ({ answers: event.output }) },
        },
        onError: { target: 'loading', actions: { type: 'checkWiring', params: ({ event }) => event } },
      },
    },
    loading: {
      tags: 'loading',
      invoke: {
        id: 'loadAttempt',
        src: 'loadAttempt',
        input: ({ context }) => ({ attemptId: context.attemptId }),
        onDone: [
          {
            guard: { type: 'isRunning', params: ({ event }) => event.output },
            target: 'running',
            actions: { type: 'setLoaded', params: ({ event }) => event.output },
          },
          { target: 'submitted', actions: { type: 'setLoaded', params: ({ event }) => event.output } },
        ],
        onError: { target: 'loadFailed', actions: { type: 'setProblem', params: ({ event }) => event } },
      },
    },
    loadFailed: {
      tags: 'loadFailed',
      on: { 'load.retried': 'loading', 'network.restored': 'loading', 'signIn.completed': 'loading' },
    },
    running: { tags: 'running', type: 'parallel', states: { paper, server, device, time, tabs } },
    submitting,
    // Another device has changed answers, or the end has moved: that is shown before anything is handed in.
    conflict: {
      tags: 'loading',
      invoke: {
        id: 'loadTheirs',
        src: 'loadAttempt',
        input: ({ context }) => ({ attemptId: context.attemptId }),
        onDone: {
          target: 'running',
          actions: { type: 'setLoaded', params: ({ event }) => event.output },
        },
        onError: { target: 'loadFailed', actions: { type: 'setProblem', params: ({ event }) => event } },
      },
    },
    submitted: { tags: 'submitted', type: 'final' },
  },
});
