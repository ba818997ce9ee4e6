import { assign, setup } from 'xstate';
import { backOffMs } from '../shared/back-off.ts';
import type { MachineMeta } from '../shared/machine-meta.ts';
import { notProvided, notProvidedAction } from '../shared/not-provided.ts';
import { problemOf } from '../shared/problem.ts';
import type { Failure, Problem } from '../shared/problem.ts';

/** What can go wrong when somebody hands in an assignment. */
export const ASSIGNMENT_PROBLEM_CODES = [
  'NETWORK',
  'SERVICE_UNAVAILABLE',
  'INTERNAL_ERROR',
  'TOO_MANY_REQUESTS',
  'UNAUTHENTICATED',
  'TOKEN_EXPIRED',
  'HAND_IN_REFUSED',
  'UPLOAD_NOT_OWNED',
  'NOT_ENROLLED',
  'LESSON_LOCKED',
  'FORBIDDEN',
  'NOT_FOUND',
  'VALIDATION_FAILED',
  'IDEMPOTENCY_KEY_REUSED',
  'UNKNOWN',
] as const;
export type AssignmentProblemCode = (typeof ASSIGNMENT_PROBLEM_CODES)[number];

/** In characters (code points), as the server counts. */
export const ASSIGNMENT_TEXT_MAX_LENGTH = 20_000;
export const ASSIGNMENT_LINKS_MAX = 10;
export const ASSIGNMENT_FILES_MAX = 10;

/** What is typed and chosen, and not handed in yet. */
export interface AssignmentDraft {
  text: string;
  links: readonly string[];
  /** Files that were sent, with what they are called. */
  files: readonly { url: string; name: string }[];
}

/** What can be handed in. */
export type AssignmentWay = 'text' | 'files' | 'links';

/** Where the work stands. */
export type AssignmentStanding = 'notBegun' | 'handedIn' | 'graded' | 'returned';

export interface AssignmentInput {
  lessonId: string;
  accepts: readonly AssignmentWay[];
  standing: AssignmentStanding;
  /** Whether something can be handed in now. */
  isOpen: boolean;
  /** As it was kept; empty where nothing was. */
  draft: AssignmentDraft;
  /** Marks what is handed in, so that twice is once. */
  key: string;
}

/** What is sent. */
export interface HandInCall extends AssignmentDraft {
  lessonId: string;
  key: string;
}

/** What counts from now on. */
export interface HandInAnswer {
  standing: AssignmentStanding;
  isOpen: boolean;
}

type AssignmentEvent =
  | { type: 'draft.changed'; draft: AssignmentDraft }
  /** Somebody wants to hand in; `key` is a new one. */
  | { type: 'handIn.requested'; key: string }
  /** Somebody wants to hand in once more. */
  | { type: 'handIn.again' }
  /** The server told how the work stands, for example that it was returned. */
  | { type: 'work.changed'; standing: AssignmentStanding; isOpen: boolean }
  | { type: 'problem.dismissed' }
  | { type: 'network.restored' }
  | { type: 'signIn.completed' };

interface AssignmentContext extends AssignmentInput {
  failures: number;
  problem: Problem<AssignmentProblemCode> | null;
}

export const EMPTY_ASSIGNMENT: AssignmentDraft = { text: '', links: [], files: [] };

const isWebAddress = (text: string): boolean => /^https?:\/\/[^\s/?#]+\S*$/i.test(text.trim());

/** What is sent of a draft: what is not asked for and lines that are empty stay behind. */
const sentOf = (
  { text, links, files }: AssignmentDraft,
  accepts: readonly AssignmentWay[],
): AssignmentDraft => ({
  text: accepts.includes('text') ? text.trim() : '',
  links: accepts.includes('links') ? links.map((link) => link.trim()).filter((link) => link !== '') : [],
  files: accepts.includes('files') ? files : [],
});

const isEmpty = ({ text, links, files }: AssignmentDraft): boolean =>
  text === '' && links.length === 0 && files.length === 0;

/**
 * Somebody who hands in an assignment. What is typed is kept through failures and reloads, what was lost on the way is
 * sent again, and what is returned or may be done again is handed in once more.
 */
export const assignmentMachine = setup({
  types: {} as {
    context: AssignmentContext;
    events: AssignmentEvent;
    input: AssignmentInput;
    tags:
      | 'editing'
      /** Nothing is there that could be handed in. */
      | 'incomplete'
      /** One of the links leads nowhere. */
      | 'linkWrong'
      | 'busy'
      /** Waits for the network and goes on by itself. */
      | 'offline'
      /** The person has to sign in first; `signIn.completed` goes on. */
      | 'signInNeeded'
      | 'failed'
      | 'handedIn'
      /** Nothing can be handed in. */
      | 'closed';
    meta: MachineMeta;
  },
  actors: { handIn: notProvided<HandInAnswer, HandInCall>('handIn') },
  actions: {
    /** Writes the draft where it outlives the page. */
    storeDraft: notProvidedAction('storeDraft'),
    /** What was handed in is no draft any more. */
    dropDraft: notProvidedAction('dropDraft'),
    takeDraft: assign((_, { draft }: { draft: AssignmentDraft }) => ({ draft, problem: null })),
    takeKey: assign((_, { key }: { key: string }) => ({ key, problem: null, failures: 0 })),
    takeWork: assign((_, { standing, isOpen }: { standing: AssignmentStanding; isOpen: boolean }) => ({
      standing,
      isOpen,
    })),
    emptyDraft: assign({ draft: EMPTY_ASSIGNMENT, problem: null }),
    setProblem: assign(({ context }, failure: Failure) => ({
      problem: problemOf(failure.error, ASSIGNMENT_PROBLEM_CODES),
      failures: context.failures + 1,
    })),
    clearProblem: assign({ problem: null }),
  },
  guards: {
    isClosed: ({ context: { isOpen, standing } }) =>
      !isOpen && standing !== 'handedIn' && standing !== 'graded',
    isDone: ({ context: { standing } }) => standing === 'handedIn' || standing === 'graded',
    isAnother: ({ context }, given: { standing: AssignmentStanding; isOpen: boolean }) =>
      context.standing !== given.standing || context.isOpen !== given.isOpen,
    canDoAgain: ({ context: { isOpen } }) => isOpen,
    isEmpty: ({ context: { draft, accepts } }) => isEmpty(sentOf(draft, accepts)),
    hasWrongLink: ({ context: { draft, accepts } }) =>
      sentOf(draft, accepts).links.some((link) => !isWebAddress(link)),
    isOffline: ({ context }) =>
      context.problem?.code === 'NETWORK' || context.problem?.code === 'SERVICE_UNAVAILABLE',
    isSignInNeeded: ({ context }) =>
      context.problem?.code === 'UNAUTHENTICATED' || context.problem?.code === 'TOKEN_EXPIRED',
  },
  delays: { backOff: ({ context }) => backOffMs(context.failures) },
}).createMachine({
  id: 'assignment',
  meta: {
    purpose:
      'Hands in an assignment: keeps what is typed, sends it over a lost connection too, takes it again.',
    spec: ['B065'],
  },
  context: ({ input }) => ({ ...input, failures: 0, problem: null }),
  initial: 'standing',
  states: {
    standing: {
      always: [
        { guard: 'isDone', target: 'handedIn' },
        { guard: 'isClosed', target: 'closed' },
        { target: 'editing' },
      ],
    },
    editing: {
      initial: 'open',
      on: {
        'draft.changed': {
          target: '.open',
          actions: [{ type: 'takeDraft', params: ({ event }) => event }, 'storeDraft'],
        },
        'handIn.requested': [
          { guard: 'isEmpty', target: '.incomplete' },
          { guard: 'hasWrongLink', target: '.linkWrong' },
          { target: 'sending', actions: { type: 'takeKey', params: ({ event }) => event } },
        ],
        'work.changed': {
          guard: { type: 'isAnother', params: ({ event }) => event },
          target: 'standing',
          actions: { type: 'takeWork', params: ({ event }) => event },
        },
      },
      states: {
        open: { tags: 'editing' },
        incomplete: { tags: ['editing', 'incomplete'] },
        linkWrong: { tags: ['editing', 'linkWrong'] },
        refused: {
          tags: ['editing', 'failed'],
          on: { 'problem.dismissed': { target: 'open', actions: 'clearProblem' } },
        },
      },
    },
    sending: {
      initial: 'requesting',
      states: {
        requesting: {
          tags: 'busy',
          invoke: {
            id: 'handIn',
            src: 'handIn',
            input: ({ context: { lessonId, key, draft, accepts } }) => ({
              lessonId,
              key,
              ...sentOf(draft, accepts),
            }),
            onDone: {
              target: '#assignment.handedIn',
              actions: [{ type: 'takeWork', params: ({ event }) => event.output }, 'emptyDraft', 'dropDraft'],
            },
            onError: { target: 'evaluating', actions: { type: 'setProblem', params: ({ event }) => event } },
          },
        },
        evaluating: {
          always: [
            { guard: 'isOffline', target: 'waiting' },
            { guard: 'isSignInNeeded', target: 'awaitingSignIn' },
            { target: '#assignment.editing.refused' },
          ],
        },
        waiting: {
          tags: ['busy', 'offline'],
          after: { backOff: 'requesting' },
          on: {
            'network.restored': 'requesting',
            'problem.dismissed': { target: '#assignment.editing', actions: 'clearProblem' },
          },
        },
        awaitingSignIn: {
          tags: 'signInNeeded',
          on: {
            'signIn.completed': 'requesting',
            'problem.dismissed': { target: '#assignment.editing', actions: 'clearProblem' },
          },
        },
      },
    },
    handedIn: {
      tags: 'handedIn',
      on: {
        'handIn.again': { guard: 'canDoAgain', target: 'editing' },
        'work.changed': {
          guard: { type: 'isAnother', params: ({ event }) => event },
          target: 'standing',
          actions: { type: 'takeWork', params: ({ event }) => event },
        },
      },
    },
    closed: {
      tags: 'closed',
      on: {
        'work.changed': {
          guard: { type: 'isAnother', params: ({ event }) => event },
          target: 'standing',
          actions: { type: 'takeWork', params: ({ event }) => event },
        },
      },
    },
  },
});
