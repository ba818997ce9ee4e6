import type { MachineDetails } from '../shared/machine-details.ts';
import { bare } from '../details/bare.ts';
import { DELAYS } from '../details/delay-names.details.ts';
import { EVENTS } from '../details/event-names.details.ts';
import { FIXTURES } from '../details/fixture-names.details.ts';
import { fixture } from '../details/fixture.ts';
import { GUARDS } from '../details/guard-names.details.ts';
import { refusals } from '../details/refusals.ts';
import { STATES } from '../details/state-names.details.ts';
import { VISIT_PROBLEM_CODES } from './index.ts';
import type { visitMachine } from './visit.machine.ts';

const USER_ID = '1700000000000100003';

/** A visit in a space: what people read and try. */
export const details = {
  name: 'Visit in a space',
  inputs: [
    fixture('In the tab in front', { userId: USER_ID, isSeen: true }),
    fixture('In a tab behind', { userId: USER_ID, isSeen: false }),
  ],
  contexts: [fixture(FIXTURES.manyFailures, { failures: 6 })],
  states: {
    deciding: STATES.deciding,
    unseen: 'Not looked at yet',
    recording: 'Leaving the visit',
    evaluating: STATES.evaluating,
    waiting: STATES.waiting,
    recorded: 'Visit left',
    refused: STATES.refused,
  },
  events: {
    'page.seen': bare('page', 'Page looked at'),
    'network.restored': bare('page', EVENTS['network.restored']),
  },
  guards: { isSeen: 'Is looked at', isTransient: GUARDS.isTransient },
  delays: { backOff: DELAYS.backOff, nextVisit: 'One day' },
  actors: {
    record: {
      name: 'Leave the visit',
      kind: 'promise',
      resolves: [fixture('Visit left', undefined)],
      rejects: refusals(VISIT_PROBLEM_CODES),
    },
  },
} satisfies MachineDetails<typeof visitMachine>;
