import { localOf, sentOf } from './survey-answers.ts';
import { surveySetup } from './survey.setup.ts';

const form = surveySetup.createStateConfig({
  initial: 'writing',
  states: {
    writing: {},
    invalid: { tags: 'invalid' },
  },
  on: {
    'page.done': [
      { guard: 'isMissing', target: '.invalid', actions: 'setMissing' },
      { guard: 'isLast', target: '#survey.submitting' },
      { target: '.writing', actions: 'goOn' },
    ],
    'page.left': { guard: 'isLater', target: '.writing', actions: 'goBack' },
  },
});

const device = surveySetup.createStateConfig({
  initial: 'resting',
  on: {
    'answer.changed': {
      guard: { type: 'isQuestion', params: ({ event }) => event },
      target: '.storing',
      actions: { type: 'setAnswer', params: ({ event }) => event },
    },
    'page.done': '.storing',
    'page.left': '.storing',
  },
  states: {
    resting: {},
    storing: {
      invoke: {
        id: 'storeLocal',
        src: 'storeLocal',
        input: ({ context }) => localOf(context),
        onDone: 'resting',
        onError: { target: 'resting', actions: { type: 'checkWiring', params: ({ event }) => event } },
      },
    },
  },
});

/** Answering a survey: a page at a time, as the answers before ask for it, kept on the device, handed in once. */
export const surveyMachine = surveySetup.createMachine({
  id: 'survey',
  meta: {
    purpose: 'Answers a survey a page at a time: keeps every answer on the device and hands in once.',
    spec: ['R29', 'R30'],
  },
  context: ({ input }) => ({
    ...input,
    answers: {},
    index: 0,
    missing: [],
    thanks: '',
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
        onDone: [
          {
            guard: { type: 'isSubmitted', params: ({ event }) => ({ local: event.output }) },
            target: 'answered',
          },
          {
            target: 'answering',
            actions: { type: 'setLocal', params: ({ event }) => ({ local: event.output }) },
          },
        ],
        onError: { target: 'answering', actions: { type: 'checkWiring', params: ({ event }) => event } },
      },
    },
    answering: { tags: 'answering', type: 'parallel', states: { form, device } },
    submitting: {
      tags: 'submitting',
      invoke: {
        id: 'submitAnswers',
        src: 'submitAnswers',
        input: ({ context }) => ({
          version: context.version,
          submissionId: context.submissionId,
          answers: sentOf(context),
        }),
        onDone: { target: 'submitted', actions: { type: 'keepThanks', params: ({ event }) => event.output } },
        onError: { target: 'evaluating', actions: { type: 'setProblem', params: ({ event }) => event } },
      },
    },
    evaluating: {
      always: [
        { guard: 'isOffline', target: 'offline' },
        { guard: 'isSignInNeeded', target: 'awaitingSignIn' },
        { guard: 'isAnswered', target: 'answered' },
        { guard: 'isClosed', target: 'closed' },
        { target: 'refused' },
      ],
    },
    offline: {
      tags: ['submitting', 'offline'],
      after: { backOff: 'submitting' },
      on: { 'network.restored': 'submitting', 'submit.retried': 'submitting' },
    },
    awaitingSignIn: {
      tags: 'signInNeeded',
      on: { 'signIn.completed': 'submitting', 'submit.retried': 'submitting' },
    },
    refused: {
      tags: 'failed',
      on: {
        'submit.retried': 'submitting',
        'page.left': { target: ['answering.form', 'answering.device.storing'], actions: 'goBack' },
        // An answer may be what was refused, and one page has none before it.
        'answer.changed': {
          guard: { type: 'isQuestion', params: ({ event }) => event },
          target: ['answering.form', 'answering.device.storing'],
          actions: { type: 'setAnswer', params: ({ event }) => event },
        },
      },
    },
    submitted: { tags: 'submitted', type: 'final' },
    answered: { tags: 'answered', type: 'final' },
    closed: { tags: 'closed', type: 'final' },
  },
});
