import { assign, sendTo, setup } from 'xstate';
import { ownCodeRequestMachine } from '../code-request/index.ts';
import type { CodeChannel, CodeRequestReport, OwnCodeProblemCode } from '../code-request/index.ts';
import { CALL_PROBLEM_CODES, isProofNeeded } from '../shared/call-problems.ts';
import type { ProofEvent } from '../shared/call-problems.ts';
import { checkField, plainDigits } from '../shared/field-rules.ts';
import { isVerificationCode } from '../shared/fields.ts';
import type { MachineMeta } from '../shared/machine-meta.ts';
import { notProvided } from '../shared/not-provided.ts';
import { problemOf } from '../shared/problem.ts';
import type { Failure, Problem } from '../shared/problem.ts';
import type { OwnContact } from '../step-up/index.ts';

/** What can go wrong when an account is to be erased, or kept after all. */
export const ACCOUNT_DELETION_PROBLEM_CODES = [
  ...CALL_PROBLEM_CODES,
  'CODE_INVALID',
  'CODE_EXPIRED',
  'CODE_ATTEMPTS_EXCEEDED',
  'REAUTHENTICATION_REQUIRED',
  'LAST_OWNER',
] as const;
export type AccountDeletionProblemCode = (typeof ACCOUNT_DELETION_PROBLEM_CODES)[number];

/** How the erasure stands, as the server tells of it. */
export interface DeletionState {
  /** When the account will be erased (ISO 8601 in UTC), or null where nobody has asked for it. */
  dueAt: string | null;
  /** Whether schools would be left without an owner. */
  isBlocked: boolean;
}

export interface AccountDeletionInput {
  deletion: DeletionState;
  /** Where the code can go. */
  contacts: readonly OwnContact[];
}

export type AccountDeletionEvent =
  /** What is erased and what is kept has been read. */
  | { type: 'deletion.begun' }
  | { type: 'deletion.abandoned' }
  | { type: 'channel.chosen'; channel: CodeChannel }
  | { type: 'code.requested' }
  | { type: 'code.changed'; value: string }
  | { type: 'deletion.confirmed' }
  | { type: 'deletion.undone' }
  /** The page has been told anew, for instance after another owner was named. */
  | { type: 'deletion.refreshed'; deletion: DeletionState }
  | ProofEvent;

interface AccountDeletionContext {
  deletion: DeletionState;
  contacts: readonly OwnContact[];
  channel: CodeChannel;
  code: string;
  fieldProblem: 'REQUIRED' | 'INVALID' | null;
  problem: Problem<AccountDeletionProblemCode> | null;
}

/** Has an account erased after a time of grace, in which it can be kept after all. */
export const accountDeletionMachine = setup({
  types: {} as {
    context: AccountDeletionContext;
    events: AccountDeletionEvent | CodeRequestReport<OwnCodeProblemCode>;
    input: AccountDeletionInput;
    tags:
      /** Schools would be left without an owner: name one first. */
      | 'blocked'
      /** The code is asked for. */
      | 'confirming'
      | 'busy'
      | 'invalid'
      /** The server has refused: `context.problem`. */
      | 'failed'
      /** It will be erased at `context.deletion.dueAt`, and can be kept until then. */
      | 'scheduled'
      /** Show the dialog that asks for a fresh proof of the person. */
      | 'proofNeeded';
    meta: MachineMeta;
  },
  actors: {
    codeRequest: ownCodeRequestMachine,
    requestDeletion: notProvided<DeletionState, { code: string }>('requestDeletion'),
    cancelDeletion: notProvided<DeletionState>('cancelDeletion'),
  },
  actions: {
    setChannel: assign((_, { channel }: { channel: CodeChannel }) => ({ channel })),
    setCode: assign((_, { value }: { value: string }) => ({ code: value, fieldProblem: null })),
    setFieldProblem: assign({ fieldProblem: ({ context }) => codeProblem(context.code), problem: null }),
    setDeletion: assign((_, deletion: DeletionState) => ({ deletion, code: '', problem: null })),
    setProblem: assign((_, failure: Failure) => {
      const problem = problemOf(failure.error, ACCOUNT_DELETION_PROBLEM_CODES);
      return { problem, fieldProblem: problem.code.startsWith('CODE_') ? ('INVALID' as const) : null };
    }),
    markBlocked: assign(({ context }) => ({ deletion: { ...context.deletion, isBlocked: true } })),
    clearProblems: assign({ problem: null, fieldProblem: null }),
    clearCode: assign({ code: '', problem: null, fieldProblem: null }),
    sendCodeRequest: sendTo(
      ({ context }) => context.channel,
      ({ context }) => ({ type: 'code.requested' as const, target: contactOf(context)?.target ?? '' }),
    ),
  },
  guards: {
    isScheduled: ({ context }) => context.deletion.dueAt !== null,
    isBlocked: ({ context }) => context.deletion.isBlocked,
    isComplete: ({ context }) => codeProblem(context.code) === null,
    canBeSentCode: ({ context }) => contactOf(context) !== undefined,
    needsProof: ({ context }) => isProofNeeded(context.problem),
    isLastOwner: ({ context }) => context.problem?.code === 'LAST_OWNER',
    // It was kept already, in another tab: what was wanted is true.
    isStoredAlready: ({ context }) => context.problem?.code === 'NOT_FOUND',
  },
}).createMachine({
  id: 'accountDeletion',
  meta: {
    purpose: 'Has an account erased after a code and a time of grace, and keeps it after all where asked.',
    spec: ['B016', 'B025'],
  },
  context: ({ input }) => ({
    deletion: input.deletion,
    contacts: input.contacts,
    channel: input.contacts[0]?.channel ?? 'email',
    code: '',
    fieldProblem: null,
    problem: null,
  }),
  invoke: [
    { id: 'mobile', src: 'codeRequest', input: { channel: 'mobile', purpose: 'delete' } },
    { id: 'email', src: 'codeRequest', input: { channel: 'email', purpose: 'delete' } },
  ],
  on: {
    'deletion.refreshed': {
      target: '.looking',
      actions: { type: 'setDeletion', params: ({ event }) => event.deletion },
    },
  },
  initial: 'looking',
  states: {
    looking: {
      always: [
        { guard: 'isScheduled', target: 'scheduled' },
        { guard: 'isBlocked', target: 'blocked' },
        { target: 'open' },
      ],
    },
    open: { on: { 'deletion.begun': 'confirming' } },
    blocked: { tags: 'blocked' },
    confirming: {
      tags: 'confirming',
      on: {
        'deletion.abandoned': { target: 'open', actions: 'clearCode' },
        'channel.chosen': { actions: { type: 'setChannel', params: ({ event }) => event } },
        'code.requested': { guard: 'canBeSentCode', actions: 'sendCodeRequest' },
        'code.changed': { target: '.untouched', actions: { type: 'setCode', params: ({ event }) => event } },
        'deletion.confirmed': [
          { guard: 'isComplete', target: 'requesting', actions: 'clearProblems' },
          { target: '.invalid', actions: 'setFieldProblem' },
        ],
      },
      initial: 'untouched',
      states: { untouched: {}, invalid: { tags: 'invalid' }, refused: { tags: 'failed' } },
    },
    requesting: {
      tags: 'busy',
      // A request that may have passed already is not taken back by a page that is told anew.
      on: { 'deletion.refreshed': {} },
      invoke: {
        id: 'requestDeletion',
        src: 'requestDeletion',
        input: ({ context }) => ({ code: plainDigits(context.code) }),
        onDone: { target: 'looking', actions: { type: 'setDeletion', params: ({ event }) => event.output } },
        onError: { target: 'evaluating', actions: { type: 'setProblem', params: ({ event }) => event } },
      },
    },
    evaluating: {
      always: [
        { guard: 'needsProof', target: 'proving' },
        { guard: 'isLastOwner', target: 'blocked', actions: 'markBlocked' },
        { target: 'confirming.refused' },
      ],
    },
    proving: {
      tags: 'proofNeeded',
      on: {
        'proof.given': { target: 'requesting', actions: 'clearProblems' },
        'proof.declined': { target: 'confirming', actions: 'clearProblems' },
      },
    },
    scheduled: {
      tags: 'scheduled',
      on: { 'deletion.undone': { target: 'undoing', actions: 'clearProblems' } },
      initial: 'waiting',
      states: { waiting: {}, refused: { tags: 'failed' } },
    },
    undoing: {
      tags: ['busy', 'scheduled'],
      on: { 'deletion.refreshed': {} },
      invoke: {
        id: 'cancelDeletion',
        src: 'cancelDeletion',
        onDone: { target: 'looking', actions: { type: 'setDeletion', params: ({ event }) => event.output } },
        onError: {
          target: 'evaluatingUndo',
          actions: { type: 'setProblem', params: ({ event }) => event },
        },
      },
    },
    evaluatingUndo: {
      always: [
        {
          guard: 'isStoredAlready',
          target: 'open',
          actions: { type: 'setDeletion', params: { dueAt: null, isBlocked: false } },
        },
        { target: 'scheduled.refused' },
      ],
    },
  },
});

function contactOf({ channel, contacts }: Pick<AccountDeletionContext, 'channel' | 'contacts'>) {
  return contacts.find((contact) => contact.channel === channel);
}

function codeProblem(code: string): 'REQUIRED' | 'INVALID' | null {
  const digits = plainDigits(code);
  return checkField(digits, isVerificationCode(digits)) ?? null;
}
