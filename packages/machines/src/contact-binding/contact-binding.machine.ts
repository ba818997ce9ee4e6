import { bindInput } from './contact-form.ts';
import { contactBindingSetup } from './contact-binding.setup.ts';

const submission = contactBindingSetup.createStateConfig({
  initial: 'editing',
  states: {
    editing: {
      on: {
        'contact.submitted': [
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
        id: 'bind',
        src: 'bind',
        input: ({ context }) => bindInput(context),
        onDone: {
          target: '#contactBinding.bound',
          actions: { type: 'setContact', params: ({ event }) => event.output },
        },
        onError: { target: 'evaluating', actions: { type: 'setProblem', params: ({ event }) => event } },
      },
    },
    evaluating: {
      always: [{ guard: 'needsProof', target: 'proving.toSubmit' }, { target: 'editing.refused' }],
    },
    proving: {
      tags: 'proofNeeded',
      on: { 'proof.declined': { target: 'editing', actions: 'clearProblems' } },
      initial: 'toSubmit',
      states: {
        toSubmit: { on: { 'proof.given': { target: '#contactBinding.form.submission.submitting' } } },
        toSendCode: {
          on: {
            'proof.given': {
              target: '#contactBinding.form.submission.editing',
              actions: 'sendCodeRequest',
            },
          },
        },
      },
    },
  },
});

/** A new mail address or number for one's account, proved by a code that goes there. */
export const contactBindingMachine = contactBindingSetup.createMachine({
  id: 'contactBinding',
  meta: {
    purpose: 'Changes the mail address or the phone number of an account, proved by a code to the new one.',
    spec: ['C027', 'C028', 'C029', 'C030'],
  },
  context: ({ input }) => ({
    channel: input.channel,
    current: input.current,
    fields: { target: '', countryCode: input.countryCode ?? '86', code: '' },
    fieldProblems: {},
    problem: null,
    contact: null,
  }),
  output: ({ context }) => ({ contact: context.contact ?? '' }),
  initial: 'form',
  states: {
    form: {
      initial: 'submission',
      invoke: {
        id: 'code',
        src: 'codeRequest',
        input: ({ context }) => ({ channel: context.channel, purpose: 'bind' }),
      },
      on: {
        'field.changed': { actions: { type: 'setField', params: ({ event }) => event } },
        'code.refused': {
          guard: { type: 'wantsProof', params: ({ event }) => event.problem },
          target: '.submission.proving.toSendCode',
        },
      },
      states: { submission },
    },
    bound: { type: 'final' },
  },
});
