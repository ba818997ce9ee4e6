import { assign, emit, setup } from 'xstate';
import { CALL_PROBLEM_CODES, isTransient } from '../shared/call-problems.ts';
import type { MachineMeta } from '../shared/machine-meta.ts';
import { notProvided } from '../shared/not-provided.ts';
import { problemOf } from '../shared/problem.ts';
import type { Failure, Problem } from '../shared/problem.ts';
import { UNDO_MAX } from './edited-page.ts';
import type { EditedPage, LoadedDraft, SavedVersion } from './edited-page.ts';

/** What can go wrong with a page that is edited. */
export const PAGE_EDITOR_PROBLEM_CODES = [
  ...CALL_PROBLEM_CODES,
  'PAGE_INVALID',
  'UPLOAD_NOT_OWNED',
  'VERSION_CONFLICT',
] as const;
export type PageEditorProblemCode = (typeof PAGE_EDITOR_PROBLEM_CODES)[number];

/** How long nothing has to be changed before it is saved. */
export const AUTOSAVE_MS = 1_000;
/** How long to wait before a save that failed is tried again. */
export const RETRY_MS = 5_000;

export type PageEditorEvent =
  | { type: 'loading.retried' }
  /**
   * The page looks so now.
   * @property mark what was changed: changes one after the other with the same mark are one step of undo
   */
  | { type: 'page.changed'; page: EditedPage; mark: string | null }
  | { type: 'undo' }
  | { type: 'redo' }
  | { type: 'saving.retried' }
  | { type: 'conflict.mineKept' }
  | { type: 'conflict.theirsTaken' }
  | { type: 'publishing.requested' }
  | { type: 'publishing.confirmed' }
  | { type: 'publishing.cancelled' }
  /** An older version becomes the draft again. */
  | { type: 'restoring.requested'; version: string };

interface PageEditorContext {
  page: EditedPage | null;
  /** The version that the page was edited from. */
  version: string | null;
  publishedVersion: string | null;
  savedAt: string | null;
  /** What is being saved: editing goes on beside it. */
  sent: EditedPage | null;
  past: readonly EditedPage[];
  future: readonly EditedPage[];
  mark: string | null;
  /** What somebody else has saved in the meantime. */
  theirs: LoadedDraft | null;
  /** What was asked for before all was saved. */
  isPublishingWanted: boolean;
  restored: string | null;
  problem: Problem<PageEditorProblemCode> | null;
}

/** The types, effects and rules of editing a page. */
export const pageEditorSetup = setup({
  types: {} as {
    context: PageEditorContext;
    events: PageEditorEvent;
    emitted:
      /** The draft on the server is not what it was. */
      | { type: 'draft.saved' }
      /** What visitors see is not what it was. */
      | { type: 'page.published' };
    tags:
      /** Show the page: `context.page`. */
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
    loadDraft: notProvided<LoadedDraft>('loadDraft'),
    saveDraft: notProvided<SavedVersion, { page: EditedPage; version: string | null }>('saveDraft'),
    publishPage: notProvided<unknown, { version: string }>('publishPage'),
    restoreVersion: notProvided<LoadedDraft, { version: string; baseVersion: string | null }>(
      'restoreVersion',
    ),
  },
  delays: { autosave: AUTOSAVE_MS, retry: RETRY_MS },
  actions: {
    keepLoaded: assign((_, { page, version, publishedVersion, savedAt }: LoadedDraft) => ({
      page,
      version,
      publishedVersion,
      savedAt,
      problem: null,
    })),
    keepPage: assign(
      ({ context: { page, past, mark } }, change: { page: EditedPage; mark: string | null }) => ({
        page: change.page,
        mark: change.mark,
        past: page === null || (mark !== null && mark === change.mark) ? past : push(past, page),
        future: [],
      }),
    ),
    undo: assign(({ context: { page, past, future } }) => {
      const before = past.at(-1);
      if (!before || !page) return {};
      return { page: before, past: past.slice(0, -1), future: push(future, page), mark: null };
    }),
    redo: assign(({ context: { page, past, future } }) => {
      const after = future.at(-1);
      if (!after || !page) return {};
      return { page: after, past: push(past, page), future: future.slice(0, -1), mark: null };
    }),
    keepSent: assign(({ context }) => ({ sent: context.page, problem: null })),
    keepSaved: assign((_, { version, savedAt }: SavedVersion) => ({ version, savedAt })),
    dropSent: assign({ sent: null }),
    keepProblem: assign({
      problem: (_, failure: Failure) => problemOf(failure.error, PAGE_EDITOR_PROBLEM_CODES),
    }),
    forgetProblem: assign({ problem: null }),
    keepTheirs: assign((_, theirs: LoadedDraft) => ({ theirs, problem: null })),
    /** Mine is saved over theirs, which stays among the versions. */
    keepMine: assign(({ context: { theirs, version } }) => ({
      version: theirs?.version ?? version,
      theirs: null,
    })),
    /** Mine is one step of undo away. */
    takeTheirs: assign(({ context: { page, theirs, past } }) =>
      theirs === null
        ? {}
        : {
            page: theirs.page,
            version: theirs.version,
            publishedVersion: theirs.publishedVersion,
            savedAt: theirs.savedAt,
            past: page === null ? past : push(past, page),
            future: [],
            mark: null,
            sent: null,
            theirs: null,
          },
    ),
    wantPublishing: assign({ isPublishingWanted: true }),
    forgetPublishing: assign({ isPublishingWanted: false }),
    keepPublished: assign(({ context }) => ({ publishedVersion: context.version })),
    keepRestored: assign((_, { version }: { version: string }) => ({ restored: version, problem: null })),
    /** What stood there is one step of undo away. */
    takeRestored: assign(({ context: { page, past } }, loaded: LoadedDraft) => ({
      page: loaded.page,
      version: loaded.version,
      publishedVersion: loaded.publishedVersion,
      savedAt: loaded.savedAt,
      past: page === null ? past : push(past, page),
      future: [],
      mark: null,
      restored: null,
    })),
    tellSaved: emit({ type: 'draft.saved' }),
    tellPublished: emit({ type: 'page.published' }),
  },
  guards: {
    canUndo: ({ context }) => context.past.length > 0,
    canRedo: ({ context }) => context.future.length > 0,
    /** Something was changed while it was saved. */
    isChanged: ({ context: { page, sent } }) => JSON.stringify(page) !== JSON.stringify(sent),
    isPublishingWanted: ({ context }) => context.isPublishingWanted,
    isConflict: ({ context }) => context.problem?.code === 'VERSION_CONFLICT',
    isTransient: ({ context }) => isTransient(context.problem),
    /** There is something that visitors do not see. */
    isSaved: ({ context }) => context.version !== null,
  },
});

const push = (pages: readonly EditedPage[], page: EditedPage): readonly EditedPage[] => [
  ...pages.slice(1 - UNDO_MAX),
  page,
];
