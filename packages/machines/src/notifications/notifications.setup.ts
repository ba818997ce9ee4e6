import { assign, emit, setup } from 'xstate';
import type { MachineMeta } from '../shared/machine-meta.ts';
import { notProvided, notProvidedCallback } from '../shared/not-provided.ts';
import { problemOf, UNAUTHENTICATED_CODES } from '../shared/problem.ts';
import type { Failure } from '../shared/problem.ts';
import { marked, takenBack, unreadIds, withItem, withPage } from './notification-list.ts';
import { reconnectMs } from './reconnect.ts';
import { NOTIFICATIONS_PROBLEM_CODES, SILENCE_UNDO_MS } from './notifications.types.ts';
import type {
  LoadPageInput,
  MarkReadInput,
  NotificationItem,
  NotificationPage,
  NotificationsContext,
  NotificationsEmitted,
  NotificationsEvent,
  SilencedSource,
  StreamReport,
} from './notifications.types.ts';

/** The types, effects, rules and delays of notifications. */
export const notificationsSetup = setup({
  types: {} as {
    context: NotificationsContext;
    events: NotificationsEvent | StreamReport;
    emitted: NotificationsEmitted;
    tags:
      /** What comes in is shown at once. */
      | 'live'
      | 'loading'
      | 'loadingMore'
      /** `context.items`. */
      | 'listed'
      /** `context.listProblem`. */
      | 'listFailed'
      /** Reading or silencing did not pass: `context.problem`. */
      | 'failed'
      | 'silencing'
      /** It can be undone for a few seconds. */
      | 'silenced';
    meta: MachineMeta;
  },
  actors: {
    stream: notProvidedCallback<{ type: 'never' }>('stream'),
    countUnread: notProvided<{ unread: number }>('countUnread'),
    loadPage: notProvided<NotificationPage, LoadPageInput>('loadPage'),
    markRead: notProvided<{ unread: number }, MarkReadInput>('markRead'),
    silence: notProvided<SilencedSource, { id: string }>('silence'),
    subscribe: notProvided<unknown, SilencedSource>('subscribe'),
  },
  actions: {
    countFailure: assign({ failures: ({ context }) => context.failures + 1, hasGap: true }),
    noteGap: assign({ hasGap: true }),
    clearFailures: assign({ failures: 0 }),
    setCount: assign((_, { unread }: { unread: number }) => ({ unread })),
    setItem: assign(({ context }, { item, unread }: { item: NotificationItem; unread: number }) => ({
      items: withItem(context, item),
      unread,
    })),
    notifyItem: emit((_, { item }: { item: NotificationItem }) => ({
      type: 'notification.came' as const,
      item,
    })),
    setFirstPage: assign((_, { items, next, unread }: NotificationPage) => ({
      items,
      next,
      unread,
      hasGap: false,
      listProblem: null,
    })),
    setNextPage: assign(({ context }, page: NotificationPage) => ({
      items: withPage(context, page),
      next: page.next,
      listProblem: null,
    })),
    setFilter: assign((_, { unreadOnly }: { unreadOnly: boolean }) => ({ unreadOnly })),
    setListProblem: assign({
      listProblem: (_, failure: Failure) => problemOf(failure.error, NOTIFICATIONS_PROBLEM_CODES),
    }),
    read: assign(({ context }, { id }: { id: string }) => ({
      ...marked(context, [id], true),
      waiting: [...context.waiting, id],
    })),
    readAll: assign(({ context }) => ({
      ...marked(context, unreadIds(context), true),
      sending: unreadIds(context),
      unread: 0,
      unreadBefore: context.unread,
    })),
    takeWaiting: assign(({ context }) => ({
      sending: context.waiting,
      waiting: [],
      unreadBefore: null,
      problem: null,
    })),
    takeBack: assign(({ context }, failure: Failure) => ({
      ...takenBack(context),
      problem: problemOf(failure.error, NOTIFICATIONS_PROBLEM_CODES),
    })),
    setProblem: assign({
      problem: (_, failure: Failure) => problemOf(failure.error, NOTIFICATIONS_PROBLEM_CODES),
    }),
    clearProblem: assign({ problem: null }),
    setSilencing: assign((_, { id }: { id: string }) => ({ silencing: id, silenced: null, problem: null })),
    setSilenced: assign((_, silenced: SilencedSource) => ({ silenced })),
    clearSilenced: assign({ silencing: null, silenced: null }),
    notifySettings: emit({ type: 'settings.changed' }),
  },
  guards: {
    hasMissed: ({ context }) => context.hasGap && context.items !== null,
    isSignedOut: (_, failure: Failure) => isSignedOut(failure.error),
    hasNext: ({ context }) => context.next !== null,
    isUnread: ({ context }, { id }: { id: string }) =>
      context.items?.some((item) => item.id === id && !item.isRead) ?? false,
    hasWaiting: ({ context }) => context.waiting.length > 0,
    hasUnread: ({ context }) => context.unread !== 0 && (context.items?.length ?? 0) > 0,
  },
  delays: {
    reconnect: ({ context }) => reconnectMs(context.failures),
    undo: SILENCE_UNDO_MS,
  },
});

function isSignedOut(error: unknown): boolean {
  const { code } = problemOf(error, UNAUTHENTICATED_CODES);
  return code !== 'UNKNOWN';
}
