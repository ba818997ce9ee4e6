import type { MachineDetails } from '../shared/machine-details.ts';
import { listOf, oneOf, record, YES_OR_NO } from '../shared/json-schema.ts';
import { bare } from '../details/bare.ts';
import { DELAYS } from '../details/delay-names.details.ts';
import { EVENTS } from '../details/event-names.details.ts';
import { FIXTURES } from '../details/fixture-names.details.ts';
import { fixture } from '../details/fixture.ts';
import { GUARDS } from '../details/guard-names.details.ts';
import { refusals } from '../details/refusals.ts';
import { STATES } from '../details/state-names.details.ts';
import { SPACE_SETTINGS_PROBLEM_CODES } from './index.ts';
import type { SpaceSettings, spaceSettingsMachine } from './space-settings.machine.ts';

const AUDIENCE = oneOf('all', 'members', 'followers', 'nobody');
const PARTS = {
  showWorks: AUDIENCE,
  showLearning: AUDIENCE,
  showFollows: AUDIENCE,
  showDynamics: AUDIENCE,
  hiddenKinds: listOf(oneOf('enrolled', 'completedLesson', 'published', 'followed', 'joinedSchool')),
  leaveVisits: YES_OR_NO,
  onLeaderboards: YES_OR_NO,
  inSearchEngines: YES_OR_NO,
};
const SETTINGS: SpaceSettings = {
  showWorks: 'members',
  showLearning: 'nobody',
  showFollows: 'members',
  showDynamics: 'members',
  hiddenKinds: [],
  leaveVisits: true,
  onLeaderboards: true,
  inSearchEngines: false,
};
const HIDDEN: SpaceSettings = {
  ...SETTINGS,
  showWorks: 'nobody',
  showFollows: 'nobody',
  showDynamics: 'nobody',
  leaveVisits: false,
};

const NAMES = {
  unchanged: 'Nothing chosen yet',
  hidden: 'Everything hidden',
} as const;

/** Settings of a space: what people read and try. */
export const details = {
  name: 'Settings of a space',
  inputs: [fixture(NAMES.unchanged, { settings: SETTINGS }), fixture(NAMES.hidden, { settings: HIDDEN })],
  contexts: [fixture(FIXTURES.manyFailures, { failures: 6 })],
  states: {
    resting: STATES.resting,
    saving: STATES.saving,
    evaluating: STATES.evaluating,
    waiting: STATES.waiting,
  },
  events: {
    'setting.changed': {
      name: 'Setting changed',
      from: 'person',
      payload: record({ change: record({}, PARTS) }),
      fixtures: [
        fixture('Works for nobody', { change: { showWorks: 'nobody' as const } }),
        fixture('Works for followers', { change: { showWorks: 'followers' as const } }),
        fixture('Classes joined are not told', { change: { hiddenKinds: ['enrolled' as const] } }),
        fixture('Visits leave no trace', { change: { leaveVisits: false } }),
        fixture('Not on leaderboards', { change: { onLeaderboards: false } }),
      ],
    },
    'settings.refreshed': {
      name: 'Settings loaded again',
      from: 'page',
      payload: record({ settings: record(PARTS) }),
      fixtures: [
        fixture(NAMES.unchanged, { settings: SETTINGS }),
        fixture(NAMES.hidden, { settings: HIDDEN }),
      ],
    },
    'network.restored': bare('page', EVENTS['network.restored']),
  },
  guards: { isChanged: GUARDS.isChanged, isOffline: GUARDS.isOffline },
  delays: { backOff: DELAYS.backOff },
  actors: {
    save: {
      name: 'Save the settings',
      kind: 'promise',
      resolves: [fixture(NAMES.hidden, HIDDEN), fixture(NAMES.unchanged, SETTINGS)],
      rejects: refusals(SPACE_SETTINGS_PROBLEM_CODES),
    },
  },
} satisfies MachineDetails<typeof spaceSettingsMachine>;
