import { assign, sendTo, setup } from 'xstate';
import { codeRequestMachine } from '../code-request/index.ts';
import type { CodeChannel, CodeRequestReport } from '../code-request/index.ts';
import { COUNTDOWN_GUARDS, COUNTDOWN_TICK_MS, countdownActions } from '../shared/countdown.ts';
import { isEmpty } from '../shared/field-rules.ts';
import type { MachineMeta } from '../shared/machine-meta.ts';
import { notProvided } from '../shared/not-provided.ts';
import { problemOf } from '../shared/problem.ts';
import type { Failure } from '../shared/problem.ts';
import {
  refusedResetField,
  resetCodeTarget,
  resetFieldProblems,
  resetTargetProblems,
} from './password-reset-form.ts';
import { PASSWORD_RESET_PROBLEM_CODES } from './password-reset.types.ts';
import type {
  PasswordResetContext,
  PasswordResetEvent,
  PasswordResetField,
  PasswordResetInput,
  ResetPasswordInput,
} from './password-reset.types.ts';

const TYPES = {} as {
  context: PasswordResetContext;
  events: PasswordResetEvent | CodeRequestReport;
  input: PasswordResetInput;
  tags:
    | 'submitting'
    /** Fields are empty or wrong: `context.fieldProblems`. */
    | 'invalid'
    /** The server has refused: `context.problem`. */
    | 'failed'
    /** Too many attempts: `context.countdown.secondsLeft`. */
    | 'throttled';
  meta: MachineMeta;
};

/** The types, effects, rules and delays of a forgotten password. */
export const passwordResetSetup = setup({
  types: TYPES,
  actors: {
    codeRequest: codeRequestMachine,
    resetPassword: notProvided<unknown, ResetPasswordInput>('resetPassword'),
  },
  actions: {
    ...countdownActions(TYPES),
    setChannel: assign((_, { channel }: { channel: CodeChannel }) => ({
      channel,
      fieldProblems: {},
      problem: null,
    })),
    setField: assign(({ context }, { field, value }: { field: PasswordResetField; value: string }) => ({
      fields: { ...context.fields, [field]: value },
      fieldProblems: { ...context.fieldProblems, [field]: undefined },
    })),
    setFieldProblems: assign({ fieldProblems: ({ context }) => resetFieldProblems(context), problem: null }),
    setTargetProblems: assign({ fieldProblems: ({ context }) => resetTargetProblems(context) }),
    setProblem: assign((_, failure: Failure) => {
      const problem = problemOf(failure.error, PASSWORD_RESET_PROBLEM_CODES);
      return { problem, fieldProblems: refusedResetField(problem.code) };
    }),
    clearProblems: assign({ fieldProblems: {}, problem: null, countdown: null }),
    sendCodeRequest: sendTo(
      ({ context }) => context.channel,
      ({ context }) => ({ type: 'code.requested' as const, ...resetCodeTarget(context) }),
    ),
    clearSecrets: assign(({ context }) => ({
      fields: { ...context.fields, code: '', newPassword: '' },
    })),
  },
  guards: {
    ...COUNTDOWN_GUARDS,
    isComplete: ({ context }) => isEmpty(resetFieldProblems(context)),
    canBeSentCode: ({ context }) => isEmpty(resetTargetProblems(context)),
  },
  delays: { tick: COUNTDOWN_TICK_MS },
});
