import type { MachineDetails } from '../shared/machine-details.ts';
import { oneOf, orNull, record } from '../shared/json-schema.ts';
import { bare } from '../details/bare.ts';
import { EVENTS } from '../details/event-names.details.ts';
import { FIXTURES } from '../details/fixture-names.details.ts';
import { fixture } from '../details/fixture.ts';
import { refusals } from '../details/refusals.ts';
import { STATES } from '../details/state-names.details.ts';
import { TRANSIENT_CODES } from '../shared/problem.ts';
import type { consentMachine } from './consent.machine.ts';

const CHOICE = oneOf('Active', 'Inactive');

const NAMES = {
  allowed: /*i18n*/ { id: 'machine.consent.fixture.allowed', message: 'Analytics allowed' },
  notAllowed: /*i18n*/ { id: 'machine.consent.fixture.notAllowed', message: 'Analytics not allowed' },
  noChoice: /*i18n*/ { id: 'machine.consent.fixture.noChoice', message: 'No choice yet' },
} as const;

/** Choice of cookies: what people read and try. */
export const details = {
  name: /*i18n*/ { id: 'machine.consent.name', message: 'Choice of cookies' },
  purpose: /*i18n*/ {
    id: 'machine.consent.purpose',
    message: 'Asks which cookies may be used, keeps the answer in this browser and reports it.',
  },
  inputs: [
    fixture(NAMES.noChoice, { isNeeded: true, stored: null }),
    fixture(NAMES.allowed, { isNeeded: true, stored: 'Active' }),
    fixture(NAMES.notAllowed, { isNeeded: true, stored: 'Inactive' }),
    fixture(
      /*i18n*/ { id: 'machine.consent.fixture.noConsentNeeded', message: 'No consent needed' },
      { isNeeded: false, stored: null },
    ),
  ],
  states: {
    dialog: /*i18n*/ { id: 'machine.consent.state.dialog', message: 'Dialog' },
    'dialog.closed': STATES.closed,
    'dialog.open': STATES.open,
    report: /*i18n*/ { id: 'machine.consent.state.report', message: 'Report' },
    'report.resting': STATES.resting,
    'report.sending': STATES.sending,
    'report.waiting': STATES.waiting,
  },
  events: {
    'dialog.opened': bare(
      'person',
      /*i18n*/ { id: 'machine.consent.event.dialog.opened', message: 'Dialog opened' },
    ),
    'analytics.switched': {
      name: /*i18n*/ {
        id: 'machine.consent.event.analytics.switched',
        message: 'Analytics switched on or off',
      },
      from: 'person',
      payload: record({ choice: CHOICE }),
      fixtures: [
        fixture(NAMES.allowed, { choice: 'Active' }),
        fixture(NAMES.notAllowed, { choice: 'Inactive' }),
      ],
    },
    'choice.reset': bare(
      'person',
      /*i18n*/ { id: 'machine.consent.event.choice.reset', message: 'Choice reset' },
    ),
    'choice.saved': bare(
      'person',
      /*i18n*/ { id: 'machine.consent.event.choice.saved', message: 'Choice saved' },
    ),
    'dialog.closed': bare(
      'person',
      /*i18n*/ { id: 'machine.consent.event.dialog.closed', message: 'Dialog closed' },
    ),
    'choice.changed': {
      name: /*i18n*/ { id: 'machine.consent.event.choice.changed', message: 'Choice changed in another tab' },
      from: 'page',
      payload: record({ choice: orNull(CHOICE) }),
      fixtures: [
        fixture(NAMES.allowed, { choice: 'Active' }),
        fixture(NAMES.notAllowed, { choice: 'Inactive' }),
        fixture(NAMES.noChoice, { choice: null }),
      ],
    },
    'network.restored': bare('page', EVENTS['network.restored']),
  },
  guards: {},
  delays: {},
  actors: {
    reportChoice: {
      name: /*i18n*/ { id: 'machine.consent.actor.reportChoice', message: 'Report the choice' },
      kind: 'promise',
      resolves: [fixture(FIXTURES.done, undefined)],
      rejects: refusals([...TRANSIENT_CODES, 'UNKNOWN']),
    },
  },
} satisfies MachineDetails<typeof consentMachine>;
