import { not, or, stateIn } from 'xstate';
import { channel, mode, submission } from './bind-account.parts.ts';
import { bindAccountSetup } from './bind-account.setup.ts';
import { beginningFields } from './bind-form.ts';

/** What may still end well although the time for the link is over: the server says. */
const UNDER_WAY = or([
  stateIn('#bindAccount.pending.form.submission.submitting'),
  stateIn('#bindAccount.pending.form.submission.confirming'),
]);

/** An identity of a third party that is new here, and the account that it is linked to after a proof. */
export const bindAccountMachine = bindAccountSetup.createMachine({
  id: 'bindAccount',
  meta: {
    purpose:
      'Links an identity of a third party to an account that is proved, or to a new one, and signs in.',
    spec: ['B022', 'B026', 'C007', 'C008', 'R52', 'R53', 'R54'],
  },
  context: ({ input }) => ({
    pending: input.pending,
    mode: input.mode ?? 'code',
    channel: input.channel ?? 'email',
    fields: beginningFields(input.pending, input.countryCode ?? '86'),
    fieldProblems: {},
    problem: null,
    countdown: null,
    ticket: null,
    outcome: { outcome: 'left' },
  }),
  output: ({ context }) => context.outcome,
  initial: 'pending',
  states: {
    pending: {
      initial: 'form',
      after: { bindingLife: { guard: not(UNDER_WAY), target: 'expired' } },
      on: { 'binding.left': { guard: not(UNDER_WAY), target: 'over' } },
      states: {
        form: {
          type: 'parallel',
          invoke: [
            { id: 'mobile', src: 'codeRequest', input: { channel: 'mobile', purpose: 'login' } },
            { id: 'email', src: 'codeRequest', input: { channel: 'email', purpose: 'login' } },
            { id: 'newMobile', src: 'codeRequest', input: { channel: 'mobile', purpose: 'register' } },
            { id: 'newEmail', src: 'codeRequest', input: { channel: 'email', purpose: 'register' } },
          ],
          on: {
            'field.changed': { actions: { type: 'setField', params: ({ event }) => event } },
          },
          states: { mode, channel, submission },
        },
        alreadyBound: {
          tags: 'alreadyBound',
          on: { 'otherAccount.chosen': { target: 'form', actions: ['clearTicket', 'clearProblems'] } },
        },
      },
    },
    expired: {
      tags: 'expired',
      on: {
        'provider.restarted': { target: 'over', actions: 'setRestart' },
        'binding.left': 'over',
      },
    },
    over: { type: 'final' },
  },
});
