import { fromCallback } from 'xstate';
import { expect, test } from 'vitest';
import { deadEnds, done, elapsed, failed, unreachedStates, walk } from '../testing/paths.ts';
import { notificationsMachine } from './notifications.machine.ts';
import type { NotificationItem } from './notifications.types.ts';

const ITEM: NotificationItem = {
  id: '1',
  kind: 'newDevice',
  school: null,
  title: '',
  text: '',
  url: '/',
  createdAt: '',
  isRead: false,
};
const provided = notificationsMachine.provide({ actors: { stream: fromCallback(() => undefined) } });
const NETWORK = { code: 'NETWORK' };
// The regions do not wait for each other: one walk for each keeps the number of states small.
const walks = [
  [
    { type: 'page.shown' },
    { type: 'page.hidden' },
    { type: 'stream.opened' },
    { type: 'stream.counted', unread: 1 },
    { type: 'stream.reported', item: ITEM, unread: 1 },
    { type: 'stream.broken' },
    elapsed('reconnect', 'notifications.live.waiting'),
    done('countUnread', { unread: 1 }),
    failed('countUnread', NETWORK),
    failed('countUnread', { code: 'TOKEN_EXPIRED' }),
    { type: 'list.opened' },
    done('loadFirst', { items: [ITEM], next: null, unread: 1 }),
  ],
  [
    { type: 'list.opened' },
    { type: 'list.retried' },
    { type: 'list.continued' },
    { type: 'filter.chosen', unreadOnly: true },
    done('loadFirst', { items: [ITEM], next: '1', unread: 1 }),
    failed('loadFirst', NETWORK),
    done('loadNext', { items: [], next: null, unread: 1 }),
    failed('loadNext', NETWORK),
    { type: 'notification.read', id: '1' },
    { type: 'all.read' },
    { type: 'problem.dismissed' },
    done('markSome', { unread: 0 }),
    failed('markSome', NETWORK),
    done('markAll', { unread: 0 }),
    failed('markAll', NETWORK),
  ],
  [
    { type: 'source.silenced', id: '1' },
    { type: 'silence.undone' },
    { type: 'problem.dismissed' },
    done('silence', { sourceId: '2' }),
    failed('silence', { code: 'CONFLICT' }),
    done('subscribe', undefined),
    failed('subscribe', NETWORK),
    elapsed('undo', 'notifications.silencing.undoable'),
  ],
];
const reached = walks.flatMap((events) =>
  walk(provided, {
    events,
    facts: ({ items, next, waiting, failures, hasGap, unread }) => ({
      items: items?.map(({ isRead }) => isRead),
      next,
      waiting: waiting.length > 0,
      hasFailed: failures > 0,
      hasGap,
      unread,
    }),
    limit: 20_000,
  }),
);

test('every state of notifications can be reached (R15)', () => {
  expect(unreachedStates(provided, reached)).toEqual(['notifications.reading.looking']);
});

test('no failure is a dead end, and a broken stream is opened again (R15)', () => {
  expect(deadEnds(reached, 'listFailed', [{ type: 'list.retried' }])).toEqual([]);
  expect(deadEnds(reached, 'failed', [{ type: 'problem.dismissed' }])).toEqual([]);
  expect(deadEnds(reached, 'silenced', [{ type: 'silence.undone' }])).toEqual([]);
});
