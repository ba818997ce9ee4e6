import { assign, setup } from 'xstate';
import type { MachineMeta } from '../shared/machine-meta.ts';
import { notProvided } from '../shared/not-provided.ts';
import { hasCode, problemOf, TRANSIENT_CODES, UNAUTHENTICATED_CODES } from '../shared/problem.ts';
import type { Failure } from '../shared/problem.ts';
import { AUTHORIZE_PROBLEM_CODES } from './authorize.types.ts';
import type {
  AuthorizeAnswer,
  AuthorizeCall,
  AuthorizeContext,
  AuthorizeEvent,
  AuthorizeInput,
  AuthorizeOutcome,
  AuthorizeProblemCode,
} from './authorize.types.ts';

/** A code that is about to run out is not sent: the application needs time to exchange it. */
export const CODE_MARGIN_SECONDS = 15;
/** Dropping a code that nobody will use is a courtesy: nobody waits longer for it. */
export const REVOKE_LIMIT_MS = 1_000;

const SECOND_MS = 1_000;

/** The types, effects, rules and delays of an authorization. */
export const authorizeSetup = setup({
  types: {} as {
    context: AuthorizeContext;
    events: AuthorizeEvent;
    input: AuthorizeInput;
    output: AuthorizeOutcome;
    tags:
      | 'working'
      /** `context.answer.client` asks. */
      | 'consentNeeded'
      | 'signInNeeded'
      /** The browser is leaving for the application. */
      | 'leaving'
      /** `context.problem` says why; nothing leads to the application. */
      | 'failed'
      | 'retryable';
    meta: MachineMeta;
  },
  actors: {
    authorize: notProvided<AuthorizeAnswer, AuthorizeCall>('authorize'),
    /** Notes a code, so that a sign-out deletes it (B020). */
    rememberCode: notProvided<unknown, { code: string }>('rememberCode'),
    /** Deletes a code on the server and from the note. */
    revokeCode: notProvided<unknown, { code: string }>('revokeCode'),
    goToApplication: notProvided<unknown, { url: string }>('goToApplication'),
  },
  actions: {
    setAnswer: assign({ answer: (_, answer: AuthorizeAnswer) => answer }),
    setProblem: assign({
      problem: (_, failure: Failure) => problemOf(failure.error, AUTHORIZE_PROBLEM_CODES),
      answer: null,
    }),
    noteProblem: assign({
      problem: (_, { code }: { code: AuthorizeProblemCode }) => ({ code }),
      answer: null,
    }),
    // The way goes on without it, but a wiring that is missing must still be heard of.
    checkWiring: (_, failure: Failure) => void problemOf(failure.error, AUTHORIZE_PROBLEM_CODES),
    consent: assign({ isConsented: true }),
    clearProblem: assign({ problem: null }),
  },
  guards: {
    hasRequest: ({ context }) => context.request !== null,
    isConsented: ({ context }) => context.isConsented,
    lacksCode: (_, { code }: AuthorizeAnswer) => code === '',
    // A server that answers another address than the one that was asked about is not believed.
    isOtherAddress: ({ context }, { redirectUri }: AuthorizeAnswer) =>
      redirectUri !== context.request?.redirectUri,
    isSignInNeeded: ({ context }) => hasCode(context.problem, UNAUTHENTICATED_CODES),
    isUnverified: ({ context }) => context.problem?.code === 'VERIFICATION_FAILED',
    isTransient: ({ context }) => hasCode(context.problem, TRANSIENT_CODES),
    isNotMember: ({ context }) => hasCode(context.problem, ['NOT_A_MEMBER', 'TENANT_MISMATCH']),
  },
  delays: {
    codeLife: ({ context }) =>
      Math.max(0, (context.answer?.expiresInSeconds ?? 0) - CODE_MARGIN_SECONDS) * SECOND_MS,
    revokeLimit: REVOKE_LIMIT_MS,
  },
});
