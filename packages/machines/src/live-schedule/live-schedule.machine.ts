import { assign, setup } from 'xstate';
import { draftActions, draftActors, draftGuards, freshDraft } from '../shared/draft-editor.ts';
import { draftStates, WHOLE_DRAFT } from '../shared/draft-editor.states.ts';
import { DRAFT_EDITOR_PROBLEM_CODES } from '../shared/draft-editor.types.ts';
import type {
  DraftEditorContext,
  DraftEditorEvent,
  DraftEditorTag,
  DraftRules,
} from '../shared/draft-editor.types.ts';
import type { MachineMeta } from '../shared/machine-meta.ts';
import { notProvided } from '../shared/not-provided.ts';
import { problemOf } from '../shared/problem.ts';
import type { Failure } from '../shared/problem.ts';
import { liveProblems } from './live-draft.ts';
import type { LiveDraft, LiveFieldProblems, LiveScope } from './live-draft.ts';

/** What can go wrong with a session that is scheduled, changed or deleted. CONFLICT: its host is in another one then, or it is live. */
export const LIVE_SCHEDULE_PROBLEM_CODES = [
  ...DRAFT_EDITOR_PROBLEM_CODES,
  'CONFLICT',
  'UPLOAD_NOT_OWNED',
  'LIVE_ENDED',
  'LIVE_DELETED',
] as const;
export type LiveScheduleProblemCode = (typeof LIVE_SCHEDULE_PROBLEM_CODES)[number];

export type LiveScheduleEvent =
  | DraftEditorEvent
  | { type: 'settings.changed'; draft: LiveDraft }
  | { type: 'deletion.requested' }
  | { type: 'deletion.confirmed'; scope: LiveScope }
  | { type: 'deletion.cancelled' };

interface Types {
  context: DraftEditorContext<LiveDraft, LiveFieldProblems, LiveScheduleProblemCode>;
  events: LiveScheduleEvent;
  input: { settings: LiveDraft };
  tags:
    | DraftEditorTag
    /** It would be gone: a choice. */
    | 'confirmingDeletion'
    | 'deleting'
    | 'deleted';
  meta: MachineMeta;
}
const TYPES = {} as Types;
const RULES: DraftRules<LiveDraft, LiveFieldProblems, LiveScheduleProblemCode> = {
  problemsOf: liveProblems,
  codes: LIVE_SCHEDULE_PROBLEM_CODES,
};
const states = draftStates('liveSchedule', WHOLE_DRAFT);

/** Schedules a live session, changes it and deletes it. */
export const liveScheduleMachine = setup({
  types: TYPES,
  actors: {
    ...draftActors<LiveDraft>(),
    deleteLive: notProvided<unknown, { id: string; scope: LiveScope }>('deleteLive'),
  },
  actions: {
    ...draftActions(TYPES, RULES),
    setRefusal: assign((_, { error }: Failure) => ({
      problem: problemOf(error, LIVE_SCHEDULE_PROBLEM_CODES),
    })),
    clearRefusal: assign({ problem: null }),
  },
  guards: {
    ...draftGuards(RULES),
    isScheduled: ({ context }) => context.saved.id !== null,
    isGoneAlready: ({ context }) => context.problem?.code === 'LIVE_DELETED',
  },
}).createMachine({
  id: 'liveSchedule',
  meta: {
    purpose:
      'Schedules a live session or a series of them, changes one or also those after it beside others who do, and deletes them once that is confirmed.',
    spec: ['B058', 'C118', 'C119'],
  },
  context: ({ input }) => freshDraft(input.settings),
  initial: 'editing',
  states: {
    ...states,
    editing: {
      ...states.editing,
      on: {
        ...states.editing.on,
        'deletion.requested': {
          guard: 'isScheduled',
          target: 'confirmingDeletion',
          actions: 'clearRefusal',
        },
      },
    },
    confirmingDeletion: {
      tags: 'confirmingDeletion',
      on: { 'deletion.confirmed': 'deleting', 'deletion.cancelled': 'settling' },
      initial: 'untouched',
      states: { untouched: {}, refused: { tags: 'failed' } },
    },
    deleting: {
      tags: ['confirmingDeletion', 'deleting'],
      invoke: {
        id: 'deleteLive',
        src: 'deleteLive',
        input: ({ context, event }) => ({
          id: context.saved.id ?? '',
          scope: event.type === 'deletion.confirmed' ? event.scope : 'one',
        }),
        onDone: 'deleted',
        onError: {
          target: 'evaluatingDeletion',
          actions: { type: 'setRefusal', params: ({ event }) => event },
        },
      },
    },
    // Somebody else was quicker: it is gone all the same.
    evaluatingDeletion: {
      always: [{ guard: 'isGoneAlready', target: 'deleted' }, { target: 'confirmingDeletion.refused' }],
    },
    deleted: { tags: 'deleted', type: 'final' },
  },
});
