import { createActor, fromCallback, SimulatedClock } from 'xstate';
import { describe, expect, test } from 'vitest';
import { fakeActor } from '../testing/fake-actor.ts';
import { notificationsMachine } from './notifications.machine.ts';
import { reconnectMs } from './reconnect.ts';
import { RECONNECT_MAX_MS, RECONNECT_MIN_MS, SILENCE_UNDO_MS } from './notifications.types.ts';
import type {
  LoadPageInput,
  MarkReadInput,
  NotificationItem,
  NotificationPage,
  NotificationsEmitted,
  SilencedSource,
  StreamReport,
} from './notifications.types.ts';

const item = (id: string, isRead = false): NotificationItem => ({
  id,
  kind: 'feedbackAnswered',
  school: { id: '1700000000000000001', name: 'Stoa Open School' },
  title: `Title ${id}`,
  text: '',
  url: '/',
  createdAt: '2026-11-21T08:30:00.000Z',
  isRead,
});

function createNotifications() {
  const clock = new SimulatedClock();
  const countUnread = fakeActor<{ unread: number }>();
  const loadPage = fakeActor<NotificationPage, LoadPageInput>();
  const markRead = fakeActor<{ unread: number }, MarkReadInput>();
  const silence = fakeActor<SilencedSource, { id: string }>();
  const hear = fakeActor<unknown, SilencedSource>();
  const emitted: NotificationsEmitted[] = [];
  const streams = { opened: 0, closed: 0 };
  let say: (report: StreamReport) => void = () => undefined;
  const actor = createActor(
    notificationsMachine.provide({
      actors: {
        stream: fromCallback(({ sendBack }) => {
          streams.opened += 1;
          say = sendBack;
          return () => (streams.closed += 1);
        }),
        countUnread: countUnread.logic,
        loadPage: loadPage.logic,
        markRead: markRead.logic,
        silence: silence.logic,
        hear: hear.logic,
      },
    }),
    { clock },
  );
  actor.on('*', (event) => emitted.push(event));
  actor.start();
  const context = () => actor.getSnapshot().context;
  return {
    actor,
    clock,
    countUnread,
    loadPage,
    markRead,
    silence,
    hear,
    emitted,
    streams,
    context,
    say: (report: StreamReport) => say(report),
    has: (tag: string): boolean => actor.getSnapshot().hasTag(tag as 'live'),
    read: () =>
      context()
        .items?.filter(({ isRead }) => isRead)
        .map(({ id }) => id),
    listWith: async (items: readonly NotificationItem[], next: string | null = null) => {
      actor.send({ type: 'list.opened' });
      await loadPage.succeed({ items, next, unread: items.filter(({ isRead }) => !isRead).length });
    },
  };
}

describe('what comes in', () => {
  test('is counted and shown at once, and each of them once', async () => {
    const { actor, emitted, context, has, say, listWith } = createNotifications();
    actor.send({ type: 'page.shown' });
    say({ type: 'stream.opened' });
    say({ type: 'stream.counted', unread: 2 });
    expect(has('live')).toBe(true);
    expect(context().unread).toBe(2);
    await listWith([item('2'), item('1')]);
    say({ type: 'stream.told', item: item('3'), unread: 3 });
    say({ type: 'stream.told', item: item('3'), unread: 3 });
    expect(context().items?.map(({ id }) => id)).toEqual(['3', '2', '1']);
    expect(context().unread).toBe(3);
    expect(emitted[0]).toEqual({ type: 'notification.came', item: item('3') });
  });

  test('before the list was opened only the count is kept', () => {
    const { actor, loadPage, context, say } = createNotifications();
    actor.send({ type: 'page.shown' });
    say({ type: 'stream.told', item: item('3'), unread: 3 });
    expect(context()).toMatchObject({ items: null, unread: 3 });
    expect(loadPage.inputs).toEqual([]);
  });
});

describe('a stream that breaks (F25)', () => {
  test('is opened again between 1 and 30 seconds later, by chance, after the sign-in was renewed', async () => {
    const { actor, clock, countUnread, streams, context, say } = createNotifications();
    actor.send({ type: 'page.shown' });
    say({ type: 'stream.counted', unread: 0 });
    say({ type: 'stream.broken' });
    expect(streams).toEqual({ opened: 1, closed: 1 });
    clock.increment(RECONNECT_MIN_MS - 1);
    expect(countUnread.inputs).toHaveLength(0);
    clock.increment(RECONNECT_MAX_MS);
    expect(countUnread.inputs).toHaveLength(1);
    await countUnread.succeed({ unread: 4 });
    expect(streams.opened).toBe(2);
    expect(context().unread).toBe(4);
  });

  test('what was missed meanwhile is loaded', async () => {
    const { actor, clock, countUnread, loadPage, context, say, listWith } = createNotifications();
    actor.send({ type: 'page.shown' });
    say({ type: 'stream.opened' });
    await listWith([item('1')]);
    say({ type: 'stream.broken' });
    clock.increment(RECONNECT_MAX_MS);
    await countUnread.succeed({ unread: 2 });
    say({ type: 'stream.opened' });
    expect(loadPage.inputs).toHaveLength(2);
    await loadPage.succeed({ items: [item('2'), item('1')], next: null, unread: 2 });
    expect(context().items).toHaveLength(2);
    say({ type: 'stream.opened' });
    expect(loadPage.inputs).toHaveLength(2);
  });

  test('waits longer from time to time, never longer than 30 seconds, and starts over after it was open', async () => {
    expect(reconnectMs(1, 0)).toBe(1000);
    expect(reconnectMs(1, 1)).toBe(4000);
    expect(reconnectMs(3, 1)).toBe(16_000);
    expect(reconnectMs(50, 1)).toBe(30_000);
    const { actor, clock, countUnread, context, say } = createNotifications();
    actor.send({ type: 'page.shown' });
    say({ type: 'stream.broken' });
    clock.increment(RECONNECT_MAX_MS);
    await countUnread.fail('SERVICE_UNAVAILABLE');
    expect(context().failures).toBe(2);
    clock.increment(RECONNECT_MAX_MS);
    await countUnread.succeed({ unread: 0 });
    say({ type: 'stream.counted', unread: 0 });
    expect(context().failures).toBe(0);
  });

  test('does not wait when the network is back, and stops when nobody is signed in', async () => {
    const { actor, clock, countUnread, streams, say } = createNotifications();
    actor.send({ type: 'page.shown' });
    say({ type: 'stream.broken' });
    actor.send({ type: 'network.restored' });
    expect(countUnread.inputs).toHaveLength(1);
    await countUnread.fail('UNAUTHENTICATED');
    clock.increment(10 * RECONNECT_MAX_MS);
    expect(countUnread.inputs).toHaveLength(1);
    expect(streams.opened).toBe(1);
  });

  test('a page in the background does not listen, and looks again when it is in front', () => {
    const { actor, streams, say } = createNotifications();
    actor.send({ type: 'page.shown' });
    say({ type: 'stream.opened' });
    actor.send({ type: 'page.hidden' });
    expect(streams).toEqual({ opened: 1, closed: 1 });
    actor.send({ type: 'page.shown' });
    expect(streams.opened).toBe(2);
  });
});

describe('the list', () => {
  test('goes on page by page, without the same one twice', async () => {
    const { actor, loadPage, context, has, listWith } = createNotifications();
    await listWith([item('3'), item('2')], '2');
    actor.send({ type: 'list.continued' });
    expect(loadPage.inputs[1]).toEqual({ before: '2', unreadOnly: false });
    expect(has('listed')).toBe(true);
    await loadPage.succeed({ items: [item('2'), item('1')], next: null, unread: 3 });
    expect(context().items?.map(({ id }) => id)).toEqual(['3', '2', '1']);
    actor.send({ type: 'list.continued' });
    expect(loadPage.inputs).toHaveLength(2);
  });

  test('a failure can be tried again; of a later page the earlier ones stay', async () => {
    const { actor, loadPage, context, has, listWith } = createNotifications();
    actor.send({ type: 'list.opened' });
    await loadPage.fail('NETWORK');
    expect(has('listFailed')).toBe(true);
    expect(context().listProblem?.code).toBe('NETWORK');
    actor.send({ type: 'list.retried' });
    await loadPage.succeed({ items: [item('3')], next: '3', unread: 1 });
    actor.send({ type: 'list.continued' });
    await loadPage.fail('NETWORK');
    expect(has('listFailed') && has('listed')).toBe(true);
    actor.send({ type: 'list.retried' });
    expect(loadPage.inputs.at(-1)).toEqual({ before: '3', unreadOnly: false });
    await listWith([]);
  });

  test('can show those alone that are not read', async () => {
    const { actor, loadPage, listWith } = createNotifications();
    await listWith([item('1', true)]);
    actor.send({ type: 'filter.chosen', unreadOnly: true });
    expect(loadPage.inputs[1]).toEqual({ before: null, unreadOnly: true });
  });
});

describe('reading', () => {
  test('is seen at once, and told one call after the other', async () => {
    const { actor, markRead, context, read, listWith } = createNotifications();
    await listWith([item('3'), item('2'), item('1')]);
    for (const id of ['1', '2', '3', '3']) actor.send({ type: 'notification.read', id });
    expect(read()).toEqual(['3', '2', '1']);
    expect(context().unread).toBe(0);
    expect(markRead.inputs).toEqual([{ ids: ['1'] }]);
    await markRead.succeed({ unread: 2 });
    expect(markRead.inputs[1]).toEqual({ ids: ['2', '3'] });
    await markRead.succeed({ unread: 0 });
    expect(context().unread).toBe(0);
  });

  test('what did not pass is unread again', async () => {
    const { actor, markRead, context, has, read, listWith } = createNotifications();
    await listWith([item('2'), item('1')]);
    actor.send({ type: 'notification.read', id: '1' });
    await markRead.fail('NETWORK');
    expect(has('failed')).toBe(true);
    expect(read()).toEqual([]);
    expect(context().unread).toBe(2);
  });

  test('all at once means those that were seen: none that comes later', async () => {
    const { actor, markRead, context, read, listWith } = createNotifications();
    await listWith([item('2'), item('1')]);
    actor.send({ type: 'all.read' });
    expect(markRead.inputs).toEqual([{ upTo: '2' }]);
    expect(read()).toEqual(['2', '1']);
    expect(context().unread).toBe(0);
    await markRead.fail('NETWORK');
    expect(read()).toEqual([]);
    expect(context().unread).toBe(2);
  });
});

describe('silencing a source', () => {
  test('takes one click, and can be undone for a few seconds', async () => {
    const { actor, clock, silence, hear, emitted, has } = createNotifications();
    actor.send({ type: 'source.silenced', id: '7' });
    expect(silence.inputs).toEqual([{ id: '7' }]);
    await silence.succeed({ sourceId: '9' });
    expect(has('silenced')).toBe(true);
    expect(emitted).toEqual([{ type: 'settings.changed' }]);
    actor.send({ type: 'silence.undone' });
    expect(hear.inputs).toEqual([{ sourceId: '9' }]);
    await hear.succeed(undefined);
    expect(emitted).toHaveLength(2);
    actor.send({ type: 'source.silenced', id: '7' });
    await silence.succeed({ sourceId: '9' });
    clock.increment(SILENCE_UNDO_MS);
    actor.send({ type: 'silence.undone' });
    expect(hear.inputs).toHaveLength(1);
  });

  test('one that must be heard says so', async () => {
    const { actor, silence, context, has } = createNotifications();
    actor.send({ type: 'source.silenced', id: '7' });
    await silence.fail('CONFLICT');
    expect(has('failed')).toBe(true);
    expect(context()).toMatchObject({ problem: { code: 'CONFLICT' }, silencing: null });
  });
});
