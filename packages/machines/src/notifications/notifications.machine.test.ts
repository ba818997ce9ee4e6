import { describe, expect, test } from 'vitest';
import { item, createNotifications } from './notifications.fixtures.ts';

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
    const { actor, clock, silence, subscribe, emitted, has } = createNotifications();
    actor.send({ type: 'source.silenced', id: '7' });
    expect(silence.inputs).toEqual([{ id: '7' }]);
    await silence.succeed({ sourceId: '9' });
    expect(has('silenced')).toBe(true);
    expect(emitted).toEqual([{ type: 'settings.changed' }]);
    actor.send({ type: 'silence.undone' });
    expect(subscribe.inputs).toEqual([{ sourceId: '9' }]);
    await subscribe.succeed(undefined);
    expect(emitted).toHaveLength(2);
    actor.send({ type: 'source.silenced', id: '7' });
    await silence.succeed({ sourceId: '9' });
    clock.increment(8_000);
    actor.send({ type: 'silence.undone' });
    expect(subscribe.inputs).toHaveLength(1);
  });

  test('one that must be heard says so', async () => {
    const { actor, silence, context, has } = createNotifications();
    actor.send({ type: 'source.silenced', id: '7' });
    await silence.fail('CONFLICT');
    expect(has('failed')).toBe(true);
    expect(context()).toMatchObject({ problem: { code: 'CONFLICT' }, silencing: null });
  });
});
