import { signInSettingsSetup } from './sign-in-settings.setup.ts';

const EDITED = '#signInSettings.settings.editing.judging';

const settings = signInSettingsSetup.createStateConfig({
  initial: 'editing',
  states: {
    editing: {
      on: {
        'method.switched': {
          target: EDITED,
          actions: { type: 'switchMethod', params: ({ event }) => event },
        },
        'registration.switched': {
          target: EDITED,
          actions: { type: 'keepDraft', params: ({ event }) => ({ registrationOpen: event.open }) },
        },
        'imageCheck.chosen': {
          target: EDITED,
          actions: { type: 'keepDraft', params: ({ event }) => ({ imageCheck: event.imageCheck }) },
        },
        'origin.changed': { actions: { type: 'keepOrigin', params: ({ event }) => event } },
        'origin.added': { target: EDITED, actions: 'addOrigin' },
        'origin.removed': { target: EDITED, actions: { type: 'removeOrigin', params: ({ event }) => event } },
        'provider.added': {
          guard: { type: 'isNew', params: ({ event }) => event },
          target: EDITED,
          actions: { type: 'addProvider', params: ({ event }) => event },
        },
        'provider.removed': {
          target: EDITED,
          actions: { type: 'removeProvider', params: ({ event }) => event },
        },
        'provider.switched': {
          target: EDITED,
          actions: {
            type: 'changeProvider',
            params: ({ event }) => ({ provider: event.provider, change: { enabled: event.enabled } }),
          },
        },
        'provider.changed': {
          target: EDITED,
          actions: {
            type: 'changeProvider',
            params: ({ event }) => ({
              provider: event.provider,
              change: {
                [event.field]: event.value,
                ...(event.field === 'secret' ? { removesSecret: false } : {}),
              },
            }),
          },
        },
        'secretMethod.chosen': {
          target: EDITED,
          actions: {
            type: 'changeProvider',
            params: ({ event }) => ({
              provider: event.provider,
              change: { secretMethod: event.secretMethod },
            }),
          },
        },
        'secret.removed': {
          target: EDITED,
          actions: {
            type: 'changeProvider',
            params: ({ event }) => ({
              provider: event.provider,
              change: { secret: '', removesSecret: true },
            }),
          },
        },
        'settings.reset': { target: '.clean', actions: 'reset' },
      },
      initial: 'clean',
      states: {
        judging: { always: [{ guard: 'isChanged', target: 'dirty' }, { target: 'clean' }] },
        clean: { initial: 'untouched', states: { untouched: {}, saved: { tags: 'saved' } } },
        dirty: {
          tags: 'unsaved',
          on: {
            'settings.submitted': [
              {
                guard: 'isComplete',
                target: '#signInSettings.settings.saving',
                actions: 'forgetProblems',
              },
              { target: '.invalid', actions: 'keepFieldProblems' },
            ],
          },
          initial: 'untouched',
          states: { untouched: {}, invalid: { tags: 'invalid' }, refused: { tags: 'failed' } },
        },
      },
    },
    saving: {
      tags: ['saving', 'unsaved'],
      invoke: {
        id: 'saveSettings',
        src: 'saveSettings',
        input: ({ context }) => context.draft,
        onDone: {
          target: 'editing.clean.saved',
          actions: { type: 'keepSaved', params: ({ event }) => event.output },
        },
        onError: { target: 'judging', actions: { type: 'keepProblem', params: ({ event }) => event } },
      },
    },
    judging: {
      always: [
        { guard: 'needsProof', target: 'proving' },
        { guard: 'isConflict', target: 'loadingTheirs' },
        { target: 'editing.dirty.refused' },
      ],
    },
    proving: {
      tags: ['proofNeeded', 'unsaved'],
      on: {
        'proof.given': { target: 'saving', actions: 'forgetProblems' },
        'proof.declined': { target: 'editing.dirty', actions: 'forgetProblems' },
      },
    },
    loadingTheirs: {
      tags: ['saving', 'unsaved'],
      invoke: {
        id: 'loadSettings',
        src: 'loadSettings',
        onDone: {
          target: 'conflict',
          actions: { type: 'keepTheirs', params: ({ event }) => event.output },
        },
        onError: {
          target: 'editing.dirty.refused',
          actions: { type: 'keepProblem', params: ({ event }) => event },
        },
      },
    },
    conflict: {
      tags: ['conflict', 'unsaved'],
      on: {
        'conflict.mineKept': { target: 'saving', actions: 'keepMine' },
        'conflict.theirsTaken': { target: 'editing.clean', actions: 'takeTheirs' },
      },
    },
  },
});

const test = signInSettingsSetup.createStateConfig({
  initial: 'resting',
  on: {
    'provider.tested': {
      guard: { type: 'hasIssuer', params: ({ event }) => event },
      target: '.testing',
      actions: { type: 'keepTested', params: ({ event }) => event },
    },
  },
  states: {
    resting: {},
    testing: {
      tags: 'testing',
      invoke: {
        id: 'testProvider',
        src: 'testProvider',
        input: ({ context: { draft, tested } }) => ({
          issuer: draft.providers.find(({ provider }) => provider === tested)?.issuer.trim() ?? '',
        }),
        onDone: { target: 'tested', actions: { type: 'keepTest', params: ({ event }) => event.output } },
        onError: {
          target: 'refused',
          actions: { type: 'keepTestProblem', params: ({ event }) => event },
        },
      },
    },
    tested: { tags: 'tested' },
    refused: { tags: 'testFailed' },
  },
});

/** How a school signs its people in: which ways are on, and the providers. A secret is written and never shown. */
export const signInSettingsMachine = signInSettingsSetup.createMachine({
  id: 'signInSettings',
  meta: {
    purpose: 'Edits the ways into a school, tries its providers, and notices when somebody else has saved.',
    spec: ['B026', 'B029', 'B078'],
  },
  type: 'parallel',
  context: ({ input }) => ({
    saved: input.settings,
    draft: input.settings,
    origin: '',
    theirs: null,
    fieldProblems: {},
    problem: null,
    tested: null,
    test: null,
    testProblem: null,
  }),
  states: { settings, test },
});
