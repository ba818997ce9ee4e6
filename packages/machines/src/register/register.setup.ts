import { assign, sendTo, setup } from 'xstate';
import { codeRequestMachine } from '../code-request/index.ts';
import type { CodeChannel, CodeRequestReport } from '../code-request/index.ts';
import { COUNTDOWN_GUARDS, COUNTDOWN_TICK_MS, countdownActions } from '../shared/countdown.ts';
import type { Countdown } from '../shared/countdown.ts';
import type { MachineMeta } from '../shared/machine-meta.ts';
import { notProvided } from '../shared/not-provided.ts';
import { problemOf } from '../shared/problem.ts';
import type { Failure } from '../shared/problem.ts';
import type { SignedIn } from '../shared/viewer.ts';
import {
  refusedField,
  registerCodeTarget,
  registerFieldProblems,
  registerTargetProblems,
} from './register-form.ts';
import type { RegisterForm } from './register-form.ts';
import { REGISTER_PROBLEM_CODES } from './register.types.ts';
import type {
  RegisterEvent,
  RegisterField,
  RegisterFieldProblems,
  RegisterInput,
  RegisterProblem,
  RegistrationInput,
} from './register.types.ts';

interface RegisterContext extends RegisterForm {
  fieldProblems: RegisterFieldProblems;
  problem: RegisterProblem | null;
  /** Runs while too many attempts hold the form back. */
  countdown: Countdown | null;
  signedIn: SignedIn | null;
}

const TYPES = {} as {
  context: RegisterContext;
  events: RegisterEvent | CodeRequestReport;
  input: RegisterInput;
  output: SignedIn | null;
  tags:
    | 'submitting'
    /** Fields are empty or wrong: `context.fieldProblems`. */
    | 'invalid'
    /** The server has refused: `context.problem`. */
    | 'failed'
    /** Too many attempts: `context.countdown.secondsLeft`. */
    | 'throttled'
    /** The address has an account already: offer to log in. */
    | 'accountExists';
  meta: MachineMeta;
};

/** The types, effects, rules and delays that the parts of the registration share. */
export const registerSetup = setup({
  types: TYPES,
  actors: {
    codeRequest: codeRequestMachine,
    register: notProvided<SignedIn, RegistrationInput>('register'),
  },
  actions: {
    ...countdownActions(TYPES),
    setChannel: assign((_, { channel }: { channel: CodeChannel }) => ({
      channel,
      fieldProblems: {},
      problem: null,
    })),
    setField: assign(({ context }, { field, value }: { field: RegisterField; value: string }) => ({
      fields: { ...context.fields, [field]: value },
      fieldProblems: { ...context.fieldProblems, [field]: undefined },
    })),
    setAgreement: assign(({ context }, { agreed }: { agreed: boolean }) => ({
      agreed,
      fieldProblems: { ...context.fieldProblems, agreement: undefined },
    })),
    setFieldProblems: assign({
      fieldProblems: ({ context }) => registerFieldProblems(context),
      problem: null,
    }),
    setTargetProblems: assign({ fieldProblems: ({ context }) => registerTargetProblems(context) }),
    setProblem: assign(({ context }, failure: Failure) => {
      const problem = problemOf(failure.error, REGISTER_PROBLEM_CODES);
      return { problem, fieldProblems: refusedField(context.channel, problem.code) };
    }),
    clearProblems: assign({ fieldProblems: {}, problem: null, countdown: null }),
    sendCodeRequest: sendTo(
      ({ context }) => context.channel,
      ({ context }) => ({ type: 'code.requested' as const, ...registerCodeTarget(context) }),
    ),
    // The password has done its work and must not lie about in memory.
    keepSignedIn: assign(({ context }, signedIn: SignedIn) => ({
      signedIn,
      fields: { ...context.fields, password: '', mobileCode: '', emailCode: '' },
    })),
  },
  guards: {
    ...COUNTDOWN_GUARDS,
    isMobile: (_, { channel }: { channel: CodeChannel }) => channel === 'mobile',
    startsWithEmail: ({ context }) => context.channel === 'email',
    isComplete: ({ context }) => Object.keys(registerFieldProblems(context)).length === 0,
    canBeSentCode: ({ context }) => Object.keys(registerTargetProblems(context)).length === 0,
    isAccountKnown: ({ context }) => context.problem?.code === 'ACCOUNT_EXISTS',
  },
  delays: { tick: COUNTDOWN_TICK_MS },
});
