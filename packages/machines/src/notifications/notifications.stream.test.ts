import { describe, expect, test } from 'vitest';
import { item, createNotifications } from './notifications.fixtures.ts';
import { reconnectMs } from './reconnect.ts';

describe('what comes in', () => {
  test('is counted and shown at once, and each of them once', async () => {
    const { actor, emitted, context, has, say, listWith } = createNotifications();
    actor.send({ type: 'page.shown' });
    say({ type: 'stream.opened' });
    say({ type: 'stream.counted', unread: 2 });
    expect(has('live')).toBe(true);
    expect(context().unread).toBe(2);
    await listWith([item('2'), item('1')]);
    say({ type: 'stream.reported', item: item('3'), unread: 3 });
    say({ type: 'stream.reported', item: item('3'), unread: 3 });
    expect(context().items?.map(({ id }) => id)).toEqual(['3', '2', '1']);
    expect(context().unread).toBe(3);
    expect(emitted[0]).toEqual({ type: 'notification.came', item: item('3') });
  });

  test('before the list was opened only the count is kept', () => {
    const { actor, loadPage, context, say } = createNotifications();
    actor.send({ type: 'page.shown' });
    say({ type: 'stream.reported', item: item('3'), unread: 3 });
    expect(context()).toMatchObject({ items: null, unread: 3 });
    expect(loadPage.inputs).toEqual([]);
  });
});

describe('a stream that breaks (TRUST F25)', () => {
  test('for want of a sign-in asks whether somebody signed in before it is opened again', async () => {
    const { actor, clock, countUnread, streams, say } = createNotifications();
    actor.send({ type: 'page.shown' });
    say({ type: 'stream.broken' });
    clock.increment(30_000);
    await countUnread.fail('UNAUTHENTICATED');
    actor.send({ type: 'page.hidden' });
    actor.send({ type: 'page.shown' });
    expect([countUnread.inputs.length, streams.opened]).toEqual([2, 1]);
    await countUnread.succeed({ unread: 0 });
    expect(streams.opened).toBe(2);
  });

  test('is opened again between 1 and 30 seconds later, by chance, after the sign-in was renewed', async () => {
    const { actor, clock, countUnread, streams, context, say } = createNotifications();
    actor.send({ type: 'page.shown' });
    say({ type: 'stream.counted', unread: 0 });
    say({ type: 'stream.broken' });
    expect(streams).toEqual({ opened: 1, closed: 1 });
    clock.increment(1_000 - 1);
    expect(countUnread.inputs).toHaveLength(0);
    clock.increment(30_000);
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
    clock.increment(30_000);
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
    clock.increment(30_000);
    await countUnread.fail('SERVICE_UNAVAILABLE');
    expect(context().failures).toBe(2);
    clock.increment(30_000);
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
    clock.increment(10 * 30_000);
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
