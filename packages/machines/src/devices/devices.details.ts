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
  name: /*i18n*/ { id: 'machine.devices.name', message: 'Signed-in devices' },
  purpose: /*i18n*/ {
    id: 'machine.devices.purpose',
    message: 'Signs one other device out, or all of them, after asking.',
  },
  inputs: [fixture(FIXTURES.aNewStart, undefined)],
  states: {
    resting: STATES.resting,
    'resting.quiet': STATES.quiet,
    'resting.signedOut': STATES.signedOut,
    confirming: /*i18n*/ { id: 'machine.devices.state.confirming', message: 'Asking for confirmation' },
    ending: /*i18n*/ { id: 'machine.devices.state.ending', message: 'Signing out' },
    'ending.choosing': STATES.choosing,
    'ending.one': /*i18n*/ { id: 'machine.devices.state.ending.one', message: 'One device' },
    'ending.others': /*i18n*/ { id: 'machine.devices.state.ending.others', message: 'All other devices' },
    'ending.judging': STATES.judging,
    refused: STATES.refused,
  },
  events: {
    'signOut.requested': {
      name: /*i18n*/ { id: 'machine.devices.event.signOut.requested', message: 'Sign-out asked for' },
      from: 'person',
      payload: record({
        choice: anyOf(record({ scope: oneOf('one'), sessionId: TEXT }), record({ scope: oneOf('others') })),
      }),
      fixtures: [
        fixture(
          /*i18n*/ { id: 'machine.devices.fixture.oneDevice', message: 'One device' },
          { choice: { scope: 'one', sessionId: '1700000000000000801' } },
        ),
        fixture(
          /*i18n*/ { id: 'machine.devices.fixture.allOtherDevices', message: 'All other devices' },
          { choice: { scope: 'others' } },
        ),
      ],
    },
    'signOut.confirmed': bare(
      'person',
      /*i18n*/ { id: 'machine.devices.event.signOut.confirmed', message: 'Sign-out confirmed' },
    ),
    'signOut.cancelled': bare(
      'person',
      /*i18n*/ { id: 'machine.devices.event.signOut.cancelled', message: 'Sign-out cancelled' },
    ),
    'problem.dismissed': bare('person', EVENTS['problem.dismissed']),
  },
  guards: {
    isOne: /*i18n*/ { id: 'machine.devices.guard.isOne', message: 'One device only' },
    isGoneAlready: GUARDS.isGoneAlready,
  },
  delays: {},
  actors: {
    endSession: {
      name: /*i18n*/ { id: 'machine.devices.actor.endSession', message: 'Sign out one device' },
      kind: 'promise',
      resolves: [fixture(FIXTURES.done, undefined)],
      rejects: refusals(DEVICES_PROBLEM_CODES),
    },
    endOtherSessions: {
      name: /*i18n*/ { id: 'machine.devices.actor.endOtherSessions', message: 'Sign out all other devices' },
      kind: 'promise',
      resolves: [fixture(FIXTURES.done, undefined)],
      rejects: refusals(DEVICES_PROBLEM_CODES),
    },
  },
} satisfies MachineDetails<typeof devicesMachine>;
