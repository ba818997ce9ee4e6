import { existsSync, mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Lesson, LessonStream } from '@stoa/api/schema';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { buildApp } from '../../app.ts';
import { Database } from '../../database/pool.ts';
import { openStore } from '../../files/file-store.ts';
import { eventually } from '../../testing/eventually.ts';
import { startS3 } from '../../testing/s3-server.ts';
import { SCHOOL, useTestApp, type TestApp } from '../../testing/test-app.ts';
import { makePerson, type Someone } from '../class/class.fixtures.ts';
import { purgeUploads } from '../uploads/purge.ts';
import { cutFilm, dyingFfmpeg, FFMPEG, filmClass, noFilm } from './video-streams.fixtures.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const s3 = await startS3();
const folder = mkdtempSync(join(tmpdir(), 'stoa-dying-'));
afterAll(async () => {
  await s3.close();
  await rm(folder, { recursive: true });
});

type FilmClass = Awaited<ReturnType<typeof filmClass>>;
const settled = (film: FilmClass): Promise<LessonStream> =>
  eventually(async () => {
    const stream = await film.stream();
    expect(['ready', 'failed']).toContain(stream.state);
    return stream;
  });
const watch = async (test: TestApp, { lessonId }: FilmClass, token: string): Promise<Lesson> =>
  (await test.call('GET', `/api/class/v1/open/lessons/${lessonId}?schoolId=${SCHOOL.open}`, { token })).json()
    .data;
const uploadsOf = (test: TestApp, url: string) =>
  test.database.read({ schoolId: SCHOOL.open }, async (tx) => {
    const film = await tx
      .selectFrom('upload')
      .selectAll()
      .where('name', '=', url.split('/').at(-1) ?? '')
      .executeTakeFirst();
    const made = await tx
      .selectFrom('upload')
      .selectAll()
      .where('made_from', '=', film?.id ?? null)
      .execute();
    return { film, made };
  });
const linesOf = (text: string, start: string) => text.split('\n').filter((line) => line.startsWith(start));

describe.runIf(FFMPEG).each([
  ['a folder', {}],
  ['an S3 store', { S3_URL: s3.url }],
])('the film of a lesson, in %s, as a stream', (_name, env) => {
  const test = useTestApp({ STOA_FFMPEG: FFMPEG, ...env });
  let teacher: Someone;
  let film: FilmClass;
  let url: string;
  beforeAll(async () => {
    teacher = await makePerson(test, 'teacher');
    film = await filmClass(test, teacher);
    url = await film.send(await cutFilm(9));
    await film.show(url);
  });

  it('is made in qualities up to its own', async () => {
    expect(await settled(film)).toEqual({
      url,
      state: 'ready',
      percent: 100,
      qualities: [360, 540],
      reason: null,
    });
  });

  it('is played by who may see the lesson, by addresses that are signed and end', async () => {
    await settled(film);
    await film.author.publish(await film.author.read(film.id));
    const { video } = await watch(test, film, teacher.token);
    const master = await test.call('GET', video?.streamUrl ?? '');
    expect(master.headers['content-type']).toContain('application/vnd.apple.mpegurl');
    expect(master.body).toContain('RESOLUTION=640x360,CODECS="avc1.4d');
    expect(master.body).toMatch(/RESOLUTION=960x540,CODECS="avc1\.64\w{4},mp4a\.40\.2"\n540\.m3u8/);
    const level = await test.call('GET', (video?.streamUrl ?? '').replace('index.m3u8', '540.m3u8'));
    const [address = ''] = linesOf(level.body, '/files/');
    expect(address).toContain('signature=');
    const ranges = linesOf(level.body, '#EXT-X-BYTERANGE:').map((line) =>
      line.split(':')[1]?.split('@').map(Number),
    );
    expect(linesOf(level.body, '#EXTINF:')).toEqual(['#EXTINF:4.000,', '#EXTINF:4.000,', expect.any(String)]);
    for (const [bytes = 0, start = 0] of ranges as number[][]) {
      const part = await test.call('GET', address, {
        headers: { range: `bytes=${start}-${start + bytes - 1}` },
      });
      expect(part.statusCode).toBe(206);
      expect(part.rawPayload.subarray(4, 8).toString()).toBe('moof');
      expect(part.rawPayload).toHaveLength(bytes);
    }
    const [last = [0, 0]] = (ranges as number[][]).slice(-1);
    const { made } = await uploadsOf(test, url);
    expect(made.map(({ size }) => size)).toContain((last[0] ?? 0) + (last[1] ?? 0));
  });

  it('shows nothing without a signature, with one of another film, or after its end', async () => {
    await settled(film);
    const { video } = await watch(test, film, teacher.token);
    const [, , school, name, pass = ''] = (video?.streamUrl ?? '').split('/');
    const [until = '', signature = ''] = pass.split('.');
    const answers = await Promise.all(
      [
        `/files/${school}/${name}/x/index.m3u8`,
        `/files/${school}/${'a'.repeat(32)}/${pass}/index.m3u8`,
        `/files/${SCHOOL.overseas}/${name}/${pass}/index.m3u8`,
        `/files/${school}/${name}/${Number(until) + 1}.${signature}/index.m3u8`,
        `/files/${school}/${name}/${pass}/1080.m3u8`,
        `/files/${school}/${name}/${pass}/..%2f540.m3u8`,
      ].map((address) => test.call('GET', address)),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404, 404, 404]);
    const { made } = await uploadsOf(test, url);
    const bare = await Promise.all(made.map((one) => test.call('GET', `/files/${school}/${one.name}`)));
    expect(bare.map(({ statusCode }) => statusCode)).toEqual([401, 401]);
    const learner = await makePerson(test, 'member');
    const theirs = await Promise.all(
      made.map((one) => test.call('GET', `/files/${school}/${one.name}`, { token: learner.token })),
    );
    expect(theirs.map(({ statusCode }) => statusCode)).toEqual([404, 404]);
  });

  it('counts in the school’s room, and goes with the film', async () => {
    await settled(film);
    const other = await filmClass(test, teacher);
    const own = await other.send(await cutFilm(5));
    await other.show(own);
    await settled(other);
    const before = await uploadsOf(test, own);
    expect(before.made.map(({ status, account_id: owner }) => [status, owner])).toEqual([
      ['kept', null],
      ['kept', null],
    ]);
    expect(before.made.every(({ size }) => size > 10_000)).toBe(true);
    for (const change of ['bin', 'delete']) await other.author.change(change, other.id);
    const files = openStore(test.config);
    const purge = (days: number) =>
      purgeUploads({
        config: test.config,
        database: test.database,
        files,
        log: { warn: () => undefined } as never,
        clock: { now: () => new Date(Date.now() + days * DAY_MS) },
      });
    await purge(6);
    expect((await uploadsOf(test, own)).made).toHaveLength(2);
    await purge(8);
    const keys: string[] = [];
    for await (const key of files.keys()) keys.push(key);
    const gone = [own, ...before.made.map(({ name }) => name)].map((one) => one.split('/').at(-1) ?? '');
    expect(gone.filter((name) => keys.some((key) => key.endsWith(name)))).toEqual([]);
    expect((await uploadsOf(test, own)).film).toBeUndefined();
    // What is taught stays.
    expect((await uploadsOf(test, url)).made).toHaveLength(2);
    files.close();
  });
});

describe.runIf(FFMPEG)('a film', () => {
  const test = useTestApp({ STOA_FFMPEG: FFMPEG });
  let teacher: Someone;
  beforeAll(async () => {
    teacher = await makePerson(test, 'teacher');
  });

  it('that is a WebM is streamed in what phones play', async () => {
    const film = await filmClass(test, teacher);
    await film.show(await film.send(await cutFilm(3, 'webm'), 'video/webm'));
    expect(await settled(film)).toMatchObject({ state: 'ready', qualities: [72] });
  });

  it('that is none fails and says so; once more begins anew', async () => {
    const film = await filmClass(test, teacher);
    const url = await film.send(noFilm());
    await film.show(url);
    const failed = { url, state: 'failed', percent: 0, qualities: [], reason: 'UNREADABLE' };
    expect(await settled(film)).toEqual(failed);
    // Saving it again is no wish to try again.
    await film.show(url);
    expect(await film.stream()).toEqual(failed);
    expect(await film.stream('POST')).toMatchObject({ state: 'waiting', reason: null });
    expect(await settled(film)).toEqual(failed);
    await film.author.publish(await film.author.read(film.id));
    expect((await watch(test, film, teacher.token)).video).toMatchObject({ streamUrl: null });
  });

  it('that is ready is not made again', async () => {
    const film = await filmClass(test, teacher);
    const url = await film.send(await cutFilm(2));
    await film.show(url);
    await settled(film);
    const { made } = await uploadsOf(test, url);
    expect(await film.stream('POST')).toMatchObject({ state: 'ready' });
    expect((await uploadsOf(test, url)).made).toEqual(made);
  });

  it('whose job is gone can be prepared again', async () => {
    const film = await filmClass(test, teacher);
    const url = await film.send(await cutFilm(2));
    await film.show(url);
    await settled(film);
    const { film: upload } = await uploadsOf(test, url);
    // As where the account goes that the job belongs to, before its turn comes.
    const wait = (hours: number) =>
      test.database.write({ schoolId: SCHOOL.open }, async (tx) => {
        await tx
          .updateTable('video_stream')
          .set({ state: 'waiting', levels: '[]', changed_at: new Date(Date.now() - hours * HOUR_MS) })
          .where('upload_id', '=', upload?.id ?? '')
          .execute();
        await tx
          .updateTable('upload')
          .set({ status: 'sending' })
          .where('made_from', '=', upload?.id ?? '')
          .execute();
      });
    await wait(5);
    expect((await film.stream()).state).toBe('waiting');
    await wait(7);
    expect((await film.stream()).state).toBe('open');
    expect((await film.stream('POST')).state).toBe('waiting');
    expect(await settled(film)).toMatchObject({ state: 'ready' });
  });

  it('is nobody else’s to look after: a learner’s, another teacher’s, another school’s', async () => {
    const film = await filmClass(test, teacher);
    const path = `/api/portal/api/v1/authoring/contents/${film.id}/lessons/${film.lessonId}/stream`;
    const member = await makePerson(test, 'member');
    const other = await makePerson(test, 'teacher');
    const elsewhere = await makePerson(test, 'teacher', SCHOOL.overseas);
    const statuses = async (method: 'GET' | 'POST') =>
      Promise.all(
        [
          [member, SCHOOL.open],
          [other, SCHOOL.open],
          [elsewhere, SCHOOL.overseas],
        ].map(async ([who, tenantid]) => {
          const { token } = who as Someone;
          return (await test.call(method, path, { token, headers: { tenantid: tenantid as string } }))
            .statusCode;
        }),
      );
    expect(await statuses('GET')).toEqual([403, 403, 404]);
    expect(await statuses('POST')).toEqual([403, 403, 404]);
    expect((await film.stream()).state).toBe('none');
  });
});

describe.runIf(FFMPEG)('a stream whose making is cut off', () => {
  const test = useTestApp({ STOA_FFMPEG: join(folder, 'ffmpeg') });
  beforeAll(async () => {
    await dyingFfmpeg(folder);
  });

  it('is finished by the next take, and nothing of the first one is left', async () => {
    const film = await filmClass(test, await makePerson(test, 'teacher'));
    const url = await film.send(await cutFilm(9));
    await film.show(url);
    const stream = await eventually(async () => {
      await test.hurry();
      const now = await film.stream();
      expect(now.state).toBe('ready');
      return now;
    });
    expect(stream.qualities).toEqual([360, 540]);
    expect(existsSync(join(folder, 'died'))).toBe(true);
    const { made } = await uploadsOf(test, url);
    expect(made.map(({ status }) => status)).toEqual(['kept', 'kept']);
  });

  it('goes on after the qualities that are finished', async () => {
    const film = await filmClass(test, await makePerson(test, 'teacher'));
    const url = await film.send(await cutFilm(3));
    await film.show(url);
    await settled(film);
    const { film: upload, made } = await uploadsOf(test, url);
    // As a process leaves it that dies while it writes the second quality.
    await test.database.write({ schoolId: SCHOOL.open }, async (tx) => {
      const { levels } = await tx
        .selectFrom('video_stream')
        .select('levels')
        .where('upload_id', '=', upload?.id ?? '')
        .executeTakeFirstOrThrow();
      await tx
        .updateTable('video_stream')
        .set({ state: 'failed', reason: 'INTERRUPTED', levels: JSON.stringify(levels.slice(0, 1)) })
        .where('upload_id', '=', upload?.id ?? '')
        .execute();
      await tx
        .updateTable('upload')
        .set({ status: 'sending' })
        .where('name', '=', levels[1]?.name ?? '')
        .execute();
    });
    await film.stream('POST');
    expect(await settled(film)).toMatchObject({ state: 'ready', qualities: [360, 540] });
    const after = (await uploadsOf(test, url)).made;
    expect(after.map(({ id }) => id)).toContain(
      made.find(({ id }) => after.some((one) => one.id === id))?.id,
    );
    expect(after).toHaveLength(2);
    expect(after.filter(({ id }) => made.some((one) => one.id === id))).toHaveLength(1);
  });
});

describe.runIf(FFMPEG)('a film that ends its program again and again', () => {
  const test = useTestApp({ STOA_FFMPEG: join(folder, 'always') });
  beforeAll(() => dyingFfmpeg(folder, { name: 'always', isMended: false }));

  it('is given up, and its teacher is told', async () => {
    const film = await filmClass(test, await makePerson(test, 'teacher'));
    const url = await film.send(await cutFilm(2));
    await film.show(url);
    const stream = await eventually(async () => {
      await test.hurry();
      const now = await film.stream();
      expect(now.state).toBe('failed');
      return now;
    });
    expect(stream.reason).toBe('INTERRUPTED');
    expect((await uploadsOf(test, url)).made).toEqual([]);
  });
});

describe('a server without ffmpeg', () => {
  const test = useTestApp({ STOA_FFMPEG: 'off' });

  it('says so, and plays films as they were sent', async () => {
    const teacher = await makePerson(test, 'teacher');
    const film = await filmClass(test, teacher);
    const url = await film.send(noFilm());
    await film.show(url);
    const none = { url, state: 'unavailable', percent: 0, qualities: [], reason: null };
    expect(await film.stream()).toEqual(none);
    expect(await film.stream('POST')).toEqual(none);
    await film.author.publish(await film.author.read(film.id));
    expect((await watch(test, film, teacher.token)).video).toMatchObject({
      streamUrl: null,
      url: expect.stringContaining('signature='),
    });
  });
});

describe.runIf(FFMPEG)('a film that was there before its server made streams', () => {
  const test = useTestApp({ STOA_FFMPEG: 'off' });

  it('gets its stream by itself once it does, and nobody who has just sent one waits for it', async () => {
    const film = await filmClass(test, await makePerson(test, 'teacher'));
    const url = await film.send(await cutFilm(2));
    await film.show(url);
    // A film that no lesson shows gets none.
    const unused = await film.send(await cutFilm(2));
    expect((await film.stream()).state).toBe('unavailable');
    const { rows } = await test.database.pool.query<{ name: string }>('select current_database() as name');
    const connectionString = inject('databaseUrl').replace('DATABASE', rows[0]?.name ?? '');
    const database = new Database(connectionString, 5);
    const config = { ...test.config, ffmpeg: FFMPEG };
    const app = await buildApp({ config, database, connectionString });
    await app.ready();
    const stream = await eventually(async () => {
      await test.hurry();
      const now = await film.stream();
      expect(now.state).toBe('ready');
      return now;
    });
    expect(stream.qualities).toEqual([360, 540]);
    const jobs = await test.database.pool.query<{ kind: string; priority: number }>(
      `select job.kind, entry.priority from job join pgboss.job entry on entry.data ->> 'id' = job.id::text where job.kind like 'video.%'`,
    );
    expect(new Set(jobs.rows.map(({ kind, priority }) => `${kind} ${priority}`))).toEqual(
      new Set(['video.earlier -1']),
    );
    expect((await uploadsOf(test, unused)).made).toEqual([]);
    await app.close();
    await database.end();
  });
});

describe.runIf(FFMPEG)('a school without room', () => {
  const test = useTestApp({ STOA_FFMPEG: FFMPEG, UPLOAD_ROOM_SCHOOL: '0.15' });

  it('keeps its film, and is told why there is no stream', async () => {
    const film = await filmClass(test, await makePerson(test, 'teacher'));
    const url = await film.send(await cutFilm(9));
    await film.show(url);
    expect(await settled(film)).toMatchObject({ state: 'failed', reason: 'NO_ROOM' });
    expect((await uploadsOf(test, url)).made).toEqual([]);
  });
});
