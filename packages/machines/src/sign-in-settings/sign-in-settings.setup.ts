import { assign, setup } from 'xstate';
import { isProofNeeded } from '../shared/call-problems.ts';
import { isEmpty } from '../shared/field-rules.ts';
import type { MachineMeta } from '../shared/machine-meta.ts';
import { notProvided } from '../shared/not-provided.ts';
import { problemOf } from '../shared/problem.ts';
import type { Failure } from '../shared/problem.ts';
import {
  emptyProvider,
  isSameSettings,
  originProblem,
  settingsProblems,
  withProvider,
} from './settings-draft.ts';
import { SIGN_IN_SETTINGS_PROBLEM_CODES } from './sign-in-settings.types.ts';
import type {
  ProviderDraft,
  ProviderId,
  ProviderTest,
  SignInMethod,
  SignInSettings,
  SignInSettingsContext,
  SignInSettingsEvent,
  SignInSettingsInput,
} from './sign-in-settings.types.ts';

const METHODS: readonly SignInMethod[] = ['password', 'sms', 'email', 'qr', 'thirdParty'];

/** The types, effects and rules of a school's ways in. */
export const signInSettingsSetup = setup({
  types: {} as {
    context: SignInSettingsContext;
    events: SignInSettingsEvent;
    input: SignInSettingsInput;
    tags:
      | 'unsaved'
      | 'saving'
      | 'saved'
      /** `context.fieldProblems`. */
      | 'invalid'
      /** `context.problem`. */
      | 'failed'
      /** Somebody else has saved: `context.theirs`; a choice. */
      | 'conflict'
      /** Show the dialog that asks for a fresh proof of the person. */
      | 'proofNeeded'
      /** `context.tested`. */
      | 'testing'
      /** `context.test`. */
      | 'tested'
      /** `context.testProblem`. */
      | 'testFailed';
    meta: MachineMeta;
  },
  actors: {
    saveSettings: notProvided<SignInSettings, SignInSettings>('saveSettings'),
    loadSettings: notProvided<SignInSettings>('loadSettings'),
    testProvider: notProvided<ProviderTest, { issuer: string }>('testProvider'),
  },
  actions: {
    switchMethod: assign(({ context }, { method, on }: { method: SignInMethod; on: boolean }) => {
      const { methods } = context.draft;
      const wanted = METHODS.filter((item) => (item === method ? on : methods.includes(item)));
      return {
        draft: { ...context.draft, methods: wanted },
        fieldProblems: { ...context.fieldProblems, methods: undefined },
      };
    }),
    keepDraft: assign(({ context }, change: Partial<SignInSettings>) => ({
      draft: { ...context.draft, ...change },
    })),
    keepOrigin: assign(({ context }, { value }: { value: string }) => ({
      origin: value,
      fieldProblems: { ...context.fieldProblems, origin: undefined },
    })),
    addOrigin: assign(({ context }) => {
      const problem = originProblem(context.origin);
      if (problem !== undefined) return { fieldProblems: { ...context.fieldProblems, origin: problem } };
      const origins = [...new Set([...context.draft.redirectOrigins, context.origin.trim()])];
      return { draft: { ...context.draft, redirectOrigins: origins }, origin: '' };
    }),
    removeOrigin: assign(({ context }, { origin }: { origin: string }) => ({
      draft: {
        ...context.draft,
        redirectOrigins: context.draft.redirectOrigins.filter((item) => item !== origin),
      },
    })),
    addProvider: assign(({ context }, { provider, name }: { provider: ProviderId; name: string }) => ({
      draft: { ...context.draft, providers: [...context.draft.providers, emptyProvider(provider, name)] },
    })),
    removeProvider: assign(({ context }, { provider }: { provider: ProviderId }) => ({
      draft: {
        ...context.draft,
        providers: context.draft.providers.filter((item) => item.provider !== provider),
      },
    })),
    changeProvider: assign(
      ({ context }, { provider, change }: { provider: ProviderId; change: Partial<ProviderDraft> }) => {
        const touched = Object.keys(change).map((field) => [`${provider}.${field}`, undefined] as const);
        return {
          draft: withProvider(context.draft, provider, change),
          fieldProblems: { ...context.fieldProblems, ...Object.fromEntries(touched) },
        };
      },
    ),
    keepFieldProblems: assign(({ context }) => ({
      fieldProblems: settingsProblems(context.draft, context.saved),
      problem: null,
    })),
    keepSaved: assign((_, settings: SignInSettings) => ({
      saved: settings,
      draft: settings,
      theirs: null,
      problem: null,
      fieldProblems: {},
    })),
    keepTheirs: assign((_, theirs: SignInSettings) => ({ theirs, problem: null })),
    keepMine: assign(({ context }) => ({
      draft: { ...context.draft, version: context.theirs?.version ?? context.draft.version },
      theirs: null,
    })),
    takeTheirs: assign(({ context }) => {
      const settings = context.theirs ?? context.saved;
      return { saved: settings, draft: settings, theirs: null, problem: null, fieldProblems: {} };
    }),
    reset: assign(({ context }) => ({ draft: context.saved, origin: '', fieldProblems: {}, problem: null })),
    keepProblem: assign({
      problem: (_, failure: Failure) => problemOf(failure.error, SIGN_IN_SETTINGS_PROBLEM_CODES),
    }),
    forgetProblems: assign({ problem: null, fieldProblems: {} }),
    keepTested: assign((_, { provider }: { provider: ProviderId }) => ({
      tested: provider,
      test: null,
      testProblem: null,
    })),
    keepTest: assign((_, test: ProviderTest) => ({ test })),
    keepTestProblem: assign({
      testProblem: (_, failure: Failure) => problemOf(failure.error, SIGN_IN_SETTINGS_PROBLEM_CODES),
    }),
  },
  guards: {
    isChanged: ({ context }) => !isSameSettings(context.draft, context.saved),
    isComplete: ({ context }) => isEmpty(settingsProblems(context.draft, context.saved)),
    isNew: ({ context }, { provider }: { provider: ProviderId }) =>
      !context.draft.providers.some((item) => item.provider === provider),
    needsProof: ({ context }) => isProofNeeded(context.problem),
    isConflict: ({ context }) => context.problem?.code === 'VERSION_CONFLICT',
    hasIssuer: ({ context }, { provider }: { provider: ProviderId }) =>
      context.draft.providers.some((item) => item.provider === provider && item.issuer.trim() !== ''),
  },
});
