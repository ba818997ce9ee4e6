import type { MachineDetails } from '../shared/machine-details.ts';
import { bare } from '../details/bare.ts';
import { EVENTS } from '../details/event-names.details.ts';
import { fixture } from '../details/fixture.ts';
import { refusals } from '../details/refusals.ts';
import { STATES } from '../details/state-names.details.ts';
import { STREAK_PROBLEM_CODES } from './index.ts';
import type { LearnedStreak, streakMachine } from './streak.machine.ts';

const NONE: LearnedStreak = { isHidden: false, days: 0, latest: [{ day: '2026-03-14', state: 'open' }] };
const THREE: LearnedStreak = {
  isHidden: false,
  days: 3,
  latest: [
    { day: '2026-03-11', state: 'learned' },
    { day: '2026-03-12', state: 'forgiven' },
    { day: '2026-03-13', state: 'learned' },
    { day: '2026-03-14', state: 'learned' },
  ],
};

/** Days of learning in a row: what people read and try. */
export const details = {
  name: 'Streak',
  inputs: [fixture('Nothing known', { streak: null }), fixture('Came with the page', { streak: THREE })],
  states: {
    loading: STATES.loading,
    deciding: STATES.deciding,
    resting: STATES.resting,
    'resting.none': 'No days in a row',
    'resting.shown': STATES.shown,
    'resting.hidden': 'Hidden',
    saving: STATES.saving,
    renewing: STATES.renewing,
  },
  events: {
    'hide.requested': bare('person', 'Hiding asked for'),
    'show.requested': bare('person', 'Showing asked for'),
    'network.restored': bare('page', EVENTS['network.restored']),
  },
  guards: { isHidden: 'Is hidden', hasDays: 'Has days in a row', isKnown: 'Is known' },
  delays: { restOfDay: 'Rest of the day' },
  actors: {
    load: {
      name: 'Load the streak',
      kind: 'promise',
      resolves: [
        fixture('Three days', THREE),
        fixture('No day', NONE),
        fixture('Hidden', { ...THREE, isHidden: true }),
      ],
      rejects: refusals(STREAK_PROBLEM_CODES),
    },
    saveHidden: {
      name: 'Hide or show the streak',
      kind: 'promise',
      resolves: [fixture('Kept', undefined)],
      rejects: refusals(STREAK_PROBLEM_CODES),
    },
  },
} satisfies MachineDetails<typeof streakMachine>;
