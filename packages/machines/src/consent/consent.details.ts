import type { MachineDetails } from '../shared/machine-details.ts';
import { oneOf, orNull, record } from '../shared/json-schema.ts';
import { bare } from '../details/bare.ts';
import { DELAYS } from '../details/delay-names.details.ts';
import { EVENTS } from '../details/event-names.details.ts';
import { FIXTURES } from '../details/fixture-names.details.ts';
import { fixture } from '../details/fixture.ts';
import { refusals } from '../details/refusals.ts';
import { STATES } from '../details/state-names.details.ts';
import { TRANSIENT_CODES } from '../shared/problem.ts';
import type { consentMachine } from './consent.machine.ts';

const CHOICE = oneOf('Active', 'Inactive');

const NAMES = {
  allowed: 'Analytics allowed',
  notAllowed: 'Analytics not allowed',
  noChoice: 'No choice yet',
} as const;

/** Choice of cookies: what people read and try. */
export const details = {
  name: 'Choice of cookies',
  inputs: [
    fixture(NAMES.noChoice, { isNeeded: true, stored: null }),
    fixture(NAMES.allowed, { isNeeded: true, stored: 'Active' }),
    fixture(NAMES.notAllowed, { isNeeded: true, stored: 'Inactive' }),
    fixture('Allowed earlier, never reported', { isNeeded: true, stored: 'Active', unreported: 'active' }),
    fixture('No consent needed', { isNeeded: false, stored: null }),
  ],
  states: {
    dialog: 'Dialog',
    'dialog.closed': STATES.closed,
    'dialog.open': STATES.open,
    report: 'Report',
    'report.deciding': STATES.deciding,
    'report.resting': STATES.resting,
    'report.sending': STATES.sending,
    'report.waiting': STATES.waiting,
  },
  events: {
    'dialog.opened': bare('person', 'Dialog opened'),
    'analytics.switched': {
      name: 'Analytics switched on or off',
      from: 'person',
      payload: record({ choice: CHOICE }),
      fixtures: [
        fixture(NAMES.allowed, { choice: 'Active' }),
        fixture(NAMES.notAllowed, { choice: 'Inactive' }),
      ],
    },
    'choice.reset': bare('person', 'Choice reset'),
    'choice.saved': bare('person', 'Choice saved'),
    'dialog.closed': bare('person', 'Dialog closed'),
    'choice.changed': {
      name: 'Choice changed in another tab',
      from: 'page',
      payload: record({ choice: orNull(CHOICE) }),
      fixtures: [
        fixture(NAMES.allowed, { choice: 'Active' }),
        fixture(NAMES.notAllowed, { choice: 'Inactive' }),
        fixture(NAMES.noChoice, { choice: null }),
      ],
    },
    'report.due': bare('machine', 'Report due'),
    'network.restored': bare('page', EVENTS['network.restored']),
  },
  guards: {
    isUnreported: 'A choice was not reported',
  },
  delays: { backOff: DELAYS.backOff },
  actors: {
    reportChoice: {
      name: 'Report the choice',
      kind: 'promise',
      resolves: [fixture(FIXTURES.done, undefined)],
      rejects: refusals([...TRANSIENT_CODES, 'UNKNOWN']),
    },
  },
} satisfies MachineDetails<typeof consentMachine>;
