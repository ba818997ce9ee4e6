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

/** Where a code is to go. */
export interface CodeTarget {
  /** A mobile number without country code, or a mail address. */
  target: string;
  /** Digits without a plus sign; for mobile numbers. */
  countryCode?: string;
}

/** What the actor `sendCode` is given. */
export interface SendCodeInput<Purpose extends string = CodePurpose> extends CodeTarget {
  channel: CodeChannel;
  purpose: Purpose;
}

/** What the actor `sendCode` answers. */
export interface SendCodeOutput {
  /** How long the code can be used. */
  expiresInSeconds?: number;
  /** When the next one can be asked for. */
  retryAfterSeconds?: number;
}

/** What the form that has invoked this machine is told. */
export type CodeRequestReport<Code extends string = CodeRequestProblemCode> =
  | { type: 'code.sent'; channel: CodeChannel }
  | { type: 'code.refused'; channel: CodeChannel; problem: Problem<Code> };

interface CodeRequestContext<Purpose extends string, Code extends string> {
  channel: CodeChannel;
  purpose: Purpose;
  /** Where the latest code was sent to, or is being sent to. */
  sentTo: string | null;
  countdown: Countdown | null;
  problem: Problem<Code> | null;
}

/**
 * Makes the machine that sends a code to a person and holds the next one back until it may be sent.
 * @param codes what can go wrong with this kind of code
 */
export function makeCodeRequest<Purpose extends string, Code extends string>(codes: readonly Code[]) {
  return setup({
    types: {} as {
      context: CodeRequestContext<Purpose, Code>;
      events: { type: 'code.requested' } & CodeTarget;
      input: { channel: CodeChannel; purpose: Purpose };
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
      sendCode: notProvided<SendCodeOutput, SendCodeInput<Purpose>>('sendCode'),
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
      setProblem: assign({
        problem: (_, failure: Failure) => problemOf(failure.error, codes),
      }),
      reportSent: sendParent(({ context }): CodeRequestReport<Code> => ({
        type: 'code.sent',
        channel: context.channel,
      })),
      reportRefusal: sendParent(({ context }): CodeRequestReport<Code> => ({
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
          }),
          onDone: {
            target: 'cooling.sent',
            actions: [{ type: 'coolDown', params: ({ event }) => event.output }, 'reportSent'],
          },
          onError: {
            target: 'evaluating',
            actions: [{ type: 'setProblem', params: ({ event }) => event }, 'reportRefusal'],
          },
        },
      },
      evaluating: {
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
}

/** Sends a code to somebody who is not signed in. Forms invoke it, one a channel. */
export const codeRequestMachine = makeCodeRequest<CodePurpose, CodeRequestProblemCode>(
  CODE_REQUEST_PROBLEM_CODES,
);
