import { assign, emit, setup } from 'xstate';
import { draftActions, draftGuards, freshDraft } from '../shared/draft-editor.ts';
import { isTransient } from '../shared/call-problems.ts';
import { DRAFT_EDITOR_PROBLEM_CODES } from '../shared/draft-editor.types.ts';
import type { DraftRules } from '../shared/draft-editor.types.ts';
import type { MachineMeta } from '../shared/machine-meta.ts';
import { notProvided } from '../shared/not-provided.ts';
import {
  gradingProblems,
  neighboursOf,
  NO_ATTEMPT,
  savesItself,
  withAnswered,
  withChange,
} from './grading-draft.ts';
import type {
  GradingChange,
  GradingContext,
  GradingDraft,
  GradingEmitted,
  GradingEvent,
  GradingFieldProblems,
  GradingTag,
  OpenedAttempt,
  SaveGradesInput,
} from './grading.types.ts';

/** How long nothing has to be changed before points and remarks are saved. */
export const AUTOSAVE_MS = 1_500;
/** How long to wait before a save that failed is tried again. */
export const RETRY_MS = 10_000;

const TYPES = {} as {
  context: GradingContext;
  events: GradingEvent;
  emitted: GradingEmitted;
  input: { attemptId: string | null };
  tags: GradingTag;
  meta: MachineMeta;
};
const RULES: DraftRules<GradingDraft, GradingFieldProblems> = {
  problemsOf: gradingProblems,
  rebase: (draft, _sent, saved) => withAnswered(draft, saved),
  codes: DRAFT_EDITOR_PROBLEM_CODES,
};

/** Grading before an attempt is open. */
export const freshGrading = (attemptId: string | null): Omit<GradingContext, 'queue'> => ({
  ...freshDraft(NO_ATTEMPT),
  rubrics: {},
  attemptId,
  isLeaving: false,
});

/** The types, effects and rules of grading. */
export const gradingSetup = setup({
  types: TYPES,
  actors: {
    openAttempt: notProvided<OpenedAttempt, { attemptId: string }>('openAttempt'),
    /** Answers with what is saved now, its version included. */
    saveGrades: notProvided<GradingDraft, SaveGradesInput>('saveGrades'),
    /** What somebody else has saved. */
    loadGrades: notProvided<GradingDraft, { attemptId: string }>('loadGrades'),
  },
  actions: {
    ...draftActions(TYPES, RULES),
    setQueue: assign((_, { attemptIds }: { attemptIds: readonly string[] }) => ({ queue: attemptIds })),
    setAttempt: assign((_, { attemptId }: { attemptId: string }) => freshGrading(attemptId)),
    clearAttempt: assign(freshGrading(null)),
    setOpened: assign((_, { draft, rubrics }: OpenedAttempt) => ({ ...freshDraft(draft), rubrics })),
    setChange: assign(({ context: { draft, rubrics } }, change: GradingChange) => ({
      draft: withChange(draft, rubrics, change),
      fieldProblems: {},
    })),
    notifyNext: emit(({ context }) => wanted(neighboursOf(context).next)),
    notifyPrevious: emit(({ context }) => wanted(neighboursOf(context).previous)),
    wantLeave: assign({ isLeaving: true }),
    clearLeave: assign({ isLeaving: false }),
    grantLeave: emit({ type: 'leave.granted' as const }),
    refuseLeave: emit({ type: 'leave.refused' as const }),
  },
  guards: {
    ...draftGuards(RULES),
    isNamed: ({ context }) => context.attemptId !== null,
    isOther: ({ context }, { attemptId }: { attemptId: string }) => attemptId !== context.attemptId,
    hasNext: ({ context }) => neighboursOf(context).next !== undefined,
    hasPrevious: ({ context }) => neighboursOf(context).previous !== undefined,
    isUnfinished: ({ context }) => !context.saved.finished,
    isLeaving: ({ context }) => context.isLeaving,
    isStaying: ({ context }) => !context.isLeaving,
    hasFailed: ({ context }) => context.problem !== null,
    savesItself: ({ context }) => savesItself(context),
    triesAgain: ({ context }) => isTransient(context.problem) && savesItself(context),
  },
  delays: { autosave: AUTOSAVE_MS, retry: RETRY_MS },
});

const wanted = (attemptId = '') => ({ type: 'attempt.wanted' as const, attemptId });
