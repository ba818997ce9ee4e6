import { assign, emit, setup } from 'xstate';
import { backOffMs } from '../shared/back-off.ts';
import { CALL_PROBLEM_CODES } from '../shared/call-problems.ts';
import type { MachineMeta } from '../shared/machine-meta.ts';
import { notProvided } from '../shared/not-provided.ts';
import { hasCode, problemOf, type Failure, type Problem } from '../shared/problem.ts';

/** What can go wrong when a setting of a space is saved. */
export const SPACE_SETTINGS_PROBLEM_CODES = [
  ...CALL_PROBLEM_CODES,
  'NOT_A_MEMBER',
  'SCHOOL_CLOSED',
  'SCHOOL_DISABLED',
] as const;
export type SpaceSettingsProblemCode = (typeof SPACE_SETTINGS_PROBLEM_CODES)[number];

/** Who sees a part of a space. */
export type SpaceAudience = 'all' | 'members' | 'followers' | 'nobody';
/** What somebody did, by kind. */
export type SpaceActivity = 'enrolled' | 'completedLesson' | 'published' | 'followed' | 'joinedSchool';

/** What a person shows to whom in a school. */
export interface SpaceSettings {
  showWorks: SpaceAudience;
  showLearning: SpaceAudience;
  showFollows: SpaceAudience;
  showDynamics: SpaceAudience;
  hiddenKinds: SpaceActivity[];
  leaveVisits: boolean;
  onLeaderboards: boolean;
  inSearchEngines: boolean;
}
export type SpaceSettingsChange = Partial<SpaceSettings>;

export interface SpaceSettingsInput {
  settings: SpaceSettings;
}

export type SpaceSettingsEvent =
  | { type: 'setting.changed'; change: SpaceSettingsChange }
  | { type: 'settings.refreshed'; settings: SpaceSettings }
  | { type: 'network.restored' };

interface SpaceSettingsContext {
  /** What the server said last. */
  saved: SpaceSettings;
  /** What is on its way. */
  sent: SpaceSettingsChange;
  /** What was chosen since. */
  wanted: SpaceSettingsChange;
  failures: number;
  problem: Problem<SpaceSettingsProblemCode> | null;
}

/** The settings as they are shown: what is chosen holds at once. */
export const shownSettings = ({
  saved,
  sent,
  wanted,
}: Pick<SpaceSettingsContext, 'saved' | 'sent' | 'wanted'>): SpaceSettings => ({
  ...saved,
  ...sent,
  ...wanted,
});

/** Saves what a person shows to whom: at once, one call after the other; what is refused goes back, and nothing else. */
export const spaceSettingsMachine = setup({
  types: {} as {
    context: SpaceSettingsContext;
    events: SpaceSettingsEvent;
    input: SpaceSettingsInput;
    emitted: { type: 'setting.refused'; code: SpaceSettingsProblemCode };
    tags: 'busy' | 'offline';
    meta: MachineMeta;
  },
  actors: { save: notProvided<SpaceSettings, { change: SpaceSettingsChange }>('save') },
  actions: {
    want: assign(({ context }, { change }: { change: SpaceSettingsChange }) => ({
      wanted: { ...context.wanted, ...change },
    })),
    send: assign(({ context }) => ({ sent: context.wanted, wanted: {} })),
    setSaved: assign((_, { output }: { output: SpaceSettings }) => ({
      saved: output,
      sent: {},
      failures: 0,
      problem: null,
    })),
    takeRefreshed: assign((_, { settings }: { settings: SpaceSettings }) => ({ saved: settings })),
    setProblem: assign(({ context }, failure: Failure) => ({
      problem: problemOf(failure.error, SPACE_SETTINGS_PROBLEM_CODES),
      failures: context.failures + 1,
    })),
    wantAgain: assign(({ context }) => ({ sent: {}, wanted: { ...context.sent, ...context.wanted } })),
    takeBack: assign({ sent: {}, failures: 0 }),
    notifyRefused: emit(({ context }) => ({
      type: 'setting.refused' as const,
      code: context.problem?.code ?? 'UNKNOWN',
    })),
  },
  guards: {
    isChanged: ({ context }) => Object.keys(context.wanted).length > 0,
    isOffline: ({ context }) => hasCode(context.problem, ['NETWORK', 'SERVICE_UNAVAILABLE']),
  },
  delays: { backOff: ({ context }) => backOffMs(context.failures) },
}).createMachine({
  id: 'spaceSettings',
  meta: {
    purpose:
      'Saves who sees what of a space: shown at once, one change after the other, taken back where refused.',
    spec: ['R15', 'C138', 'C139'],
  },
  context: ({ input }) => ({ saved: input.settings, sent: {}, wanted: {}, failures: 0, problem: null }),
  initial: 'resting',
  on: { 'setting.changed': { actions: { type: 'want', params: ({ event }) => event } } },
  states: {
    resting: {
      always: { guard: 'isChanged', target: 'saving' },
      on: {
        'settings.refreshed': { actions: { type: 'takeRefreshed', params: ({ event }) => event } },
      },
    },
    saving: {
      tags: 'busy',
      entry: 'send',
      invoke: {
        id: 'save',
        src: 'save',
        input: ({ context }) => ({ change: context.sent }),
        onDone: { target: 'resting', actions: { type: 'setSaved', params: ({ event }) => event } },
        onError: { target: 'evaluating', actions: { type: 'setProblem', params: ({ event }) => event } },
      },
    },
    evaluating: {
      always: [
        { guard: 'isOffline', target: 'waiting', actions: 'wantAgain' },
        { target: 'resting', actions: ['takeBack', 'notifyRefused'] },
      ],
    },
    waiting: {
      tags: ['busy', 'offline'],
      after: { backOff: 'saving' },
      on: { 'network.restored': 'saving' },
    },
  },
});
