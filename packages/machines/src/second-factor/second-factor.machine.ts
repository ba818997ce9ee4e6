import { and, not, stateIn } from 'xstate';
import { THROTTLED } from '../shared/countdown.ts';
import { factorProof, firstMethod } from './second-factor-form.ts';
import { secondFactorSetup } from './second-factor.setup.ts';

const method = secondFactorSetup.createStateConfig({
  initial: 'choosing',
  on: {
    'method.shown': [
      {
        guard: { type: 'isMethod', params: ({ event }) => ({ shown: event.method, method: 'totp' }) },
        target: '.totp',
      },
      {
        guard: { type: 'isMethod', params: ({ event }) => ({ shown: event.method, method: 'recovery' }) },
        target: '.recovery',
      },
      { target: '.passkey' },
    ],
  },
  states: {
    choosing: {
      always: [
        { guard: { type: 'startsWith', params: { method: 'passkey' } }, target: 'passkey' },
        { guard: { type: 'startsWith', params: { method: 'recovery' } }, target: 'recovery' },
        { target: 'totp' },
      ],
    },
    totp: {},
    passkey: {},
    recovery: {},
  },
});

const submission = secondFactorSetup.createStateConfig({
  initial: 'deciding',
  states: {
    deciding: { always: [{ guard: 'isAlone', target: 'asking' }, { target: 'editing' }] },
    editing: {
      on: {
        'factor.submitted': [
          { guard: 'asksDevice', target: 'asking', actions: 'clearProblems' },
          { guard: 'isComplete', target: 'verifying', actions: 'clearProblems' },
          { target: '.invalid', actions: 'setFieldProblems' },
        ],
        'factor.chosen': {
          guard: { type: 'isOffered', params: ({ event }) => event },
          target: '.untouched',
          actions: [{ type: 'setMethod', params: ({ event }) => event }, 'showMethod'],
        },
      },
      initial: 'untouched',
      states: {
        untouched: {},
        invalid: { tags: 'invalid' },
        refused: {
          tags: 'failed',
          on: {
            // A region that takes an event keeps it from the step around it, so the field is kept here as well.
            'field.changed': {
              target: 'untouched',
              actions: { type: 'setField', params: ({ event }) => event },
            },
          },
        },
      },
    },
    asking: {
      tags: 'asking',
      invoke: {
        id: 'askPasskey',
        src: 'askPasskey',
        input: ({ context }) => ({ ticket: context.ticket?.ticket ?? null }),
        onDone: {
          target: 'verifying',
          actions: { type: 'setPasskey', params: ({ event }) => event.output },
        },
        onError: { target: 'evaluating', actions: { type: 'setProblem', params: ({ event }) => event } },
      },
      on: {
        // The device's question is given up for another way.
        'factor.chosen': {
          guard: { type: 'isOffered', params: ({ event }) => event },
          target: 'editing',
          actions: [{ type: 'setMethod', params: ({ event }) => event }, 'showMethod'],
        },
      },
    },
    verifying: {
      tags: 'verifying',
      invoke: {
        id: 'verifyFactor',
        src: 'verifyFactor',
        input: ({ context }) => factorProof(context),
        onDone: {
          target: '#secondFactor.signedIn',
          actions: { type: 'keepSignedIn', params: ({ event }) => event.output },
        },
        onError: { target: 'evaluating', actions: { type: 'setProblem', params: ({ event }) => event } },
      },
    },
    evaluating: {
      always: [
        { guard: 'isTicketOver', target: '#secondFactor.expired' },
        { guard: 'mustWait', target: 'throttled', actions: 'coolDown' },
        { target: 'editing.refused' },
      ],
    },
    throttled: THROTTLED,
  },
});

/** The step after the password or the code, and the passkey that needs neither. Forms invoke it. */
export const secondFactorMachine = secondFactorSetup.createMachine({
  id: 'secondFactor',
  meta: {
    purpose: 'Finishes a sign-in by an app, a recovery code or a passkey, or signs in by a passkey alone.',
    spec: ['B022', 'B026', 'C001'],
  },
  context: ({ input }) => ({
    ticket: input.ticket,
    method: firstMethod(input.ticket),
    fields: { code: '', recoveryCode: '' },
    passkey: null,
    fieldProblems: {},
    problem: null,
    countdown: null,
    outcome: { outcome: 'left' },
  }),
  output: ({ context }) => context.outcome,
  initial: 'confirming',
  states: {
    confirming: {
      type: 'parallel',
      on: {
        'field.changed': { actions: { type: 'setField', params: ({ event }) => event } },
        'factor.left': { guard: not(stateIn({ confirming: { submission: 'verifying' } })), target: 'left' },
      },
      after: {
        ticketLife: {
          // A proof that is under way may still have come in time: the server says.
          guard: and(['hasTicket', not(stateIn({ confirming: { submission: 'verifying' } }))]),
          target: 'expired',
        },
      },
      states: { method, submission },
    },
    signedIn: { type: 'final' },
    expired: { type: 'final', entry: 'setExpiry' },
    left: { type: 'final' },
  },
});
