import { assign, setup } from 'xstate';
import { CALL_PROBLEM_CODES } from '../shared/call-problems.ts';
import { isEmpty } from '../shared/field-rules.ts';
import type { MachineMeta } from '../shared/machine-meta.ts';
import { notProvided } from '../shared/not-provided.ts';
import { problemOf } from '../shared/problem.ts';
import type { Failure, Problem } from '../shared/problem.ts';
import { isSameDraft, settingsProblems } from './settings-draft.ts';
import type { SchoolSettingsDraft, SettingsFieldProblems } from './settings-draft.ts';

/** What can go wrong with a school's settings. */
export const SCHOOL_SETTINGS_PROBLEM_CODES = [...CALL_PROBLEM_CODES, 'VERSION_CONFLICT'] as const;
export type SchoolSettingsProblemCode = (typeof SCHOOL_SETTINGS_PROBLEM_CODES)[number];

export type SchoolSettingsEvent =
  | { type: 'settings.changed'; draft: SchoolSettingsDraft }
  | { type: 'settings.submitted' }
  | { type: 'settings.reset' }
  /** In a conflict: save what is here over what somebody else has saved. */
  | { type: 'conflict.mineKept' }
  | { type: 'conflict.theirsTaken' };

interface SchoolSettingsContext {
  saved: SchoolSettingsDraft;
  draft: SchoolSettingsDraft;
  /** What is being saved; typing goes on meanwhile. */
  sent: SchoolSettingsDraft | null;
  theirs: SchoolSettingsDraft | null;
  fieldProblems: SettingsFieldProblems;
  problem: Problem<SchoolSettingsProblemCode> | null;
}

const withVersion = (draft: SchoolSettingsDraft, { version }: SchoolSettingsDraft) =>
  ({ ...draft, version }) as SchoolSettingsDraft;

/** A page of settings of a school: what was typed survives a failure, and nobody's change is lost unseen. */
export const schoolSettingsMachine = setup({
  types: {} as {
    context: SchoolSettingsContext;
    events: SchoolSettingsEvent;
    input: { settings: SchoolSettingsDraft };
    tags: 'unsaved' | 'saving' | 'saved' | 'invalid' | 'failed' | 'conflict';
    meta: MachineMeta;
  },
  actors: {
    saveSettings: notProvided<SchoolSettingsDraft, SchoolSettingsDraft>('saveSettings'),
    loadSettings: notProvided<SchoolSettingsDraft>('loadSettings'),
  },
  actions: {
    keepDraft: assign(({ context }, { draft }: { draft: SchoolSettingsDraft }) => ({
      draft: withVersion(draft, context.draft),
      fieldProblems: {},
    })),
    keepFieldProblems: assign(({ context }) => ({
      fieldProblems: settingsProblems(context.draft),
      problem: null,
    })),
    keepSent: assign(({ context }) => ({ sent: context.draft, problem: null, fieldProblems: {} })),
    keepSaved: assign(({ context: { draft, sent } }, settings: SchoolSettingsDraft) => ({
      saved: settings,
      draft: sent !== null && isSameDraft(draft, sent) ? settings : withVersion(draft, settings),
      sent: null,
    })),
    keepProblem: assign({
      problem: (_, failure: Failure) => problemOf(failure.error, SCHOOL_SETTINGS_PROBLEM_CODES),
    }),
    keepTheirs: assign((_, theirs: SchoolSettingsDraft) => ({ theirs, problem: null })),
    keepMine: assign(({ context: { draft, theirs } }) => ({
      draft: withVersion(draft, theirs ?? draft),
      theirs: null,
    })),
    takeTheirs: assign(({ context: { saved, theirs } }) => ({
      saved: theirs ?? saved,
      draft: theirs ?? saved,
      theirs: null,
    })),
    reset: assign(({ context }) => ({ draft: context.saved, fieldProblems: {}, problem: null })),
  },
  guards: {
    isChanged: ({ context }) => !isSameDraft(context.draft, context.saved),
    isComplete: ({ context }) => isEmpty(settingsProblems(context.draft)),
    isConflict: ({ context }) => context.problem?.code === 'VERSION_CONFLICT',
  },
}).createMachine({
  id: 'schoolSettings',
  meta: {
    purpose: 'Edits how people reach a school, and the words it does not accept.',
    spec: ['B047', 'B074', 'C051', 'C130'],
  },
  context: ({ input }) => ({
    saved: input.settings,
    draft: input.settings,
    sent: null,
    theirs: null,
    fieldProblems: {},
    problem: null,
  }),
  initial: 'editing',
  states: {
    editing: {
      on: {
        'settings.changed': {
          target: '.judging',
          actions: { type: 'keepDraft', params: ({ event }) => event },
        },
      },
      initial: 'clean',
      states: {
        judging: { always: [{ guard: 'isChanged', target: 'dirty' }, { target: 'clean' }] },
        clean: { initial: 'untouched', states: { untouched: {}, saved: { tags: 'saved' } } },
        dirty: {
          tags: 'unsaved',
          on: {
            'settings.submitted': [
              { guard: 'isComplete', target: '#schoolSettings.saving' },
              { target: '.invalid', actions: 'keepFieldProblems' },
            ],
            'settings.reset': { target: 'clean', actions: 'reset' },
          },
          initial: 'untouched',
          states: { untouched: {}, invalid: { tags: 'invalid' }, refused: { tags: 'failed' } },
        },
      },
    },
    saving: {
      tags: ['saving', 'unsaved'],
      entry: 'keepSent',
      on: { 'settings.changed': { actions: { type: 'keepDraft', params: ({ event }) => event } } },
      invoke: {
        id: 'saveSettings',
        src: 'saveSettings',
        input: ({ context }) => context.draft,
        onDone: {
          target: 'settling',
          actions: { type: 'keepSaved', params: ({ event }) => event.output },
        },
        onError: { target: 'judging', actions: { type: 'keepProblem', params: ({ event }) => event } },
      },
    },
    settling: {
      always: [{ guard: 'isChanged', target: 'editing.dirty' }, { target: 'editing.clean.saved' }],
    },
    judging: {
      always: [{ guard: 'isConflict', target: 'loadingTheirs' }, { target: 'editing.dirty.refused' }],
    },
    loadingTheirs: {
      tags: ['saving', 'unsaved'],
      invoke: {
        id: 'loadSettings',
        src: 'loadSettings',
        onDone: { target: 'conflict', actions: { type: 'keepTheirs', params: ({ event }) => event.output } },
        onError: {
          target: 'editing.dirty.refused',
          actions: { type: 'keepProblem', params: ({ event }) => event },
        },
      },
    },
    conflict: {
      tags: ['conflict', 'unsaved'],
      on: {
        'conflict.mineKept': { target: 'saving', actions: 'keepMine' },
        'conflict.theirsTaken': { target: 'editing.clean', actions: 'takeTheirs' },
      },
    },
  },
});
