import { createActor, fromCallback } from 'xstate';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeActor } from '../testing/fake-actor.ts';
import { liveChatMachine } from './live-chat.machine.ts';
import { isSendable } from './live-chat.setup.ts';
import { CHAT_STORED_MAX } from './live-chat.types.ts';
import type {
  EarlierInput,
  Entered,
  EnterInput,
  MessagePage,
  RoomMessage,
  RoomReport,
  RoomSettings,
  SendInput,
  StreamInput,
} from './live-chat.types.ts';
import { withMessages } from './message-log.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.setSystemTime(Date.parse('2026-11-28T12:00:00Z'));
});
afterEach(() => vi.useRealTimers());

const ME = '1700000000000100004';
const ROOM: RoomSettings = {
  enabled: true,
  slowModeSeconds: 0,
  pinned: null,
  muted: false,
  canModerate: false,
  reportCount: null,
};
const message = (sequence: number, more: Partial<RoomMessage> = {}): RoomMessage => ({
  id: `id-${sequence}`,
  clientId: `client-${sequence}`,
  sequence,
  author: { id: '1700000000000100003', name: 'Lin Wei', avatarUrl: null },
  role: 'viewer',
  text: `Message ${sequence}`,
  sentAt: new Date(Date.now()).toISOString(),
  ...more,
});
const mine = (sequence: number, clientId: string, text: string) =>
  message(sequence, { clientId, text, author: { id: ME, name: 'Ada', avatarUrl: null } });

function open() {
  const enter = fakeActor<Entered, EnterInput>();
  const send = fakeActor<RoomMessage, SendInput>();
  const loadEarlier = fakeActor<MessagePage, EarlierInput>();
  const positions: number[] = [];
  let say: (report: RoomReport) => void = () => undefined;
  const stream = fromCallback<{ type: 'never' }, StreamInput>(({ input, sendBack }) => {
    positions.push(input.position);
    say = sendBack;
  });
  const actor = createActor(
    liveChatMachine.provide({
      actors: {
        enter: enter.logic,
        send: send.logic,
        loadEarlier: loadEarlier.logic,
        stream,
      },
    }),
    { input: { viewerId: ME } },
  ).start();
  return {
    actor,
    enter,
    send,
    loadEarlier,
    positions,
    say: (report: RoomReport) => say(report),
    tags: () => [...actor.getSnapshot().tags].toSorted(),
    context: () => actor.getSnapshot().context,
    texts: () => actor.getSnapshot().context.messages.map(({ text }) => text),
    write: (text: string, clientId = `mine-${text}`) =>
      actor.send({ type: 'message.submitted', clientId, text }),
  };
}

/** In the room, with three messages of which the first is not the first of all. */
async function inside(room: Partial<RoomSettings> = {}) {
  const chat = open();
  await chat.enter.succeed({
    room: { ...ROOM, ...room },
    viewerCount: 2,
    log: { items: [message(4), message(5), message(6)], next: 4, position: 6 },
  });
  chat.say({ type: 'stream.opened' });
  return chat;
}

test('somebody comes in, reads and follows what is said, removed and set', async () => {
  const { tags, context, texts, say, positions, enter } = open();
  expect([tags(), enter.inputs]).toEqual([['loading'], [{ position: null }]]);
  await enter.succeed({ room: ROOM, viewerCount: 2, log: { items: [message(1)], next: null, position: 1 } });
  expect([tags(), positions]).toEqual([[], [1]]);
  say({ type: 'stream.opened' });
  expect(tags()).toEqual(['live']);
  say({ type: 'room.said', message: message(3) });
  say({ type: 'room.said', message: message(2) });
  say({ type: 'room.said', message: message(3) });
  expect([texts(), context().position]).toEqual([['Message 1', 'Message 2', 'Message 3'], 3]);
  say({ type: 'room.removed', id: 'id-2', position: 4 });
  say({ type: 'room.removed', id: 'nobody has it', position: 5 });
  expect([texts(), context().position]).toEqual([['Message 1', 'Message 3'], 5]);
  say({ type: 'room.set', room: { ...ROOM, pinned: message(3) } });
  say({ type: 'room.counted', viewerCount: 12 });
  expect([context().room?.pinned?.id, context().viewerCount]).toEqual(['id-3', 12]);
});

test('a broken line is opened again from where it was, ever more slowly, and at once when the network is back', async () => {
  const { actor, enter, say, tags, texts, positions } = await inside();
  say({ type: 'room.said', message: message(7) });
  say({ type: 'stream.broken' });
  expect(tags()).toEqual(['offline']);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(enter.inputs.at(-1)).toEqual({ position: 7 });
  await enter.fail('NETWORK');
  await vi.advanceTimersByTimeAsync(999);
  expect(enter.inputs).toHaveLength(2);
  actor.send({ type: 'network.restored' });
  await enter.succeed({ room: ROOM, viewerCount: 3, log: null });
  expect(positions).toEqual([6, 7]);
  say({ type: 'stream.opened' });
  // What came meanwhile, and one that was there before.
  say({ type: 'room.said', message: message(7) });
  say({ type: 'room.said', message: message(8) });
  expect(texts()).toEqual(['Message 4', 'Message 5', 'Message 6', 'Message 7', 'Message 8']);
});

test('who missed too much reads the messages anew', async () => {
  const { enter, say, texts, positions } = await inside();
  say({ type: 'stream.reset' });
  expect(enter.inputs.at(-1)).toEqual({ position: null });
  await enter.succeed({
    room: ROOM,
    viewerCount: 3,
    log: { items: [message(900)], next: 900, position: 901 },
  });
  expect([texts(), positions]).toEqual([['Message 900'], [6, 901]]);
});

test('goes on after what else happened in the room', async () => {
  const { say, positions, enter } = await inside();
  say({ type: 'room.advanced', position: 12 });
  say({ type: 'room.advanced', position: 11 });
  say({ type: 'stream.broken' });
  await vi.advanceTimersByTimeAsync(1_000);
  await enter.succeed({ room: ROOM, viewerCount: 3, log: null });
  expect(positions).toEqual([6, 12]);
});

test('the end of the session closes the room, and so does its answer', async () => {
  const { say, tags, texts } = await inside();
  say({ type: 'session.changed', isOver: false });
  expect(tags()).toEqual(['live']);
  say({ type: 'session.changed', isOver: true });
  expect([tags(), texts().length]).toEqual([['over'], 3]);
  const late = open();
  await late.enter.fail('LIVE_ENDED');
  expect(late.tags()).toEqual(['over']);
});

test('who is early is let in by itself', async () => {
  const { enter, tags } = open();
  await enter.fail('LIVE_NOT_OPEN');
  expect(tags()).toEqual(['early']);
  await vi.advanceTimersByTimeAsync(20_000);
  await enter.succeed({ room: ROOM, viewerCount: 1, log: { items: [], next: null, position: 0 } });
  expect(tags()).toEqual([]);
});

test('who may not be there is told why, and who follows elsewhere can go on here', async () => {
  const { actor, enter, tags, context } = open();
  await enter.fail('NOT_ENROLLED');
  expect([tags(), context().problem?.code]).toEqual([['refused'], 'NOT_ENROLLED']);
  actor.send({ type: 'room.resumed' });
  await enter.succeed({ room: ROOM, viewerCount: 1, log: { items: [], next: null, position: 0 } });
  expect(context().problem).toBeNull();
  const other = await inside();
  other.say({ type: 'stream.displaced' });
  expect(other.tags()).toEqual(['displaced']);
  other.actor.send({ type: 'room.resumed' });
  expect(other.enter.inputs.at(-1)).toEqual({ position: 6 });
});

test('what is written goes one after the other, and is one message whether the answer or the room tells it first', async () => {
  const { send, say, context, texts, write } = await inside();
  write(' One ', 'a');
  write('Two', 'b');
  expect(context().pending.map(({ text, state }) => [text, state])).toEqual([
    ['One', 'sending'],
    ['Two', 'waiting'],
  ]);
  expect(send.inputs).toEqual([{ clientId: 'a', text: 'One' }]);
  await send.succeed(mine(7, 'a', 'One'));
  expect(send.inputs.at(-1)).toEqual({ clientId: 'b', text: 'Two' });
  // The same name of somebody else is no answer.
  say({ type: 'room.said', message: message(8, { clientId: 'b' }) });
  expect(context().pending).toHaveLength(1);
  say({ type: 'room.said', message: mine(9, 'b', 'Two') });
  expect(context().pending).toEqual([]);
  await send.succeed(mine(9, 'b', 'Two'));
  say({ type: 'room.said', message: mine(7, 'a', 'One') });
  expect(texts().slice(3)).toEqual(['One', 'Message 8', 'Two']);
});

test('an own message that was removed before its answer came does not come back', async () => {
  const { send, say, texts, write } = await inside();
  write('Oops', 'a');
  say({ type: 'room.said', message: mine(7, 'a', 'Oops') });
  say({ type: 'room.removed', id: 'id-7', position: 8 });
  await send.succeed(mine(7, 'a', 'Oops'));
  expect(texts()).toHaveLength(3);
});

test('what could not be sent stays, and is sent again by its name or given up', async () => {
  const { actor, send, context, write } = await inside();
  write('Hello', 'a');
  await send.fail('NETWORK');
  expect(context().pending).toMatchObject([{ clientId: 'a', state: 'failed', problem: { code: 'NETWORK' } }]);
  actor.send({ type: 'message.retried', clientId: 'nobody' });
  actor.send({ type: 'message.retried', clientId: 'a' });
  expect(send.inputs).toEqual([
    { clientId: 'a', text: 'Hello' },
    { clientId: 'a', text: 'Hello' },
  ]);
  // It is on its way.
  actor.send({ type: 'message.discarded', clientId: 'a' });
  expect(context().pending).toHaveLength(1);
  await send.fail('MODERATION_REJECTED');
  actor.send({ type: 'message.discarded', clientId: 'a' });
  expect(context().pending).toEqual([]);
});

test('slow mode lets people wait, and a message that was too fast goes by itself', async () => {
  const { actor, send, context, tags, write, say } = await inside({ slowModeSeconds: 3 });
  write('First', 'a');
  await send.succeed(mine(7, 'a', 'First'));
  expect([tags(), context().countdown?.secondsLeft]).toEqual([['live', 'slowed'], 3]);
  expect(actor.getSnapshot().can({ type: 'message.submitted', clientId: 'b', text: 'Next' })).toBe(false);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(context().countdown?.secondsLeft).toBe(1);
  await vi.advanceTimersByTimeAsync(1_000);
  expect([tags(), context().countdown]).toEqual([['live'], null]);
  write('Next', 'b');
  await send.fail('CHAT_TOO_FAST', { retryAfterSeconds: 2 });
  expect([context().pending[0]?.state, tags()]).toEqual(['waiting', ['live', 'slowed']]);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(send.inputs).toHaveLength(3);
  await send.fail('CHAT_TOO_FAST', { retryAfterSeconds: 300 });
  say({ type: 'room.set', room: { ...ROOM, slowModeSeconds: 3 } });
  expect(send.inputs).toHaveLength(3);
  say({ type: 'room.set', room: ROOM });
  expect([send.inputs.length, tags()]).toEqual([4, ['live']]);
});

test('nobody writes where the chat is off, who is muted, nothing, or too much', async () => {
  for (const room of [{ enabled: false }, { muted: true }]) {
    const { send, write } = await inside(room);
    write('Hello');
    expect(send.inputs).toEqual([]);
  }
  const moderator = await inside({ slowModeSeconds: 30, canModerate: true });
  moderator.write('One', 'a');
  await moderator.send.succeed(mine(7, 'a', 'One'));
  expect(moderator.tags()).toEqual(['live']);
  expect(['', '  \n', 'a', '𝒳'.repeat(500), '𝒳'.repeat(501)].map(isSendable)).toEqual([
    false,
    false,
    true,
    true,
    false,
  ]);
});

test('earlier messages are read page by page, and only so many are kept', async () => {
  const { actor, loadEarlier, context, texts, tags } = await inside();
  actor.send({ type: 'earlier.requested' });
  await loadEarlier.fail('NETWORK');
  expect(tags()).toEqual(['earlierFailed', 'live']);
  actor.send({ type: 'earlier.requested' });
  expect([tags(), loadEarlier.inputs.at(-1)]).toEqual([['live', 'loadingEarlier'], { before: 4 }]);
  await loadEarlier.succeed({ items: [message(2), message(4)], next: null });
  expect([texts()[0], texts().length, context().next]).toEqual(['Message 2', 4, null]);
  actor.send({ type: 'earlier.requested' });
  expect(loadEarlier.inputs).toHaveLength(2);
  const many = Array.from({ length: CHAT_STORED_MAX + 5 }, (_, index) => message(index + 10));
  const log = withMessages({ messages: [], next: null }, many);
  expect([log.messages.length, log.next, log.messages[0]?.sequence]).toEqual([CHAT_STORED_MAX, 15, 15]);
});

describe('the line', () => {
  beforeEach(() => void vi.spyOn(Math, 'random').mockReturnValue(1));

  test('is tried ever more slowly, and with the short wait again once the room has answered', async () => {
    const { enter, say, tags } = await inside();
    const passes = async (milliseconds: number): Promise<number> => {
      await vi.advanceTimersByTimeAsync(milliseconds);
      return enter.inputs.length;
    };
    say({ type: 'stream.broken' });
    expect(await passes(999)).toBe(1);
    expect(await passes(1)).toBe(2);
    expect(tags()).toEqual(['loading']);
    await enter.fail('INTERNAL_ERROR');
    expect(tags()).toEqual(['offline']);
    expect(await passes(1_999)).toBe(2);
    expect(await passes(1)).toBe(3);
    await enter.succeed({ room: ROOM, viewerCount: 1, log: null });
    // A line that breaks before anything was said on it has failed as well.
    say({ type: 'stream.broken' });
    expect(await passes(3_999)).toBe(3);
    expect(await passes(1)).toBe(4);
    await enter.succeed({ room: ROOM, viewerCount: 1, log: null });
    say({ type: 'room.set', room: ROOM });
    expect(tags()).toEqual(['live']);
    say({ type: 'stream.broken' });
    expect(await passes(1_000)).toBe(5);
  });

  test('that throws is tried again', async () => {
    const enter = fakeActor<Entered, EnterInput>();
    const actor = createActor(
      liveChatMachine.provide({
        actors: {
          enter: enter.logic,
          stream: fromCallback<{ type: 'never' }, StreamInput>(() => {
            throw new Error('no line');
          }),
        },
      }),
      { input: { viewerId: ME } },
    ).start();
    await enter.succeed({ room: ROOM, viewerCount: 1, log: { items: [], next: null, position: 0 } });
    expect(actor.getSnapshot().hasTag('offline')).toBe(true);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(enter.inputs).toHaveLength(2);
  });

  test.each(['NETWORK', 'SERVICE_UNAVAILABLE', 'TOO_MANY_REQUESTS'])(
    'that is refused by %s is tried again',
    async (code) => {
      const { enter, tags, context } = open();
      await enter.fail(code);
      expect([tags(), context().problem]).toEqual([['offline'], null]);
    },
  );

  test('is opened at once for who is early and whose network is back, and every twenty seconds', async () => {
    const { actor, enter, tags } = open();
    await enter.fail('LIVE_NOT_OPEN');
    await vi.advanceTimersByTimeAsync(19_999);
    expect([tags(), enter.inputs.length]).toEqual([['early'], 1]);
    await vi.advanceTimersByTimeAsync(1);
    expect([tags(), enter.inputs.length]).toEqual([['loading'], 2]);
    await enter.fail('LIVE_NOT_OPEN');
    actor.send({ type: 'network.restored' });
    expect([tags(), enter.inputs.length]).toEqual([['loading'], 3]);
  });

  test.each(['refused', 'displaced'])('of who is %s stays closed until they ask', async (tag) => {
    const { actor, enter, say, tags } = await inside();
    if (tag === 'displaced') say({ type: 'stream.displaced' });
    else {
      say({ type: 'stream.broken' });
      await vi.advanceTimersByTimeAsync(1_000);
      await enter.fail('SCHOOL_CLOSED');
    }
    const before = enter.inputs.length;
    actor.send({ type: 'network.restored' });
    await vi.advanceTimersByTimeAsync(60_000);
    expect([tags(), enter.inputs.length]).toEqual([[tag], before]);
    actor.send({ type: 'room.resumed' });
    expect([tags(), enter.inputs.length]).toEqual([['loading'], before + 1]);
  });

  test('brings the room as it is then', async () => {
    const { enter, say, context, texts } = await inside();
    say({ type: 'stream.broken' });
    await vi.advanceTimersByTimeAsync(1_000);
    await enter.succeed({ room: { ...ROOM, muted: true }, viewerCount: 9, log: null });
    expect([context().room?.muted, context().viewerCount, texts().length]).toEqual([true, 9, 3]);
  });
});

describe('what somebody writes', () => {
  test('cannot be sent before they are in', async () => {
    const { actor, send, write } = open();
    expect(actor.getSnapshot().can({ type: 'message.submitted', clientId: 'a', text: 'Hello' })).toBe(false);
    write('Hello');
    expect(send.inputs).toEqual([]);
  });

  test('is shown with its time, and stays where the answer is missing', async () => {
    const { send, context, write } = await inside();
    write(' Hello ', 'a');
    expect(context().pending).toEqual([
      {
        clientId: 'a',
        text: 'Hello',
        writtenAt: '2026-11-28T12:00:00.000Z',
        state: 'sending',
        problem: null,
      },
    ]);
    await send.fail('MODERATION_REJECTED', { requestId: 'req-1' });
    expect(context().pending).toMatchObject([
      { state: 'failed', problem: { code: 'MODERATION_REJECTED', requestId: 'req-1' } },
    ]);
  });

  test('is sent again without its note, and others are left alone', async () => {
    const { actor, send, context, write } = await inside();
    write('One', 'a');
    write('Two', 'b');
    await send.fail('NETWORK');
    await send.fail('NETWORK');
    const states = () => context().pending.map(({ state, problem }) => [state, problem?.code ?? null]);
    expect(states()).toEqual([
      ['failed', 'NETWORK'],
      ['failed', 'NETWORK'],
    ]);
    actor.send({ type: 'message.retried', clientId: 'b' });
    expect(states()).toEqual([
      ['failed', 'NETWORK'],
      ['sending', null],
    ]);
    // What is not given up is not sent again either.
    actor.send({ type: 'message.retried', clientId: 'b' });
    expect(send.inputs).toHaveLength(3);
    actor.send({ type: 'message.discarded', clientId: 'a' });
    expect(context().pending.map(({ clientId }) => clientId)).toEqual(['b']);
  });

  test('and had arrived though its answer was lost is there once when they are back', async () => {
    const { enter, send, say, context, texts, write } = await inside();
    write('Mine', 'a');
    write('Other', 'b');
    await send.fail('NETWORK');
    await send.fail('NETWORK');
    say({ type: 'stream.reset' });
    await enter.succeed({
      room: ROOM,
      viewerCount: 2,
      log: { items: [message(8), mine(9, 'a', 'Mine')], next: 8, position: 9 },
    });
    expect([texts(), context().next, context().position]).toEqual([['Message 8', 'Mine'], 8, 9]);
    expect(context().pending.map(({ clientId }) => clientId)).toEqual(['b']);
  });

  test('comes from its answer where the room has not told it yet, and only once', async () => {
    const { send, say, context, texts, write } = await inside();
    write('Mine', 'a');
    await send.succeed(mine(7, 'a', 'Mine'));
    expect([texts().at(-1), context().pending]).toEqual(['Mine', []]);
    say({ type: 'room.said', message: mine(7, 'a', 'Mine') });
    expect(texts().filter((text) => text === 'Mine')).toHaveLength(1);
  });
});

describe('slow mode', () => {
  const CHAT_AT = Date.parse('2026-11-28T12:00:00Z');
  const slowed = async (room: Partial<RoomSettings> = {}) => {
    const chat = await inside({ slowModeSeconds: 30, ...room });
    chat.write('One', 'a');
    await chat.send.succeed(mine(7, 'a', 'One'));
    return chat;
  };

  test('holds back who writes, for so many seconds by the clock', async () => {
    const { context, tags, write, send } = await slowed();
    expect([tags(), context().countdown?.secondsLeft]).toEqual([['live', 'slowed'], 30]);
    write('Two', 'b');
    expect([context().pending, send.inputs.length]).toEqual([[], 1]);
    await vi.advanceTimersByTimeAsync(29_000);
    expect([tags(), context().countdown?.secondsLeft]).toEqual([['live', 'slowed'], 1]);
    await vi.advanceTimersByTimeAsync(1_000);
    expect([tags(), Date.now() - CHAT_AT]).toEqual([['live'], 30_000]);
    write('Two', 'b');
    expect(send.inputs).toHaveLength(2);
  });

  test.each<[string, Partial<RoomSettings>, boolean]>([
    ['gets shorter', { slowModeSeconds: 29 }, false],
    ['is ended', { slowModeSeconds: 0 }, false],
    ['stays', { slowModeSeconds: 30, enabled: false }, true],
    ['gets longer', { slowModeSeconds: 60 }, true],
    ['is not for them any more', { slowModeSeconds: 30, canModerate: true }, false],
  ])('that %s changes whether somebody waits', async (_, room, waits) => {
    const { say, tags } = await slowed();
    say({ type: 'room.set', room: { ...ROOM, ...room } });
    expect(tags().includes('slowed')).toBe(waits);
  });

  test('does not hold back who moderates, nor anybody where it is off', async () => {
    expect((await slowed({ canModerate: true })).tags()).toEqual(['live']);
    expect((await slowed({ slowModeSeconds: 0 })).tags()).toEqual(['live']);
    expect((await slowed({ slowModeSeconds: 1 })).tags()).toEqual(['live', 'slowed']);
  });

  test('of the server holds back for a second where it does not say how long', async () => {
    const { send, context, tags, write } = await inside();
    write('One', 'a');
    await send.fail('CHAT_TOO_FAST');
    expect([tags(), context().countdown?.secondsLeft]).toEqual([['live', 'slowed'], 1]);
    await vi.advanceTimersByTimeAsync(1_000);
    expect([tags(), send.inputs.length]).toEqual([['live'], 2]);
  });
});

describe('earlier messages', () => {
  test('are asked for once, and no more where there are none', async () => {
    const { actor, loadEarlier, tags, texts, context } = await inside();
    const ask = () => actor.send({ type: 'earlier.requested' });
    ask();
    ask();
    expect([tags(), loadEarlier.inputs]).toEqual([['live', 'loadingEarlier'], [{ before: 4 }]]);
    await loadEarlier.succeed({ items: [message(2), message(3), message(4)], next: 2 });
    expect([tags(), texts().length, context().next]).toEqual([['live'], 5, 2]);
    ask();
    await loadEarlier.succeed({ items: [message(1)], next: null });
    ask();
    expect([loadEarlier.inputs.length, texts()[0], tags()]).toEqual([2, 'Message 1', ['live']]);
  });

  test('that could not be read are asked for again, with the note gone', async () => {
    const { actor, loadEarlier, tags } = await inside();
    actor.send({ type: 'earlier.requested' });
    await loadEarlier.fail('NETWORK');
    actor.send({ type: 'earlier.requested' });
    expect(tags()).toEqual(['live', 'loadingEarlier']);
    await loadEarlier.succeed({ items: [message(3)], next: null });
    expect(tags()).toEqual(['live']);
  });

  test('fall away where more are said than are kept, and can be asked for then', () => {
    const many = Array.from({ length: 1_000 }, (_, index) => message(index + 1));
    const full = withMessages({ messages: [], next: null }, many);
    expect([full.messages.length, full.next]).toEqual([1_000, null]);
    const more = withMessages(full, [message(1_001)]);
    expect([more.messages.length, more.messages[0]?.sequence, more.next]).toEqual([1_000, 2, 2]);
    expect(withMessages(full, [message(7)])).toEqual(full);
  });
});

test('a line that is broken waits for a second at first, also where nobody has ever been in', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(1);
  const { actor, enter, tags } = open();
  await enter.fail('NETWORK');
  await vi.advanceTimersByTimeAsync(999);
  expect(enter.inputs).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(enter.inputs).toHaveLength(2);
  await enter.fail('NETWORK');
  actor.send({ type: 'network.restored' });
  expect([tags(), enter.inputs.length]).toEqual([['loading'], 3]);
});

test('a line that throws again and again is tried ever more slowly', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(1);
  const enter = fakeActor<Entered, EnterInput>();
  createActor(
    liveChatMachine.provide({
      actors: {
        enter: enter.logic,
        stream: fromCallback<{ type: 'never' }, StreamInput>(() => {
          throw new Error('no line');
        }),
      },
    }),
    { input: { viewerId: ME } },
  ).start();
  const inside = { room: ROOM, viewerCount: 1, log: { items: [], next: null, position: 0 } };
  await enter.succeed(inside);
  await vi.advanceTimersByTimeAsync(1_000);
  await enter.succeed(inside);
  await vi.advanceTimersByTimeAsync(1_999);
  expect(enter.inputs).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(1);
  expect(enter.inputs).toHaveLength(3);
});

test('what is on its way is not sent a second time by asking for it', async () => {
  const { actor, send, context, write } = await inside();
  write('One', 'a');
  await send.fail('NETWORK');
  write('Two', 'b');
  actor.send({ type: 'message.retried', clientId: 'b' });
  expect(context().pending.map(({ state }) => state)).toEqual(['failed', 'sending']);
  await send.succeed(mine(7, 'b', 'Two'));
  expect(send.inputs.map(({ clientId }) => clientId)).toEqual(['a', 'b']);
});
