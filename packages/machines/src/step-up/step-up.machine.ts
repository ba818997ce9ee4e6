import { assign, sendTo, setup } from 'xstate';
import { ownCodeRequestMachine } from '../code-request/index.ts';
import type { CodeChannel, CodeRequestReport, OwnCodeProblemCode } from '../code-request/index.ts';
import { COUNTDOWN_GUARDS, COUNTDOWN_TICK_MS, countdownActions, THROTTLED } from '../shared/countdown.ts';
import { checkField, isEmpty, onlyProblems, plainDigits } from '../shared/field-rules.ts';
import { isVerificationCode } from '../shared/fields.ts';
import type { MachineMeta } from '../shared/machine-meta.ts';
import { notProvided } from '../shared/not-provided.ts';
import { problemOf } from '../shared/problem.ts';
import type { Failure } from '../shared/problem.ts';
import { STEP_UP_PROBLEM_CODES } from './step-up.types.ts';
import type {
  OwnContact,
  ProveInput,
  StepUpContext,
  StepUpEvent,
  StepUpField,
  StepUpFields,
  StepUpInput,
  StepUpMethod,
  StepUpOutput,
} from './step-up.types.ts';

const EMPTY_FIELDS: StepUpFields = { password: '', code: '', totp: '' };

const TYPES = {} as {
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
};

/** Asks for a fresh proof of the person before a sensitive change. The machine that needs it is told by its own events. */
export const stepUpMachine = setup({
  types: TYPES,
  actors: {
    codeRequest: ownCodeRequestMachine,
    prove: notProvided<unknown, ProveInput>('prove'),
    provePasskey: notProvided<unknown>('provePasskey'),
  },
  actions: {
    ...countdownActions(TYPES),
    setMethod: assign(({ context }, { method }: { method: StepUpMethod }) => ({
      method: context.methods.includes(method) ? method : context.method,
      fieldProblems: {},
      problem: null,
    })),
    setChannel: assign((_, { channel }: { channel: CodeChannel }) => ({ channel })),
    setField: assign(({ context }, { field, value }: { field: StepUpField; value: string }) => ({
      fields: { ...context.fields, [field]: value },
      fieldProblems: { ...context.fieldProblems, [field]: undefined },
    })),
    setFieldProblems: assign({ fieldProblems: ({ context }) => fieldProblemsOf(context), problem: null }),
    setProblem: assign({
      problem: (_, failure: Failure) => problemOf(failure.error, STEP_UP_PROBLEM_CODES),
    }),
    clearProblems: assign({ fieldProblems: {}, problem: null, countdown: null }),
    sendCodeRequest: sendTo(
      ({ context }) => context.channel,
      ({ context }) => ({ type: 'code.requested' as const, target: contactOf(context)?.target ?? '' }),
    ),
    clearSecrets: assign({ fields: EMPTY_FIELDS }),
    setProven: assign({ proven: true }),
  },
  guards: {
    ...COUNTDOWN_GUARDS,
    isComplete: ({ context }) => isEmpty(fieldProblemsOf(context)),
    isPasskey: ({ context }) => context.method === 'passkey',
    canBeSentCode: ({ context }) => contactOf(context) !== undefined,
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
        'field.changed': { actions: { type: 'setField', params: ({ event }) => event } },
        'channel.chosen': { actions: { type: 'setChannel', params: ({ event }) => event } },
        'proof.cancelled': { target: 'cancelled', actions: 'clearSecrets' },
      },
      initial: 'editing',
      states: {
        editing: {
          on: {
            'method.chosen': {
              target: '.untouched',
              actions: { type: 'setMethod', params: ({ event }) => event },
            },
            'code.requested': { guard: 'canBeSentCode', actions: 'sendCodeRequest' },
            'proof.submitted': [
              { guard: 'isPasskey', target: 'touching', actions: 'clearProblems' },
              { guard: 'isComplete', target: 'submitting', actions: 'clearProblems' },
              { target: '.invalid', actions: 'setFieldProblems' },
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
            onDone: { target: '#stepUp.proven', actions: ['clearSecrets', 'setProven'] },
            onError: { target: 'evaluating', actions: { type: 'setProblem', params: ({ event }) => event } },
          },
        },
        touching: {
          tags: 'submitting',
          invoke: {
            id: 'provePasskey',
            src: 'provePasskey',
            onDone: { target: '#stepUp.proven', actions: ['clearSecrets', 'setProven'] },
            onError: { target: 'evaluating', actions: { type: 'setProblem', params: ({ event }) => event } },
          },
        },
        evaluating: {
          always: [
            { guard: 'mustWait', target: 'throttled', actions: 'coolDown' },
            { target: 'editing.refused' },
          ],
        },
        throttled: THROTTLED,
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
