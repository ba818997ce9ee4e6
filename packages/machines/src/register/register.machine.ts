import { THROTTLED } from '../shared/countdown.ts';
import { emptyRegisterFields, registrationInput } from './register-form.ts';
import { registerSetup } from './register.setup.ts';

const channel = registerSetup.createStateConfig({
  initial: 'choosing',
  on: {
    'channel.chosen': [
      {
        guard: { type: 'isMobile', params: ({ event }) => event },
        target: '.mobile',
        actions: { type: 'setChannel', params: ({ event }) => event },
      },
      { target: '.email', actions: { type: 'setChannel', params: ({ event }) => event } },
    ],
  },
  states: {
    choosing: { always: [{ guard: 'startsWithEmail', target: 'email' }, { target: 'mobile' }] },
    mobile: {},
    email: {},
  },
});

const submission = registerSetup.createStateConfig({
  initial: 'editing',
  states: {
    editing: {
      on: {
        'registration.submitted': [
          { guard: 'isComplete', target: 'submitting', actions: 'clearProblems' },
          { target: '.invalid', actions: 'setFieldProblems' },
        ],
        'code.requested': [
          { guard: 'canBeSentCode', target: '.untouched', actions: ['clearProblems', 'sendCodeRequest'] },
          { target: '.invalid', actions: 'setTargetProblems' },
        ],
        'channel.chosen': '.untouched',
      },
      initial: 'untouched',
      states: {
        untouched: {},
        invalid: { tags: 'invalid' },
        refused: {
          tags: 'failed',
          on: {
            // A region that takes an event keeps it from the form around it, so the field is kept here as well.
            'field.changed': {
              target: 'untouched',
              actions: { type: 'setField', params: ({ event }) => event },
            },
          },
          initial: 'other',
          states: { other: {}, accountExists: { tags: 'accountExists' } },
        },
      },
    },
    submitting: {
      tags: 'submitting',
      invoke: {
        id: 'register',
        src: 'register',
        input: ({ context }) => registrationInput(context),
        onDone: {
          target: '#register.registered',
          actions: { type: 'keepSignedIn', params: ({ event }) => event.output },
        },
        onError: { target: 'evaluating', actions: { type: 'setProblem', params: ({ event }) => event } },
      },
    },
    evaluating: {
      always: [
        { guard: 'mustWait', target: 'throttled', actions: 'coolDown' },
        { guard: 'isAccountKnown', target: 'editing.refused.accountExists' },
        { target: 'editing.refused' },
      ],
    },
    throttled: THROTTLED,
  },
});

/** The registration form: by phone or email, with a code, a name, a password if one is wanted, and the agreement. */
export const registerMachine = registerSetup.createMachine({
  id: 'register',
  meta: {
    purpose: 'Makes an account for a person who proves a phone number or a mail address by a code.',
    spec: ['B027'],
  },
  context: ({ input }) => ({
    channel: input.channel ?? 'mobile',
    fields: emptyRegisterFields(input.countryCode ?? '86'),
    agreed: false,
    tenantId: input.tenantId ?? null,
    requiresPassword: input.requiresPassword ?? false,
    fieldProblems: {},
    problem: null,
    countdown: null,
    signedIn: null,
  }),
  output: ({ context }) => context.signedIn,
  initial: 'form',
  states: {
    form: {
      type: 'parallel',
      invoke: [
        { id: 'mobile', src: 'codeRequest', input: { channel: 'mobile', purpose: 'register' } },
        { id: 'email', src: 'codeRequest', input: { channel: 'email', purpose: 'register' } },
      ],
      on: {
        'field.changed': { actions: { type: 'setField', params: ({ event }) => event } },
        'agreement.changed': { actions: { type: 'setAgreement', params: ({ event }) => event } },
      },
      states: { channel, submission },
    },
    registered: { type: 'final' },
  },
});
