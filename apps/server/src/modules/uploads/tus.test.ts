import { createHash } from 'node:crypto';
import { execFile } from 'node:child_process';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStore } from '../../files/file-store.ts';
import { startS3 } from '../../testing/s3-server.ts';
import { SCHOOL, useTestApp } from '../../testing/test-app.ts';
import { authorOf } from '../authoring/authoring.fixtures.ts';
import { makePerson, type Someone } from '../class/class.fixtures.ts';
import { purgeUploads } from './purge.ts';
import { mp4, tusCalls } from './tus.fixtures.ts';
import { codeOf, confirmUpload, rowsOf } from './uploads.fixtures.ts';

const s3 = await startS3();
afterAll(() => s3.close());
const MIB = 1024 * 1024;

describe.each([
  ['a folder', {}],
  ['an S3 store', { S3_URL: s3.url }],
])('films that arrive in pieces in %s', (_name, env) => {
  const test = useTestApp(env);
  const isFolder = !('S3_URL' in env);
  let teacher: Someone;
  let content: string;
  let calls: ReturnType<typeof tusCalls>;
  beforeAll(async () => {
    teacher = await makePerson(test, 'teacher');
    content = (await authorOf(test, teacher).make('class', 'Films')).id;
    calls = tusCalls(test, teacher.token);
  });
  const begin = async (bytes: Buffer, type = 'video/mp4') => {
    const answer = await calls.create(bytes.length, content, { type });
    expect(answer.statusCode, answer.body).toBe(201);
    return String(answer.headers.location);
  };
  const lyingIn = async (prefix: string) => {
    const found = await readdir(join(test.config.dataDir, 'files', prefix), { recursive: true }).catch(
      () => [],
    );
    return found.filter((path) => path.includes('/') && path.length > 40);
  };

  it('are whole, byte by byte, with pieces of any size', async () => {
    const film = mp4(12 * MIB);
    const url = await begin(film);
    expect((await confirmUpload(test, teacher.token, url.slice(11))).json().code).toBe('CONFLICT');
    await calls.patch(url, 0, film.subarray(0, 100));
    await calls.patch(url, 100, film.subarray(100, 5 * MIB));
    expect(await calls.offsetOf(url)).toBe(5 * MIB);
    const id = await calls.sendRest(url, film, 1_700_001);
    const confirmed = await confirmUpload(test, teacher.token, id);
    expect(confirmed.json().data).toMatchObject({ contentType: 'video/mp4', size: film.length });
    expect((await confirmUpload(test, teacher.token, id)).statusCode).toBe(200);
    const shown = await test.call('GET', confirmed.json().data.static_url, { token: teacher.token });
    expect(shown.rawPayload.equals(film)).toBe(true);
    expect((await calls.send('DELETE', url)).json().code).toBe('CONFLICT');
    expect(await lyingIn('sending')).toEqual([]);
  });

  it('go on where they were after a process died between storing a piece and counting it', async () => {
    const film = mp4(7 * MIB);
    const url = await begin(film);
    await calls.patch(url, 0, film.subarray(0, MIB));
    // What a dead process had stored already: the piece is there and does not count.
    const [row] = (await rowsOf(test, teacher.id)).filter(({ id }) => url.endsWith(id));
    const store = openStore(test.config);
    const piece = {
      offset: MIB,
      bytes: film.subarray(MIB, 4 * MIB),
      isLast: false,
      contentType: 'video/mp4',
    };
    const key = `uploads/${row?.school_id}/${row?.name}`;
    await store.addPiece(key, { ...piece, state: row?.pieces ?? null });
    store.close();
    expect(await calls.offsetOf(url)).toBe(MIB);
    const id = await calls.sendRest(url, film);
    const { static_url: address } = (await confirmUpload(test, teacher.token, id)).json().data;
    const shown = await test.call('GET', address, { token: teacher.token });
    expect(shown.rawPayload.equals(film)).toBe(true);
  });

  it('take one of two tabs, and say to the other where they are', async () => {
    const film = mp4(4 * MIB);
    const url = await begin(film);
    const both = await Promise.all([0, 1].map(() => calls.patch(url, 0, film.subarray(0, 2 * MIB))));
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([204, 409]);
    expect((await calls.patch(url, MIB, film.subarray(MIB, 2 * MIB))).statusCode).toBe(409);
    expect((await calls.patch(url, 3 * MIB, film.subarray(3 * MIB))).statusCode).toBe(409);
    const id = await calls.sendRest(url, film);
    const { static_url: address } = (await confirmUpload(test, teacher.token, id)).json().data;
    const shown = await test.call('GET', address, { token: teacher.token });
    expect(shown.rawPayload.equals(film)).toBe(true);
  });

  it('are nobody else’s: not another teacher’s, not another school’s, not a visitor’s', async () => {
    const film = mp4(1000);
    const url = await begin(film);
    const other = await makePerson(test, 'teacher');
    const elsewhere = await makePerson(test, 'teacher', SCHOOL.company);
    const member = await makePerson(test, 'member');
    for (const { token } of [other, elsewhere, member]) {
      const theirs = tusCalls(test, token);
      expect((await theirs.send('HEAD', url)).statusCode).toBe(404);
      expect((await theirs.patch(url, 0, film)).statusCode).toBe(404);
      expect((await theirs.send('DELETE', url)).statusCode).toBe(404);
      expect((await confirmUpload(test, token, url.slice(11))).statusCode).toBe(404);
      expect((await theirs.create(1000, content)).statusCode).toBeGreaterThanOrEqual(403);
    }
    expect((await tusCalls(test, undefined).patch(url, 0, film)).statusCode).toBe(401);
    expect((await calls.create(1000, content, { school: SCHOOL.company })).statusCode).toBe(404);
    expect(await calls.offsetOf(url)).toBe(0);
    const foreign = await calls.send('DELETE', url, { origin: 'https://evil.example' });
    expect(foreign.json().code).toBe('CSRF_REJECTED');
    expect((await calls.send('DELETE', url)).statusCode).toBe(204);
    expect((await calls.send('HEAD', url)).statusCode).toBe(404);
  });

  it.each([
    ['no film at all', 'video/mp4', Buffer.from('<script>alert(1)</script>'.repeat(50))],
    ['a film that was cut', 'video/mp4', mp4(5000).subarray(0, -40)],
    ['pictures that browsers do not show', 'video/mp4', mp4(5000, 'apcn')],
    ['sound that browsers do not play', 'video/mp4', mp4(5000, 'avc1', 'ac-3')],
    ['an MP4 that says it is a WebM', 'video/webm', mp4(5000)],
    ['a film that says it is a PDF', 'application/pdf', mp4(5000)],
  ])('are refused and removed where they are %s', async (_what, type, bytes) => {
    const url = await begin(bytes, type);
    const id = await calls.sendRest(url, bytes);
    expect((await confirmUpload(test, teacher.token, id)).json().code).toBe('FILE_FORMAT');
    const left = await rowsOf(test, teacher.id);
    expect(left.filter((row) => row.id === id)).toEqual([]);
    expect((await calls.send('HEAD', url)).statusCode).toBe(404);
  });

  it('keep to the protocol: version, checksum, length, type', async () => {
    const film = mp4(1000);
    const options = await test.app.inject({ method: 'OPTIONS', url: '/files/tus' });
    expect(options.headers).toMatchObject({
      'tus-version': '1.0.0',
      'tus-extension': 'creation,termination,checksum,expiration',
      'tus-max-size': String(4 * 1024 ** 3),
    });
    expect((await calls.create(1, content, { headers: { 'tus-resumable': '0.2.2' } })).statusCode).toBe(412);
    expect((await calls.create(4 * 1024 ** 3 + 1, content)).statusCode).toBe(413);
    expect((await calls.create(0, content)).statusCode).toBe(400);
    expect((await calls.create(10, content, { type: 'text/html' })).json().code).toBe('FILE_FORMAT');
    const url = await begin(film);
    expect((await calls.send('HEAD', url)).headers['upload-expires']).toMatch(/GMT$/);
    const sum = (bytes: Buffer) => `sha1 ${createHash('sha1').update(bytes).digest('base64')}`;
    const wrong = await calls.patch(url, 0, film, { 'upload-checksum': sum(Buffer.from('x')) });
    expect([wrong.statusCode, await calls.offsetOf(url)]).toEqual([460, 0]);
    const long = await calls.patch(url, 0, Buffer.concat([film, film]));
    expect(long.json().code).toBe('PAYLOAD_TOO_LARGE');
    const typed = await calls.send('PATCH', url, { 'content-type': 'image/png', 'upload-offset': 0 }, film);
    expect(typed.statusCode).toBe(415);
    expect((await calls.patch(url, 0, film, { 'upload-checksum': sum(film) })).statusCode).toBe(204);
  });

  it('expire a day after their last piece, and free their room', async () => {
    const url = await begin(mp4(3 * MIB));
    await calls.patch(url, 0, Buffer.alloc(MIB));
    const id = url.slice(11);
    const services = {
      config: test.config,
      database: test.database,
      files: openStore(test.config),
      log: { warn: () => undefined } as never,
      clock: { now: () => new Date() },
    };
    const age = (values: object) =>
      test.database.write({ schoolId: SCHOOL.open }, (tx) =>
        tx.updateTable('upload').set(values).where('id', '=', id).execute(),
      );
    await age({ created_at: new Date(Date.now() - 50 * 3_600_000) });
    await purgeUploads(services);
    expect(await calls.offsetOf(url)).toBe(MIB);
    await age({ expires_at: new Date(Date.now() - 1000) });
    expect((await calls.send('HEAD', url)).statusCode).toBe(410);
    await purgeUploads(services);
    services.files.close();
    expect((await rowsOf(test, teacher.id)).filter((row) => row.id === id)).toEqual([]);
    if (isFolder) expect((await lyingIn('sending')).filter((path) => path.includes(id))).toEqual([]);
  });

  it('begin again where the pieces are gone, as after a restore', async () => {
    const film = mp4(3 * MIB);
    const url = await begin(film);
    await calls.patch(url, 0, film.subarray(0, MIB));
    const [row] = (await rowsOf(test, teacher.id)).filter(({ id }) => url.endsWith(id));
    const store = openStore(test.config);
    await store.dropPieces(`uploads/${row?.school_id}/${row?.name}`, row?.pieces ?? null);
    await store.remove(`sending/${row?.school_id}/${row?.name}.${MIB}`);
    store.close();
    expect((await calls.patch(url, MIB, film.subarray(MIB, 2 * MIB))).statusCode).toBe(409);
    expect(await calls.offsetOf(url)).toBe(0);
    const id = await calls.sendRest(url, film);
    expect((await confirmUpload(test, teacher.token, id)).statusCode).toBe(200);
  });
});

describe('the room for films', () => {
  const test = useTestApp({ UPLOAD_ROOM_TEACHER: '3', UPLOAD_ROOM_SCHOOL: '4' });
  it('is taken when they begin, by person and by school, and given back with them', async () => {
    const [one, two] = [await makePerson(test, 'teacher'), await makePerson(test, 'teacher')];
    const contentOf = async (who: Someone) => (await authorOf(test, who).make('class', 'Films')).id;
    const begin = async (who: Someone, bytes: number) =>
      tusCalls(test, who.token).create(bytes, await contentOf(who));
    const first = await begin(one, 2 * MIB);
    const more = await begin(one, 2 * MIB);
    expect([more.statusCode, more.json().details.reason]).toEqual([507, 'PERSON']);
    const other = await begin(two, 3 * MIB);
    expect([other.statusCode, other.json().details.reason]).toEqual([507, 'SCHOOL']);
    await tusCalls(test, one.token).send('DELETE', String(first.headers.location));
    expect((await begin(two, 3 * MIB)).statusCode).toBe(201);
  });

  it('lets ten of a person be on their way', async () => {
    const one = await makePerson(test, 'teacher');
    const content = (await authorOf(test, one).make('class', 'Films')).id;
    const { create } = tusCalls(test, one.token);
    for (let count = 0; count < 10; count++) expect((await create(1, content)).statusCode).toBe(201);
    const answer = await create(1, content);
    expect([answer.statusCode, answer.json().details.reason]).toEqual([507, 'UNFINISHED']);
  });
});

describe('a disk that is full in the middle of a film', () => {
  const test = useTestApp();
  it('is said, and what was there stays and can be gone on with', async ({ skip }) => {
    const teacher = await makePerson(test, 'teacher');
    const content = (await authorOf(test, teacher).make('class', 'Films')).id;
    const folder = join(test.config.dataDir, 'files');
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder, { recursive: true });
    const mount = await promisify(execFile)('mount', ['-t', 'tmpfs', '-o', 'size=8m', 'tmpfs', folder]).then(
      () => true,
      () => false,
    );
    // Where nothing may be mounted the disk cannot be made small.
    if (!mount) return skip();
    try {
      const { create, patch, offsetOf, sendRest } = tusCalls(test, teacher.token);
      const film = mp4(3 * MIB);
      const url = String((await create(film.length, content)).headers.location);
      expect((await patch(url, 0, film.subarray(0, MIB))).statusCode).toBe(204);
      await writeFile(join(folder, 'filler'), Buffer.alloc(7 * MIB)).catch(() => undefined);
      const full = await patch(url, MIB, film.subarray(MIB, 2 * MIB));
      expect([full.statusCode, codeOf(full.body)]).toEqual([507, 'QUOTA_EXCEEDED']);
      expect(await offsetOf(url)).toBe(MIB);
      await rm(join(folder, 'filler'));
      const id = await sendRest(url, film, MIB);
      const { static_url: address } = (await confirmUpload(test, teacher.token, id)).json().data;
      const shown = await test.call('GET', address, { token: teacher.token });
      expect(shown.rawPayload.equals(film)).toBe(true);
    } finally {
      await promisify(execFile)('umount', [folder]);
    }
  });
});
