import type { MachineDetails } from '../shared/machine-details.ts';
import { anyOf, oneOf, record, TEXT } from '../shared/json-schema.ts';
import { bare } from '../details/bare.ts';
import { STATES } from '../details/state-names.details.ts';
import { EVENTS } from '../details/event-names.details.ts';
import { GUARDS } from '../details/guard-names.details.ts';
import { FIXTURES } from '../details/fixture-names.details.ts';
import { fixture } from '../details/fixture.ts';
import { refusals } from '../details/refusals.ts';
import { DEVICES_PROBLEM_CODES } from './index.ts';
import type { devicesMachine } from './devices.machine.ts';

/** Signed-in devices: what people read and try. */
export const details = {
  name: 'Signed-in devices',
  inputs: [fixture(FIXTURES.aNewStart, undefined)],
  states: {
    resting: STATES.resting,
    'resting.quiet': STATES.quiet,
    'resting.signedOut': STATES.signedOut,
    confirming: 'Asking for confirmation',
    ending: 'Signing out',
    'ending.choosing': STATES.choosing,
    'ending.one': 'One device',
    'ending.others': 'All other devices',
    'ending.evaluating': STATES.evaluating,
    refused: STATES.refused,
  },
  events: {
    'signOut.requested': {
      name: 'Sign-out asked for',
      from: 'person',
      payload: record({
        choice: anyOf(record({ scope: oneOf('one'), sessionId: TEXT }), record({ scope: oneOf('others') })),
      }),
      fixtures: [
        fixture('One device', { choice: { scope: 'one', sessionId: '1700000000000000801' } }),
        fixture('All other devices', { choice: { scope: 'others' } }),
      ],
    },
    'signOut.confirmed': bare('person', 'Sign-out confirmed'),
    'signOut.cancelled': bare('person', 'Sign-out cancelled'),
    'problem.dismissed': bare('person', EVENTS['problem.dismissed']),
  },
  guards: {
    isOne: 'One device only',
    isGoneAlready: GUARDS.isGoneAlready,
  },
  delays: {},
  actors: {
    endSession: {
      name: 'Sign out one device',
      kind: 'promise',
      resolves: [fixture(FIXTURES.done, undefined)],
      rejects: refusals(DEVICES_PROBLEM_CODES),
    },
    endOtherSessions: {
      name: 'Sign out all other devices',
      kind: 'promise',
      resolves: [fixture(FIXTURES.done, undefined)],
      rejects: refusals(DEVICES_PROBLEM_CODES),
    },
  },
} satisfies MachineDetails<typeof devicesMachine>;
