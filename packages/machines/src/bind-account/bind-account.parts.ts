import { THROTTLED } from '../shared/countdown.ts';
import { bindCall } from './bind-form.ts';
import { bindAccountSetup } from './bind-account.setup.ts';

/** How the account is found: by a code, its password, as one that is verified, or as a new one. */
export const mode = bindAccountSetup.createStateConfig({
  initial: 'choosing',
  on: { 'mode.shown': '.choosing' },
  states: {
    choosing: {
      always: [
        { guard: { type: 'startsWith', params: { mode: 'password' } }, target: 'password' },
        { guard: { type: 'startsWith', params: { mode: 'verify' } }, target: 'verify' },
        { guard: { type: 'startsWith', params: { mode: 'create' } }, target: 'create' },
        { target: 'code' },
      ],
    },
    code: {},
    password: {},
    verify: {},
    create: {},
  },
});

export const channel = bindAccountSetup.createStateConfig({
  initial: 'choosing',
  on: { 'mode.shown': '.choosing' },
  states: {
    choosing: { always: [{ guard: 'isMobile', target: 'mobile' }, { target: 'email' }] },
    mobile: {},
    email: {},
  },
});

/** Sending the form, and what comes after it. */
export const submission = bindAccountSetup.createStateConfig({
  initial: 'editing',
  states: {
    editing: {
      on: {
        'binding.submitted': [
          { guard: 'isComplete', target: 'submitting', actions: 'clearProblems' },
          { target: '.invalid', actions: 'setFieldProblems' },
        ],
        'code.requested': [
          { guard: 'canBeSentCode', target: '.untouched', actions: ['clearProblems', 'sendCodeRequest'] },
          { guard: 'wantsCode', target: '.invalid', actions: 'setTargetProblems' },
        ],
        'mode.chosen': {
          target: '.untouched',
          actions: [{ type: 'setMode', params: ({ event }) => event }, 'showMode'],
        },
        'channel.chosen': {
          target: '.untouched',
          actions: [{ type: 'setChannel', params: ({ event }) => event }, 'showMode'],
        },
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
        id: 'bindAccount',
        src: 'bindAccount',
        input: ({ context }) => bindCall(context),
        onDone: {
          target: '#bindAccount.over',
          actions: { type: 'setBound', params: ({ event }) => event.output },
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
            target: '#bindAccount.over',
            actions: { type: 'setConfirmed', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isTicketOver', params: ({ event }) => event.output },
            target: 'editing.refused',
            actions: ['clearTicket', 'noteTicketOver'],
          },
          { target: 'editing', actions: 'clearTicket' },
        ],
      },
    },
    evaluating: {
      always: [
        { guard: 'isExpired', target: '#bindAccount.expired' },
        { guard: 'isAlreadyBound', target: '#bindAccount.pending.alreadyBound' },
        { guard: 'mustWait', target: 'throttled', actions: 'coolDown' },
        { guard: 'isAccountKnown', target: 'editing.refused.accountExists' },
        { target: 'editing.refused' },
      ],
    },
    throttled: THROTTLED,
  },
});
