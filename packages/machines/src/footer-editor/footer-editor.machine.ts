import { assign, setup } from 'xstate';
import { CALL_PROBLEM_CODES } from '../shared/call-problems.ts';
import { isEmpty } from '../shared/field-rules.ts';
import type { MachineMeta } from '../shared/machine-meta.ts';
import { notProvided } from '../shared/not-provided.ts';
import { problemOf } from '../shared/problem.ts';
import type { Failure, Problem } from '../shared/problem.ts';
import { footerProblems, isSameFooter } from './footer-draft.ts';
import type { FooterDraft, FooterFieldProblems } from './footer-draft.ts';

/** What can go wrong with a footer. */
export const FOOTER_EDITOR_PROBLEM_CODES = [...CALL_PROBLEM_CODES, 'VERSION_CONFLICT'] as const;
export type FooterEditorProblemCode = (typeof FOOTER_EDITOR_PROBLEM_CODES)[number];

export type FooterEditorEvent =
  | { type: 'footer.changed'; draft: FooterDraft }
  | { type: 'footer.submitted' }
  | { type: 'footer.reset' }
  | { type: 'reset.confirmed' }
  | { type: 'reset.cancelled' }
  /** In a conflict: save what is here over what somebody else has saved. */
  | { type: 'conflict.mineKept' }
  | { type: 'conflict.theirsTaken' };

interface FooterEditorContext {
  saved: FooterDraft;
  draft: FooterDraft;
  /** What is being saved; typing goes on meanwhile. */
  sent: FooterDraft | null;
  theirs: FooterDraft | null;
  fieldProblems: FooterFieldProblems;
  problem: Problem<FooterEditorProblemCode> | null;
}

/** The footers of a school: both templates are edited, one is shown. Notices when somebody else has saved. */
export const footerEditorMachine = setup({
  types: {} as {
    context: FooterEditorContext;
    events: FooterEditorEvent;
    input: { footer: FooterDraft };
    tags: 'unsaved' | 'saving' | 'saved' | 'invalid' | 'failed' | 'conflict' | 'confirmingReset';
    meta: MachineMeta;
  },
  actors: {
    saveFooter: notProvided<FooterDraft, FooterDraft>('saveFooter'),
    loadFooter: notProvided<FooterDraft>('loadFooter'),
  },
  actions: {
    keepDraft: assign(({ context }, { draft }: { draft: FooterDraft }) => ({
      draft: { ...draft, version: context.draft.version },
      fieldProblems: {},
    })),
    keepFieldProblems: assign(({ context }) => ({
      fieldProblems: footerProblems(context.draft),
      problem: null,
    })),
    keepSent: assign(({ context }) => ({ sent: context.draft })),
    keepSaved: assign(({ context: { draft, sent } }, footer: FooterDraft) => ({
      saved: footer,
      draft: sent !== null && isSameFooter(draft, sent) ? footer : { ...draft, version: footer.version },
      sent: null,
      theirs: null,
      fieldProblems: {},
      problem: null,
    })),
    keepProblem: assign({
      problem: (_, failure: Failure) => problemOf(failure.error, FOOTER_EDITOR_PROBLEM_CODES),
    }),
    forgetProblems: assign({ problem: null, fieldProblems: {} }),
    keepTheirs: assign((_, theirs: FooterDraft) => ({ theirs, problem: null })),
    keepMine: assign(({ context: { draft, theirs } }) => ({
      draft: { ...draft, version: theirs?.version ?? draft.version },
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
    isChanged: ({ context }) => !isSameFooter(context.draft, context.saved),
    isComplete: ({ context }) => isEmpty(footerProblems(context.draft)),
    isConflict: ({ context }) => context.problem?.code === 'VERSION_CONFLICT',
  },
}).createMachine({
  id: 'footerEditor',
  meta: {
    purpose: 'Edits a school’s footers, and notices when somebody else has saved.',
    spec: ['B048', 'B049', 'B050', 'B053'],
  },
  context: ({ input }) => ({
    saved: input.footer,
    draft: input.footer,
    sent: null,
    theirs: null,
    fieldProblems: {},
    problem: null,
  }),
  initial: 'editing',
  states: {
    editing: {
      on: {
        'footer.changed': {
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
            'footer.submitted': [
              { guard: 'isComplete', target: '#footerEditor.saving', actions: 'forgetProblems' },
              { target: '.invalid', actions: 'keepFieldProblems' },
            ],
            'footer.reset': '#footerEditor.confirmingReset',
          },
          initial: 'untouched',
          states: { untouched: {}, invalid: { tags: 'invalid' }, refused: { tags: 'failed' } },
        },
      },
    },
    confirmingReset: {
      tags: ['unsaved', 'confirmingReset'],
      on: {
        'reset.confirmed': { target: 'editing', actions: 'reset' },
        'reset.cancelled': 'editing.dirty',
      },
    },
    saving: {
      tags: ['saving', 'unsaved'],
      entry: 'keepSent',
      on: { 'footer.changed': { actions: { type: 'keepDraft', params: ({ event }) => event } } },
      invoke: {
        id: 'saveFooter',
        src: 'saveFooter',
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
        id: 'loadFooter',
        src: 'loadFooter',
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
