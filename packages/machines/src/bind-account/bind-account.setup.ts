import { assign, raise, sendTo, setup } from 'xstate';
import { codeRequestMachine } from '../code-request/index.ts';
import type { CodeChannel, CodeRequestReport } from '../code-request/index.ts';
import { secondFactorMachine, ticketOf } from '../second-factor/index.ts';
import type { SecondFactorOutcome, SecondFactorTicket } from '../second-factor/index.ts';
import { COUNTDOWN_GUARDS, COUNTDOWN_TICK_MS, countdownActions } from '../shared/countdown.ts';
import type { Countdown } from '../shared/countdown.ts';
import type { MachineMeta } from '../shared/machine-meta.ts';
import { notProvided } from '../shared/not-provided.ts';
import { hasCode, problemOf } from '../shared/problem.ts';
import type { Failure } from '../shared/problem.ts';
import type { SignedIn } from '../shared/viewer.ts';
import {
  bindCodeTarget,
  bindFieldProblems,
  bindTargetProblems,
  codeSenderOf,
  refusedBindField,
} from './bind-form.ts';
import type { BindForm } from './bind-form.ts';
import { BIND_ACCOUNT_PROBLEM_CODES } from './bind-account.types.ts';
import type {
  BindAccountCall,
  BindAccountEvent,
  BindAccountInput,
  BindAccountOutcome,
  BindAccountProblem,
  BindField,
  BindFieldProblems,
  BindMode,
} from './bind-account.types.ts';

const SECOND_MS = 1_000;

interface BindAccountContext extends BindForm {
  fieldProblems: BindFieldProblems;
  problem: BindAccountProblem | null;
  /** Runs while too many attempts hold the form back. */
  countdown: Countdown | null;
  ticket: SecondFactorTicket | null;
  outcome: BindAccountOutcome;
}

const TYPES = {} as {
  context: BindAccountContext;
  events: BindAccountEvent | CodeRequestReport | { type: 'mode.shown' };
  input: BindAccountInput;
  output: BindAccountOutcome;
  tags:
    | 'submitting'
    /** Fields are empty or wrong: `context.fieldProblems`. */
    | 'invalid'
    /** The server has refused: `context.problem`. */
    | 'failed'
    /** Too many attempts: `context.countdown.secondsLeft`. */
    | 'throttled'
    /** The new account is one already: offer to verify it (R54). */
    | 'accountExists'
    /** A second factor is asked for: the child `secondFactor` holds the step. */
    | 'secondFactor'
    /** The account has such an identity already (R53). */
    | 'alreadyBound'
    /** The link was not made in time, or was tried too often. */
    | 'expired';
  meta: MachineMeta;
};

/** The types, effects, rules and delays of the binding. */
export const bindAccountSetup = setup({
  types: TYPES,
  actors: {
    codeRequest: codeRequestMachine,
    secondFactor: secondFactorMachine,
    bindAccount: notProvided<SignedIn, BindAccountCall>('bindAccount'),
  },
  actions: {
    ...countdownActions(TYPES),
    setMode: assign(({ context }, { mode }: { mode: BindMode }) => ({
      mode,
      // A code for a new account is no proof of an own one, and the other way round.
      fields:
        (mode === 'create') === (context.mode === 'create')
          ? context.fields
          : { ...context.fields, code: '' },
      fieldProblems: {},
      problem: null,
    })),
    showMode: raise({ type: 'mode.shown' }),
    setChannel: assign(({ context }, { channel }: { channel: CodeChannel }) => ({
      channel,
      fields: { ...context.fields, code: channel === context.channel ? context.fields.code : '' },
      fieldProblems: {},
      problem: null,
    })),
    setField: assign(({ context }, { field, value }: { field: BindField; value: string }) => ({
      fields: { ...context.fields, [field]: value },
      fieldProblems: { ...context.fieldProblems, [field]: undefined },
    })),
    setFieldProblems: assign({ fieldProblems: ({ context }) => bindFieldProblems(context), problem: null }),
    setTargetProblems: assign({ fieldProblems: ({ context }) => bindTargetProblems(context) }),
    setProblem: assign(({ context }, failure: Failure) => {
      const problem = problemOf(failure.error, BIND_ACCOUNT_PROBLEM_CODES);
      return { problem, fieldProblems: refusedBindField(context.channel, problem.code) };
    }),
    clearProblems: assign({ fieldProblems: {}, problem: null, countdown: null }),
    sendCodeRequest: sendTo(
      ({ context }) => codeSenderOf(context),
      ({ context }) => ({ type: 'code.requested' as const, ...bindCodeTarget(context) }),
    ),
    setTicket: assign({ ticket: (_, failure: Failure) => ticketOf(failure.error) }),
    // The first step has used the code up.
    clearTicket: assign(({ context }) => ({ ticket: null, fields: { ...context.fields, code: '' } })),
    noteTicketOver: assign({ problem: { code: 'SECOND_FACTOR_EXPIRED' } }),
    setBound: assign(({ context }, signedIn: SignedIn) => endBy(context, signedIn, true)),
    // The person is signed in, but the server has linked nothing: that is done from the account page.
    setConfirmed: assign(({ context }, done: SecondFactorOutcome) =>
      done.outcome === 'signedIn' ? endBy(context, done.signedIn, false) : {},
    ),
    setRestart: assign({ outcome: { outcome: 'restart' } }),
  },
  guards: {
    ...COUNTDOWN_GUARDS,
    startsWith: ({ context }, { mode }: { mode: BindMode }) => context.mode === mode,
    isMobile: ({ context }) => context.channel === 'mobile',
    isComplete: ({ context }) => Object.keys(bindFieldProblems(context)).length === 0,
    canBeSentCode: ({ context }) =>
      context.mode !== 'password' && Object.keys(bindTargetProblems(context)).length === 0,
    wantsCode: ({ context }) => context.mode !== 'password',
    isSecondFactorAsked: (_, failure: Failure) => ticketOf(failure.error) !== null,
    isConfirmed: (_, { outcome }: SecondFactorOutcome) => outcome === 'signedIn',
    isTicketOver: (_, { outcome }: SecondFactorOutcome) => outcome === 'expired',
    isExpired: ({ context }) => hasCode(context.problem, ['BINDING_EXPIRED', 'STATE_MISMATCH']),
    isAlreadyBound: ({ context }) => context.problem?.code === 'ALREADY_BOUND',
    isAccountKnown: ({ context }) => context.problem?.code === 'ACCOUNT_EXISTS',
  },
  delays: {
    tick: COUNTDOWN_TICK_MS,
    bindingLife: ({ context }) => context.pending.expiresInSeconds * SECOND_MS,
  },
});

/** What was typed has done its work and must not lie about in memory. */
function endBy(
  { fields }: BindAccountContext,
  signedIn: SignedIn,
  isLinked: boolean,
): Partial<BindAccountContext> {
  return {
    outcome: { outcome: 'signedIn', signedIn, isLinked },
    ticket: null,
    fields: { ...fields, code: '', password: '' },
  };
}
