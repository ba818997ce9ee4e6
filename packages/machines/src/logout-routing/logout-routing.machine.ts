import { assign, setup } from 'xstate';
import type { MachineMeta } from '../shared/machine-meta.ts';
import { notProvided } from '../shared/not-provided.ts';
import { hasCode, problemOf, UNAUTHENTICATED_CODES } from '../shared/problem.ts';
import type { Failure, Problem } from '../shared/problem.ts';
import type { LogoutFacts, LogoutUrls } from './logout-table.ts';
import { codesToRevoke, logoutTarget } from './logout-target.ts';
import type { LogoutTarget, PendingAuthorizationCode } from './logout-target.ts';

/** Revoking codes is a courtesy: a logout does not wait longer for it. */
export const REVOKE_LIMIT_MS = 1_000;
/** How long the server may take to end the session, before the person is told. */
export const SIGN_OUT_LIMIT_MS = 2_000;

/** What can go wrong with a logout. */
export const LOGOUT_PROBLEM_CODES = [
  'NETWORK',
  'SERVICE_UNAVAILABLE',
  'INTERNAL_ERROR',
  'TOO_MANY_REQUESTS',
  'TIMEOUT',
  'UNKNOWN',
] as const;
export type LogoutProblemCode = (typeof LOGOUT_PROBLEM_CODES)[number];

export interface LogoutInput extends LogoutFacts {
  urls: LogoutUrls;
  /** Where the person was. */
  returnTo: string;
  pendingCodes: PendingAuthorizationCode[];
}

interface LogoutContext {
  target: LogoutTarget;
  codes: string[];
  problem: Problem<LogoutProblemCode> | null;
}

/** Signs a person out, here and on the server, and takes them where their way of logging in wants it. */
export const logoutRoutingMachine = setup({
  types: {} as {
    context: LogoutContext;
    events: { type: 'logout.retried' };
    input: LogoutInput;
    output: LogoutTarget;
    tags: 'leaving' | 'failed';
    meta: MachineMeta;
  },
  actors: {
    revokeCodes: notProvided<unknown, { codes: string[] }>('revokeCodes'),
    signOut: notProvided<unknown>('signOut'),
    clearLocal: notProvided<unknown>('clearLocal'),
    go: notProvided<unknown, LogoutTarget>('go'),
  },
  actions: {
    setProblem: assign({ problem: (_, failure: Failure) => problemOf(failure.error, LOGOUT_PROBLEM_CODES) }),
    // Nothing more is to be done, but a wiring that is missing must still be heard of.
    checkWiring: (_, failure: Failure) => void problemOf(failure.error, LOGOUT_PROBLEM_CODES),
  },
  guards: {
    hasNoCodes: ({ context }) => context.codes.length === 0,
    isSignedOutAlready: (_, failure: Failure) => hasCode(failure.error, UNAUTHENTICATED_CODES),
  },
  delays: { revokeLimit: REVOKE_LIMIT_MS, signOutLimit: SIGN_OUT_LIMIT_MS },
}).createMachine({
  id: 'logoutRouting',
  meta: {
    purpose: 'Signs a person out everywhere and leads them to the right place afterwards.',
    spec: ['B020', 'B025', 'B029'],
  },
  context: ({ input }) => ({
    target: logoutTarget(input, input.urls, input.returnTo),
    codes: codesToRevoke(input.pendingCodes),
    problem: null,
  }),
  output: ({ context }) => context.target,
  initial: 'revokingCodes',
  states: {
    revokingCodes: {
      tags: 'leaving',
      always: { guard: 'hasNoCodes', target: 'signingOut' },
      invoke: {
        id: 'revokeCodes',
        src: 'revokeCodes',
        input: ({ context }) => ({ codes: context.codes }),
        onDone: 'signingOut',
        onError: { target: 'signingOut', actions: { type: 'checkWiring', params: ({ event }) => event } },
      },
      after: { revokeLimit: 'signingOut' },
    },
    signingOut: {
      tags: 'leaving',
      invoke: {
        id: 'signOut',
        src: 'signOut',
        onDone: 'clearingLocal',
        onError: [
          { guard: { type: 'isSignedOutAlready', params: ({ event }) => event }, target: 'clearingLocal' },
          { target: 'failed', actions: { type: 'setProblem', params: ({ event }) => event } },
        ],
      },
      after: { signOutLimit: { target: 'failed', actions: assign({ problem: { code: 'TIMEOUT' } }) } },
    },
    // The cookies are out of a script's reach. To say "signed out" now would leave the next person at this device in
    // somebody else's account.
    failed: {
      tags: 'failed',
      on: { 'logout.retried': { target: 'signingOut', actions: assign({ problem: null }) } },
    },
    clearingLocal: {
      tags: 'leaving',
      invoke: {
        id: 'clearLocal',
        src: 'clearLocal',
        onDone: 'going',
        // Storage that is blocked holds nothing either.
        onError: { target: 'going', actions: { type: 'checkWiring', params: ({ event }) => event } },
      },
    },
    going: {
      tags: 'leaving',
      invoke: {
        id: 'go',
        src: 'go',
        input: ({ context }) => context.target,
        onDone: 'left',
        onError: { target: 'left', actions: { type: 'checkWiring', params: ({ event }) => event } },
      },
    },
    left: { type: 'final' },
  },
});
