import { assign, sendTo, setup } from 'xstate';
import { codeRequestMachine } from '../code-request/index.ts';
import type { CodeChannel, CodeRequestReport } from '../code-request/index.ts';
import { secondsToWait } from '../shared/call-problems.ts';
import type { Captcha, LoadCaptchaInput, LoadCaptchaOutput } from '../shared/captcha.ts';
import { COUNTDOWN_TICK_MS, startCountdown, tickCountdown } from '../shared/countdown.ts';
import { isEmpty } from '../shared/field-rules.ts';
import type { MachineMeta } from '../shared/machine-meta.ts';
import { notProvided } from '../shared/not-provided.ts';
import { hasCode, problemOf } from '../shared/problem.ts';
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

/** The types, effects, rules and delays of a forgotten password. */
export const passwordResetSetup = setup({
  types: {} as {
    context: PasswordResetContext;
    events: PasswordResetEvent | CodeRequestReport | { type: 'captcha.needed' };
    input: PasswordResetInput;
    tags:
      | 'submitting'
      /** Fields are empty or wrong: `context.fieldProblems`. */
      | 'invalid'
      /** The server has refused: `context.problem`. */
      | 'failed'
      /** Too many attempts: `context.countdown.secondsLeft`. */
      | 'throttled'
      /** A picture puzzle has to be answered: `context.captcha`. */
      | 'captcha';
    meta: MachineMeta;
  },
  actors: {
    codeRequest: codeRequestMachine,
    loadCaptcha: notProvided<LoadCaptchaOutput, LoadCaptchaInput>('loadCaptcha'),
    resetPassword: notProvided<unknown, ResetPasswordInput>('resetPassword'),
  },
  actions: {
    keepChannel: assign((_, { channel }: { channel: CodeChannel }) => ({
      channel,
      fieldProblems: {},
      problem: null,
    })),
    keepField: assign(({ context }, { field, value }: { field: PasswordResetField; value: string }) => ({
      fields: { ...context.fields, [field]: value },
      fieldProblems: { ...context.fieldProblems, [field]: undefined },
    })),
    keepFieldProblems: assign({ fieldProblems: ({ context }) => resetFieldProblems(context), problem: null }),
    keepTargetProblems: assign({ fieldProblems: ({ context }) => resetTargetProblems(context) }),
    keepProblem: assign((_, failure: Failure) => {
      const problem = problemOf(failure.error, PASSWORD_RESET_PROBLEM_CODES);
      return { problem, fieldProblems: refusedResetField(problem.code) };
    }),
    // The picture is a help and never a wall: without it the server decides.
    checkWiring: (_, failure: Failure) => void problemOf(failure.error, PASSWORD_RESET_PROBLEM_CODES),
    forgetProblems: assign({ fieldProblems: {}, problem: null, countdown: null }),
    keepCaptcha: assign(({ context }, { captcha }: { captcha: Captcha | null }) => ({
      captcha,
      // A picture is answered once: the old answer belongs to the old picture.
      fields: { ...context.fields, captchaText: '' },
    })),
    sendCodeRequest: sendTo(
      ({ context }) => context.channel,
      ({ context }) => ({ type: 'code.requested' as const, ...resetCodeTarget(context) }),
    ),
    coolDown: assign({ countdown: ({ context }) => startCountdown(secondsToWait(context.problem)) }),
    tick: assign({
      countdown: ({ context }) => (context.countdown === null ? null : tickCountdown(context.countdown)),
    }),
    forgetSecrets: assign(({ context }) => ({
      fields: { ...context.fields, code: '', newPassword: '', captchaText: '' },
    })),
  },
  guards: {
    isComplete: ({ context }) => isEmpty(resetFieldProblems(context)),
    canBeSentCode: ({ context }) => isEmpty(resetTargetProblems(context)),
    needsPuzzle: (_, { captcha }: { captcha: Captcha | null }) => captcha !== null,
    wasPuzzleRefused: (_, problem: { code: string }) =>
      hasCode(problem, ['CAPTCHA_REQUIRED', 'CAPTCHA_INVALID']),
    mustWait: ({ context }) => secondsToWait(context.problem) > 0,
    isOver: ({ context }) => (context.countdown?.secondsLeft ?? 0) <= 0,
  },
  delays: { tick: COUNTDOWN_TICK_MS },
});
