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
          { guard: 'isComplete', target: 'submitting', actions: 'forgetProblems' },
          { target: '.invalid', actions: 'keepFieldProblems' },
        ],
        'code.requested': [
          { guard: 'canBeSentCode', target: '.untouched', actions: ['forgetProblems', 'sendCodeRequest'] },
          { guard: 'wantsCode', target: '.invalid', actions: 'keepTargetProblems' },
        ],
        'method.chosen': '.untouched',
        'qr.chosen': '.untouched',
        'passkey.chosen': { target: 'passkey', actions: 'forgetProblems' },
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
              actions: { type: 'keepField', params: ({ event }) => event },
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
            actions: { type: 'keepTicket', params: ({ event }) => event },
          },
          { target: 'judging', actions: { type: 'keepProblem', params: ({ event }) => event } },
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
            actions: { type: 'keepConfirmed', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isTicketOver', params: ({ event }) => event.output },
            target: 'editing.refused',
            actions: 'noteTicketOver',
          },
          { target: 'editing', actions: 'forgetTicket' },
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
            actions: { type: 'keepConfirmed', params: ({ event }) => event.output },
          },
          { target: 'editing' },
        ],
      },
    },
    judging: {
      always: [
        { guard: 'mustWait', target: 'throttled', actions: 'coolDown' },
        { target: 'editing.refused' },
      ],
    },
    throttled: THROTTLED,
  },
});
