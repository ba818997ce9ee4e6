import { assign, emit, setup } from 'xstate';
import { CALL_PROBLEM_CODES, isTransient } from '../shared/call-problems.ts';
import type { MachineMeta } from '../shared/machine-meta.ts';
import { notProvided } from '../shared/not-provided.ts';
import { problemOf } from '../shared/problem.ts';
import type { Failure, Problem } from '../shared/problem.ts';
import { UNDO_MAX } from './edited-content.ts';
import type {
  ContentVersion,
  EditedContent,
  LoadedContent,
  PublishingContent,
  RestoringContent,
  SavedContent,
  SavingContent,
  UndoSteps,
} from './edited-content.ts';

/** What can go wrong with something that is edited. */
export const CONTENT_EDITOR_PROBLEM_CODES = [
  ...CALL_PROBLEM_CODES,
  'CONFLICT',
  'CONTENT_INVALID',
  'PAGE_INVALID',
  'UPLOAD_NOT_OWNED',
  'VERSION_CONFLICT',
] as const;
export type ContentEditorProblemCode = (typeof CONTENT_EDITOR_PROBLEM_CODES)[number];

/** How long nothing has to be changed before it is saved. */
export const AUTOSAVE_MS = 1_000;
/** How long to wait before a save that failed is tried again. */
export const RETRY_MS = 5_000;

export type ContentEditorEvent =
  | { type: 'loading.retried' }
  /** Somebody else has saved while nothing was changed here: theirs is wanted. */
  | { type: 'newest.requested' }
  /**
   * The draft looks so now.
   * @property mark what was changed: changes one after the other with the same mark are one step of undo
   */
  | { type: 'draft.changed'; draft: EditedContent; mark: string | null }
  | { type: 'undo' }
  | { type: 'redo' }
  | { type: 'saving.retried' }
  | { type: 'conflict.mineKept' }
  | { type: 'conflict.theirsTaken' }
  | { type: 'publishing.requested' }
  /** @property publishAt from when on, ISO 8601; null: at once */
  | { type: 'publishing.confirmed'; publishAt: string | null }
  | { type: 'publishing.cancelled' }
  /** An older version becomes the draft again. */
  | { type: 'restoring.requested'; version: ContentVersion };

interface ContentEditorContext {
  draft: EditedContent | null;
  /** The version that the draft was edited from; null where nothing was saved. */
  version: ContentVersion | null;
  /** Counts up where the draft is not what its fields have made of it: they begin anew. */
  revision: number;
  savedAt: string | null;
  /** What is being saved: editing goes on beside it. */
  sent: EditedContent | null;
  past: readonly EditedContent[];
  future: readonly EditedContent[];
  mark: string | null;
  /** What somebody else has saved in the meantime. */
  theirs: LoadedContent | null;
  /** What was asked for before all was saved. */
  isPublishingWanted: boolean;
  publishAt: string | null;
  /** What is made the draft again. */
  restored: ContentVersion | null;
  problem: Problem<ContentEditorProblemCode> | null;
}

/** The types, effects and rules of editing a page or something that is taught. */
export const contentEditorSetup = setup({
  types: {} as {
    context: ContentEditorContext;
    events: ContentEditorEvent;
    emitted:
      /** The draft on the server is not what it was. */
      | { type: 'draft.saved' }
      /** What is shown to others is not what it was. */
      | { type: 'draft.published' }
      /** Everything is saved: what can be undone from this version on. */
      | ({ type: 'steps.changed'; version: ContentVersion | null } & UndoSteps);
    tags:
      /** Show the draft: `context.draft`. */
      | 'editing'
      | 'loading'
      | 'unsaved'
      | 'saving'
      /** The connection is lost: it is tried again. */
      | 'offline'
      /** `context.problem`. */
      | 'failed'
      /** Somebody else has saved: `context.theirs`; a choice. */
      | 'conflict'
      | 'confirmingPublication'
      | 'publishing'
      | 'published'
      | 'restoring';
    meta: MachineMeta;
  },
  actors: {
    loadDraft: notProvided<LoadedContent>('loadDraft'),
    saveDraft: notProvided<SavedContent, SavingContent>('saveDraft'),
    publishDraft: notProvided<unknown, PublishingContent>('publishDraft'),
    restoreVersion: notProvided<LoadedContent, RestoringContent>('restoreVersion'),
  },
  delays: { autosave: AUTOSAVE_MS, retry: RETRY_MS },
  actions: {
    setLoaded: assign((_, { draft, version, savedAt, steps }: LoadedContent) => ({
      draft,
      version,
      savedAt,
      past: steps?.past ?? [],
      future: steps?.future ?? [],
    })),
    storeDraft: assign(
      ({ context: { draft, past, mark } }, change: { draft: EditedContent; mark: string | null }) => ({
        draft: change.draft,
        mark: change.mark,
        past: mark !== null && mark === change.mark ? past : push(past, draft),
        future: [],
      }),
    ),
    undo: assign(({ context: { draft, past, future, revision } }) => ({
      draft: past.at(-1) ?? draft,
      past: past.slice(0, -1),
      future: push(future, draft),
      mark: null,
      revision: revision + 1,
    })),
    redo: assign(({ context: { draft, past, future, revision } }) => ({
      draft: future.at(-1) ?? draft,
      past: push(past, draft),
      future: future.slice(0, -1),
      revision: revision + 1,
    })),
    setSent: assign(({ context }) => ({ sent: context.draft, problem: null })),
    setSaved: assign((_, { version, savedAt }: SavedContent) => ({ version, savedAt })),
    dropSent: assign({ sent: null }),
    setProblem: assign({
      problem: (_, failure: Failure) => problemOf(failure.error, CONTENT_EDITOR_PROBLEM_CODES),
    }),
    clearProblem: assign({ problem: null }),
    keepTheirs: assign((_, theirs: LoadedContent) => ({ theirs, problem: null })),
    /** Mine is saved over theirs, which stays among the versions. */
    keepMine: assign(({ context: { theirs, version } }) => ({
      version: theirs?.version ?? version,
      theirs: null,
    })),
    /** Mine is one step of undo away. */
    takeTheirs: assign(({ context }) => (context.theirs === null ? {} : replacedBy(context, context.theirs))),
    wantPublishing: assign({ isPublishingWanted: true }),
    clearPublishing: assign({ isPublishingWanted: false }),
    setMoment: assign((_, { publishAt }: { publishAt: string | null }) => ({ publishAt })),
    setRestored: assign((_, { version }: { version: ContentVersion }) => ({
      restored: version,
      problem: null,
    })),
    /** What stood there is one step of undo away. */
    takeRestored: assign(({ context }, restored: LoadedContent) => replacedBy(context, restored)),
    notifySteps: emit(({ context: { version, past, future } }) => ({
      type: 'steps.changed',
      version,
      past,
      future,
    })),
    notifySaved: emit({ type: 'draft.saved' }),
    notifyPublished: emit({ type: 'draft.published' }),
  },
  guards: {
    canUndo: ({ context }) => context.past.length > 0,
    canRedo: ({ context }) => context.future.length > 0,
    /** Something was changed while it was saved. */
    isChanged: ({ context: { draft, sent } }) => JSON.stringify(draft) !== JSON.stringify(sent),
    isPublishingWanted: ({ context }) => context.isPublishingWanted,
    isConflict: ({ context }) => context.problem?.code === 'VERSION_CONFLICT',
    isTransient: ({ context }) => isTransient(context.problem),
    /** There is something on the server to publish. */
    isSaved: ({ context }) => context.version !== null,
  },
});

const push = (drafts: readonly EditedContent[], draft: EditedContent | null): readonly EditedContent[] =>
  draft === null ? drafts : [...drafts.slice(1 - UNDO_MAX), draft];

/** The editor with another draft, and what stood there one step of undo away. */
const replacedBy = (
  { draft, past, revision }: ContentEditorContext,
  { draft: taken, version, savedAt }: LoadedContent,
): Partial<ContentEditorContext> => ({
  draft: taken,
  version,
  savedAt,
  past: push(past, draft),
  future: [],
  mark: null,
  sent: null,
  theirs: null,
  restored: null,
  revision: revision + 1,
});
