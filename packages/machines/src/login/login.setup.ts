import { assign, sendTo, setup } from 'xstate';
import { codeRequestMachine } from '../code-request/index.ts';
import type { CodeRequestReport } from '../code-request/index.ts';
import type { Captcha, LoadCaptchaInput, LoadCaptchaOutput } from '../shared/captcha.ts';
import { COUNTDOWN_TICK_MS, startCountdown, tickCountdown } from '../shared/countdown.ts';
import type { Countdown } from '../shared/countdown.ts';
import type { MachineMeta } from '../shared/machine-meta.ts';
import { notProvided } from '../shared/not-provided.ts';
import { problemOf } from '../shared/problem.ts';
import type { Failure } from '../shared/problem.ts';
import type { SignedIn } from '../shared/viewer.ts';
import { codeTarget, codeTargetProblems, loginFieldProblems } from './login-form.ts';
import type { LoginForm } from './login-form.ts';
import { LOGIN_PROBLEM_CODES } from './login.types.ts';
import type {
  LoginEvent,
  LoginField,
  LoginFieldProblems,
  LoginInput,
  LoginMethod,
  LoginProblem,
  SignInInput,
} from './login.types.ts';

interface LoginContext extends LoginForm {
  fieldProblems: LoginFieldProblems;
  problem: LoginProblem | null;
  /** Runs while too many attempts hold the form back. */
  countdown: Countdown | null;
  signedIn: SignedIn | null;
}

/** The types, effects, rules and delays that the parts of the login form share. */
export const loginSetup = setup({
  types: {} as {
    context: LoginContext;
    events: LoginEvent | CodeRequestReport | { type: 'captcha.needed' } | { type: 'login.refused' };
    input: LoginInput;
    output: SignedIn | null;
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
    signIn: notProvided<SignedIn, SignInInput>('signIn'),
  },
  actions: {
    keepMethod: assign((_, { method }: { method: LoginMethod }) => ({
      method,
      fieldProblems: {},
      problem: null,
    })),
    keepField: assign(({ context }, { field, value }: { field: LoginField; value: string }) => ({
      fields: { ...context.fields, [field]: value },
      fieldProblems: { ...context.fieldProblems, [field]: undefined },
    })),
    keepFieldProblems: assign({ fieldProblems: ({ context }) => loginFieldProblems(context), problem: null }),
    keepTargetProblems: assign({ fieldProblems: ({ context }) => codeTargetProblems(context) }),
    keepProblem: assign({ problem: (_, failure: Failure) => problemOf(failure.error, LOGIN_PROBLEM_CODES) }),
    // The picture is a help and never a wall: without it the server decides.
    checkWiring: (_, failure: Failure) => void problemOf(failure.error, LOGIN_PROBLEM_CODES),
    forgetProblems: assign({ fieldProblems: {}, problem: null, countdown: null }),
    keepCaptcha: assign(({ context }, { captcha }: { captcha: Captcha | null }) => ({
      captcha,
      // A picture is answered once: the old answer belongs to the old picture.
      fields: { ...context.fields, captchaText: '' },
    })),
    sendCodeRequest: sendTo(
      ({ context }) => context.method,
      ({ context }) => ({ type: 'code.requested' as const, ...codeTarget(context) }),
    ),
    coolDown: assign({ countdown: ({ context }) => startCountdown(context.problem?.retryAfterSeconds ?? 0) }),
    tick: assign({
      countdown: ({ context }) => (context.countdown === null ? null : tickCountdown(context.countdown)),
    }),
    // The password has done its work and must not lie about in memory.
    keepSignedIn: assign(({ context }, signedIn: SignedIn) => ({
      signedIn,
      fields: { ...context.fields, password: '', smsCode: '', emailCode: '', captchaText: '' },
    })),
  },
  guards: {
    isMethod: (_, { chosen, method }: { chosen: LoginMethod; method: LoginMethod }) => chosen === method,
    startsWithCode: ({ context }, { method }: { method: LoginMethod }) => context.method === method,
    isComplete: ({ context }) => Object.keys(loginFieldProblems(context)).length === 0,
    canBeSentCode: ({ context }) =>
      context.method !== 'password' && Object.keys(codeTargetProblems(context)).length === 0,
    wantsCode: ({ context }) => context.method !== 'password',
    needsPuzzle: (_, { captcha }: { captcha: Captcha | null }) => captcha !== null,
    wasPuzzleRefused: (_, { code }: { code: string }) =>
      code === 'CAPTCHA_REQUIRED' || code === 'CAPTCHA_INVALID',
    mustSolvePuzzle: ({ context }) =>
      context.captcha !== null ||
      context.problem?.code === 'CAPTCHA_REQUIRED' ||
      context.problem?.code === 'CAPTCHA_INVALID',
    mustWait: ({ context }) => (context.problem?.retryAfterSeconds ?? 0) > 0,
    isOver: ({ context }) => (context.countdown?.secondsLeft ?? 0) <= 0,
  },
  delays: { tick: COUNTDOWN_TICK_MS },
});
