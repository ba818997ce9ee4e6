import { assign, setup } from 'xstate';
import { secondFactorMachine, ticketOf } from '../second-factor/index.ts';
import type { SecondFactorOutcome, SecondFactorTicket } from '../second-factor/index.ts';
import type { MachineMeta } from '../shared/machine-meta.ts';
import { notProvided } from '../shared/not-provided.ts';
import { hasCode, problemOf, TRANSIENT_CODES, UNAUTHENTICATED_CODES } from '../shared/problem.ts';
import type { Failure } from '../shared/problem.ts';
import { fallbackTarget, targetOf } from './third-login-target.ts';
import { THIRD_LOGIN_PROBLEM_CODES } from './third-login.types.ts';
import type {
  ExchangeInput,
  ExchangeOutput,
  GoToProviderInput,
  ThirdLoginEvent,
  ThirdLoginInput,
  ThirdLoginOutcome,
  ThirdLoginProblem,
  ThirdLoginProblemCode,
  WelinkCode,
} from './third-login.types.ts';

interface ThirdLoginContext extends ThirdLoginInput {
  problem: ThirdLoginProblem | null;
  ticket: SecondFactorTicket | null;
  outcome: ThirdLoginOutcome;
}

/** The types, effects and rules of a return from a provider. */
export const thirdLoginSetup = setup({
  types: {} as {
    context: ThirdLoginContext;
    events: ThirdLoginEvent;
    input: ThirdLoginInput;
    output: ThirdLoginOutcome;
    tags:
      | 'working'
      /** `context.problem` says why. */
      | 'failed'
      /** The same call may pass a little later. */
      | 'retryable'
      /** A new attempt at this provider makes sense. */
      | 'restartable'
      /** The browser is leaving for the provider. */
      | 'leaving'
      /** A second factor is asked for: the child `secondFactor` holds the step. */
      | 'secondFactor'
      /** Linking asks for a fresh proof of the person. */
      | 'proofNeeded';
    meta: MachineMeta;
  },
  actors: {
    askWelink: notProvided<WelinkCode>('askWelink'),
    exchangeCode: notProvided<ExchangeOutput, ExchangeInput>('exchangeCode'),
    linkIdentity: notProvided<unknown, ExchangeInput>('linkIdentity'),
    goToProvider: notProvided<unknown, GoToProviderInput>('goToProvider'),
    secondFactor: secondFactorMachine,
  },
  actions: {
    setWelinkCode: assign({
      returned: (_, { code, state }: WelinkCode) => ({ code, state, iss: null, error: null }),
    }),
    setProblem: assign({
      problem: (_, failure: Failure) => problemOf(failure.error, THIRD_LOGIN_PROBLEM_CODES),
    }),
    // The way goes on without it, but a wiring that is missing must still be heard of.
    checkWiring: (_, failure: Failure) => void problemOf(failure.error, THIRD_LOGIN_PROBLEM_CODES),
    noteProblem: assign({ problem: (_, { code }: { code: ThirdLoginProblemCode }) => ({ code }) }),
    clearProblem: assign({ problem: null }),
    setAnswer: assign({
      outcome: ({ context }, answer: ExchangeOutput): ThirdLoginOutcome => outcomeOf(answer, context),
    }),
    setTicket: assign({ ticket: (_, failure: Failure) => ticketOf(failure.error) }),
    setConfirmed: assign(({ context }, done: SecondFactorOutcome) =>
      done.outcome === 'signedIn'
        ? {
            outcome: outcomeOf({ ...done, targetUrl: context.ticket?.targetUrl ?? '/' }, context),
          }
        : {},
    ),
    setFallback: assign({ outcome: ({ context }) => outcomeOf({ outcome: 'freeLoginFailed' }, context) }),
    setLinked: assign({ outcome: { outcome: 'linked' } }),
  },
  guards: {
    wasRefused: ({ context }) => context.returned.error !== null,
    isInsideWelink: ({ context }) =>
      context.provider === 'welink' &&
      context.welinkPlatform !== undefined &&
      context.purpose === 'signIn' &&
      context.returned.code === null,
    lacksCode: ({ context }) => !context.returned.code || !context.returned.state,
    isSecondFactorAsked: (_, failure: Failure) => ticketOf(failure.error) !== null,
    isConfirmed: (_, { outcome }: SecondFactorOutcome) => outcome === 'signedIn',
    isTicketOver: (_, { outcome }: SecondFactorOutcome) => outcome === 'expired',
    isLinking: ({ context }) => context.purpose === 'link',
    // Whatever welink's service answers instead of a person counts as its failure.
    isFreeLoginOver: ({ context }) =>
      context.welinkPlatform !== undefined &&
      context.purpose === 'signIn' &&
      hasCode(context.problem, ['PROVIDER_FAILED', 'VERIFICATION_FAILED']),
    isProofNeeded: ({ context }) => context.problem?.code === 'REAUTHENTICATION_REQUIRED',
    isRefused: ({ context }) => context.problem?.code === 'PROVIDER_REFUSED',
    isProviderDown: ({ context }) => context.problem?.code === 'PROVIDER_FAILED',
    isTransient: ({ context }) => hasCode(context.problem, TRANSIENT_CODES),
    isThrottled: ({ context }) => context.problem?.code === 'TOO_MANY_ATTEMPTS',
    isExpired: ({ context }) =>
      hasCode(context.problem, ['STATE_MISMATCH', 'LOGIN_INIT_EXPIRED', 'BINDING_EXPIRED']),
    isUnverified: ({ context }) => hasCode(context.problem, ['VERIFICATION_FAILED', 'VALIDATION_FAILED']),
    isSchoolDisabled: ({ context }) => context.problem?.code === 'SCHOOL_DISABLED',
    isAccountDisabled: ({ context }) => context.problem?.code === 'ACCOUNT_DISABLED',
    isAlreadyBound: ({ context }) => context.problem?.code === 'ALREADY_BOUND',
    isSignedOut: ({ context }) => hasCode(context.problem, UNAUTHENTICATED_CODES),
  },
});

/** What a call to the server is given. The states that make it have made sure of code and state. */
export function exchangeInput({ context }: { context: ThirdLoginContext }): ExchangeInput {
  const { provider, returned, welinkPlatform } = context;
  return {
    provider,
    code: returned.code ?? '',
    state: returned.state ?? '',
    ...(returned.iss === null ? {} : { iss: returned.iss }),
    ...(provider === 'welink' && welinkPlatform !== undefined ? { platformType: welinkPlatform } : {}),
  };
}

function outcomeOf(answer: ExchangeOutput, { fallback }: ThirdLoginInput): ThirdLoginOutcome {
  switch (answer.outcome) {
    case 'signedIn':
      return { outcome: 'signedIn', signedIn: answer.signedIn, target: targetOf(answer.targetUrl) };
    case 'bindRequired':
      return answer;
    case 'freeLoginFailed':
      return { outcome: 'fallback', target: fallbackTarget(fallback) };
  }
}
