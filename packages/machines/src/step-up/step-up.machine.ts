import { assign, sendTo, setup } from 'xstate';
import { ownCodeRequestMachine } from '../code-request/index.ts';
import type { CodeChannel, CodeRequestReport, OwnCodeProblemCode } from '../code-request/index.ts';
import { CALL_PROBLEM_CODES, secondsToWait } from '../shared/call-problems.ts';
import { COUNTDOWN_TICK_MS, startCountdown, tickCountdown } from '../shared/countdown.ts';
import type { Countdown } from '../shared/countdown.ts';
import { checkField, isEmpty, onlyProblems, plainDigits } from '../shared/field-rules.ts';
import { isVerificationCode } from '../shared/fields.ts';
import type { MachineMeta } from '../shared/machine-meta.ts';
import { notProvided } from '../shared/not-provided.ts';
import { problemOf } from '../shared/problem.ts';
import type { Failure, Problem } from '../shared/problem.ts';

/** How somebody can prove that it is still them. */
export type StepUpMethod = 'password' | 'code' | 'totp' | 'passkey';

export interface StepUpFields {
  password: string;
  /** Sent to the contact of `channel`. */
  code: string;
  /** Of the authenticator app. */
  totp: string;
}
export type StepUpField = keyof StepUpFields;

/** Fields that an inspector of machines must not show. */
export const STEP_UP_SECRET_FIELDS: readonly StepUpField[] = ['password', 'code', 'totp'];

/** What can go wrong with a proof. PASSKEY_CANCELLED and PASSKEY_UNAVAILABLE come from the browser. */
export const STEP_UP_PROBLEM_CODES = [
  ...CALL_PROBLEM_CODES,
  'INVALID_GRANT',
  'CODE_INVALID',
  'CODE_EXPIRED',
  'CODE_ATTEMPTS_EXCEEDED',
  'SECOND_FACTOR_INVALID',
  'TOO_MANY_ATTEMPTS',
  'PASSKEY_CANCELLED',
  'PASSKEY_UNAVAILABLE',
] as const;
export type StepUpProblemCode = (typeof STEP_UP_PROBLEM_CODES)[number];

/** A contact of one's own account. */
export interface OwnContact {
  channel: CodeChannel;
  /** As people see it, masked. */
  target: string;
}

export interface StepUpInput {
  /** What this account can prove itself by, the best first; at least one. */
  methods: readonly StepUpMethod[];
  /** Where a code can go. */
  contacts: readonly OwnContact[];
}

/** What the actor `prove` is given: exactly one of these. */
export type ProveInput = { password: string } | { code: string } | { totp: string };

export interface StepUpOutput {
  /** False where the person has thought better of it. */
  proven: boolean;
}

export type StepUpEvent =
  | { type: 'method.chosen'; method: StepUpMethod }
  | { type: 'channel.chosen'; channel: CodeChannel }
  | { type: 'field.changed'; field: StepUpField; value: string }
  | { type: 'code.requested' }
  | { type: 'proof.submitted' }
  | { type: 'proof.cancelled' };

const EMPTY_FIELDS: StepUpFields = { password: '', code: '', totp: '' };

interface StepUpContext {
  methods: readonly StepUpMethod[];
  contacts: readonly OwnContact[];
  method: StepUpMethod;
  channel: CodeChannel;
  fields: StepUpFields;
  fieldProblems: Partial<Record<StepUpField, 'REQUIRED' | 'INVALID'>>;
  problem: Problem<StepUpProblemCode> | null;
  /** Runs while too many attempts hold the form back. */
  countdown: Countdown | null;
  proven: boolean;
}

/** Asks for a fresh proof of the person before a sensitive change. The machine that needs it is told by its own events. */
export const stepUpMachine = setup({
  types: {} as {
    context: StepUpContext;
    events: StepUpEvent | CodeRequestReport<OwnCodeProblemCode>;
    input: StepUpInput;
    output: StepUpOutput;
    tags:
      | 'submitting'
      /** Fields are empty or wrong: `context.fieldProblems`. */
      | 'invalid'
      /** The proof was refused: `context.problem`. */
      | 'failed'
      /** Too many attempts: `context.countdown.secondsLeft`. */
      | 'throttled';
    meta: MachineMeta;
  },
  actors: {
    codeRequest: ownCodeRequestMachine,
    prove: notProvided<unknown, ProveInput>('prove'),
    provePasskey: notProvided<unknown>('provePasskey'),
  },
  actions: {
    keepMethod: assign(({ context }, { method }: { method: StepUpMethod }) => ({
      method: context.methods.includes(method) ? method : context.method,
      fieldProblems: {},
      problem: null,
    })),
    keepChannel: assign((_, { channel }: { channel: CodeChannel }) => ({ channel })),
    keepField: assign(({ context }, { field, value }: { field: StepUpField; value: string }) => ({
      fields: { ...context.fields, [field]: value },
      fieldProblems: { ...context.fieldProblems, [field]: undefined },
    })),
    keepFieldProblems: assign({ fieldProblems: ({ context }) => fieldProblemsOf(context), problem: null }),
    keepProblem: assign({
      problem: (_, failure: Failure) => problemOf(failure.error, STEP_UP_PROBLEM_CODES),
    }),
    forgetProblems: assign({ fieldProblems: {}, problem: null, countdown: null }),
    sendCodeRequest: sendTo(
      ({ context }) => context.channel,
      ({ context }) => ({ type: 'code.requested' as const, target: contactOf(context)?.target ?? '' }),
    ),
    coolDown: assign({ countdown: ({ context }) => startCountdown(secondsToWait(context.problem)) }),
    tick: assign({
      countdown: ({ context }) => (context.countdown === null ? null : tickCountdown(context.countdown)),
    }),
    forgetSecrets: assign({ fields: EMPTY_FIELDS }),
    keepProven: assign({ proven: true }),
  },
  guards: {
    isComplete: ({ context }) => isEmpty(fieldProblemsOf(context)),
    isPasskey: ({ context }) => context.method === 'passkey',
    canBeSentCode: ({ context }) => contactOf(context) !== undefined,
    mustWait: ({ context }) => secondsToWait(context.problem) > 0,
    isOver: ({ context }) => (context.countdown?.secondsLeft ?? 0) <= 0,
  },
  delays: { tick: COUNTDOWN_TICK_MS },
}).createMachine({
  id: 'stepUp',
  meta: {
    purpose: 'Asks for a fresh proof of the person before a sensitive change, which then goes on.',
    spec: ['C028', 'C030', 'R41'],
  },
  context: ({ input }) => ({
    methods: input.methods,
    contacts: input.contacts,
    method: input.methods[0] ?? 'password',
    channel: input.contacts[0]?.channel ?? 'email',
    fields: EMPTY_FIELDS,
    fieldProblems: {},
    problem: null,
    countdown: null,
    proven: false,
  }),
  output: ({ context }) => ({ proven: context.proven }),
  initial: 'form',
  states: {
    form: {
      invoke: [
        { id: 'mobile', src: 'codeRequest', input: { channel: 'mobile', purpose: 'reauthenticate' } },
        { id: 'email', src: 'codeRequest', input: { channel: 'email', purpose: 'reauthenticate' } },
      ],
      on: {
        'field.changed': { actions: { type: 'keepField', params: ({ event }) => event } },
        'channel.chosen': { actions: { type: 'keepChannel', params: ({ event }) => event } },
        'proof.cancelled': { target: 'cancelled', actions: 'forgetSecrets' },
      },
      initial: 'editing',
      states: {
        editing: {
          on: {
            'method.chosen': {
              target: '.untouched',
              actions: { type: 'keepMethod', params: ({ event }) => event },
            },
            'code.requested': { guard: 'canBeSentCode', actions: 'sendCodeRequest' },
            'proof.submitted': [
              { guard: 'isPasskey', target: 'touching', actions: 'forgetProblems' },
              { guard: 'isComplete', target: 'submitting', actions: 'forgetProblems' },
              { target: '.invalid', actions: 'keepFieldProblems' },
            ],
          },
          initial: 'untouched',
          states: { untouched: {}, invalid: { tags: 'invalid' }, refused: { tags: 'failed' } },
        },
        submitting: {
          tags: 'submitting',
          invoke: {
            id: 'prove',
            src: 'prove',
            input: ({ context }) => proofOf(context),
            onDone: { target: '#stepUp.proven', actions: ['forgetSecrets', 'keepProven'] },
            onError: { target: 'judging', actions: { type: 'keepProblem', params: ({ event }) => event } },
          },
        },
        touching: {
          tags: 'submitting',
          invoke: {
            id: 'provePasskey',
            src: 'provePasskey',
            onDone: { target: '#stepUp.proven', actions: ['forgetSecrets', 'keepProven'] },
            onError: { target: 'judging', actions: { type: 'keepProblem', params: ({ event }) => event } },
          },
        },
        judging: {
          always: [
            { guard: 'mustWait', target: 'throttled', actions: 'coolDown' },
            { target: 'editing.refused' },
          ],
        },
        throttled: {
          tags: ['failed', 'throttled'],
          always: { guard: 'isOver', target: 'editing' },
          after: { tick: { target: 'throttled', reenter: true, actions: 'tick' } },
        },
      },
    },
    proven: { type: 'final' },
    cancelled: { type: 'final' },
  },
});

type Form = Pick<StepUpContext, 'method' | 'channel' | 'contacts' | 'fields'>;

function contactOf({ channel, contacts }: Form): OwnContact | undefined {
  return contacts.find((contact) => contact.channel === channel);
}

function fieldProblemsOf({ method, fields }: Form): StepUpContext['fieldProblems'] {
  switch (method) {
    case 'password':
      return onlyProblems({ password: checkField(fields.password, true) });
    case 'code':
    case 'totp': {
      const digits = plainDigits(fields[method]);
      return onlyProblems({ [method]: checkField(digits, isVerificationCode(digits)) });
    }
    case 'passkey':
      return {};
  }
}

function proofOf({ method, fields }: Form): ProveInput {
  if (method === 'code') return { code: plainDigits(fields.code) };
  return method === 'totp' ? { totp: plainDigits(fields.totp) } : { password: fields.password };
}
