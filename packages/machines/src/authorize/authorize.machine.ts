import { redirectUrl } from './authorize-request.ts';
import { authorizeSetup } from './authorize.setup.ts';
import type { AuthorizeCall, AuthorizeContext, AuthorizeOutcome } from './authorize.types.ts';

/** Hands a signed-in person on to an application of others, once the person has agreed. */
export const authorizeMachine = authorizeSetup.createMachine({
  id: 'authorize',
  meta: {
    purpose: 'Hands a signed-in person on to an application of others, with consent and a code.',
    spec: ['B020', 'B022', 'B029', 'C004', 'C031', 'R39', 'R40'],
  },
  context: ({ input }) => ({
    request: input.request,
    variant: input.variant,
    isConsented: input.consented ?? false,
    answer: null,
    problem: null,
  }),
  initial: 'reading',
  states: {
    reading: {
      always: [
        { guard: 'hasRequest', target: 'authorizing' },
        { target: 'refused', actions: { type: 'noteProblem', params: { code: 'VALIDATION_FAILED' } } },
      ],
    },
    authorizing: {
      tags: 'working',
      invoke: {
        id: 'authorize',
        src: 'authorize',
        input: authorizeCall,
        onDone: [
          {
            guard: { type: 'lacksCode', params: ({ event }) => event.output },
            target: 'unverified',
            actions: { type: 'noteProblem', params: { code: 'VERIFICATION_FAILED' } },
          },
          {
            guard: { type: 'isOtherAddress', params: ({ event }) => event.output },
            target: 'refused',
            actions: { type: 'noteProblem', params: { code: 'REDIRECT_NOT_ALLOWED' } },
          },
          { target: 'remembering', actions: { type: 'setAnswer', params: ({ event }) => event.output } },
        ],
        onError: { target: 'evaluating', actions: { type: 'setProblem', params: ({ event }) => event } },
      },
    },
    remembering: {
      tags: 'working',
      invoke: {
        id: 'rememberCode',
        src: 'rememberCode',
        input: ({ context }) => ({ code: context.answer?.code ?? '' }),
        onDone: 'deciding',
        // The server takes unused codes of a session back by itself; storage may be blocked.
        onError: { target: 'deciding', actions: { type: 'checkWiring', params: ({ event }) => event } },
      },
    },
    deciding: { always: [{ guard: 'isConsented', target: 'leaving' }, { target: 'consenting' }] },
    consenting: {
      tags: 'consentNeeded',
      on: { 'consent.refused': 'revoking' },
      initial: 'fresh',
      states: {
        fresh: {
          after: { codeLife: 'stale' },
          on: { 'consent.given': { target: '#authorize.leaving', actions: 'consent' } },
        },
        // People may read for longer than a code lives; the next one follows their yes.
        stale: { on: { 'consent.given': { target: '#authorize.authorizing', actions: 'consent' } } },
      },
    },
    revoking: {
      tags: 'leaving',
      invoke: {
        id: 'revokeCode',
        src: 'revokeCode',
        input: ({ context }) => ({ code: context.answer?.code ?? '' }),
        onDone: 'declining',
        onError: { target: 'declining', actions: { type: 'checkWiring', params: ({ event }) => event } },
      },
      after: { revokeLimit: 'declining' },
    },
    // The application is told as OAuth says it, at the address that the server has found registered.
    declining: {
      tags: 'leaving',
      invoke: {
        id: 'decline',
        src: 'goToApplication',
        input: ({ context }) => ({ url: addressOf(context, { error: 'access_denied' }) }),
        onDone: 'handedOn',
        onError: { target: 'stranded', actions: { type: 'setProblem', params: ({ event }) => event } },
      },
    },
    leaving: {
      tags: 'leaving',
      invoke: {
        id: 'goToApplication',
        src: 'goToApplication',
        input: ({ context }) => ({ url: addressOf(context, { code: context.answer?.code ?? null }) }),
        onDone: 'handedOn',
        onError: { target: 'stranded', actions: { type: 'setProblem', params: ({ event }) => event } },
      },
    },
    evaluating: {
      always: [
        { guard: 'isSignInNeeded', target: 'signInNeeded' },
        { guard: 'isUnverified', target: 'unverified' },
        { guard: 'isTransient', target: 'unreachable' },
        { guard: 'isNotMember', target: 'notMember' },
        { target: 'refused' },
      ],
    },
    signInNeeded: {
      tags: 'signInNeeded',
      on: {
        'signIn.completed': { target: 'authorizing', actions: 'clearProblem' },
        'authorize.left': 'left',
      },
    },
    /** 'Verification failed, please Login again.' (B022) */
    unverified: {
      tags: ['failed', 'signInNeeded'],
      on: {
        'signIn.completed': { target: 'authorizing', actions: 'clearProblem' },
        'authorize.left': 'left',
      },
    },
    unreachable: {
      tags: ['failed', 'retryable'],
      on: {
        'authorize.retried': { target: 'authorizing', actions: 'clearProblem' },
        'authorize.left': 'left',
      },
    },
    /** The browser would not go. */
    stranded: {
      tags: ['failed', 'retryable'],
      on: {
        'authorize.retried': { target: 'authorizing', actions: 'clearProblem' },
        'authorize.left': 'left',
      },
    },
    notMember: { tags: 'failed', on: { 'authorize.left': 'left' } },
    refused: { tags: 'failed', on: { 'authorize.left': 'left' } },
    handedOn: { type: 'final', output: { outcome: 'handedOn' } },
    left: { type: 'final', output: { outcome: 'left' } },
  },
  output: ({ event }) => ('output' in event ? (event.output as AuthorizeOutcome) : { outcome: 'left' }),
});

function authorizeCall({ context }: { context: AuthorizeContext }): AuthorizeCall {
  if (context.request === null) throw new Error('An authorization was begun without a request.');
  return { ...context.request, variant: context.variant };
}

function addressOf({ answer }: AuthorizeContext, reported: Readonly<Record<string, string | null>>): string {
  if (answer === null) throw new Error('The browser was to leave before the server had found the address.');
  return redirectUrl(answer.redirectUri, { ...reported, state: answer.state });
}
