import type { MachineDetails } from '../shared/machine-details.ts';
import { orNull, record, TEXT } from '../shared/json-schema.ts';
import { bare } from '../details/bare.ts';
import { EVENTS } from '../details/event-names.details.ts';
import { fixture } from '../details/fixture.ts';
import { refusals } from '../details/refusals.ts';
import { STATES } from '../details/state-names.details.ts';
import { FEED_PROBLEM_CODES } from './index.ts';
import type { feedMachine } from './feed.machine.ts';

const NAMES = {
  more: 'There is more',
  last: 'The last page',
  moved: 'Something new at the top',
} as const;
const MORE = { next: '2026-03-14T09:26:53.000Z,enrolled,1' };
const LAST = { next: null };
const MOVED = { next: '2026-03-15T09:26:53.000Z,enrolled,2' };

/** What those whom one follows did: what people read and try. */
export const details = {
  name: 'Feed',
  inputs: [
    fixture(NAMES.more, { first: MORE }),
    fixture(NAMES.last, { first: LAST }),
    fixture('Nothing came with the page', { first: null }),
  ],
  states: {
    deciding: STATES.deciding,
    loading: STATES.loading,
    failed: STATES.failed,
    shown: STATES.shown,
    'shown.resting': STATES.resting,
    'shown.growing': 'Loading more',
    'shown.stuck': 'More could not be loaded',
  },
  events: {
    'more.requested': bare('person', 'More asked for'),
    'retry.requested': bare('person', 'Trying again'),
    'network.restored': bare('page', EVENTS['network.restored']),
    'feed.refreshed': {
      name: 'First page loaded again',
      from: 'page',
      payload: record({ first: record({ next: orNull(TEXT) }) }),
      fixtures: [
        fixture(NAMES.moved, { first: MOVED }),
        fixture(NAMES.more, { first: MORE }),
        fixture(NAMES.last, { first: LAST }),
      ],
    },
  },
  guards: {
    hasFirst: 'The first page is there',
    hasNext: 'There is another page',
    isMoved: 'The first page ends elsewhere',
  },
  delays: {},
  actors: {
    load: {
      name: 'Load a page',
      kind: 'promise',
      resolves: [fixture(NAMES.more, MORE), fixture(NAMES.last, LAST)],
      rejects: refusals(FEED_PROBLEM_CODES),
    },
  },
} satisfies MachineDetails<typeof feedMachine>;
