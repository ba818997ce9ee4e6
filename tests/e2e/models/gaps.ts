import type { MachineId } from '@stoa/machines/details';

/** Transitions that no walk in a browser takes, and why. One that is taken after all has to leave this list. */
export const GAPS: Partial<Record<MachineId, Readonly<Record<string, string>>>> = {
  session: {
    'session.restoring.deciding||1': 'The documents of the server always say who is there.',
  },
  logoutRouting: {
    'logoutRouting.going|xstate.error.actor.go|0':
      'Setting out for an address that the machine has judged never fails in a browser.',
  },
  login: {
    'login.form.submission.editing|login.submitted|0':
      'A form that is hidden has nothing to press: the machine refuses all the same.',
    'login.form.offer.deciding||1': 'The portal always asks the school for its ways in.',
  },
};
