import type { ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { beforeAll, describe, expect, it } from 'vitest';
import { systemClock } from '../../http/clock.ts';
import { Messages } from '../../i18n/messages.ts';
import { eventually } from '../../testing/eventually.ts';
import { openEventStream } from '../../testing/event-stream.ts';
import { SCHOOL, useTestApp } from '../../testing/test-app.ts';
import { makePerson, type Someone } from '../class/class.fixtures.ts';
import { PATH, useNotices } from './notifications.fixtures.ts';
import { NotificationStreams, Position, STREAMS_A_PERSON } from './stream.ts';

const test = useTestApp();
const { people, call, sendNotice } = useNotices(test);
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

describe('a process whose bus missed something', () => {
  // A bus that brings nothing at all.
  const bus = { onMessage: () => undefined } as never;
  const make = () =>
    new NotificationStreams({
      database: test.database,
      clock: systemClock,
      messages: new Messages(),
      log,
      bus,
    });
  const sessionOf = async (accountId: string) =>
    test.database.read({}, (tx) =>
      tx.selectFrom('session').select('id').where('account_id', '=', accountId).executeTakeFirstOrThrow(),
    );
  const insert = (accountId: string) =>
    test.database.write({ accountId }, (tx) =>
      tx
        .insertInto('notification')
        .values({
          account_id: accountId,
          school_id: null,
          kind: 'exportReady',
          params: '{}',
          in_app: true,
          created_at: new Date(),
        })
        .returning('id')
        .executeTakeFirstOrThrow(),
    );

  it('sends it with the next heartbeat, whose cost does not grow with those who listen', async () => {
    const streams = make();
    const people = await Promise.all(Array.from({ length: 3 }, () => makePerson(test)));
    const browsers = [];
    for (const { id: accountId } of people) {
      const { browser, response } = fakeBrowser();
      const { id: sessionId } = await sessionOf(accountId);
      await streams.open({ accountId, sessionId, language: 'en_US', response }, '', false);
      browsers.push(browser);
    }
    const before = test.database.statements;
    await streams.beat();
    expect(test.database.statements - before).toBe(2);
    expect(browsers.every(({ text }) => text.includes(': still here'))).toBe(true);
    const { id } = await insert((people[1] as { id: string }).id);
    await streams.beat();
    expect(browsers.map(({ text }) => text.includes(`id: ${id}\n`))).toEqual([false, true, false]);
    await streams.beat();
    expect(browsers[1]?.text.split(`id: ${id}\n`).length).toBe(2);
    streams.close();
    expect(browsers.every(({ writableEnded }) => writableEnded)).toBe(true);
    expect(streams.size).toBe(0);
  });

  it('lets go of a browser that reads nothing, and of one whose sign-in ended', async () => {
    const streams = make();
    const { id: accountId } = await makePerson(test);
    const { id: sessionId } = await sessionOf(accountId);
    const [slow, signedOut] = [fakeBrowser(), fakeBrowser()];
    await streams.open({ accountId, sessionId, language: 'en_US', response: slow.response }, '', false);
    slow.browser.writableLength = 1_000_000;
    await streams.beat();
    expect(slow.browser.destroyed).toBe(true);
    const gone = crypto.randomUUID();
    await streams.open(
      { accountId, sessionId: gone, language: 'en_US', response: signedOut.response },
      '',
      false,
    );
    await streams.beat();
    expect(signedOut.browser.writableEnded).toBe(true);
    streams.close();
  });
});

const positionIn = (text: string) => /^id: (\S+)$(?![\s\S]*^id: )/m.exec(text)?.[1] ?? '';

describe('the live stream', () => {
  const open = async (who: Someone, lastId = '') => {
    const { port } = test.app.server.address() as AddressInfo;
    return openEventStream(`http://127.0.0.1:${port}${PATH}/stream?sxz-lang=en_US`, who.token, lastId);
  };
  beforeAll(async () => {
    await test.app.listen({ port: 0, host: '127.0.0.1' });
  });

  it('brings what is committed, by cookie, to every browser of the person and nobody else', async () => {
    const who = await makePerson(test, 'member', SCHOOL.company);
    const other = await makePerson(test, 'member', SCHOOL.company);
    const streams = [await open(who), await open(who), await open(other)];
    expect(streams[0]?.answer.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    await eventually(() => streams.forEach(({ text }) => expect(text).toContain('"unread":0')));
    expect(streams[0]?.text).toMatch(/^retry: \d+\nevent: unread\n/);
    const id = await sendNotice(who, 'Live.');
    await eventually(() => {
      for (const { text } of streams.slice(0, 2)) expect(text).toContain(`id: ${id}\nevent: notification\n`);
    });
    expect(streams[2]?.text).not.toContain('notification\n');
    await call('POST', '/read', { all: true }, who);
    await eventually(() => expect(streams[1]?.text.trimEnd().endsWith('{"unread":0}')).toBe(true));
    // Who comes back with the last id hears what they missed.
    streams[0]?.close();
    const missed = await sendNotice(who, 'While away.');
    const back = await open(who, id);
    await eventually(() => expect(back.text).toContain(`id: ${missed}.`));
    // Both were within the seconds in which something may be committed late: neither is sent again.
    const third = await open(who, positionIn(back.text));
    const last = await sendNotice(who, 'After that.');
    await eventually(() => expect(third.text).toContain(`id: ${last}.`));
    expect(third.text.match(/^event: notification$/gm)?.length).toBe(1);
    third.close();
    for (const stream of [...streams, back]) stream.close();
  });

  it('ends with the sign-in, and the oldest gives way to the sixth', async () => {
    const who = await makePerson(test, 'member', SCHOOL.company);
    const streams: Awaited<ReturnType<typeof open>>[] = [];
    for (let index = 0; index <= STREAMS_A_PERSON; index++) streams.push(await open(who));
    await eventually(() => expect(streams[0]?.ended).toBe(true));
    expect(streams.slice(1).some(({ ended }) => ended)).toBe(false);
    await test.call('DELETE', '/api/auth/open/logout', { token: who.token });
    await eventually(() => expect(streams.every(({ ended }) => ended)).toBe(true));
    expect((await open(who)).answer.status).toBe(401);
  });

  it('answers a single look without staying, and nobody without a sign-in', async () => {
    const who = await makePerson(test, 'member', SCHOOL.company);
    const look = await call('GET', '/stream?once=true', undefined, who);
    expect([look.statusCode, look.body]).toEqual([200, expect.stringContaining('data: {"unread":0}')]);
    expect((await test.call('GET', `${PATH}/stream?once=true`)).statusCode).toBe(401);
  });

  it('lets the server stop while browsers listen', async () => {
    const stream = await open(people.me);
    await eventually(() => expect(stream.text).toContain('unread'));
    await test.app.close();
    await eventually(() => expect(stream.ended).toBe(true));
    expect(stream.text).toMatch(/retry: \d+\n\n$/);
  });
});

describe('the position of a browser', () => {
  const at = (seconds: number) => 2_000_000_000_000_000_000n + BigInt(seconds) * 1_000_000_000n;

  it('says what was sent in the last seconds, and survives the way through a browser', () => {
    const position = new Position();
    for (const second of [0, 5, 11, 12, 9]) position.add(at(second));
    const again = new Position(String(position));
    expect(String(again)).toBe(String(position));
    expect([0, 5, 9, 11, 12, 13].map((second) => again.has(at(second)))).toEqual([
      false,
      true,
      true,
      true,
      true,
      false,
    ]);
    expect([again.newest, again.since]).toEqual([at(12), at(2)]);
  });

  it('stays short however much is sent at once', () => {
    const position = new Position();
    for (let index = 0n; index < 1000n; index++) position.add(at(0) + index * 1_000_000n);
    expect(String(position).length).toBeLessThanOrEqual(300);
  });
});
