import type { MachineDetails } from '../shared/machine-details.ts';
import { bare } from '../details/bare.ts';
import { DELAYS } from '../details/delay-names.details.ts';
import { EVENTS } from '../details/event-names.details.ts';
import { FIXTURES } from '../details/fixture-names.details.ts';
import { fixture } from '../details/fixture.ts';
import { refusals } from '../details/refusals.ts';
import { SAMPLE_INSTANT } from '../details/sample-values.ts';
import { STATES } from '../details/state-names.details.ts';
import { LIVE_VIEWER_PROBLEM_CODES } from './live-viewer.machine.ts';
import type { LiveFacts, liveViewerMachine } from './live-viewer.machine.ts';

const SCHEDULED: LiveFacts = {
  state: 'scheduled',
  isBeginning: false,
  startsAt: '2026-03-14T12:00:00.000Z',
  roomOpensAt: '2026-03-14T11:45:00.000Z',
  serverTime: SAMPLE_INSTANT,
  reserved: false,
  reservedCount: 64,
};
const WAITING: LiveFacts = { ...SCHEDULED, state: 'waiting', serverTime: '2026-03-14T11:45:00.000Z' };
const LIVE: LiveFacts = { ...SCHEDULED, state: 'live', serverTime: '2026-03-14T12:00:00.000Z' };
const ENDED: LiveFacts = { ...SCHEDULED, state: 'ended', serverTime: '2026-03-14T13:00:00.000Z' };

const NAMES = {
  scheduled: 'Scheduled',
  waiting: 'Waiting room is open',
  live: 'Live',
  ended: 'Ended',
  reserved: 'Reserved',
  notReserved: 'Not reserved',
} as const;

/** The page of a live session: what people read and try. */
export const details = {
  name: 'Page of a live session',
  inputs: [
    fixture(NAMES.scheduled, { live: SCHEDULED, aheadMs: 0 }),
    fixture(NAMES.waiting, { live: WAITING, aheadMs: 0 }),
    fixture(NAMES.live, { live: LIVE, aheadMs: 0 }),
    fixture(NAMES.ended, { live: ENDED, aheadMs: 0 }),
  ],
  contexts: [fixture(FIXTURES.manyFailures, { failures: 6 })],
  states: {
    session: 'Session',
    'session.evaluating': 'Looking at where it stands',
    'session.scheduled': NAMES.scheduled,
    'session.waiting': NAMES.waiting,
    'session.live': NAMES.live,
    'session.over': STATES.over,
    'session.loading': STATES.loading,
    'session.unreachable': STATES.unreachable,
    'session.deleted': 'Deleted',
    reservation: 'Reservation',
    'reservation.settled': 'Settled',
    'reservation.settled.open': 'Can be changed',
    'reservation.settled.refused': STATES.refused,
    'reservation.saving': STATES.saving,
  },
  events: {
    'page.woken': bare('page', 'Page woken'),
    'reservation.requested': bare('person', 'Reservation asked for'),
    'reservation.withdrawn': bare('person', 'Reservation withdrawn'),
    'problem.dismissed': bare('person', EVENTS['problem.dismissed']),
  },
  guards: {
    isScheduled: 'Is scheduled',
    isWaiting: 'Waiting room is open',
    isLive: 'Is live',
    isDeleted: 'Was deleted',
  },
  delays: { nextLook: 'Until the next change', backOff: DELAYS.backOff },
  actors: {
    loadLive: {
      name: 'Load the session',
      kind: 'promise',
      resolves: [
        fixture(NAMES.waiting, WAITING),
        fixture(NAMES.scheduled, SCHEDULED),
        fixture(NAMES.live, LIVE),
        fixture(NAMES.ended, ENDED),
      ],
      rejects: refusals(LIVE_VIEWER_PROBLEM_CODES),
    },
    saveReservation: {
      name: 'Save the reservation',
      kind: 'promise',
      resolves: [
        fixture(NAMES.reserved, { reserved: true, reservedCount: 65 }),
        fixture(NAMES.notReserved, { reserved: false, reservedCount: 64 }),
      ],
      rejects: refusals(LIVE_VIEWER_PROBLEM_CODES),
    },
  },
} satisfies MachineDetails<typeof liveViewerMachine>;
