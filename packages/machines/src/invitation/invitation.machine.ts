import { assign, setup } from 'xstate';
import { CALL_PROBLEM_CODES } from '../shared/call-problems.ts';
import type { MachineMeta } from '../shared/machine-meta.ts';
import { notProvided } from '../shared/not-provided.ts';
import { problemOf } from '../shared/problem.ts';
import type { Failure, Problem } from '../shared/problem.ts';

/** What can go wrong with an invitation. */
export const INVITATION_PROBLEM_CODES = [
  ...CALL_PROBLEM_CODES,
  'ACCOUNT_DISABLED',
  'SCHOOL_DISABLED',
  'JOINING_NOT_ALLOWED',
  'INVITATION_FOR_ANOTHER',
  'CONFLICT',
] as const;
export type InvitationProblemCode = (typeof INVITATION_PROBLEM_CODES)[number];

export type InvitationStatus = 'open' | 'used' | 'expired' | 'withdrawn' | 'void';

/** An invitation as far as the flow needs it; the page reads the rest where it is loaded. */
export interface Invitation {
  schoolName: string;
  schoolUrl: string;
  role: 'member' | 'teacher' | 'admin';
  invitedBy: string;
  status: InvitationStatus;
  /** ISO 8601 in UTC. */
  expiresAt: string;
}

export interface InvitationInput {
  token: string;
  isSignedIn: boolean;
}

/** What the person has become a member of. */
export interface InvitationOutput {
  schoolUrl: string;
}

export type InvitationEvent =
  | { type: 'invitation.accepted' }
  | { type: 'invitation.reloaded' }
  | { type: 'signIn.completed' }
  /** Signed out, for instance to take another account. */
  | { type: 'signOut.completed' };

interface InvitationContext {
  token: string;
  isSignedIn: boolean;
  invitation: Invitation | null;
  problem: Problem<InvitationProblemCode> | null;
}

/** Accepts an invitation into a school, with an account that one has or makes on the way. */
export const invitationMachine = setup({
  types: {} as {
    context: InvitationContext;
    events: InvitationEvent;
    input: InvitationInput;
    output: InvitationOutput;
    tags:
      | 'loading'
      /** `context.invitation`. */
      | 'shown'
      /** Offer to log in and to register; `signIn.completed` goes on. */
      | 'signInNeeded'
      | 'acceptable'
      | 'busy'
      /** Used up, too old, withdrawn, or no longer its maker's to give: `context.invitation.status`; ask for a new one. */
      | 'closed'
      /** It is for another mail address: offer to change the account. */
      | 'forAnother'
      /** There is no such invitation. */
      | 'unknown'
      /** `context.problem`. */
      | 'failed';
    meta: MachineMeta;
  },
  actors: {
    loadInvitation: notProvided<Invitation, { token: string }>('loadInvitation'),
    acceptInvitation: notProvided<unknown, { token: string }>('acceptInvitation'),
  },
  actions: {
    setInvitation: assign((_, invitation: Invitation) => ({ invitation, problem: null })),
    setProblem: assign({
      problem: (_, failure: Failure) => problemOf(failure.error, INVITATION_PROBLEM_CODES),
    }),
    clearProblem: assign({ problem: null }),
    markSignedOut: assign({ isSignedIn: false }),
    setSignIn: assign((_, { isSignedIn }: { isSignedIn: boolean }) => ({ isSignedIn, problem: null })),
  },
  guards: {
    isOpen: ({ context }) => context.invitation?.status === 'open',
    isSignedIn: ({ context }) => context.isSignedIn,
    isUnknown: ({ context }) =>
      context.problem?.code === 'NOT_FOUND' || context.problem?.code === 'VALIDATION_FAILED',
    isNoLongerOpen: ({ context }) =>
      context.problem?.code === 'JOINING_NOT_ALLOWED' ||
      context.problem?.code === 'CONFLICT' ||
      context.problem?.code === 'NOT_FOUND',
    isForAnother: ({ context }) => context.problem?.code === 'INVITATION_FOR_ANOTHER',
    isSignInNeeded: ({ context }) =>
      !context.isSignedIn ||
      context.problem?.code === 'UNAUTHENTICATED' ||
      context.problem?.code === 'TOKEN_EXPIRED',
  },
}).createMachine({
  id: 'invitation',
  meta: { purpose: 'Accepts an invitation into a school, over a login or a registration.', spec: ['R48'] },
  context: ({ input }) => ({ ...input, invitation: null, problem: null }),
  output: ({ context }) => ({ schoolUrl: context.invitation?.schoolUrl ?? '/' }),
  on: {
    // Who is signed in is a fact in every state; where it decides something, the state says so itself.
    'signIn.completed': { actions: { type: 'setSignIn', params: { isSignedIn: true } } },
    'signOut.completed': { actions: { type: 'setSignIn', params: { isSignedIn: false } } },
  },
  initial: 'loading',
  states: {
    loading: {
      tags: 'loading',
      invoke: {
        id: 'loadInvitation',
        src: 'loadInvitation',
        input: ({ context }) => ({ token: context.token }),
        onDone: {
          target: 'looking',
          actions: { type: 'setInvitation', params: ({ event }) => event.output },
        },
        onError: { target: 'evaluating', actions: { type: 'setProblem', params: ({ event }) => event } },
      },
    },
    evaluating: { always: [{ guard: 'isUnknown', target: 'unknown' }, { target: 'unreachable' }] },
    unknown: { tags: 'unknown' },
    unreachable: { tags: 'failed', on: { 'invitation.reloaded': 'loading' } },
    looking: {
      always: [{ guard: 'isOpen', target: 'open' }, { target: 'closed' }],
    },
    closed: { tags: ['shown', 'closed'], on: { 'invitation.reloaded': 'loading' } },
    open: {
      tags: 'shown',
      initial: 'asking',
      states: {
        asking: { always: [{ guard: 'isSignedIn', target: 'acceptable' }, { target: 'visitor' }] },
        visitor: {
          tags: 'signInNeeded',
          on: {
            'signIn.completed': {
              target: 'acceptable',
              actions: { type: 'setSignIn', params: { isSignedIn: true } },
            },
          },
        },
        acceptable: {
          tags: 'acceptable',
          on: {
            'invitation.accepted': { target: '#invitation.accepting', actions: 'clearProblem' },
            'signOut.completed': {
              target: 'visitor',
              actions: { type: 'setSignIn', params: { isSignedIn: false } },
            },
          },
          initial: 'untouched',
          states: { untouched: {}, refused: { tags: 'failed' } },
        },
        forAnother: {
          tags: ['failed', 'forAnother'],
          on: {
            'signIn.completed': {
              target: 'acceptable',
              actions: { type: 'setSignIn', params: { isSignedIn: true } },
            },
            'signOut.completed': {
              target: 'visitor',
              actions: { type: 'setSignIn', params: { isSignedIn: false } },
            },
          },
        },
      },
    },
    accepting: {
      tags: ['shown', 'busy'],
      invoke: {
        id: 'acceptInvitation',
        src: 'acceptInvitation',
        input: ({ context }) => ({ token: context.token }),
        onDone: 'accepted',
        onError: {
          target: 'evaluatingAnswer',
          actions: { type: 'setProblem', params: ({ event }) => event },
        },
      },
    },
    evaluatingAnswer: {
      always: [
        // Loaded again, the invitation says itself what has become of it.
        { guard: 'isNoLongerOpen', target: 'loading' },
        { guard: 'isForAnother', target: 'open.forAnother' },
        { guard: 'isSignInNeeded', target: 'open.visitor', actions: 'markSignedOut' },
        { target: 'open.acceptable.refused' },
      ],
    },
    accepted: { type: 'final' },
  },
});
