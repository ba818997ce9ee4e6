import { once } from 'node:events';
import type { LiveSession } from '@stoa/api/schema';
import { ALL_FORMATS, BufferSource, EncodedPacketSink, Input } from 'mediabunny';
import { expect, it } from 'vitest';
import { eventually } from '../../../testing/eventually.ts';
import { SCHOOL, useTestApp } from '../../../testing/test-app.ts';
import { codeOf, makePerson } from '../../class/class.fixtures.ts';
import { chatCalls } from '../chat/chat.fixtures.ts';
import { liveCalls } from '../live.fixtures.ts';
import { fragment, hostCalls, INIT } from '../picture/picture.fixtures.ts';
import { freePort, TestPublisher } from './rtmp.fixtures.ts';

const port = await freePort();
const test = useTestApp({ RTMP_PORT: String(port), RTMP_HOST: '127.0.0.1' });
const { at, read, schedule } = liveCalls(test);
const { openRoom } = chatCalls(test);
const { begin, end, send } = hostCalls(test);
const headers = { tenantid: SCHOOL.open };
const keyOf = async (token: string, id: string): Promise<string> => {
  const answer = await test.call('POST', at(id, '/ingest'), { token, headers });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().data.key;
};
const ingestOf = (token: string | undefined, id: string) =>
  test.call('GET', at(id, '/ingest'), { token, headers });
const sessionOf = async (id: string, token?: string): Promise<LiveSession> =>
  (await read(id, token)).json().data;
const get = (url: string | null) => test.app.inject({ url: url ?? '' });
const linesOf = async (url: string | null) =>
  (await get(url)).body.split('\n').filter((line) => /^\d|DISCONTINUITY$|MAP/.test(line));

async function publishing() {
  const { host, id } = await openRoom();
  const publisher = new TestPublisher(port);
  publisher.publish(await keyOf(host.token, id));
  await eventually(async () => expect(publisher.has('NetStream.Publish.Start')).toBe(true));
  return { host, id, publisher };
}

it('is live for everybody with what OBS sends, and recorded as from the browser (C118)', async () => {
  const { host, id, publisher } = await publishing();
  expect(await sessionOf(id)).toMatchObject({ state: 'live', streamUrl: null });
  publisher.describe();
  publisher.play(0, 7);
  await eventually(async () => expect((await sessionOf(id)).streamUrl).not.toBeNull());
  const { streamUrl } = await sessionOf(id);
  await eventually(async () =>
    expect(await linesOf(streamUrl)).toEqual(['#EXT-X-MAP:URI="1-1.m4s"', '1-2.m4s', '1-3.m4s', '1-4.m4s']),
  );
  // The last seconds are kept when the program stops.
  publisher.socket.end();
  await eventually(async () => expect(await linesOf(streamUrl)).toHaveLength(5));
  const parts = await Promise.all(
    [1, 2, 3, 4, 5].map(
      async (number) => (await get(streamUrl!.replace('index.m3u8', `1-${number}.m4s`))).rawPayload,
    ),
  );
  const input = new Input({ formats: ALL_FORMATS, source: new BufferSource(Buffer.concat(parts)) });
  const picture = await input.getPrimaryVideoTrack();
  const sound = await input.getPrimaryAudioTrack();
  expect([picture?.codec, picture?.codedWidth, picture?.codedHeight]).toEqual(['avc', 1280, 720]);
  expect([sound?.codec, sound?.sampleRate, sound?.numberOfChannels]).toEqual(['aac', 48_000, 2]);
  const times: number[] = [];
  for await (const packet of new EncodedPacketSink(picture!).packets())
    times.push(Math.round(packet.timestamp * 10));
  expect(times).toEqual(Array.from({ length: 70 }, (_, index) => index));

  // It goes on as a new take after a lost connection.
  const again = new TestPublisher(port);
  again.publish(await keyOf(host.token, id));
  await eventually(async () => expect(again.has('NetStream.Publish.Start')).toBe(true));
  again.describe();
  again.play(0, 5);
  await eventually(async () =>
    expect((await linesOf(streamUrl)).slice(5, 7)).toEqual([
      '#EXT-X-DISCONTINUITY',
      '#EXT-X-MAP:URI="2-1.m4s"',
    ]),
  );
  // The end of the session ends the connection.
  expect((await end(host.token, id)).json().data.state).toBe('replay');
  const closed = once(again.socket, 'close');
  again.play(5, 12);
  await closed;
  expect((await sessionOf(id)).state).toBe('replay');
});

it('begins anew where it is encoded otherwise', async () => {
  const { id, publisher } = await publishing();
  publisher.describe();
  publisher.play(0, 3);
  publisher.describe(1920, 1080);
  publisher.play(4, 7);
  publisher.socket.end();
  await eventually(async () => expect((await sessionOf(id)).streamUrl).not.toBeNull());
  const { streamUrl } = await sessionOf(id);
  await eventually(async () =>
    expect((await linesOf(streamUrl)).filter((line) => line.includes('MAP'))).toHaveLength(2),
  );
});

it('is taken over by the newest, browser or program', async () => {
  const { host, id, publisher } = await publishing();
  publisher.describe();
  publisher.play(0, 3);
  await eventually(async () => expect((await sessionOf(id)).streamUrl).not.toBeNull());
  const { streamKey } = (await begin(host.token, id)).json().data;
  await send(host.token, id, streamKey, 1, INIT);
  const closed = once(publisher.socket, 'close');
  publisher.play(3, 9);
  await closed;
  const newer = new TestPublisher(port);
  newer.publish(await keyOf(host.token, id));
  await eventually(async () => expect(newer.has('NetStream.Publish.Start')).toBe(true));
  const late = await send(host.token, id, streamKey, 2, fragment(), 0);
  expect(late.json().details).toEqual({ reason: 'taken-over' });
  newer.socket.destroy();
});

it('takes the newest key of who holds the session, while it can be held', async () => {
  const { host, id } = await openRoom();
  const old = await keyOf(host.token, id);
  const key = await keyOf(host.token, id);
  expect((await ingestOf(host.token, id)).json().data).toMatchObject({
    url: `rtmp://localhost:${port}/live`,
    keyMadeAt: expect.any(String),
    state: 'waiting',
  });
  const stored = await test.database.read({ schoolId: SCHOOL.open }, (tx) =>
    tx.selectFrom('live_ingest').selectAll().where('live_id', '=', id).executeTakeFirstOrThrow(),
  );
  expect(JSON.stringify(stored)).not.toContain(key.split('.')[2]);
  const { token, id: farHost } = await makePerson(test, 'teacher');
  const far = (await schedule(token)).json().data as LiveSession;
  const [school, , secret] = key.split('.');
  const wrong = [
    old,
    '',
    'x',
    `${key}x`,
    `${school}.${far.id}.${secret}`,
    `${SCHOOL.company}.${id}.${secret}`,
    await keyOf(token, far.id),
    'k'.repeat(5000),
  ];
  for (const one of wrong) {
    const publisher = new TestPublisher(port);
    const closed = once(publisher.socket, 'close');
    publisher.publish(one);
    await closed;
    expect(publisher.has('NetStream.Publish.Start'), one).toBe(false);
  }
  expect(farHost).toBeTruthy();
  expect((await sessionOf(id)).state).toBe('waiting');
});

it('ends for who may not hold it any more', async () => {
  const { host, id, publisher } = await publishing();
  publisher.describe();
  publisher.play(0, 3);
  await eventually(async () => expect((await sessionOf(id)).streamUrl).not.toBeNull());
  await test.database.write({ schoolId: SCHOOL.open }, (tx) =>
    tx.updateTable('membership').set({ role: 'member' }).where('account_id', '=', host.id).execute(),
  );
  const closed = once(publisher.socket, 'close');
  publisher.play(3, 9);
  await closed;
});

it('gives its key to those who hold the session, in their school', async () => {
  const { id } = await openRoom();
  const other = await makePerson(test, 'teacher');
  const admin = await makePerson(test, 'admin');
  const member = await makePerson(test, 'member');
  for (const { token } of [other, admin, member]) {
    expect(await codeOf(ingestOf(token, id))).toBe('FORBIDDEN');
    expect(await codeOf(test.call('POST', at(id, '/ingest'), { token, headers }))).toBe('FORBIDDEN');
  }
  const outside = await makePerson(test, 'teacher', SCHOOL.overseas);
  const elsewhere = { token: outside.token, headers: { tenantid: SCHOOL.overseas } };
  expect(await codeOf(test.call('POST', at(id, '/ingest'), elsewhere))).toBe('NOT_FOUND');
  expect(await codeOf(ingestOf(undefined, id))).toBe('UNAUTHENTICATED');
});

it.each<[string, (publisher: TestPublisher) => void]>([
  ['HTTP', ({ socket }) => socket.write('GET / HTTP/1.1\r\n\r\n')],
  [
    'a chunk of what was not begun',
    (publisher) => {
      publisher.greet();
      publisher.socket.write(Buffer.from([0xc3, 0, 0]));
    },
  ],
  [
    'a message that is too long',
    (publisher) => {
      publisher.greet();
      publisher.socket.write(Buffer.from([3, 0, 0, 0, 0xff, 0xff, 0xff, 20, 0, 0, 0, 0]));
    },
  ],
  [
    'a picture before anything was published',
    (publisher) => {
      publisher.greet();
      publisher.message(9, 0, Buffer.from([0x17, 0, 0, 0, 0]));
    },
  ],
  [
    'somebody who wants to watch',
    (publisher) => {
      publisher.greet();
      publisher.command('play', 1, null, 'x');
    },
  ],
])('ends a connection of %s', async (_name, write) => {
  const publisher = new TestPublisher(port);
  const closed = once(publisher.socket, 'close');
  await once(publisher.socket, 'connect');
  write(publisher);
  await closed;
});
