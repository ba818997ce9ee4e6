import { assign, setup } from 'xstate';
import { loginPath, redirectTarget } from '../addresses/redirect-target.ts';
import { backOffMs } from '../shared/back-off.ts';
import type { MachineMeta } from '../shared/machine-meta.ts';
import { notProvided } from '../shared/not-provided.ts';
import { hasCode, problemOf, TRANSIENT_CODES, UNAUTHENTICATED_CODES } from '../shared/problem.ts';
import type { Failure, Problem } from '../shared/problem.ts';

/** So many tries are made before the person is asked. */
export const REFRESH_TRIES_LIMIT = 3;

/** What can go wrong when a session is renewed. */
export const REFRESH_PAGE_PROBLEM_CODES = [
  'NETWORK',
  'SERVICE_UNAVAILABLE',
  'INTERNAL_ERROR',
  'TOO_MANY_REQUESTS',
  'INVALID_GRANT',
  'UNAUTHENTICATED',
  'TOKEN_EXPIRED',
  'VERIFICATION_FAILED',
  'ACCOUNT_DISABLED',
  'UNKNOWN',
] as const;
export type RefreshPageProblemCode = (typeof REFRESH_PAGE_PROBLEM_CODES)[number];

export interface RefreshPageInput {
  /** Where to go afterwards, as it stands in the address. */
  redirect: unknown;
}

/** Where the person goes on: a page of this site (the login page where the session is over). */
export interface RefreshPageOutcome {
  outcome: 'renewed' | 'signedOut';
  path: string;
}

interface RefreshPageContext {
  /** Checked (B029). */
  target: string;
  failures: number;
  problem: Problem<RefreshPageProblemCode> | null;
}

/** The page that renews the session and then goes on (R59). */
export const refreshPageMachine = setup({
  types: {} as {
    context: RefreshPageContext;
    events: { type: 'refresh.retried' } | { type: 'network.restored' } | { type: 'login.chosen' };
    input: RefreshPageInput;
    output: RefreshPageOutcome;
    tags:
      | 'renewing'
      /** `context.problem` says why. */
      | 'failed'
      | 'retryable';
    meta: MachineMeta;
  },
  actors: {
    /** Renews the tokens and loads the user, as the session does it for all tabs. */
    renewSession: notProvided<unknown>('renewSession'),
  },
  actions: {
    setProblem: assign({
      problem: (_, failure: Failure) => problemOf(failure.error, REFRESH_PAGE_PROBLEM_CODES),
      failures: ({ context }) => context.failures + 1,
    }),
    beginAnew: assign({ problem: null, failures: 0 }),
  },
  guards: {
    isSignedOut: ({ context }) => hasCode(context.problem, ['INVALID_GRANT', ...UNAUTHENTICATED_CODES]),
    isDisabled: ({ context }) => context.problem?.code === 'ACCOUNT_DISABLED',
    isUnverified: ({ context }) => context.problem?.code === 'VERIFICATION_FAILED',
    mayTryAgain: ({ context }) =>
      hasCode(context.problem, TRANSIENT_CODES) && context.failures < REFRESH_TRIES_LIMIT,
  },
  delays: {
    backOff: ({ context }) =>
      (context.problem?.retryAfterSeconds ?? 0) * 1_000 || backOffMs(context.failures),
  },
}).createMachine({
  id: 'refreshPage',
  meta: {
    purpose: 'Renews the session and goes on to where the address says, if that is a page of this site.',
    spec: ['B017', 'B018', 'B022', 'B029', 'R59'],
  },
  context: ({ input }) => ({ target: redirectTarget(input.redirect), failures: 0, problem: null }),
  initial: 'renewing',
  states: {
    renewing: {
      tags: 'renewing',
      initial: 'requesting',
      states: {
        requesting: {
          invoke: {
            id: 'renewSession',
            src: 'renewSession',
            onDone: '#refreshPage.renewed',
            onError: { target: 'evaluating', actions: { type: 'setProblem', params: ({ event }) => event } },
          },
        },
        evaluating: {
          always: [
            { guard: 'isSignedOut', target: '#refreshPage.signedOut' },
            { guard: 'isDisabled', target: '#refreshPage.disabled' },
            { guard: 'isUnverified', target: '#refreshPage.unverified' },
            { guard: 'mayTryAgain', target: 'waiting' },
            { target: '#refreshPage.unreachable' },
          ],
        },
        waiting: { after: { backOff: 'requesting' }, on: { 'network.restored': 'requesting' } },
      },
    },
    unreachable: {
      tags: ['failed', 'retryable'],
      on: {
        'refresh.retried': { target: 'renewing', actions: 'beginAnew' },
        'network.restored': { target: 'renewing', actions: 'beginAnew' },
        'login.chosen': 'signedOut',
      },
    },
    disabled: { tags: 'failed', on: { 'login.chosen': 'signedOut' } },
    /** 'Verification failed, please Login again.' (B022) */
    unverified: { tags: 'failed', on: { 'login.chosen': 'signedOut' } },
    renewed: { type: 'final', output: 'renewed' },
    signedOut: { type: 'final', output: 'signedOut' },
  },
  output: ({ context: { target }, event }) =>
    'output' in event && event.output === 'renewed'
      ? { outcome: 'renewed', path: target }
      : { outcome: 'signedOut', path: loginPath(target) },
});
