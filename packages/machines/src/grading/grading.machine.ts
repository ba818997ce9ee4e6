import { freshGrading, gradingSetup } from './grading.setup.ts';
import type { GradingChange } from './grading.types.ts';

const CHANGE = {
  actions: { type: 'setChange', params: ({ event }: { event: GradingChange }) => event },
} as const;

/** What is written and chosen, wherever that leads. */
const CHANGES = {
  'score.changed': CHANGE,
  'remark.changed': CHANGE,
  'level.chosen': CHANGE,
  'appeal.marked': CHANGE,
  'reply.changed': CHANGE,
  'feedback.changed': CHANGE,
  // A result that is out is not taken back.
  'finish.chosen': { ...CHANGE, guard: 'isUnfinished' },
} as const;

const EDITED = { ...CHANGE, target: '.evaluating' } as const;
const EDITS = {
  'score.changed': EDITED,
  'remark.changed': EDITED,
  'level.chosen': EDITED,
  'appeal.marked': EDITED,
  'reply.changed': EDITED,
  'feedback.changed': EDITED,
  'finish.chosen': { ...EDITED, guard: 'isUnfinished' },
} as const;

/** By keys; links lead there as well. */
const STEPS = {
  'next.asked': { guard: 'hasNext', actions: 'notifyNext' },
  'previous.asked': { guard: 'hasPrevious', actions: 'notifyPrevious' },
} as const;

/** What becomes of one attempt: what was typed survives a failure, and nobody's change is lost unseen or unasked. */
const opened = gradingSetup.createStateConfig({
  tags: 'opened',
  initial: 'editing',
  states: {
    editing: {
      entry: 'clearLeave',
      on: { ...EDITS, ...STEPS },
      initial: 'clean',
      states: {
        evaluating: { always: [{ guard: 'isChanged', target: 'dirty' }, { target: 'clean' }] },
        clean: {
          on: { 'leave.asked': { actions: 'grantLeave' } },
          initial: 'untouched',
          states: { untouched: {}, saved: { tags: 'saved' } },
        },
        dirty: {
          tags: 'unsaved',
          on: {
            'settings.submitted': [
              { guard: 'isComplete', target: '#grading.opened.saving' },
              { target: '.invalid', actions: 'setFieldProblems' },
            ],
            'settings.reset': '#grading.opened.confirmingReset',
            'leave.asked': [
              { guard: 'savesItself', target: '#grading.opened.saving', actions: 'wantLeave' },
              { target: '#grading.opened.confirmingLeave' },
            ],
          },
          initial: 'untouched',
          states: {
            untouched: { after: { autosave: { guard: 'savesItself', target: '#grading.opened.saving' } } },
            invalid: { tags: 'invalid' },
            refused: {
              tags: 'failed',
              after: { retry: { guard: 'triesAgain', target: '#grading.opened.saving' } },
            },
          },
        },
      },
    },
    confirmingReset: {
      tags: ['unsaved', 'confirmingReset'],
      on: {
        'reset.confirmed': { target: 'editing', actions: 'reset' },
        'reset.cancelled': 'editing.dirty',
        'leave.asked': 'confirmingLeave',
      },
    },
    saving: {
      tags: ['saving', 'unsaved'],
      on: { ...CHANGES, ...STEPS, 'leave.asked': { actions: 'wantLeave' } },
      initial: 'sending',
      states: {
        sending: {
          entry: 'setSent',
          invoke: {
            id: 'saveGrades',
            src: 'saveGrades',
            input: ({ context: { draft, saved } }) => ({ draft, saved }),
            onDone: {
              target: '#grading.opened.settling',
              actions: { type: 'setSaved', params: ({ event }) => event.output },
            },
            onError: { target: 'evaluating', actions: { type: 'setProblem', params: ({ event }) => event } },
          },
        },
        evaluating: {
          always: [
            { guard: 'isConflict', target: 'loadingTheirs' },
            { guard: 'isLeaving', target: '#grading.opened.confirmingLeave' },
            { target: '#grading.opened.editing.dirty.refused' },
          ],
        },
        loadingTheirs: {
          invoke: {
            id: 'loadGrades',
            src: 'loadGrades',
            input: ({ context }) => ({ attemptId: context.draft.id }),
            onDone: {
              target: '#grading.opened.conflict',
              actions: { type: 'keepTheirs', params: ({ event }) => event.output },
            },
            onError: [
              {
                guard: 'isLeaving',
                target: '#grading.opened.confirmingLeave',
                actions: { type: 'setProblem', params: ({ event }) => event },
              },
              {
                target: '#grading.opened.editing.dirty.refused',
                actions: { type: 'setProblem', params: ({ event }) => event },
              },
            ],
          },
        },
      },
    },
    settling: {
      always: [
        { guard: 'isChanged', target: 'comparing' },
        { guard: 'isLeaving', target: 'editing.clean.saved', actions: 'grantLeave' },
        { target: 'editing.clean.saved' },
      ],
    },
    /** Something was typed while it was saved: whoever leaves waits for that as well. */
    comparing: {
      always: [
        { guard: 'isStaying', target: 'editing.dirty' },
        { guard: 'savesItself', target: 'saving' },
        { target: 'confirmingLeave' },
      ],
    },
    conflict: {
      tags: ['conflict', 'unsaved'],
      // Whoever wanted to leave has a choice to make first.
      entry: ['clearLeave', 'refuseLeave'],
      on: {
        'conflict.mineKept': { target: 'saving', actions: 'keepMine' },
        'conflict.theirsTaken': { target: 'editing.clean', actions: 'takeTheirs' },
        'leave.asked': 'confirmingLeave',
      },
    },
    confirmingLeave: {
      tags: ['unsaved', 'confirmingLeave'],
      on: {
        'leave.confirmed': { target: 'editing.clean', actions: ['reset', 'grantLeave'] },
        'leave.cancelled': [
          { guard: 'hasFailed', target: 'editing.dirty.refused', actions: 'refuseLeave' },
          { target: 'editing.dirty', actions: 'refuseLeave' },
        ],
      },
    },
  },
});

/** Grades the attempts at an exam, one after the other. Which one is open stands in the address. */
export const gradingMachine = gradingSetup.createMachine({
  id: 'grading',
  meta: {
    purpose:
      'Grades the attempts at an exam one after the other: points, levels of rubrics, remarks and appeals; saves by itself, and leaves nothing behind unasked.',
    spec: ['B064', 'C078'],
  },
  context: ({ input }) => ({ ...freshGrading(input.attemptId), queue: [] }),
  initial: 'choosing',
  on: {
    'queue.listed': { actions: { type: 'setQueue', params: ({ event }) => event } },
    'queue.shown': { target: '.queue', actions: 'clearAttempt' },
    'attempt.opened': {
      guard: { type: 'isOther', params: ({ event }) => event },
      target: '.opening',
      actions: { type: 'setAttempt', params: ({ event }) => event },
    },
  },
  states: {
    choosing: { always: [{ guard: 'isNamed', target: 'opening' }, { target: 'queue' }] },
    queue: {},
    opening: {
      tags: 'opening',
      invoke: {
        id: 'openAttempt',
        src: 'openAttempt',
        input: ({ context }) => ({ attemptId: context.attemptId ?? '' }),
        onDone: { target: 'opened', actions: { type: 'setOpened', params: ({ event }) => event.output } },
        onError: { target: 'unopened', actions: { type: 'setProblem', params: ({ event }) => event } },
      },
    },
    unopened: { tags: 'unopened', on: { 'attempt.retried': 'opening' } },
    opened,
  },
});
