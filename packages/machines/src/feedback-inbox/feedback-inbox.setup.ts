import { assign, emit, setup } from 'xstate';
import { lengthOf } from '../shared/field-rules.ts';
import type { MachineMeta } from '../shared/machine-meta.ts';
import { notProvided } from '../shared/not-provided.ts';
import type { Failure } from '../shared/problem.ts';
import { reportedProblemOf } from '../shared/reported-problem.ts';
import { FEEDBACK_INBOX_PROBLEM_CODES, REPLY_MAX_LENGTH } from './feedback-inbox.types.ts';
import type {
  FeedbackInboxContext,
  FeedbackInboxEmitted,
  FeedbackInboxEvent,
  InboxEntry,
  InboxFilter,
  InboxStatus,
  SaveEntryInput,
} from './feedback-inbox.types.ts';

/** The types, effects and rules of a school's inbox. */
export const feedbackInboxSetup = setup({
  types: {} as {
    context: FeedbackInboxContext;
    events: FeedbackInboxEvent;
    emitted: FeedbackInboxEmitted;
    tags:
      /** Show the entry: `context.entry`. */
      | 'open'
      | 'invalid'
      | 'saving'
      /** `context.problem`. */
      | 'failed'
      /** Somebody else was quicker: `context.theirs`. */
      | 'conflict'
      /** What was typed would be lost. */
      | 'confirmingClose'
      | 'exporting'
      /** `context.exportProblem`. */
      | 'exportFailed';
    meta: MachineMeta;
  },
  actors: {
    saveEntry: notProvided<InboxEntry, SaveEntryInput>('saveEntry'),
    loadEntry: notProvided<InboxEntry, { id: string }>('loadEntry'),
    exportEntries: notProvided<unknown, InboxFilter>('exportEntries'),
  },
  actions: {
    open: assign((_, { entry }: { entry: InboxEntry }) => ({
      ...shown(entry),
      problem: null,
      fieldProblem: null,
    })),
    setStatus: assign((_, { status }: { status: InboxStatus }) => ({ status, fieldProblem: null })),
    setReply: assign(({ context }, { value }: { value: string }) => ({
      reply: value,
      fieldProblem: null,
      // Who writes an answer means it as one.
      status: statusWhileTyping(context, value),
    })),
    setFieldProblem: assign({ fieldProblem: ({ context }) => replyProblem(context), problem: null }),
    setProblem: assign({
      problem: (_, failure: Failure) => reportedProblemOf(failure.error, FEEDBACK_INBOX_PROBLEM_CODES),
    }),
    clearProblem: assign({ problem: null, fieldProblem: null }),
    keepTheirs: assign((_, theirs: InboxEntry) => ({ theirs })),
    keepMine: assign(({ context }) => ({ entry: context.theirs, theirs: null, problem: null })),
    takeTheirs: assign(({ context }) =>
      context.theirs === null ? {} : { ...shown(context.theirs), problem: null, fieldProblem: null },
    ),
    clearEntry: assign({ entry: null, reply: '', theirs: null, problem: null, fieldProblem: null }),
    notifySaved: emit((_, entry: InboxEntry) => ({ type: 'entry.saved' as const, entry })),
    setFilter: assign((_, { filter }: { filter: InboxFilter }) => ({ filter, exportProblem: null })),
    setExportProblem: assign({
      exportProblem: (_, failure: Failure) => reportedProblemOf(failure.error, FEEDBACK_INBOX_PROBLEM_CODES),
    }),
  },
  guards: {
    isIncomplete: ({ context }) => replyProblem(context) !== null,
    isUnchanged: ({ context }) => !isChanged(context),
    isConflict: ({ context }) => context.problem?.code === 'VERSION_CONFLICT',
  },
});

/** Whether closing it would lose something, or saving it change something. */
export function isChanged({ entry, status, reply }: FeedbackInboxContext): boolean {
  return entry !== null && (status !== entry.status || reply !== (entry.reply ?? ''));
}

/** What is saved of it. */
export function saveInput({ entry, status, reply }: FeedbackInboxContext): SaveEntryInput {
  const said = reply.trim();
  const isNew = said !== '' && said !== (entry?.reply ?? '');
  return { id: entry?.id ?? '', status, reply: isNew ? said : null, updatedAt: entry?.updatedAt ?? '' };
}

function shown(entry: InboxEntry) {
  return { entry, status: entry.status, reply: entry.reply ?? '', theirs: null };
}

function statusWhileTyping({ entry, status, reply }: FeedbackInboxContext, value: string): InboxStatus {
  const isBegun = reply.trim() !== (entry?.reply ?? '').trim();
  if (!isBegun && value.trim() !== '' && status !== 'closed') return 'answered';
  return status;
}

function replyProblem({ status, reply }: FeedbackInboxContext): FeedbackInboxContext['fieldProblem'] {
  const length = lengthOf(reply.trim());
  if (length > REPLY_MAX_LENGTH) return 'TOO_LONG';
  return status === 'answered' && length === 0 ? 'REQUIRED' : null;
}
