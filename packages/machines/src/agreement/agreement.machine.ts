import { assign, setup } from 'xstate';
import { CALL_PROBLEM_CODES, isProofNeeded } from '../shared/call-problems.ts';
import type { ProofEvent } from '../shared/call-problems.ts';
import type { MachineMeta } from '../shared/machine-meta.ts';
import { notProvided } from '../shared/not-provided.ts';
import { problemOf } from '../shared/problem.ts';
import type { Failure, Problem } from '../shared/problem.ts';

/** What can go wrong with an agreement. */
export const AGREEMENT_PROBLEM_CODES = [
  ...CALL_PROBLEM_CODES,
  'AGREEMENT_OUTDATED',
  'CONFLICT',
  'REAUTHENTICATION_REQUIRED',
] as const;
export type AgreementProblemCode = (typeof AGREEMENT_PROBLEM_CODES)[number];

export type AgreementType = 'service' | 'privacy' | 'schoolDataProcessing';

/** An agreement that is in force, and what the person has signed of it. */
export interface Agreement {
  type: AgreementType;
  version: string;
  url: string;
  /** Null where none was signed yet. */
  signedVersion: string | null;
  upToDate: boolean;
}

export interface AgreementInput {
  /** The school whose agreement on data processing is asked about (for its owner), or null. */
  tenantId: string | null;
}

/** What the actor `signAgreement` is given. */
export interface SignAgreementInput {
  type: AgreementType;
  version: string;
  tenantId: string | null;
}

export interface AgreementOutput {
  /** Declined: the person has withdrawn, and is to be signed out. */
  outcome: 'signed' | 'declined';
}

export type AgreementEvent =
  | { type: 'agreement.compared' }
  | { type: 'agreement.changed'; agreed: boolean }
  | { type: 'agreement.signed' }
  | { type: 'agreement.declined' }
  | { type: 'decline.confirmed' }
  | { type: 'decline.cancelled' }
  | ProofEvent;

interface AgreementContext {
  tenantId: string | null;
  /** Those that are to be signed. */
  open: readonly Agreement[];
  agreed: boolean;
  fieldProblem: 'REQUIRED' | null;
  problem: Problem<AgreementProblemCode> | null;
  outcome: AgreementOutput['outcome'];
}

/** Compares what a person has signed with what is in force, and asks where it is older. Nothing else is touched. */
export const agreementMachine = setup({
  types: {} as {
    context: AgreementContext;
    events: AgreementEvent;
    input: AgreementInput;
    output: AgreementOutput;
    tags:
      | 'comparing'
      /** Nothing to do. */
      | 'upToDate'
      /** Show the dialog: `context.open`. */
      | 'asking'
      | 'invalid'
      | 'busy'
      /** `context.problem`. */
      | 'failed'
      /** What it means to decline. */
      | 'confirmingDecline'
      /** Show the dialog that asks for a fresh proof of the person. */
      | 'proofNeeded';
    meta: MachineMeta;
  },
  actors: {
    compareAgreements: notProvided<readonly Agreement[], { tenantId: string | null }>('compareAgreements'),
    signAgreement: notProvided<unknown, SignAgreementInput>('signAgreement'),
    withdrawAgreements: notProvided<unknown>('withdrawAgreements'),
  },
  actions: {
    setOpen: assign(({ context }, { agreements }: { agreements: readonly Agreement[] }) => {
      const open = agreements.filter(({ upToDate }) => !upToDate);
      const isSame = sameVersions(open, context.open);
      return { open, agreed: isSame && context.agreed, problem: isSame ? null : context.problem };
    }),
    keepAgreed: assign((_, { agreed }: { agreed: boolean }) => ({ agreed, fieldProblem: null })),
    requireAgreement: assign({ fieldProblem: 'REQUIRED', problem: null }),
    dropSigned: assign(({ context }) => ({ open: context.open.slice(1) })),
    setProblem: assign({
      problem: (_, failure: Failure) => problemOf(failure.error, AGREEMENT_PROBLEM_CODES),
    }),
    clearProblem: assign({ problem: null, fieldProblem: null }),
    markDeclined: assign({ outcome: 'declined' }),
  },
  guards: {
    hasOpen: ({ context }) => context.open.length > 0,
    isAgreed: ({ context }) => context.agreed,
    isOutdated: ({ context }) => context.problem?.code === 'AGREEMENT_OUTDATED',
    needsProof: ({ context }) => isProofNeeded(context.problem),
  },
}).createMachine({
  id: 'agreement',
  meta: {
    purpose: 'Asks for a signature where an agreement is newer than the one that was signed.',
    spec: ['C066', 'C068', 'C069'],
  },
  context: ({ input }) => ({
    tenantId: input.tenantId,
    open: [],
    agreed: false,
    fieldProblem: null,
    problem: null,
    outcome: 'signed',
  }),
  output: ({ context }) => ({ outcome: context.outcome }),
  initial: 'comparing',
  states: {
    comparing: {
      tags: 'comparing',
      invoke: {
        id: 'compareAgreements',
        src: 'compareAgreements',
        input: ({ context }) => ({ tenantId: context.tenantId }),
        onDone: {
          target: 'looking',
          actions: { type: 'setOpen', params: ({ event }) => ({ agreements: event.output }) },
        },
        onError: { target: 'unknown', actions: { type: 'setProblem', params: ({ event }) => event } },
      },
    },
    looking: { always: [{ guard: 'hasOpen', target: 'asking' }, { target: 'upToDate' }] },
    // A comparison that failed is no wall: people go on, and are asked another time.
    unknown: { tags: 'failed', on: { 'agreement.compared': 'comparing' } },
    upToDate: { tags: 'upToDate', on: { 'agreement.compared': 'comparing' } },
    asking: {
      tags: 'asking',
      on: {
        'agreement.changed': { actions: { type: 'keepAgreed', params: ({ event }) => event } },
        'agreement.signed': [
          { guard: 'isAgreed', target: 'signing', actions: 'clearProblem' },
          { target: '.invalid', actions: 'requireAgreement' },
        ],
        'agreement.declined': { target: 'confirmingDecline', actions: 'clearProblem' },
      },
      initial: 'untouched',
      states: { untouched: {}, invalid: { tags: 'invalid' }, refused: { tags: 'failed' } },
    },
    // One after the other: what is signed stays signed when the next one fails.
    signing: {
      tags: ['asking', 'busy'],
      invoke: {
        id: 'signAgreement',
        src: 'signAgreement',
        input: ({ context }) => ({
          type: context.open[0]?.type ?? 'service',
          version: context.open[0]?.version ?? '',
          tenantId: context.tenantId,
        }),
        onDone: { target: 'signedOne', actions: 'dropSigned' },
        onError: { target: 'evaluating', actions: { type: 'setProblem', params: ({ event }) => event } },
      },
    },
    signedOne: { always: [{ guard: 'hasOpen', target: 'signing' }, { target: 'settled' }] },
    evaluating: {
      always: [
        // A newer one came while this one was read.
        { guard: 'isOutdated', target: 'comparing' },
        { target: 'asking.refused' },
      ],
    },
    confirmingDecline: {
      tags: 'confirmingDecline',
      on: { 'decline.confirmed': { target: 'withdrawing' }, 'decline.cancelled': 'asking' },
      initial: 'untouched',
      states: { untouched: {}, refused: { tags: 'failed' } },
    },
    withdrawing: {
      tags: 'busy',
      invoke: {
        id: 'withdrawAgreements',
        src: 'withdrawAgreements',
        onDone: { target: 'settled', actions: 'markDeclined' },
        onError: {
          target: 'evaluatingDecline',
          actions: { type: 'setProblem', params: ({ event }) => event },
        },
      },
    },
    evaluatingDecline: {
      always: [{ guard: 'needsProof', target: 'proving' }, { target: 'confirmingDecline.refused' }],
    },
    proving: {
      tags: 'proofNeeded',
      on: {
        'proof.given': { target: 'withdrawing', actions: 'clearProblem' },
        'proof.declined': { target: 'asking', actions: 'clearProblem' },
      },
    },
    settled: { type: 'final' },
  },
});

function sameVersions(one: readonly Agreement[], other: readonly Agreement[]): boolean {
  const key = (agreements: readonly Agreement[]): string =>
    agreements.map(({ type, version }) => `${type} ${version}`).join();
  return key(one) === key(other);
}
