import { THROTTLED } from '../shared/countdown.ts';
import { signInInput } from './login-form.ts';
import { loginSetup } from './login.setup.ts';

/** Sending the form, and what comes after it: a second factor, a refusal, a wait. */
export const submission = loginSetup.createStateConfig({
  initial: 'editing',
  states: {
    editing: {
      on: {
        'login.submitted': [
          { guard: 'isFormHidden' },
          { guard: 'isComplete', target: 'submitting', actions: 'clearProblems' },
          { target: '.invalid', actions: 'setFieldProblems' },
        ],
        'code.requested': [
          { guard: 'canBeSentCode', target: '.untouched', actions: ['clearProblems', 'sendCodeRequest'] },
          { guard: 'wantsCode', target: '.invalid', actions: 'setTargetProblems' },
        ],
        'method.chosen': '.untouched',
        'qr.chosen': '.untouched',
        'passkey.chosen': { target: 'passkey', actions: 'clearProblems' },
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
        },
      },
    },
    submitting: {
      tags: 'submitting',
      invoke: {
        id: 'signIn',
        src: 'signIn',
        input: ({ context }) => signInInput(context),
        onDone: {
          target: '#login.signedIn',
          actions: { type: 'keepSignedIn', params: ({ event }) => event.output },
        },
        onError: [
          {
            guard: { type: 'isSecondFactorAsked', params: ({ event }) => event },
            target: 'confirming',
            actions: { type: 'setTicket', params: ({ event }) => event },
          },
          { target: 'evaluating', actions: { type: 'setProblem', params: ({ event }) => event } },
        ],
      },
    },
    confirming: {
      tags: 'secondFactor',
      invoke: {
        id: 'secondFactor',
        src: 'secondFactor',
        input: ({ context }) => ({ ticket: context.ticket }),
        onDone: [
          {
            guard: { type: 'isConfirmed', params: ({ event }) => event.output },
            target: '#login.signedIn',
            actions: { type: 'setConfirmed', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isTicketOver', params: ({ event }) => event.output },
            target: 'editing.refused',
            actions: 'noteTicketOver',
          },
          { target: 'editing', actions: 'clearTicket' },
        ],
      },
    },
    passkey: {
      tags: 'passkey',
      invoke: {
        id: 'secondFactor',
        src: 'secondFactor',
        input: { ticket: null },
        onDone: [
          {
            guard: { type: 'isConfirmed', params: ({ event }) => event.output },
            target: '#login.signedIn',
            actions: { type: 'setConfirmed', params: ({ event }) => event.output },
          },
          { target: 'editing' },
        ],
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
});
