import { exchangeInput, thirdLoginSetup } from './third-login.setup.ts';

const RESTARTABLE = { 'provider.restarted': { target: '#thirdLogin.leaving' } } as const;

/** Why nobody is signed in, one state each; every one of them leads to the other ways in. */
const failure = thirdLoginSetup.createStateConfig({
  tags: 'failed',
  on: { 'otherWays.chosen': '#thirdLogin.over' },
  initial: 'evaluating',
  states: {
    evaluating: {
      always: [
        { guard: 'isProofNeeded', target: '#thirdLogin.proofNeeded' },
        { guard: 'isRefused', target: 'refused' },
        { guard: 'isFreeLoginOver', target: '#thirdLogin.over', actions: 'setFallback' },
        { guard: 'isProviderDown', target: 'providerDown' },
        { guard: 'isTransient', target: 'unreachable' },
        { guard: 'isThrottled', target: 'throttled' },
        { guard: 'isExpired', target: 'expired' },
        { guard: 'isUnverified', target: 'unverified' },
        { guard: 'isSchoolDisabled', target: 'schoolDisabled' },
        { guard: 'isAccountDisabled', target: 'accountDisabled' },
        { guard: 'isAlreadyBound', target: 'alreadyBound' },
        { guard: 'isSignedOut', target: 'signedOut' },
        { target: 'other' },
      ],
    },
    /** The provider or the person there said no. */
    refused: { tags: 'restartable', on: RESTARTABLE },
    providerDown: { tags: 'restartable', on: RESTARTABLE },
    unreachable: {
      tags: ['retryable', 'restartable'],
      on: {
        ...RESTARTABLE,
        'exchange.retried': { target: '#thirdLogin.reading', actions: 'clearProblem' },
      },
    },
    throttled: {},
    /** Too old, used already, or begun in another browser. */
    expired: { tags: 'restartable', on: RESTARTABLE },
    /** 'Verification failed, please Login again.' (B022) */
    unverified: { tags: 'restartable', on: RESTARTABLE },
    schoolDisabled: {},
    accountDisabled: {},
    /** The identity belongs to another account. */
    alreadyBound: {},
    /** Linking needs somebody who is signed in. */
    signedOut: {},
    other: { tags: 'restartable', on: RESTARTABLE },
  },
});

/** A page that a provider comes back to: exchanges the code, or says why not and how to go on. */
export const thirdLoginMachine = thirdLoginSetup.createMachine({
  id: 'thirdLogin',
  meta: {
    purpose:
      'Signs a person in who comes back from a third party, or links that identity to the own account.',
    spec: [
      'B021',
      'B022',
      'B026',
      'B029',
      'C005',
      'C006',
      'C009',
      'C010',
      'C011',
      'C032',
      'R51',
      'R55',
      'R56',
      'R57',
      'R58',
    ],
  },
  context: ({ input }) => ({ ...input, problem: null, ticket: null, outcome: { outcome: 'otherWays' } }),
  output: ({ context }) => context.outcome,
  initial: 'reading',
  states: {
    reading: {
      always: [
        {
          guard: 'wasRefused',
          target: 'failure.refused',
          actions: { type: 'noteProblem', params: { code: 'PROVIDER_REFUSED' } },
        },
        { guard: 'isInsideWelink', target: 'askingWelink' },
        {
          guard: 'lacksCode',
          target: 'failure.unverified',
          actions: { type: 'noteProblem', params: { code: 'VERIFICATION_FAILED' } },
        },
        { guard: 'isLinking', target: 'linking' },
        { target: 'exchanging' },
      ],
    },
    askingWelink: {
      tags: 'working',
      invoke: {
        id: 'askWelink',
        src: 'askWelink',
        onDone: {
          target: 'exchanging',
          actions: { type: 'setWelinkCode', params: ({ event }) => event.output },
        },
        onError: {
          target: 'over',
          actions: [{ type: 'checkWiring', params: ({ event }) => event }, 'setFallback'],
        },
      },
    },
    exchanging: {
      tags: 'working',
      invoke: {
        id: 'exchangeCode',
        src: 'exchangeCode',
        input: exchangeInput,
        onDone: { target: 'over', actions: { type: 'setAnswer', params: ({ event }) => event.output } },
        onError: [
          {
            guard: { type: 'isSecondFactorAsked', params: ({ event }) => event },
            target: 'confirming',
            actions: { type: 'setTicket', params: ({ event }) => event },
          },
          { target: 'failure', actions: { type: 'setProblem', params: ({ event }) => event } },
        ],
      },
    },
    // Who the third party vouches for still confirms as the account asks for it.
    confirming: {
      tags: 'secondFactor',
      invoke: {
        id: 'secondFactor',
        src: 'secondFactor',
        input: ({ context }) => ({ ticket: context.ticket }),
        onDone: [
          {
            guard: { type: 'isConfirmed', params: ({ event }) => event.output },
            target: 'over',
            actions: { type: 'setConfirmed', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isTicketOver', params: ({ event }) => event.output },
            target: 'failure.expired',
            actions: { type: 'noteProblem', params: { code: 'LOGIN_INIT_EXPIRED' } },
          },
          { target: 'over' },
        ],
      },
    },
    linking: {
      tags: 'working',
      invoke: {
        id: 'linkIdentity',
        src: 'linkIdentity',
        input: exchangeInput,
        onDone: { target: 'over', actions: 'setLinked' },
        onError: { target: 'failure', actions: { type: 'setProblem', params: ({ event }) => event } },
      },
    },
    // The server has asked before it used the code up, so that the same call can be made after the proof.
    proofNeeded: {
      tags: 'proofNeeded',
      on: {
        'proof.given': { target: 'linking', actions: 'clearProblem' },
        'otherWays.chosen': 'over',
      },
    },
    failure,
    leaving: {
      tags: 'leaving',
      invoke: {
        id: 'goToProvider',
        src: 'goToProvider',
        input: ({ context }) => ({ provider: context.provider, purpose: context.purpose }),
        // The browser is on its way; the page lives on until it has gone.
        onDone: 'left',
        onError: { target: 'failure', actions: { type: 'setProblem', params: ({ event }) => event } },
      },
      on: { 'page.restored': 'failure', 'otherWays.chosen': 'over' },
    },
    left: { tags: 'leaving', on: { 'page.restored': 'failure', 'otherWays.chosen': 'over' } },
    over: { type: 'final' },
  },
});
