import { freshDraft } from '../shared/draft-editor.ts';
import { draftStates } from '../shared/draft-editor.states.ts';
import { signInSettingsSetup } from './sign-in-settings.setup.ts';

/** What changes the settings, while they are saved as well. */
const changing = signInSettingsSetup.createStateConfig({
  on: {
    'method.switched': { actions: { type: 'switchMethod', params: ({ event }) => event } },
    'registration.switched': {
      actions: { type: 'setChange', params: ({ event }) => ({ registrationOpen: event.open }) },
    },
    'captcha.chosen': {
      actions: { type: 'setChange', params: ({ event }) => ({ captcha: event.captcha }) },
    },
    'origin.added': { actions: 'addOrigin' },
    'origin.removed': { actions: { type: 'removeOrigin', params: ({ event }) => event } },
    'provider.added': {
      guard: { type: 'isNew', params: ({ event }) => event },
      actions: { type: 'addProvider', params: ({ event }) => event },
    },
    'provider.removed': { actions: { type: 'removeProvider', params: ({ event }) => event } },
    'provider.switched': {
      actions: {
        type: 'changeProvider',
        params: ({ event }) => ({ provider: event.provider, change: { enabled: event.enabled } }),
      },
    },
    'provider.changed': {
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
      actions: {
        type: 'changeProvider',
        params: ({ event }) => ({
          provider: event.provider,
          change: { secretMethod: event.secretMethod },
        }),
      },
    },
    'secret.removed': {
      actions: {
        type: 'changeProvider',
        params: ({ event }) => ({
          provider: event.provider,
          change: { secret: '', removesSecret: true },
        }),
      },
    },
  },
});

const editor = draftStates('signInSettings.settings', changing.on);

const settings = signInSettingsSetup.createStateConfig({
  on: { 'origin.changed': { actions: { type: 'setOrigin', params: ({ event }) => event } } },
  initial: 'editing',
  states: {
    ...editor,
    confirmingReset: {
      ...editor.confirmingReset,
      on: {
        ...editor.confirmingReset.on,
        'reset.confirmed': { target: 'editing', actions: ['reset', 'clearOrigin'] },
      },
    },
    evaluating: { always: [{ guard: 'needsProof', target: 'proving' }, ...editor.evaluating.always] },
    proving: {
      tags: ['proofNeeded', 'unsaved'],
      on: {
        'proof.given': 'saving',
        'proof.declined': { target: 'editing.dirty', actions: 'clearProblems' },
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
      actions: { type: 'setTested', params: ({ event }) => event },
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
        onDone: { target: 'tested', actions: { type: 'setTest', params: ({ event }) => event.output } },
        onError: {
          target: 'refused',
          actions: { type: 'setTestProblem', params: ({ event }) => event },
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
    ...freshDraft(input.settings),
    origin: '',
    tested: null,
    test: null,
    testProblem: null,
  }),
  states: { settings, test },
});
