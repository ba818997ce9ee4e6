import { THROTTLED } from '../shared/countdown.ts';
import { resetInput } from './password-reset-form.ts';
import { passwordResetSetup } from './password-reset.setup.ts';

const submission = passwordResetSetup.createStateConfig({
  initial: 'editing',
  states: {
    editing: {
      on: {
        'channel.chosen': {
          target: '.untouched',
          actions: { type: 'setChannel', params: ({ event }) => event },
        },
        'password.submitted': [
          { guard: 'isComplete', target: 'submitting', actions: 'clearProblems' },
          { target: '.invalid', actions: 'setFieldProblems' },
        ],
        'code.requested': [
          { guard: 'canBeSentCode', target: '.untouched', actions: ['clearProblems', 'sendCodeRequest'] },
          { target: '.invalid', actions: 'setTargetProblems' },
        ],
      },
      initial: 'untouched',
      states: { untouched: {}, invalid: { tags: 'invalid' }, refused: { tags: 'failed' } },
    },
    submitting: {
      tags: 'submitting',
      invoke: {
        id: 'resetPassword',
        src: 'resetPassword',
        input: ({ context }) => resetInput(context),
        onDone: { target: '#passwordReset.changed', actions: 'clearSecrets' },
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
});

/** A new password for somebody who has forgotten the old one. All devices are signed out by it. */
export const passwordResetMachine = passwordResetSetup.createMachine({
  id: 'passwordReset',
  meta: {
    purpose: 'Replaces a forgotten password by a code to the phone or the mail address.',
    spec: ['B026', 'C034'],
  },
  context: ({ input }) => {
    const channel = input.channel ?? 'email';
    return {
      channel,
      fields: {
        countryCode: input.countryCode ?? '86',
        mobile: channel === 'mobile' ? (input.target ?? '') : '',
        email: channel === 'email' ? (input.target ?? '') : '',
        code: '',
        newPassword: '',
      },
      fieldProblems: {},
      problem: null,
      countdown: null,
    };
  },
  initial: 'form',
  states: {
    form: {
      initial: 'submission',
      invoke: [
        { id: 'mobile', src: 'codeRequest', input: { channel: 'mobile', purpose: 'reset' } },
        { id: 'email', src: 'codeRequest', input: { channel: 'email', purpose: 'reset' } },
      ],
      on: {
        'field.changed': { actions: { type: 'setField', params: ({ event }) => event } },
      },
      states: { submission },
    },
    changed: { type: 'final' },
  },
});
