import { assign, sendParent, setup } from 'xstate';
import { COUNTDOWN_TICK_MS, startCountdown, tickCountdown } from '../shared/countdown.ts';
import type { Countdown } from '../shared/countdown.ts';
import type { MachineMeta } from '../shared/machine-meta.ts';
import { notProvided } from '../shared/not-provided.ts';
import { problemOf } from '../shared/problem.ts';
import type { Failure, Problem } from '../shared/problem.ts';

/** How a code reaches a person. */
export type CodeChannel = 'mobile' | 'email';
export type CodePurpose = 'login' | 'register' | 'reset';

/** The wait between two codes where the server does not say another (TRUST.md: one a minute and number). */
export const CODE_RESEND_SECONDS = 60;

/** What can go wrong when a code is asked for. */
export const CODE_REQUEST_PROBLEM_CODES = [
  'NETWORK',
  'SERVICE_UNAVAILABLE',
  'INTERNAL_ERROR',
  'TOO_MANY_REQUESTS',
  'TOO_MANY_ATTEMPTS',
  'VALIDATION_FAILED',
  'CAPTCHA_REQUIRED',
  'CAPTCHA_INVALID',
  'COUNTRY_NOT_SUPPORTED',
  'ACCOUNT_EXISTS',
  'UNKNOWN',
] as const;
export type CodeRequestProblemCode = (typeof CODE_REQUEST_PROBLEM_CODES)[number];

/** An answered picture puzzle. */
export interface CaptchaAnswer {
  captchaId: string;
  captchaText: string;
}

/** Where a code is to go. */
export interface CodeTarget {
  /** A mobile number without country code, or a mail address. */
  target: string;
  /** Digits without a plus sign; for mobile numbers. */
  countryCode?: string;
  captcha?: CaptchaAnswer;
}

/** What the actor `sendCode` is given. */
export interface SendCodeInput extends CodeTarget {
  channel: CodeChannel;
  purpose: CodePurpose;
}

/** What the actor `sendCode` answers. */
export interface SendCodeOutput {
  /** How long the code can be used. */
  expiresInSeconds?: number;
  /** When the next one can be asked for. */
  retryAfterSeconds?: number;
}

/** What the form that has invoked this machine is told. */
export type CodeRequestReport =
  | { type: 'code.sent'; channel: CodeChannel }
  | { type: 'code.refused'; channel: CodeChannel; problem: Problem<CodeRequestProblemCode> };

interface CodeRequestContext {
  channel: CodeChannel;
  purpose: CodePurpose;
  /** Where the latest code was sent to, or is being sent to. */
  sentTo: string | null;
  countdown: Countdown | null;
  problem: Problem<CodeRequestProblemCode> | null;
}

/** Sends a code to a person, and holds the next one back until it may be sent. Forms invoke it, one a channel. */
export const codeRequestMachine = setup({
  types: {} as {
    context: CodeRequestContext;
    events: { type: 'code.requested' } & CodeTarget;
    input: { channel: CodeChannel; purpose: CodePurpose };
    tags:
      | 'sendable'
      | 'sending'
      /** The next code has to wait; `context.countdown.secondsLeft` says how long. */
      | 'cooling'
      /** A code is under way to the person. */
      | 'sent'
      | 'failed';
    meta: MachineMeta;
  },
  actors: {
    sendCode: notProvided<SendCodeOutput, SendCodeInput>('sendCode'),
  },
  actions: {
    coolDown: assign({
      countdown: (_, answer: { retryAfterSeconds?: number }) =>
        startCountdown(answer.retryAfterSeconds ?? CODE_RESEND_SECONDS),
    }),
    coolDownByProblem: assign({
      countdown: ({ context }) => startCountdown(context.problem?.retryAfterSeconds ?? CODE_RESEND_SECONDS),
    }),
    tick: assign({
      countdown: ({ context }) => (context.countdown === null ? null : tickCountdown(context.countdown)),
    }),
    keepProblem: assign({
      problem: (_, failure: Failure) => problemOf(failure.error, CODE_REQUEST_PROBLEM_CODES),
    }),
    reportSent: sendParent(({ context }): CodeRequestReport => ({
      type: 'code.sent',
      channel: context.channel,
    })),
    reportRefusal: sendParent(({ context }): CodeRequestReport => ({
      type: 'code.refused',
      channel: context.channel,
      problem: context.problem ?? { code: 'UNKNOWN' },
    })),
  },
  guards: {
    isOver: ({ context }) => (context.countdown?.secondsLeft ?? 0) <= 0,
    mustWait: ({ context }) =>
      context.problem?.retryAfterSeconds !== undefined && context.problem.retryAfterSeconds > 0,
  },
  delays: { tick: COUNTDOWN_TICK_MS },
}).createMachine({
  id: 'codeRequest',
  meta: {
    purpose: 'Sends a code by message or mail and counts down to the next one.',
    spec: ['B026', 'B027'],
  },
  context: ({ input }) => ({
    channel: input.channel,
    purpose: input.purpose,
    sentTo: null,
    countdown: null,
    problem: null,
  }),
  initial: 'ready',
  states: {
    ready: {
      tags: 'sendable',
      on: { 'code.requested': 'sending' },
      initial: 'untouched',
      states: {
        untouched: {},
        again: {},
        refused: { tags: 'failed' },
      },
    },
    sending: {
      tags: 'sending',
      entry: assign({
        sentTo: ({ event, context }) => ('target' in event ? event.target : context.sentTo),
        problem: null,
        countdown: null,
      }),
      invoke: {
        id: 'sendCode',
        src: 'sendCode',
        input: ({ context, event }) => ({
          channel: context.channel,
          purpose: context.purpose,
          target: event.target,
          ...(event.countryCode === undefined ? {} : { countryCode: event.countryCode }),
          ...(event.captcha === undefined ? {} : { captcha: event.captcha }),
        }),
        onDone: {
          target: 'cooling.sent',
          actions: [{ type: 'coolDown', params: ({ event }) => event.output }, 'reportSent'],
        },
        onError: {
          target: 'judging',
          actions: [{ type: 'keepProblem', params: ({ event }) => event }, 'reportRefusal'],
        },
      },
    },
    judging: {
      always: [
        { guard: 'mustWait', target: 'cooling.throttled', actions: 'coolDownByProblem' },
        { target: 'ready.refused' },
      ],
    },
    cooling: {
      tags: 'cooling',
      always: { guard: 'isOver', target: 'ready.again' },
      initial: 'sent',
      states: {
        sent: { tags: 'sent', after: { tick: { target: 'sent', reenter: true, actions: 'tick' } } },
        throttled: {
          tags: 'failed',
          after: { tick: { target: 'throttled', reenter: true, actions: 'tick' } },
        },
      },
    },
  },
});
