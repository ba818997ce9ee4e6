import { createSchoolInput, trimmedApplication } from './school-form.ts';
import { schoolCreationSetup } from './school-creation.setup.ts';

const form = schoolCreationSetup.createStateConfig({
  tags: 'form',
  on: {
    'kind.reconsidered': 'choosing',
    'field.changed': { target: '.untouched', actions: { type: 'setField', params: ({ event }) => event } },
    'currency.chosen': { actions: { type: 'setCurrency', params: ({ event }) => event } },
    'logo.uploaded': { actions: { type: 'setLogo', params: ({ event }) => event } },
    'logo.removed': { actions: { type: 'setLogo', params: { uploadId: null } } },
    'agreement.changed': { actions: { type: 'setAgreement', params: ({ event }) => event } },
    'application.begun': { target: 'applying', actions: 'clearProblems' },
    'school.submitted': [
      { guard: 'isComplete', target: 'submitting', actions: 'clearProblems' },
      { target: '.invalid', actions: 'setFieldProblems' },
    ],
  },
  initial: 'untouched',
  states: {
    untouched: {},
    invalid: { tags: 'invalid' },
    refused: { tags: 'failed' },
    outdated: { tags: ['failed', 'agreementOutdated'] },
  },
});

const applying = schoolCreationSetup.createStateConfig({
  tags: 'applying',
  initial: 'untouched',
  on: {
    'application.left': { target: 'form', actions: 'clearProblems' },
    'application.changed': {
      target: '.untouched',
      actions: { type: 'setApplication', params: ({ event }) => event },
    },
    'application.submitted': [
      { guard: 'isApplicationComplete', target: '.sending', actions: 'clearProblems' },
      { target: '.invalid', actions: 'setApplicationProblems' },
    ],
  },
  states: {
    untouched: {},
    invalid: { tags: 'invalid' },
    refused: { tags: 'failed' },
    sending: {
      tags: 'busy',
      on: { 'application.submitted': {}, 'application.changed': {} },
      invoke: {
        id: 'applyForCode',
        src: 'applyForCode',
        input: ({ context }) => ({ ...trimmedApplication(context.application), kind: context.kind }),
        onDone: 'sent',
        onError: { target: 'refused', actions: { type: 'setProblem', params: ({ event }) => event } },
      },
    },
    sent: { tags: 'applied', on: { 'application.submitted': {}, 'application.changed': {} } },
  },
});

const creating = schoolCreationSetup.createStateConfig({
  tags: 'creating',
  initial: 'looking',
  states: {
    looking: {
      always: [
        { guard: 'isReady', target: '#schoolCreation.ready' },
        { guard: 'hasStopped', target: 'stopped' },
        { target: 'waiting' },
      ],
    },
    waiting: { after: { pollInterval: 'asking' } },
    asking: {
      invoke: {
        id: 'loadCreation',
        src: 'loadCreation',
        input: ({ context }) => ({ schoolId: context.schoolId }),
        onDone: { target: 'looking', actions: { type: 'setCreation', params: ({ event }) => event.output } },
        onError: { target: 'evaluating', actions: { type: 'setProblem', params: ({ event }) => event } },
      },
    },
    evaluating: { always: [{ guard: 'isTransient', target: 'offline' }, { target: 'lost' }] },
    offline: {
      tags: 'offline',
      after: { backOff: 'asking' },
      on: { 'network.restored': 'asking', 'creation.retried': 'asking' },
    },
    // The server has stopped at a step; what was done is kept.
    stopped: { tags: ['creationFailed', 'failed'], on: { 'creation.retried': 'resuming' } },
    resuming: {
      tags: 'busy',
      invoke: {
        id: 'resumeCreation',
        src: 'resumeCreation',
        input: ({ context }) => ({ schoolId: context.schoolId }),
        onDone: { target: 'looking', actions: { type: 'setCreation', params: ({ event }) => event.output } },
        onError: { target: 'stopped', actions: { type: 'setProblem', params: ({ event }) => event } },
      },
    },
    // There is no such creation for this person.
    lost: {
      tags: 'failed',
      on: {
        'creation.retried': { target: 'asking', actions: 'clearProblems' },
        'kind.reconsidered': { target: '#schoolCreation.choosing', actions: 'clearProblems' },
      },
    },
  },
});

const guide = schoolCreationSetup.createStateConfig({
  tags: 'guide',
  initial: 'loading',
  on: { 'guide.refreshed': '.loading' },
  states: {
    loading: {
      tags: 'loading',
      invoke: {
        id: 'loadFirstSteps',
        src: 'loadFirstSteps',
        input: ({ context }) => ({ schoolId: context.schoolId }),
        onDone: {
          target: 'shown',
          actions: { type: 'setFirstSteps', params: ({ event }) => ({ steps: event.output }) },
        },
        onError: { target: 'unknown', actions: { type: 'setProblem', params: ({ event }) => event } },
      },
    },
    shown: {},
    unknown: { tags: 'failed' },
  },
});

/** A new academy or store: what it is, what it is called, how far it is, and what to do first. */
export const schoolCreationMachine = schoolCreationSetup.createMachine({
  id: 'schoolCreation',
  meta: {
    purpose: 'Creates an academy or a store, follows its creation over reloads, and shows the first steps.',
    spec: ['B027', 'R44', 'R45', 'R46', 'R47', 'R49', 'C037', 'C046', 'C047'],
  },
  context: ({ input }) => ({
    start: input.step ?? 'choosing',
    kind: input.kind ?? 'academy',
    fields: { name: '', summary: '', defaultLanguage: input.defaultLanguage, domain: '', activeCode: '' },
    currency: 'CNY',
    logoUploadId: null,
    agreed: false,
    application: { organisation: '', contactName: '', contactEmail: '', reason: '' },
    fieldProblems: {},
    terms: null,
    keySeed: input.keySeed,
    revision: 0,
    schoolId: input.schoolId ?? '',
    creation: null,
    firstSteps: [],
    failures: 0,
    problem: null,
  }),
  output: { chose: 'learner' },
  initial: 'starting',
  states: {
    starting: {
      always: [
        { guard: { type: 'startsWith', params: { step: 'form' } }, target: 'preparing' },
        { guard: { type: 'startsWith', params: { step: 'creating' } }, target: 'creating.asking' },
        { guard: { type: 'startsWith', params: { step: 'guide' } }, target: 'guide' },
        { target: 'choosing' },
      ],
    },
    choosing: {
      tags: 'choosing',
      on: {
        'kind.chosen': [
          { guard: { type: 'isLearner', params: ({ event }) => event }, target: 'learner' },
          { target: 'preparing', actions: { type: 'setKind', params: ({ event }) => event } },
        ],
      },
    },
    preparing: {
      tags: ['form', 'loading'],
      on: { 'kind.reconsidered': 'choosing' },
      invoke: {
        id: 'loadTerms',
        src: 'loadTerms',
        input: ({ context }) => ({ kind: context.kind }),
        onDone: [
          {
            guard: 'isOutdated',
            target: 'form.outdated',
            actions: { type: 'setTerms', params: ({ event }) => event.output },
          },
          { target: 'form', actions: { type: 'setTerms', params: ({ event }) => event.output } },
        ],
        onError: { target: 'unprepared', actions: { type: 'setProblem', params: ({ event }) => event } },
      },
    },
    unprepared: {
      tags: ['form', 'failed'],
      on: {
        'terms.retried': { target: 'preparing', actions: 'clearProblems' },
        'kind.reconsidered': { target: 'choosing', actions: 'clearProblems' },
      },
    },
    form,
    applying,
    submitting: {
      tags: ['form', 'busy'],
      invoke: {
        id: 'createSchool',
        src: 'createSchool',
        input: ({ context }) => createSchoolInput(context),
        onDone: {
          target: 'creating',
          actions: { type: 'setCreation', params: ({ event }) => event.output },
        },
        onError: { target: 'evaluating', actions: { type: 'setProblem', params: ({ event }) => event } },
      },
    },
    evaluating: {
      always: [
        { guard: 'isOutdated', target: 'preparing', actions: 'withdrawAgreement' },
        { target: 'form.refused' },
      ],
    },
    creating,
    ready: { tags: 'ready', on: { 'guide.opened': 'guide' } },
    guide,
    learner: { type: 'final' },
  },
});
