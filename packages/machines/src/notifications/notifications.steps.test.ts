import { createActor, fromCallback, SimulatedClock } from 'xstate';
import { describe, expect, test } from 'vitest';
import { fakeActor } from '../testing/fake-actor.ts';
import { marked, unreadIds, withPage } from './notification-list.ts';
import { item, createNotifications } from './notifications.fixtures.ts';
import { notificationsMachine } from './notifications.machine.ts';

type All = ReturnType<typeof createNotifications>;

/** What the page reads: its tags, the codes of what failed of the list and of the rest. */
const shownBy = ({ actor, context }: All) => [
  [...actor.getSnapshot().tags].toSorted(),
  context().listProblem?.code ?? null,
  context().problem?.code ?? null,
];

describe('what the page shows at each step, without anything of an earlier failure', () => {
  test('of the list and its further pages', async () => {
    const all = createNotifications();
    const { actor, loadPage } = all;
    expect(shownBy(all)).toEqual([[], null, null]);
    expect(all.streams.opened).toBe(0);
    for (const again of ['list.retried', 'list.opened', 'network.restored'] as const) {
      actor.send({ type: 'list.opened' });
      expect(shownBy(all)[0]).toEqual(['loading']);
      await loadPage.fail('NETWORK');
      expect(shownBy(all)).toEqual([['listFailed'], 'NETWORK', null]);
      actor.send({ type: again });
      expect(shownBy(all)[0]).toEqual(['loading']);
      await loadPage.fail('NETWORK');
    }
    actor.send({ type: 'list.retried' });
    await loadPage.succeed({ items: [item('3')], next: '3', unread: 1 });
    expect(shownBy(all)).toEqual([['listed'], null, null]);
    actor.send({ type: 'list.continued' });
    expect(shownBy(all)).toEqual([['listed', 'loadingMore'], null, null]);
    await loadPage.fail('SERVICE_UNAVAILABLE');
    expect(shownBy(all)).toEqual([['listFailed', 'listed'], 'SERVICE_UNAVAILABLE', null]);
    actor.send({ type: 'list.retried' });
    expect(shownBy(all)[0]).toEqual(['listed', 'loadingMore']);
    await loadPage.succeed({ items: [item('2')], next: '2', unread: 2 });
    expect(shownBy(all)).toEqual([['listed'], null, null]);
    expect(all.context().items?.map(({ id }) => id)).toEqual(['3', '2']);
  });

  test('of reading', async () => {
    const all = createNotifications();
    const { actor, markRead, listWith } = all;
    await listWith([item('2'), item('1')]);
    const refuse = async () => {
      await markRead.fail('NETWORK');
      expect(shownBy(all)).toEqual([['failed', 'listed'], null, 'NETWORK']);
    };
    actor.send({ type: 'notification.read', id: '1' });
    expect(shownBy(all)).toEqual([['listed'], null, null]);
    await refuse();
    actor.send({ type: 'problem.dismissed' });
    expect(shownBy(all)).toEqual([['listed'], null, null]);
    actor.send({ type: 'all.read' });
    await refuse();
    actor.send({ type: 'all.read' });
    expect(shownBy(all)).toEqual([['listed'], null, null]);
    await refuse();
    actor.send({ type: 'notification.read', id: '2' });
    expect(shownBy(all)).toEqual([['listed'], null, null]);
  });

  test('of silencing a source and of taking it back', async () => {
    const all = createNotifications();
    const { actor, clock, silence, subscribe, emitted, context } = all;
    const silenced = () => [context().silencing, context().silenced];
    actor.send({ type: 'source.silenced', id: '7' });
    expect(shownBy(all)).toEqual([['silencing'], null, null]);
    await silence.fail('CONFLICT');
    expect(shownBy(all)).toEqual([['failed'], null, 'CONFLICT']);
    actor.send({ type: 'problem.dismissed' });
    expect(shownBy(all)).toEqual([[], null, null]);
    actor.send({ type: 'source.silenced', id: '7' });
    await silence.fail('CONFLICT');
    actor.send({ type: 'source.silenced', id: '7' });
    expect(shownBy(all)).toEqual([['silencing'], null, null]);
    await silence.succeed({ sourceId: '9' });
    expect(shownBy(all)).toEqual([['silenced'], null, null]);
    expect(silenced()).toEqual(['7', { sourceId: '9' }]);
    actor.send({ type: 'source.silenced', id: '8' });
    expect(shownBy(all)).toEqual([['silencing'], null, null]);
    expect(silence.inputs.at(-1)).toEqual({ id: '8' });
    expect(silenced()).toEqual(['8', null]);
    await silence.succeed({ sourceId: '10' });
    actor.send({ type: 'silence.undone' });
    expect(shownBy(all)).toEqual([['silencing'], null, null]);
    await subscribe.fail('NETWORK');
    expect(shownBy(all)).toEqual([['failed'], null, 'NETWORK']);
    expect(silenced()).toEqual([null, null]);
    actor.send({ type: 'source.silenced', id: '8' });
    await silence.succeed({ sourceId: '10' });
    clock.increment(8_000 - 1);
    expect(shownBy(all)[0]).toEqual(['silenced']);
    clock.increment(1);
    expect(shownBy(all)[0]).toEqual([]);
    expect(silenced()).toEqual([null, null]);
    expect(emitted).toHaveLength(3);
    actor.send({ type: 'source.silenced', id: '8' });
    await silence.succeed({ sourceId: '10' });
    actor.send({ type: 'silence.undone' });
    await subscribe.succeed(undefined);
    expect(shownBy(all)[0]).toEqual([]);
    expect(silenced()).toEqual([null, null]);
    expect(emitted).toHaveLength(5);
  });
});

test('a failure of reading is put away while a source is silenced, and the other way round', async () => {
  const all = createNotifications();
  const { actor, markRead, silence, listWith, context } = all;
  await listWith([item('2'), item('1')]);
  actor.send({ type: 'source.silenced', id: '7' });
  actor.send({ type: 'notification.read', id: '1' });
  await markRead.fail('NETWORK');
  actor.send({ type: 'problem.dismissed' });
  expect(context().problem).toBeNull();
  actor.send({ type: 'notification.read', id: '1' });
  await silence.fail('CONFLICT');
  actor.send({ type: 'problem.dismissed' });
  expect(context().problem).toBeNull();
});

describe('a stream', () => {
  test('is live once it is open, and tells nothing that the list does not know', async () => {
    const { actor, loadPage, has, say, listWith } = createNotifications();
    await listWith([item('1')]);
    actor.send({ type: 'page.shown' });
    expect(has('live')).toBe(false);
    say({ type: 'stream.opened' });
    expect(has('live')).toBe(true);
    expect(loadPage.inputs).toHaveLength(1);
  });

  test('that nobody listened to while the page was in the background may have missed something', async () => {
    const { actor, loadPage, say, listWith } = createNotifications();
    await listWith([item('1')]);
    actor.send({ type: 'page.shown' });
    say({ type: 'stream.opened' });
    actor.send({ type: 'page.hidden' });
    actor.send({ type: 'page.shown' });
    say({ type: 'stream.opened' });
    expect(loadPage.inputs).toHaveLength(2);
  });

  test('that breaks down by itself is opened again like any other (TRUST F25)', () => {
    const clock = new SimulatedClock();
    const countUnread = fakeActor<{ unread: number }>();
    const actor = createActor(
      notificationsMachine.provide({
        actors: {
          stream: fromCallback(() => {
            throw new Error('No stream here.');
          }),
          countUnread: countUnread.logic,
        },
      }),
      { clock },
    ).start();
    actor.send({ type: 'page.shown' });
    expect(actor.getSnapshot().context).toMatchObject({ failures: 1, hasGap: true });
    expect(countUnread.inputs).toEqual([]);
    clock.increment(30_000);
    expect(countUnread.inputs).toHaveLength(1);
  });
});

describe('the count', () => {
  test('is what the server says after some, or all, were read', async () => {
    const { actor, markRead, context, listWith } = createNotifications();
    await listWith([item('3'), item('2'), item('1')]);
    actor.send({ type: 'notification.read', id: '1' });
    await markRead.succeed({ unread: 9 });
    expect(context().unread).toBe(9);
    actor.send({ type: 'all.read' });
    expect(context().unread).toBe(0);
    await markRead.succeed({ unread: 4 });
    expect(context().unread).toBe(4);
    actor.send({ type: 'all.read' });
    expect(markRead.inputs).toHaveLength(3);
  });

  test('comes back as it was when all could not be read, and as it is when one could not', async () => {
    const { actor, loadPage, markRead, context, say } = createNotifications();
    actor.send({ type: 'page.shown' });
    actor.send({ type: 'list.opened' });
    await loadPage.succeed({ items: [item('2'), item('1')], next: '1', unread: 5 });
    actor.send({ type: 'all.read' });
    await markRead.fail('NETWORK');
    expect(context().unread).toBe(5);
    say({ type: 'stream.counted', unread: 7 });
    actor.send({ type: 'notification.read', id: '1' });
    expect(context().unread).toBe(6);
    await markRead.fail('NETWORK');
    expect(context().unread).toBe(7);
  });
});

describe('nothing is sent', () => {
  test('of what is not listed or read already', async () => {
    const { actor, markRead, listWith } = createNotifications();
    actor.send({ type: 'notification.read', id: '1' });
    await listWith([item('1', true)]);
    actor.send({ type: 'notification.read', id: '1' });
    actor.send({ type: 'notification.read', id: '2' });
    expect(markRead.inputs).toEqual([]);
  });

  test('for all where none is unread, or none is listed; one is enough', async () => {
    const { actor, markRead, say, listWith } = createNotifications();
    actor.send({ type: 'page.shown' });
    say({ type: 'stream.counted', unread: 3 });
    actor.send({ type: 'all.read' });
    await listWith([]);
    say({ type: 'stream.counted', unread: 3 });
    actor.send({ type: 'all.read' });
    await listWith([item('1', true)]);
    say({ type: 'stream.counted', unread: 0 });
    actor.send({ type: 'all.read' });
    expect(markRead.inputs).toEqual([]);
    say({ type: 'stream.reported', item: item('1'), unread: 1 });
    actor.send({ type: 'all.read' });
    expect(markRead.inputs).toEqual([{ upTo: '1' }]);
  });
});

test('a list that nobody knows yet has no unread ones, and a page of it is all there is', () => {
  const unknown = { items: null, unread: 2 };
  expect(marked(unknown, ['1'], true)).toEqual({ items: null, unread: 2 });
  expect(unreadIds(unknown)).toEqual([]);
  expect(withPage(unknown, { items: [item('1')], next: null, unread: 2 })).toEqual([item('1')]);
});
