import type { ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { beforeAll, describe, expect, it } from 'vitest';
import { systemClock } from '../../../http/clock.ts';
import { eventually } from '../../../testing/eventually.ts';
import { openEventStream } from '../../../testing/event-stream.ts';
import { SCHOOL, useTestApp } from '../../../testing/test-app.ts';
import { makePeople, makePerson, type Someone } from '../../class/class.fixtures.ts';
import { liveCalls, passTime } from '../live.fixtures.ts';
import { hostCalls } from '../picture/picture.fixtures.ts';
import { chatCalls } from './chat.fixtures.ts';
import { LiveRooms, STREAMS_A_PERSON } from './live-rooms.ts';
import { Presence } from './presence.ts';

const test = useTestApp();
const chat = chatCalls(test);
const { openRoom, say } = chat;
const HOUR_MS = 3_600_000;
const log = { warn: () => undefined } as never;

/** What a browser would have received. */
function fakeBrowser() {
  const browser = { text: '', writableEnded: false, destroyed: false, writableLength: 0 };
  const response = Object.assign(browser, {
    write: (part: string) => (browser.text += part),
    end: () => (browser.writableEnded = true),
    destroy: () => (browser.destroyed = true),
    on: () => undefined,
  });
  return { browser, response: response as unknown as ServerResponse };
}

const countOf = (text: string, kind: string) => text.split(`event: ${kind}\n`).length - 1;
const idsIn = (text: string) => [...text.matchAll(/^id: (\d+)$/gm)].map(([, id]) => Number(id));

describe('a process whose bus missed something', () => {
  // A bus that brings nothing at all.
  const bus = { onMessage: () => undefined, onMissed: () => undefined } as never;
  // Its minute does not change: attendance is written once.
  const at = new Date();
  const clock = { ...systemClock, now: () => at };
  const make = (max?: number) => new LiveRooms({ database: test.database, clock, log, bus }, max);
  const follower = async ({ id: accountId }: Someone, canModerate = false) => {
    const { id: sessionId } = await test.database.read({}, (tx) =>
      tx.selectFrom('session').select('id').where('account_id', '=', accountId).executeTakeFirstOrThrow(),
    );
    return { accountId, sessionId, isSuperuser: false, canModerate, language: undefined };
  };

  it('sends it with the next heartbeat, whose cost does not grow with those who follow', async () => {
    const { host, id } = await openRoom();
    const rooms = make();
    const key = { liveId: id, schoolId: SCHOOL.open };
    const join = async (who: Someone) => {
      const { browser, response } = fakeBrowser();
      await rooms.open(key, await follower(who), response, { after: 0, once: false });
      return browser;
    };
    const first = await join(await makePerson(test, 'member'));
    await rooms.beat();
    const before = test.database.statements;
    await rooms.beat();
    const cost = test.database.statements - before;
    const browsers = [first];
    for (const who of await makePeople(test, 10, 'member')) browsers.push(await join(who));
    await say(host, id, 'Nobody told');
    await rooms.beat();
    const again = test.database.statements;
    await rooms.beat();
    expect(test.database.statements - again).toBe(cost);
    const present = await test.database.read({ schoolId: SCHOOL.open }, (tx) =>
      tx.selectFrom('live_attendance').select('minutes').where('live_id', '=', id).execute(),
    );
    const minute = Math.floor(at.getTime() / 60_000);
    expect(present).toEqual(Array(11).fill({ minutes: `{[${minute},${minute + 1})}` }));
    for (const { text } of browsers) {
      expect(text).toContain(': still here');
      expect(idsIn(text)).toEqual([1]);
      expect(countOf(text, 'chat')).toBe(1);
      expect(text).toContain('"viewerCount":11');
    }
    rooms.close();
    expect(browsers.every(({ writableEnded }) => writableEnded)).toBe(true);
    expect([rooms.size, rooms.count(id)]).toEqual([0, 11]);
    expect(() => rooms.requirePlace()).toThrow('SERVICE_UNAVAILABLE');
  });

  it('lets go of who reads nothing, whose sign-in ended, and for whom the session is not meant any more', async () => {
    const { id } = await openRoom({ audience: 2 });
    const rooms = make();
    const key = { liveId: id, schoolId: SCHOOL.open };
    const [slow, gone, left, stays] = [fakeBrowser(), fakeBrowser(), fakeBrowser(), fakeBrowser()];
    const open = { after: undefined, once: false };
    const [member, leaver] = [await makePerson(test, 'member'), await makePerson(test, 'member')];
    await rooms.open(key, await follower(member), slow.response, open);
    slow.browser.writableLength = 1_000_000;
    const signedOut = { ...(await follower(member)), sessionId: crypto.randomUUID() };
    await rooms.open(key, signedOut, gone.response, open);
    await rooms.open(key, await follower(leaver), left.response, open);
    await rooms.open(key, await follower(await makePerson(test, 'member')), stays.response, open);
    await test.database.write({ schoolId: SCHOOL.open }, (tx) =>
      tx.deleteFrom('membership').where('account_id', '=', leaver.id).execute(),
    );
    await rooms.beat();
    expect(slow.browser.destroyed).toBe(true);
    expect([gone, left, stays].map(({ browser }) => browser.writableEnded)).toEqual([true, true, false]);
    rooms.close();
  });

  it('bears so many lines and no more (TRUST 68)', async () => {
    const { id } = await openRoom();
    const rooms = make(1);
    rooms.requirePlace();
    const who = await follower(await makePerson(test, 'member'));
    await rooms.open({ liveId: id, schoolId: SCHOOL.open }, who, fakeBrowser().response, {
      after: undefined,
      once: false,
    });
    expect(() => rooms.requirePlace()).toThrow('SERVICE_UNAVAILABLE');
    rooms.close();
  });
});

describe('the events of a room', () => {
  const { begin, end } = hostCalls(test);
  const open = async (who: Someone, id: string, query = '', lastId = '') => {
    const { port } = test.app.server.address() as AddressInfo;
    const url = `http://127.0.0.1:${port}${liveCalls(test).at(id, '/events')}?schoolId=${SCHOOL.open}${query}`;
    return openEventStream(url, who.token, lastId);
  };
  beforeAll(async () => {
    await test.app.listen({ port: 0, host: '127.0.0.1' });
  });

  it('reach everybody in their order, and who comes back has all of them once (C118)', async () => {
    const { host, id } = await openRoom();
    const [one, other] = [await makePerson(test, 'member'), await makePerson(test, 'member')];
    const streams = [await open(one, id), await open(other, id), await open(host, id)];
    expect(streams[0]?.answer.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    await eventually(() => streams.forEach(({ text }) => expect(text).toContain('event: chat\n')));
    const first = await say(one, id, 'Good morning!');
    await eventually(() => streams.forEach(({ text }) => expect(text).toContain('Good morning!')));
    expect(streams[1]?.text).toContain(`id: 1\nevent: message\ndata: ${JSON.stringify(first)}\n\n`);
    await eventually(() => expect(streams[0]?.text).toContain('"viewerCount":3'));

    // One is away: one message is said and removed meanwhile, another said before is removed, two stay.
    streams[1]?.close();
    const brief = await say(one, id, 'Said and gone');
    const [second, third] = [await say(host, id, 'Second'), await say(one, id, 'Third')];
    await chat.take(host.token, id, brief.id);
    await chat.take(host.token, id, first.id);
    await chat.pin(host.token, id, second.id);
    await eventually(() => expect(idsIn(streams[0]?.text ?? '')).toEqual([1, 2, 3, 4, 5, 6]));
    const back = await open(other, id, '&after=1');
    await eventually(() => expect(back.text).toContain('messageRemoved'));
    expect(idsIn(back.text)).toEqual([3, 4, 6]);
    expect(back.text).not.toContain('Said and gone');
    expect(back.text).toContain(`data: ${JSON.stringify({ id: first.id })}`);
    expect(back.text).toContain('"pinned":{"id":"');
    // The browser's own header says it better than the address.
    const again = await open(other, id, '&after=1', '5');
    await eventually(() => expect(idsIn(again.text)).toEqual([6]));
    const look = await chat.look(other.token, id, `&after=${third.sequence}`);
    expect(idsIn(look.body)).toEqual([5, 6]);
    for (const stream of [...streams, back, again]) stream.close();
  });

  it('neither lose nor double anything while people write and others come and go (TRUST F25)', async () => {
    const { id } = await openRoom();
    const writers = await makePeople(test, 5, 'member');
    const reader = await makePerson(test, 'member');
    const seen: number[] = [];
    let isDone = false;
    const reading = (async () => {
      while (!isDone || seen.length < 25) {
        const look = await chat.look(reader.token, id, `&after=${seen.at(-1) ?? 0}`);
        seen.push(...idsIn(look.body));
      }
    })();
    await Promise.all(
      writers.map(async (who) => {
        for (let index = 0; index < 5; index++) await say(who, id, `Message ${index}`);
      }),
    );
    isDone = true;
    await reading;
    expect(seen).toEqual(Array.from({ length: 25 }, (_, index) => index + 1));
  });

  it('tell who missed too much, or is ahead of a restored room, to read anew', async () => {
    const { host, id } = await openRoom();
    await say(host, id, 'Hello');
    await test.database.write({ schoolId: SCHOOL.open }, async (tx) => {
      for (let sequence = 2; sequence <= 310; sequence++)
        await tx
          .insertInto('live_message')
          .values({
            live_id: id,
            school_id: SCHOOL.open,
            account_id: host.id,
            client_id: `many-${sequence}`,
            sequence,
            text: 'Many',
            sent_at: new Date(),
          })
          .execute();
      await tx.updateTable('live_chat').set({ sequence: 310 }).where('live_id', '=', id).execute();
    });
    expect(countOf((await chat.look(host.token, id, '&after=1')).body, 'reset')).toBe(1);
    expect(countOf((await chat.look(host.token, id, '&after=999')).body, 'reset')).toBe(1);
    const some = (await chat.look(host.token, id, '&after=300')).body;
    expect([idsIn(some).length, countOf(some, 'reset')]).toEqual([10, 0]);
  });

  it('tell the muted that they are, the host what was reported, and everybody what was set', async () => {
    const { host, id } = await openRoom();
    const [one, other] = [await makePerson(test, 'member'), await makePerson(test, 'member')];
    const message = await say(one, id, 'Hello');
    const [mine, others, hosts] = [await open(one, id), await open(other, id), await open(host, id)];
    await eventually(() =>
      [mine, others, hosts].forEach(({ text }) => expect(countOf(text, 'chat')).toBe(1)),
    );
    await chat.mute(host.token, id, one.id);
    await eventually(() => expect(mine.text).toContain('"muted":true'));
    await chat.report(other.token, id, message.id);
    await eventually(() => expect(hosts.text).toContain('"reportCount":1'));
    expect(others.text).not.toContain('"muted":true');
    expect(others.text).not.toContain('"reportCount":1');
    await chat.set(host.token, id, { enabled: false, slowModeSeconds: 30 });
    await eventually(() => expect(others.text).toContain('{"enabled":false,"slowModeSeconds":30,'));
    await begin(host.token, id);
    await eventually(() => expect(others.text).toContain('{"state":"live"}'));
    await end(host.token, id);
    await eventually(() => expect([mine, others, hosts].every(({ ended }) => ended)).toBe(true));
    expect(others.text).toMatch(/{"state":"(replay|ended)"}\n\n$/);
  });

  it('end with the sign-in and with the session, and the oldest line of a person gives way', async () => {
    const { host, id } = await openRoom();
    const who = await makePerson(test, 'member');
    const streams: Awaited<ReturnType<typeof open>>[] = [];
    for (let index = 0; index <= STREAMS_A_PERSON; index++) streams.push(await open(who, id));
    await eventually(() => expect(streams[0]?.ended).toBe(true));
    expect(streams[0]?.text).toContain('event: displaced\n');
    await eventually(() => expect(streams[1]?.text).toContain('event: chat\n'));
    expect(streams.slice(1).some(({ ended }) => ended)).toBe(false);
    await test.call('DELETE', '/api/auth/open/logout', { token: who.token });
    await eventually(() => expect(streams.every(({ ended }) => ended)).toBe(true));
    expect((await open(who, id)).answer.status).toBe(401);
    const last = await open(host, id);
    await eventually(() => expect(last.text).toContain('event: chat\n'));
    await liveCalls(test).remove(host.token, id);
    await eventually(() => expect(last.ended).toBe(true));
    const late = await openRoom();
    await passTime(test, late.id, 3 * HOUR_MS);
    expect((await open(late.host, late.id)).answer.status).toBe(409);
  });

  it('let the server stop while browsers follow', async () => {
    const { host, id } = await openRoom();
    const stream = await open(host, id);
    await eventually(() => expect(stream.text).toContain('event: chat\n'));
    await test.app.close();
    await eventually(() => expect(stream.ended).toBe(true));
    expect(stream.text).toMatch(/retry: \d+\n\n$/);
  });
});

describe('how many people are there', () => {
  it('is the sum over all processes, of which one that says nothing any more is forgotten', () => {
    const [one, other] = [new Presence(), new Presence()];
    one.set('1', 3);
    other.set('1', 4);
    for (const reported of other.takeChanged()) expect(one.receive(reported, 0)).toEqual(['1']);
    expect([one.count('1', 1000), one.count('2', 1000)]).toEqual([7, 0]);
    expect(one.count('1', 60_000)).toBe(3);
    other.set('1', 4);
    expect(other.takeChanged()).toEqual([]);
    for (const reported of other.takeAll(50_000)) one.receive(reported, 50_000);
    expect(one.count('1', 60_000)).toBe(7);
    other.set('1', 0);
    for (const reported of other.takeChanged()) one.receive(reported, 60_000);
    expect(one.count('1', 60_000)).toBe(3);
    // Its own words come back to it.
    for (const reported of one.takeAll(60_000)) expect(one.receive(reported, 60_000)).toEqual([]);
    for (let index = 0; index < 250; index++) one.set(`room ${index}`, 1);
    expect(one.takeChanged().map(({ counts }) => Object.keys(counts).length)).toEqual([100, 100, 50]);
  });
});
