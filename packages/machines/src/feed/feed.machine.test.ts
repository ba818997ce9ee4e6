import { createActor } from 'xstate';
import { describe, expect, test } from 'vitest';
import { fakeActor } from '../testing/fake-actor.ts';
import { feedMachine, type FeedPage } from './index.ts';

function start(first: FeedPage | null) {
  const load = fakeActor<FeedPage, { cursor: string | null }>();
  const actor = createActor(feedMachine.provide({ actors: { load: load.logic } }), {
    input: { first },
  }).start();
  return {
    load,
    send: actor.send,
    asked: () => load.inputs.map(({ cursor }) => cursor),
    shown: () => actor.getSnapshot().context.cursors,
    tags: () => [...actor.getSnapshot().tags],
    problem: () => actor.getSnapshot().context.problem?.code,
  };
}

describe('the feed', () => {
  test('shows what came with the page and asks for more when it is asked to', async () => {
    const { load, send, asked, shown, tags } = start({ next: 'b' });
    expect([asked(), shown()]).toEqual([[], [null]]);
    send({ type: 'more.requested' });
    send({ type: 'more.requested' });
    expect([asked(), tags()]).toEqual([['b'], ['growing']]);
    await load.succeed({ next: null });
    expect(shown()).toEqual([null, 'b']);
    send({ type: 'more.requested' });
    expect(asked()).toEqual(['b']);
  });

  test('loads its first page where none came, again after a failure', async () => {
    const { load, send, asked, shown, tags, problem } = start(null);
    expect([asked(), tags()]).toEqual([[null], ['loading']]);
    await load.fail('NETWORK');
    expect([tags(), problem()]).toEqual([['failed'], 'NETWORK']);
    send({ type: 'retry.requested' });
    await load.fail('NETWORK');
    send({ type: 'network.restored' });
    await load.succeed({ next: 'b' });
    expect([asked(), shown(), problem()]).toEqual([[null, null, null], [null], undefined]);
  });

  test('keeps what is shown where more fails, and goes on from there', async () => {
    const { load, send, asked, shown, tags } = start({ next: 'b' });
    send({ type: 'more.requested' });
    await load.fail('NETWORK');
    expect([shown(), tags()]).toEqual([[null], ['failed']]);
    send({ type: 'retry.requested' });
    await load.fail('NETWORK');
    send({ type: 'network.restored' });
    await load.succeed({ next: 'c' });
    expect([asked(), shown()]).toEqual([
      ['b', 'b', 'b'],
      [null, 'b'],
    ]);
  });

  test('begins anew where something new pushed its pages, so that nothing is left out', async () => {
    const { load, send, shown, asked } = start({ next: 'b' });
    send({ type: 'more.requested' });
    await load.succeed({ next: 'c' });
    send({ type: 'feed.refreshed', first: { next: 'b' } });
    expect(shown()).toEqual([null, 'b']);
    send({ type: 'feed.refreshed', first: { next: 'a' } });
    expect(shown()).toEqual([null]);
    send({ type: 'more.requested' });
    expect(asked()).toEqual(['b', 'a']);
  });
});

describe('what could not be loaded', () => {
  test('says so until it is asked for again', async () => {
    const { load, send, tags, problem } = start(null);
    await load.fail('NOT_A_MEMBER');
    expect([tags(), problem()]).toEqual([['failed'], 'NOT_A_MEMBER']);
    send({ type: 'retry.requested' });
    expect([tags(), problem()]).toEqual([['loading'], undefined]);
    await load.succeed({ next: null });
    expect([tags(), problem()]).toEqual([[], undefined]);
    send({ type: 'more.requested' });
    expect(load.inputs).toHaveLength(2);
  });

  test('of a further page says so until it is asked for again', async () => {
    const { load, send, tags, problem } = start({ next: 'b' });
    send({ type: 'more.requested' });
    await load.fail('SCHOOL_CLOSED');
    expect([tags(), problem()]).toEqual([['failed'], 'SCHOOL_CLOSED']);
    send({ type: 'retry.requested' });
    expect([tags(), problem()]).toEqual([['growing'], undefined]);
    await load.succeed({ next: null });
    expect([tags(), problem()]).toEqual([[], undefined]);
  });

  test('is forgotten where the feed begins anew', async () => {
    const { load, send, tags, problem, asked } = start({ next: 'b' });
    send({ type: 'more.requested' });
    await load.fail('NETWORK');
    send({ type: 'feed.refreshed', first: { next: 'a' } });
    expect([tags(), problem()]).toEqual([[], undefined]);
    // What comes late of the page before is not taken.
    send({ type: 'more.requested' });
    send({ type: 'feed.refreshed', first: { next: 'z' } });
    await load.succeed({ next: 'b' });
    send({ type: 'more.requested' });
    expect(asked()).toEqual(['b', 'a', 'z']);
  });

  test('and nothing new is told where the first page is the last', async () => {
    const { load, send, shown } = start(null);
    await load.succeed({ next: 'b' });
    send({ type: 'more.requested' });
    await load.succeed({ next: 'c' });
    send({ type: 'feed.refreshed', first: { next: 'b' } });
    expect(shown()).toEqual([null, 'b']);
  });
});
