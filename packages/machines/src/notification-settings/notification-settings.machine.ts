import { assign, emit, setup } from 'xstate';
import { CALL_PROBLEM_CODES } from '../shared/call-problems.ts';
import type { MachineMeta } from '../shared/machine-meta.ts';
import { notProvided } from '../shared/not-provided.ts';
import { problemOf } from '../shared/problem.ts';
import type { Failure, Problem } from '../shared/problem.ts';

/** What can go wrong with the settings. */
export const NOTIFICATION_SETTINGS_PROBLEM_CODES = [...CALL_PROBLEM_CODES, 'CONFLICT'] as const;
export type NotificationSettingsProblemCode = (typeof NOTIFICATION_SETTINGS_PROBLEM_CODES)[number];

export type NotificationChannel = 'inApp' | 'mail';

/** How a person is told of one kind. */
export interface KindChoice {
  kind: string;
  inApp: boolean;
  mail: boolean;
  /** Channels that cannot be changed. */
  fixed: readonly NotificationChannel[];
}

/** A source that is not heard any more. */
export interface SilencedEntry {
  id: string;
  kind: string;
  /** Null where it is about the account itself. */
  school: { id: string; name: string } | null;
}

/** What a person is told, and how. */
export interface NotificationChoices {
  kinds: readonly KindChoice[];
  silenced: readonly SilencedEntry[];
}

/** What the actor `saveKinds` is given: those alone that were changed. */
export type SaveKindsInput = readonly Pick<KindChoice, 'kind' | 'inApp' | 'mail'>[];

export interface NotificationSettingsInput {
  settings: NotificationChoices;
}

export type NotificationSettingsEvent =
  | { type: 'channel.switched'; kind: string; channel: NotificationChannel; on: boolean }
  | { type: 'source.heard'; id: string }
  | { type: 'settings.refreshed'; settings: NotificationChoices }
  | { type: 'problem.dismissed' };

interface NotificationSettingsContext {
  /** What the server has. */
  saved: NotificationChoices;
  /** What is shown: switches move at once. */
  kinds: readonly KindChoice[];
  /** The source that is to be heard again. */
  hearing: string;
  problem: Problem<NotificationSettingsProblemCode> | null;
}

/** What a person is told and by which channel: every switch is saved as it is moved, and moves back where it was not. */
export const notificationSettingsMachine = setup({
  types: {} as {
    context: NotificationSettingsContext;
    events: NotificationSettingsEvent;
    input: NotificationSettingsInput;
    emitted: { type: 'settings.saved' };
    tags: 'saving' | 'saved' | 'failed';
    meta: MachineMeta;
  },
  actors: {
    saveKinds: notProvided<NotificationChoices, SaveKindsInput>('saveKinds'),
    unmuteSource: notProvided<NotificationChoices, { id: string }>('unmuteSource'),
  },
  actions: {
    switchChannel: assign(
      ({ context }, { kind, channel, on }: { kind: string; channel: NotificationChannel; on: boolean }) => ({
        kinds: context.kinds.map((choice) =>
          choice.kind === kind && !choice.fixed.includes(channel) ? { ...choice, [channel]: on } : choice,
        ),
      }),
    ),
    setHearing: assign((_, { id }: { id: string }) => ({ hearing: id, problem: null })),
    setSaved: assign(({ context }, saved: NotificationChoices) => ({
      saved,
      // What was switched meanwhile stays as it was switched.
      kinds: mergeSwitched(context, saved),
      problem: null,
    })),
    setSources: assign(({ context }, saved: NotificationChoices) => ({
      saved: { ...context.saved, silenced: saved.silenced },
      problem: null,
    })),
    setRefreshed: assign((_, { settings }: { settings: NotificationChoices }) => ({
      saved: settings,
      kinds: settings.kinds,
    })),
    takeBack: assign(({ context }, failure: Failure) => ({
      kinds: context.saved.kinds,
      problem: problemOf(failure.error, NOTIFICATION_SETTINGS_PROBLEM_CODES),
    })),
    setProblem: assign({
      problem: (_, failure: Failure) => problemOf(failure.error, NOTIFICATION_SETTINGS_PROBLEM_CODES),
    }),
    clearProblem: assign({ problem: null }),
    notifySaved: emit({ type: 'settings.saved' }),
  },
  guards: {
    isChanged: ({ context }) => changedKinds(context).length > 0,
  },
}).createMachine({
  id: 'notificationSettings',
  meta: {
    purpose: 'Switches each kind of notification on and off by channel, and hears silenced sources again.',
    spec: ['R15', 'B003'],
  },
  context: ({ input }) => ({
    saved: input.settings,
    kinds: input.settings.kinds,
    hearing: '',
    problem: null,
  }),
  initial: 'resting',
  on: {
    'channel.switched': { actions: { type: 'switchChannel', params: ({ event }) => event } },
  },
  states: {
    resting: {
      always: { guard: 'isChanged', target: 'saving' },
      on: {
        'source.heard': { target: 'hearing', actions: { type: 'setHearing', params: ({ event }) => event } },
        'settings.refreshed': { actions: { type: 'setRefreshed', params: ({ event }) => event } },
        'problem.dismissed': { target: '.quiet', actions: 'clearProblem' },
      },
      initial: 'quiet',
      states: { quiet: {}, saved: { tags: 'saved' }, refused: { tags: 'failed' } },
    },
    saving: {
      tags: 'saving',
      entry: 'clearProblem',
      invoke: {
        id: 'saveKinds',
        src: 'saveKinds',
        input: ({ context }) => changedKinds(context),
        onDone: {
          target: 'resting.saved',
          actions: [{ type: 'setSaved', params: ({ event }) => event.output }, 'notifySaved'],
        },
        onError: { target: 'resting.refused', actions: { type: 'takeBack', params: ({ event }) => event } },
      },
    },
    hearing: {
      tags: 'saving',
      invoke: {
        id: 'unmuteSource',
        src: 'unmuteSource',
        input: ({ context }) => ({ id: context.hearing }),
        onDone: {
          target: 'resting.saved',
          actions: [{ type: 'setSources', params: ({ event }) => event.output }, 'notifySaved'],
        },
        onError: {
          target: 'resting.refused',
          actions: { type: 'setProblem', params: ({ event }) => event },
        },
      },
    },
  },
});

function changedKinds({ kinds, saved }: NotificationSettingsContext): SaveKindsInput {
  return kinds
    .filter(({ kind, inApp, mail }) => {
      const before = saved.kinds.find((choice) => choice.kind === kind);
      return before === undefined || before.inApp !== inApp || before.mail !== mail;
    })
    .map(({ kind, inApp, mail }) => ({ kind, inApp, mail }));
}

/**
 * What is shown after a save: a switch that was moved while it was on its way keeps its place, and is saved next; a
 * kind that the server does not name any more goes.
 */
function mergeSwitched(
  { kinds }: NotificationSettingsContext,
  saved: NotificationChoices,
): readonly KindChoice[] {
  return saved.kinds.map((choice) => {
    const shown = kinds.find(({ kind }) => kind === choice.kind);
    if (shown === undefined) return choice;
    const keeps = (channel: NotificationChannel): boolean =>
      choice.fixed.includes(channel) ? choice[channel] : shown[channel];
    return { ...choice, inApp: keeps('inApp'), mail: keeps('mail') };
  });
}
