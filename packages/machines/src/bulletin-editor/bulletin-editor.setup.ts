import { assign, emit, setup } from 'xstate';
import { CALL_PROBLEM_CODES } from '../shared/call-problems.ts';
import { isEmpty } from '../shared/field-rules.ts';
import type { MachineMeta } from '../shared/machine-meta.ts';
import { notProvided } from '../shared/not-provided.ts';
import { problemOf } from '../shared/problem.ts';
import type { Failure, Problem } from '../shared/problem.ts';
import { draftProblems, isSameDraft } from './bulletin-draft.ts';
import type { BulletinDraft, BulletinFieldProblems, SavedBulletin } from './bulletin-draft.ts';

/** What can go wrong with a notice. */
export const BULLETIN_EDITOR_PROBLEM_CODES = [...CALL_PROBLEM_CODES, 'VERSION_CONFLICT'] as const;
export type BulletinEditorProblemCode = (typeof BULLETIN_EDITOR_PROBLEM_CODES)[number];

export type BulletinEditorEvent =
  | { type: 'editing.begun'; draft: BulletinDraft }
  | { type: 'draft.changed'; change: Partial<Omit<BulletinDraft, 'id' | 'version'>> }
  | { type: 'draft.submitted' }
  /** Back to the list; asks first where something was typed. */
  | { type: 'editing.left' }
  | { type: 'discard.confirmed' }
  | { type: 'discard.cancelled' }
  | { type: 'conflict.mineKept' }
  | { type: 'conflict.theirsTaken' }
  | { type: 'ending.requested'; id: string }
  | { type: 'ending.confirmed' }
  | { type: 'ending.cancelled' }
  | { type: 'deletion.requested'; id: string }
  | { type: 'deletion.confirmed' }
  | { type: 'deletion.cancelled' };

interface BulletinEditorContext {
  /** What editing began with. */
  saved: BulletinDraft | null;
  draft: BulletinDraft | null;
  /** What is being saved: typing goes on beside it. */
  sent: BulletinDraft | null;
  /** What somebody else has saved in the meantime. */
  theirs: BulletinDraft | null;
  /** The notice that is to be ended or deleted. */
  chosenId: string | null;
  fieldProblems: BulletinFieldProblems;
  problem: Problem<BulletinEditorProblemCode> | null;
}

/** The types, effects and rules of writing notices. */
export const bulletinEditorSetup = setup({
  types: {} as {
    context: BulletinEditorContext;
    events: BulletinEditorEvent;
    /** The list is not what it was. */
    emitted: { type: 'bulletins.changed' };
    tags:
      /** Show the form: `context.draft`. */
      | 'editing'
      | 'unsaved'
      /** `context.fieldProblems`. */
      | 'invalid'
      | 'busy'
      /** `context.problem`. */
      | 'failed'
      /** Somebody else has saved: `context.theirs`; a choice. */
      | 'conflict'
      | 'confirmingDiscard'
      | 'confirmingEnd'
      | 'confirmingDeletion'
      | 'saved';
    meta: MachineMeta;
  },
  actors: {
    saveBulletin: notProvided<SavedBulletin, BulletinDraft>('saveBulletin'),
    loadBulletin: notProvided<BulletinDraft, { id: string }>('loadBulletin'),
    endBulletin: notProvided<unknown, { id: string }>('endBulletin'),
    deleteBulletin: notProvided<unknown, { id: string }>('deleteBulletin'),
  },
  actions: {
    beginDraft: assign((_, { draft }: { draft: BulletinDraft }) => ({
      saved: draft,
      draft,
      theirs: null,
      fieldProblems: {},
      problem: null,
    })),
    storeDraft: assign(
      ({ context }, { change }: { change: Partial<Omit<BulletinDraft, 'id' | 'version'>> }) => ({
        draft: context.draft === null ? null : { ...context.draft, ...change },
        fieldProblems: {},
      }),
    ),
    setSent: assign(({ context }) => ({ sent: context.draft })),
    /** The next save changes the same notice. */
    setSaved: assign(({ context: { draft, sent } }, { id, version }: SavedBulletin) => ({
      saved: sent && { ...sent, id, version },
      draft: draft && { ...draft, id, version },
      sent: null,
    })),
    dropDraft: assign({
      saved: null,
      draft: null,
      sent: null,
      theirs: null,
      fieldProblems: {},
      problem: null,
    }),
    setFieldProblems: assign(({ context }) => ({
      fieldProblems: context.draft === null ? {} : draftProblems(context.draft),
      problem: null,
    })),
    setProblem: assign({
      problem: (_, failure: Failure) => problemOf(failure.error, BULLETIN_EDITOR_PROBLEM_CODES),
    }),
    clearProblems: assign({ problem: null, fieldProblems: {} }),
    keepTheirs: assign((_, theirs: BulletinDraft) => ({ theirs, problem: null })),
    keepMine: assign(({ context: { draft, theirs } }) => ({
      draft: draft && theirs ? { ...draft, version: theirs.version } : draft,
      theirs: null,
    })),
    takeTheirs: assign(({ context }) => ({
      saved: context.theirs,
      draft: context.theirs,
      sent: null,
      theirs: null,
    })),
    setChosen: assign((_, { id }: { id: string }) => ({ chosenId: id, problem: null })),
    dropChosen: assign({ chosenId: null, problem: null }),
    notifyChanged: emit({ type: 'bulletins.changed' }),
  },
  guards: {
    isComplete: ({ context }) => context.draft !== null && isEmpty(draftProblems(context.draft)),
    isChanged: ({ context: { draft, saved } }) =>
      draft !== null && saved !== null && !isSameDraft(draft, saved),
    isConflict: ({ context }) => context.problem?.code === 'VERSION_CONFLICT',
  },
});
