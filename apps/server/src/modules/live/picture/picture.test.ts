import type { LiveSession } from '@stoa/api/schema';
import { describe, expect, it } from 'vitest';
import { eventually } from '../../../testing/eventually.ts';
import { SCHOOL, useTestApp } from '../../../testing/test-app.ts';
import { codeOf, makePerson } from '../../class/class.fixtures.ts';
import { liveCalls, passTime } from '../live.fixtures.ts';
import { fragment, hostCalls, INIT } from './picture.fixtures.ts';

const test = useTestApp();
const { schedule, read, change, remove } = liveCalls(test);
const { begin, end, replay, send } = hostCalls(test);
const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const SEGMENT_MS = 2000;

/** A session of a new teacher whose waiting room is open. */
async function waiting(more: Parameters<typeof schedule>[1] = {}) {
  const { id: hostId, token } = await makePerson(test, 'teacher');
  const startsAt = new Date(Math.ceil((Date.now() + DAY_MS) / MINUTE_MS) * MINUTE_MS).toISOString();
  const answer = await schedule(token, { startsAt, ...more });
  expect(answer.statusCode, answer.body).toBe(200);
  const live = answer.json().data as LiveSession;
  await passTime(test, live.id, DAY_MS - 5 * MINUTE_MS);
  return { hostId, token, live };
}

/** A session that is on, with two segments. */
async function onAir(more: Parameters<typeof schedule>[1] = {}) {
  const host = await waiting(more);
  const key = await keyOf(host.token, host.live.id);
  await send(host.token, host.live.id, key, 1, INIT);
  await send(host.token, host.live.id, key, 2, fragment(), 0);
  const last = await send(host.token, host.live.id, key, 3, fragment(), SEGMENT_MS);
  expect(last.json().data, last.body).toEqual({ number: 3 });
  return { ...host, key };
}
const keyOf = async (token: string, liveId: string, key?: string): Promise<string> =>
  (await begin(token, liveId, key)).json().data.streamKey;
const sessionOf = async (liveId: string, token?: string): Promise<LiveSession> =>
  (await read(liveId, token)).json().data;
const get = (url: string | null) => test.app.inject({ url: url ?? '' });
const linesOf = (text: string) =>
  text.split('\n').filter((line) => /^\d|DISCONTINUITY$|ENDLIST|MAP/.test(line));

describe('going live from the browser', () => {
  it('shows those who wait what a host sends, and the same afterwards', async () => {
    const { live, token, key } = await onAir();
    const seen = await sessionOf(live.id);
    expect(seen).toMatchObject({ state: 'live', activityStatus: 2, replayUrl: null });
    const playlist = await get(seen.streamUrl);
    expect(playlist.headers['content-type']).toBe('application/vnd.apple.mpegurl');
    expect(linesOf(playlist.body)).toEqual(['#EXT-X-MAP:URI="1-1.m4s"', '1-2.m4s', '1-3.m4s']);
    const bytes = await get(seen.streamUrl!.replace('index.m3u8', '1-2.m4s'));
    expect(bytes.rawPayload.equals(fragment())).toBe(true);
    expect(bytes.headers['cache-control']).toMatch(/^public, max-age=\d+, immutable$/);
    expect(await codeOf(replay(live.id))).toBe('LIVE_NOT_OPEN');

    const ended = await end(token, live.id);
    expect(ended.json().data).toMatchObject({ state: 'replay' });
    expect((await end(token, live.id)).json().data).toEqual(ended.json().data);
    expect(await codeOf(send(token, live.id, key, 4, fragment(), 4000))).toBe('LIVE_ENDED');
    expect(await codeOf(begin(token, live.id))).toBe('LIVE_ENDED');
    const after = await sessionOf(live.id);
    expect(after).toMatchObject({ state: 'replay', activityStatus: 3, streamUrl: null });
    const { videoUrl, durationSeconds } = (await replay(live.id)).json().data;
    expect(durationSeconds).toBe(4);
    await eventually(async () => expect(linesOf((await get(videoUrl)).body)).toContain('#EXT-X-ENDLIST'));
  });

  it('begins when the room is open, for who holds it, and not for an outside room', async () => {
    const { token, id } = await makePerson(test, 'teacher');
    const far = (await schedule(token)).json().data as LiveSession;
    expect(await codeOf(begin(token, far.id))).toBe('LIVE_NOT_OPEN');
    expect(await codeOf(end(token, far.id))).toBe('LIVE_NOT_OPEN');
    const { live } = await waiting({ speakerIds: [id] });
    const other = await makePerson(test, 'teacher');
    const member = await makePerson(test, 'member');
    expect(await codeOf(begin(other.token, live.id))).toBe('FORBIDDEN');
    expect(await codeOf(begin(member.token, live.id))).toBe('FORBIDDEN');
    // A speaker begins, five minutes early: lists say so at once.
    expect((await begin(token, live.id)).json().data.state).toBe('live');
    expect(await sessionOf(live.id)).toMatchObject({ state: 'live', activityStatus: 2, streamUrl: null });
    const outside = await waiting({ roomUrl: 'https://rooms.example/1' });
    expect(await codeOf(begin(outside.token, outside.live.id))).toBe('CONFLICT');
  });

  it('keeps each segment once and in order, whatever arrives', async () => {
    const { live, token, key } = await onAir();
    const other = await onAir();
    const { streamUrl } = await sessionOf(live.id);
    // Sent again after a lost answer.
    expect((await send(token, live.id, key, 2, fragment(7), 0)).json().data).toEqual({ number: 3 });
    const gap = await send(token, live.id, key, 5, fragment(), 6000);
    expect([gap.statusCode, gap.json().details]).toEqual([409, { reason: 'gap' }]);
    expect(await codeOf(send(token, live.id, key, 4, Buffer.from('neither of them')))).toBe('FILE_FORMAT');
    expect(await codeOf(send(token, live.id, key, 4, fragment()))).toBe('VALIDATION_FAILED');
    expect((await send(token, live.id, key, 4, fragment(9 * 1024 * 1024), 4000)).statusCode).toBe(413);
    // A key of another session, and the right one in the hands of somebody else.
    expect(await codeOf(send(token, live.id, other.key, 4, fragment(), 4000))).toBe('FORBIDDEN');
    expect(await codeOf(send(other.token, live.id, key, 4, fragment(), 4000))).toBe('FORBIDDEN');
    const both = await Promise.all([1, 2].map(() => send(token, live.id, key, 4, fragment(), 4000)));
    expect(both.map((answer) => answer.json().data)).toEqual([{ number: 4 }, { number: 4 }]);
    await eventually(async () =>
      expect(linesOf((await get(streamUrl)).body).slice(1)).toEqual(['1-2.m4s', '1-3.m4s', '1-4.m4s']),
    );
    const bytes = await get(streamUrl!.replace('index.m3u8', '1-2.m4s'));
    expect(bytes.rawPayload.equals(fragment())).toBe(true);
  });

  it('takes two segments a second, ten minutes of them at once, and no more', async () => {
    const { live, token, key } = await onAir();
    /** As if so many segments had been sent in so many seconds. */
    const sent = (position: number, seconds: number) =>
      test.database.write({ schoolId: SCHOOL.open }, async (tx) => {
        const { last } = await tx
          .selectFrom('live_segment')
          .select((eb) => eb.fn.max('position').as('last'))
          .where('live_id', '=', live.id)
          .executeTakeFirstOrThrow();
        await tx
          .updateTable('live_segment')
          .set({ position })
          .where('live_id', '=', live.id)
          .where('position', '=', last)
          .execute();
        await tx
          .updateTable('live')
          .set({ started_at: new Date(Date.now() - seconds * 1000) })
          .where('resource_id', '=', live.id)
          .execute();
      });
    await sent(12_500, 6000);
    expect((await send(token, live.id, key, 4, fragment(), 4000)).statusCode).toBe(200);
    await sent(13_500, 6000);
    const early = await send(token, live.id, key, 5, fragment(), 6000);
    expect([early.statusCode, early.json().details]).toEqual([429, { retryAfterSeconds: 5 }]);
  });

  it('goes on in the tab that began last, and tells the one before', async () => {
    const { live, token, key } = await onAir();
    const click = crypto.randomUUID();
    const newer = await keyOf(token, live.id, click);
    expect(await keyOf(token, live.id, click)).toBe(newer);
    const late = await send(token, live.id, key, 4, fragment(), 4000);
    expect([late.statusCode, late.json().details]).toEqual([409, { reason: 'taken-over' }]);
    expect(await codeOf(send(token, live.id, newer, 1, fragment(), 0))).toBe('FILE_FORMAT');
    await send(token, live.id, newer, 1, INIT);
    await send(token, live.id, newer, 2, fragment(), 0);
    // A screen instead of the camera is encoded anew.
    await send(token, live.id, newer, 3, INIT);
    await send(token, live.id, newer, 4, fragment(), 0);
    const { streamUrl } = await sessionOf(live.id);
    await eventually(async () =>
      expect(linesOf((await get(streamUrl)).body).slice(3)).toEqual([
        '#EXT-X-DISCONTINUITY',
        '#EXT-X-MAP:URI="2-1.m4s"',
        '2-2.m4s',
        '#EXT-X-DISCONTINUITY',
        '#EXT-X-MAP:URI="2-3.m4s"',
        '2-4.m4s',
      ]),
    );
  });

  it('lasts as long as the host goes on, and ends by itself where nobody ends it', async () => {
    const { live, token, key } = await onAir();
    await passTime(test, live.id, 64 * MINUTE_MS);
    await send(token, live.id, key, 4, fragment(), 4000);
    await passTime(test, live.id, 3 * MINUTE_MS);
    expect((await sessionOf(live.id)).state).toBe('live');
    await passTime(test, live.id, 3 * MINUTE_MS);
    expect((await sessionOf(live.id)).state).toBe('replay');
    expect(await codeOf(send(token, live.id, key, 5, fragment(), 6000))).toBe('LIVE_ENDED');
  });
});

describe('who may see a picture', () => {
  it('has an address that is bound to the session, its audience and a time', async () => {
    const { live, token } = await onAir({ audience: 2 });
    const other = await onAir();
    const member = await makePerson(test, 'member');
    expect((await read(live.id)).json().code).toBe('MEMBERS_ONLY');
    const { streamUrl } = await sessionOf(live.id, member.token);
    expect((await get(streamUrl)).statusCode).toBe(200);
    const open = (await sessionOf(other.live.id)).streamUrl!;
    const wrong = [
      open.replace(other.live.id, live.id),
      streamUrl!.replace(/\.2\./, '.1.'),
      streamUrl!.replace(/\/(\d+)\.2\./, (_, until) => `/${Number(until) + 3600}.2.`),
      streamUrl!.replace('index.m3u8', '..%2f..%2fsecret.key'),
      streamUrl!.replace('index.m3u8', '1-99.m4s'),
    ];
    for (const address of wrong) expect((await get(address)).statusCode, address).toBe(404);
    // It is for everybody now: the address that was given to members is not good any more.
    const { version, title, lang, startsAt, durationSeconds, timeZone } = await sessionOf(live.id, token);
    const input = {
      version,
      title,
      lang,
      startsAt,
      durationSeconds,
      timeZone,
      chatEnabled: true,
      recording: true,
    };
    expect((await change(token, live.id, { ...input, audience: 1 })).statusCode).toBe(200);
    await eventually(async () => expect((await get(streamUrl)).statusCode).toBe(404));
    expect((await get((await sessionOf(live.id)).streamUrl)).statusCode).toBe(200);
  });

  it('sees nothing of what is not recorded once it is over, and the files go', async () => {
    const { live, token } = await onAir({ recording: false });
    const { streamUrl } = await sessionOf(live.id);
    expect((await end(token, live.id)).json().data.state).toBe('ended');
    expect(await codeOf(replay(live.id))).toBe('LIVE_NOT_OPEN');
    await eventually(async () => {
      expect((await get(streamUrl)).statusCode).toBe(404);
      expect((await get(streamUrl!.replace('index.m3u8', '1-2.m4s'))).statusCode).toBe(404);
    });
  });

  it('sees nothing of a session that was deleted', async () => {
    const { live, token } = await onAir();
    const { streamUrl } = await sessionOf(live.id);
    expect(await codeOf(remove(token, live.id))).toBe('CONFLICT');
    await end(token, live.id);
    expect((await remove(token, live.id)).statusCode).toBe(200);
    expect(await codeOf(replay(live.id))).toBe('LIVE_DELETED');
    await eventually(async () => {
      expect((await get(streamUrl)).statusCode).toBe(410);
      expect((await get(streamUrl!.replace('index.m3u8', '1-2.m4s'))).statusCode).toBe(404);
    });
  });
});
