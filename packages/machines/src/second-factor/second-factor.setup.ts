import { assign, raise, setup } from 'xstate';
import { COUNTDOWN_GUARDS, COUNTDOWN_TICK_MS, countdownActions } from '../shared/countdown.ts';
import type { Countdown } from '../shared/countdown.ts';
import type { MachineMeta } from '../shared/machine-meta.ts';
import { notProvided } from '../shared/not-provided.ts';
import { problemOf } from '../shared/problem.ts';
import type { Failure } from '../shared/problem.ts';
import type { SignedIn } from '../shared/viewer.ts';
import { factorFieldProblems } from './second-factor-form.ts';
import type { SecondFactorForm } from './second-factor-form.ts';
import { SECOND_FACTOR_PROBLEM_CODES } from './second-factor.types.ts';
import type {
  AskPasskeyInput,
  FactorField,
  FactorFieldProblems,
  FactorMethod,
  FactorProof,
  PasskeyAnswer,
  SecondFactorEvent,
  SecondFactorInput,
  SecondFactorOutcome,
  SecondFactorProblem,
} from './second-factor.types.ts';

const SECOND_MS = 1_000;

interface SecondFactorContext extends SecondFactorForm {
  fieldProblems: FactorFieldProblems;
  problem: SecondFactorProblem | null;
  /** Runs while too many attempts hold the step back. */
  countdown: Countdown | null;
  outcome: SecondFactorOutcome;
}

const TYPES = {} as {
  context: SecondFactorContext;
  events: SecondFactorEvent | { type: 'method.shown'; method: FactorMethod };
  input: SecondFactorInput;
  output: SecondFactorOutcome;
  tags:
    /** The device is being asked for a passkey. */
    | 'asking'
    | 'verifying'
    /** A field is empty or wrong: `context.fieldProblems`. */
    | 'invalid'
    /** `context.problem` says why. */
    | 'failed'
    /** Too many attempts: `context.countdown.secondsLeft`. */
    | 'throttled';
  meta: MachineMeta;
};

/** The types, effects, rules and delays of the second factor. */
export const secondFactorSetup = setup({
  types: TYPES,
  actors: {
    askPasskey: notProvided<PasskeyAnswer, AskPasskeyInput>('askPasskey'),
    verifyFactor: notProvided<SignedIn, FactorProof>('verifyFactor'),
  },
  actions: {
    ...countdownActions(TYPES),
    setMethod: assign((_, { method }: { method: FactorMethod }) => ({
      method,
      fieldProblems: {},
      problem: null,
    })),
    showMethod: raise(({ context }) => ({ type: 'method.shown' as const, method: context.method })),
    setField: assign(({ context }, { field, value }: { field: FactorField; value: string }) => ({
      fields: { ...context.fields, [field]: value },
      fieldProblems: { ...context.fieldProblems, [field]: undefined },
    })),
    setFieldProblems: assign({
      fieldProblems: ({ context }) => factorFieldProblems(context),
      problem: null,
    }),
    clearProblems: assign({ fieldProblems: {}, problem: null, countdown: null }),
    setProblem: assign({
      problem: (_, failure: Failure) => problemOf(failure.error, SECOND_FACTOR_PROBLEM_CODES),
      // A challenge holds once.
      passkey: null,
    }),
    setPasskey: assign({ passkey: (_, answer: PasskeyAnswer) => answer }),
    // What was typed has done its work and must not lie about in memory.
    keepSignedIn: assign({
      outcome: (_, signedIn: SignedIn): SecondFactorOutcome => ({ outcome: 'signedIn', signedIn }),
      fields: { code: '', recoveryCode: '' },
      passkey: null,
    }),
    setExpiry: assign({ outcome: { outcome: 'expired' } }),
  },
  guards: {
    ...COUNTDOWN_GUARDS,
    isAlone: ({ context }) => context.ticket === null,
    hasTicket: ({ context }) => context.ticket !== null,
    isOffered: ({ context }, { method }: { method: FactorMethod }) =>
      context.ticket?.methods.includes(method) ?? false,
    isMethod: (_, { shown, method }: { shown: FactorMethod; method: FactorMethod }) => shown === method,
    startsWith: ({ context }, { method }: { method: FactorMethod }) => context.method === method,
    isComplete: ({ context }) => Object.keys(factorFieldProblems(context)).length === 0,
    asksDevice: ({ context }) => context.method === 'passkey',
    // Without a ticket the same code means that nobody here knows the passkey.
    isTicketOver: ({ context }) => context.ticket !== null && context.problem?.code === 'INVALID_GRANT',
  },
  delays: {
    tick: COUNTDOWN_TICK_MS,
    ticketLife: ({ context }) => (context.ticket?.expiresInSeconds ?? 0) * SECOND_MS,
  },
});
