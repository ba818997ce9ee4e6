import { assign, setup } from 'xstate';
import { isProofNeeded } from '../shared/call-problems.ts';
import { draftActions, draftActors, draftGuards } from '../shared/draft-editor.ts';
import type { DraftEditorTag, DraftRules } from '../shared/draft-editor.types.ts';
import type { MachineMeta } from '../shared/machine-meta.ts';
import { notProvided } from '../shared/not-provided.ts';
import { problemOf } from '../shared/problem.ts';
import type { Failure } from '../shared/problem.ts';
import {
  emptyProvider,
  originProblem,
  rebasedSettings,
  settingsProblems,
  withProvider,
} from './settings-draft.ts';
import { SIGN_IN_SETTINGS_PROBLEM_CODES } from './sign-in-settings.types.ts';
import type {
  ProviderDraft,
  ProviderId,
  ProviderTest,
  SignInFieldProblems,
  SignInMethod,
  SignInSettings,
  SignInSettingsContext,
  SignInSettingsEvent,
  SignInSettingsInput,
  SignInSettingsProblemCode,
} from './sign-in-settings.types.ts';

const METHODS: readonly SignInMethod[] = ['password', 'sms', 'email', 'qr', 'thirdParty'];

const RULES: DraftRules<SignInSettings, SignInFieldProblems, SignInSettingsProblemCode> = {
  problemsOf: settingsProblems,
  rebase: rebasedSettings,
  codes: SIGN_IN_SETTINGS_PROBLEM_CODES,
};

interface Types {
  context: SignInSettingsContext;
  events: SignInSettingsEvent;
  input: SignInSettingsInput;
  tags:
    | DraftEditorTag
    /** Show the dialog that asks for a fresh proof of the person. */
    | 'proofNeeded'
    /** `context.tested`. */
    | 'testing'
    /** `context.test`. */
    | 'tested'
    /** `context.testProblem`. */
    | 'testFailed';
  meta: MachineMeta;
}
const TYPES = {} as Types;

/** The types, effects and rules of a school's ways in. */
export const signInSettingsSetup = setup({
  types: TYPES,
  actors: {
    ...draftActors<SignInSettings>(),
    testProvider: notProvided<ProviderTest, { issuer: string }>('testProvider'),
  },
  actions: {
    ...draftActions(TYPES, RULES),
    switchMethod: assign(({ context }, { method, on }: { method: SignInMethod; on: boolean }) => {
      const { methods } = context.draft;
      const wanted = METHODS.filter((item) => (item === method ? on : methods.includes(item)));
      return {
        draft: { ...context.draft, methods: wanted },
        fieldProblems: { ...context.fieldProblems, methods: undefined },
      };
    }),
    setChange: assign(({ context }, change: Partial<SignInSettings>) => ({
      draft: { ...context.draft, ...change },
    })),
    setOrigin: assign(({ context }, { value }: { value: string }) => ({
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
    clearOrigin: assign({ origin: '' }),
    clearProblems: assign({ problem: null, fieldProblems: {} }),
    setTested: assign((_, { provider }: { provider: ProviderId }) => ({
      tested: provider,
      test: null,
      testProblem: null,
    })),
    setTest: assign((_, test: ProviderTest) => ({ test })),
    setTestProblem: assign({
      testProblem: (_, failure: Failure) => problemOf(failure.error, SIGN_IN_SETTINGS_PROBLEM_CODES),
    }),
  },
  guards: {
    ...draftGuards(RULES),
    isNew: ({ context }, { provider }: { provider: ProviderId }) =>
      !context.draft.providers.some((item) => item.provider === provider),
    needsProof: ({ context }) => isProofNeeded(context.problem),
    hasIssuer: ({ context }, { provider }: { provider: ProviderId }) =>
      context.draft.providers.some((item) => item.provider === provider && item.issuer.trim() !== ''),
  },
});
