import type { MachineDetails } from '../shared/machine-details.ts';
import { oneOf, record } from '../shared/json-schema.ts';
import { bare } from '../details/bare.ts';
import { STATES } from '../details/state-names.details.ts';
import { EVENTS } from '../details/event-names.details.ts';
import { GUARDS } from '../details/guard-names.details.ts';
import { DELAYS } from '../details/delay-names.details.ts';
import { FIXTURES } from '../details/fixture-names.details.ts';
import { fixture } from '../details/fixture.ts';
import { refusals } from '../details/refusals.ts';
import { FOLLOW_PROBLEM_CODES } from './index.ts';
import type { followMachine } from './follow.machine.ts';

const NAMES = {
  notFollowed: 'Not followed',
  followed: 'Followed',
  mutual: 'Both follow each other',
} as const;
const USER_ID = '1700000000000100003';

/** Following a person: what people read and try. */
export const details = {
  name: 'Following a person',
  inputs: [
    fixture(NAMES.notFollowed, { userId: USER_ID, focusType: 0 }),
    fixture(NAMES.followed, { userId: USER_ID, focusType: 1 }),
  ],
  contexts: [fixture(FIXTURES.manyFailures, { failures: 6 })],
  states: {
    settled: 'Settled',
    'settled.open': 'Can follow and unfollow',
    'settled.refused': STATES.refused,
    saving: STATES.requesting,
    comparing: 'Comparing with what is wanted',
    evaluating: STATES.evaluating,
    waiting: STATES.waiting,
  },
  events: {
    'follow.requested': bare('person', 'Following asked for'),
    'unfollow.requested': bare('person', 'Following ended, or undone'),
    'problem.dismissed': bare('person', EVENTS['problem.dismissed']),
    'network.restored': bare('page', EVENTS['network.restored']),
    'person.refreshed': {
      name: 'Person loaded again',
      from: 'page',
      payload: record({ focusType: oneOf(0, 1, 2) }),
      fixtures: [
        fixture(NAMES.followed, { focusType: 1 }),
        fixture(NAMES.notFollowed, { focusType: 0 }),
        fixture(NAMES.mutual, { focusType: 2 }),
      ],
    },
  },
  guards: {
    isFollowed: 'Is followed',
    isNotFollowed: 'Is not followed',
    isSaved: 'Is saved as it is wanted',
    isOffline: GUARDS.isOffline,
  },
  delays: { backOff: DELAYS.backOff },
  actors: {
    save: {
      name: 'Follow or unfollow',
      kind: 'promise',
      resolves: [
        fixture(NAMES.followed, { focusType: 1 }),
        fixture(NAMES.notFollowed, { focusType: 0 }),
        fixture(NAMES.mutual, { focusType: 2 }),
      ],
      rejects: refusals(FOLLOW_PROBLEM_CODES),
    },
  },
} satisfies MachineDetails<typeof followMachine>;
