import type { MachineDetails } from '../shared/machine-details.ts';
import { record, YES_OR_NO } from '../shared/json-schema.ts';
import { bare } from '../details/bare.ts';
import { DELAYS } from '../details/delay-names.details.ts';
import { EVENTS } from '../details/event-names.details.ts';
import { FIXTURES } from '../details/fixture-names.details.ts';
import { fixture } from '../details/fixture.ts';
import { GUARDS } from '../details/guard-names.details.ts';
import { refusals } from '../details/refusals.ts';
import { STATES } from '../details/state-names.details.ts';
import { UNION_PROBLEM_CODES } from './union.machine.ts';
import type { AgreedTerms, unionMachine } from './union.machine.ts';

const TERMS: AgreedTerms = { version: 1, text: 'Who shares a class answers the questions of its learners.' };
const NEW_TERMS: AgreedTerms = { version: 2, text: 'Who shares a class answers its learners within a week.' };

/** Joining and leaving a union of schools: what people read and try. */
export const details = {
  name: 'Union of schools',
  inputs: [
    fixture('Agrees', { task: 'agree', terms: TERMS }),
    fixture('Only reads', { task: 'read', terms: TERMS }),
    fixture('Leaves', { task: 'leave', terms: TERMS }),
  ],
  contexts: [fixture(FIXTURES.manyFailures, { failures: 6 })],
  states: {
    deciding: STATES.deciding,
    reading: 'Reading the terms',
    'reading.open': STATES.open,
    'reading.changed': 'The terms have changed',
    'reading.refused': STATES.refused,
    agreeing: 'Agreeing',
    'agreeing.requesting': STATES.requesting,
    'agreeing.evaluating': STATES.evaluating,
    'agreeing.waiting': STATES.waiting,
    renewing: 'Loading the terms again',
    asking: 'Confirming the leaving',
    'asking.open': STATES.open,
    'asking.refused': STATES.refused,
    leaving: 'Leaving',
    'leaving.requesting': STATES.requesting,
    'leaving.evaluating': STATES.evaluating,
    'leaving.waiting': STATES.waiting,
    joined: 'In the union',
    asked: 'Waiting for the leader',
    left: STATES.gone,
  },
  events: {
    'agreement.changed': {
      name: EVENTS['agreement.changed'],
      from: 'person',
      payload: record({ isAgreed: YES_OR_NO }),
      fixtures: [
        fixture(FIXTURES.ticked, { isAgreed: true }),
        fixture(FIXTURES.notTicked, { isAgreed: false }),
      ],
    },
    'agreement.given': bare('person', 'Agreement given'),
    'leave.confirmed': bare('person', 'Leaving confirmed'),
    'problem.dismissed': bare('person', EVENTS['problem.dismissed']),
    'network.restored': bare('page', EVENTS['network.restored']),
  },
  guards: {
    isLeaving: 'Wants to leave',
    mayAgree: 'May agree',
    isAgreed: 'Has agreed',
    isMember: 'Is in the union',
    isOffline: GUARDS.isOffline,
    isOutdated: 'The terms have changed',
    isGoneAlready: GUARDS.isGoneAlready,
  },
  delays: { backOff: DELAYS.backOff },
  actors: {
    agree: {
      name: 'Agree to the terms',
      kind: 'promise',
      resolves: [
        fixture('In the union', { isMember: true }),
        fixture('The leader has to answer', { isMember: false }),
      ],
      rejects: refusals(UNION_PROBLEM_CODES),
    },
    loadTerms: {
      name: 'Load the terms',
      kind: 'promise',
      resolves: [fixture('New terms', NEW_TERMS)],
      rejects: refusals(UNION_PROBLEM_CODES),
    },
    leave: {
      name: 'Leave the union',
      kind: 'promise',
      resolves: [fixture(FIXTURES.done, undefined)],
      rejects: refusals(UNION_PROBLEM_CODES),
    },
  },
} satisfies MachineDetails<typeof unionMachine>;
