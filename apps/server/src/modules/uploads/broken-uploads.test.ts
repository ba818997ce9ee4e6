import { execFile } from 'node:child_process';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, it } from 'vitest';
import type { UploadUrl } from '@stoa/api/schema';
import { SCHOOL, useTestApp, type TestApp } from '../../testing/test-app.ts';
import { makePerson } from '../class/class.fixtures.ts';
import {
  askAddress,
  codeOf,
  confirmUpload,
  formOf,
  noise,
  picture,
  putBytes,
  rowsOf,
} from './uploads.fixtures.ts';

const run = promisify(execFile);
const drafts = (test: TestApp) => readdir(join(test.config.dataDir, 'files', 'tmp')).catch(() => []);

describe('an upload that is cut (TRUST F13)', () => {
  const test = useTestApp();
  let port: number;
  beforeAll(async () => {
    await test.app.listen({ port: 0, host: '127.0.0.1' });
    port = (test.app.server.address() as AddressInfo).port;
  });
  /** Sends the head of a request and a part of its body, and then cuts the line. */
  const cut = async (path: string, headers: Record<string, string>, body: Buffer, part: number) => {
    const socket = connect(port, '127.0.0.1');
    const head = Object.entries({ ...headers, host: 'localhost', 'content-length': String(body.length) });
    socket.write(
      `PUT ${path} HTTP/1.1\r\n${head.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`,
    );
    socket.write(body.subarray(0, Math.floor(body.length * part)));
    await wait(150);
    socket.destroy();
    await wait(150);
  };

  it.each([0.1, 0.5, 0.99])('at %f leaves nothing, and can be sent again', async (part) => {
    const person = await makePerson(test);
    const bytes = await noise();
    const asked = await askAddress(test, person.token, { size: bytes.length });
    const { data } = asked.json() as UploadUrl;
    await cut(data.url, data.headers, bytes, part);
    await expect.poll(() => drafts(test)).toEqual([]);
    expect(await rowsOf(test, person.id)).toMatchObject([{ status: 'waiting', size: 0 }]);
    expect((await test.call('GET', data.static_url, { token: person.token })).statusCode).toBe(404);
    expect((await confirmUpload(test, person.token, data.id)).json()).toMatchObject({ code: 'CONFLICT' });
    expect((await putBytes(test, data, bytes)).status).toBe(200);
    expect((await confirmUpload(test, person.token, data.id)).statusCode).toBe(200);
  });

  it.each([0.1, 0.5, 0.99])('as a form at %f leaves no row', async (part) => {
    const person = await makePerson(test, 'member');
    const { headers, payload } = formOf([
      { name: 'file', fileName: 'a.png', value: await noise() },
      { name: 'fileName', value: 'a.png' },
      { name: 'fileContentType', value: 'image/png' },
      { name: 'module', value: 'portal' },
      { name: 'bucketName', value: 'klt-static-content' },
    ]);
    const path = '/api/portal/api/v1/portal/uploadFile';
    await cut(path, { ...headers, authorization: `Bearer ${person.token}` }, payload, part);
    await expect.poll(() => drafts(test)).toEqual([]);
    expect(await rowsOf(test, person.id)).toEqual([]);
  });

  it('is cut by the server where it says less than it sends (TRUST 84)', async () => {
    const person = await makePerson(test);
    const { data } = (await askAddress(test, person.token)).json() as UploadUrl;
    const before = process.memoryUsage().rss;
    let sent = 0;
    const body = new ReadableStream({
      pull: (controller) => {
        sent += 1024 * 1024;
        if (sent > 64 * 1024 * 1024) controller.close();
        else controller.enqueue(new Uint8Array(1024 * 1024).fill(0xff));
      },
    });
    const answer = await fetch(`http://127.0.0.1:${port}${data.url}`, {
      method: 'PUT',
      headers: data.headers,
      body,
      duplex: 'half',
    } as RequestInit).catch(() => undefined);
    if (answer) expect(answer.status).toBe(413);
    expect((process.memoryUsage().rss - before) / 2 ** 20).toBeLessThan(100);
    await expect.poll(() => drafts(test)).toEqual([]);
    expect(await rowsOf(test, person.id)).toMatchObject([{ status: 'waiting', size: 0 }]);
  });
});

describe('an address that has expired (TRUST 82)', () => {
  const test = useTestApp();
  it('is refused after five minutes, and sixty an hour are given', async () => {
    const { token, id } = await makePerson(test);
    const bytes = await picture().png().toBuffer();
    const { data } = (await askAddress(test, token, { size: bytes.length })).json() as UploadUrl;
    await test.database.write({ schoolId: SCHOOL.open }, (tx) =>
      tx
        .updateTable('upload')
        .set({ expires_at: new Date(Date.now() - 1000) })
        .where('id', '=', data.id)
        .execute(),
    );
    expect((await putBytes(test, data, bytes)).status).toBe(403);
    await test.database.write({}, (tx) =>
      tx.updateTable('rate_counter').set({ count: 60 }).where('key', '=', `upload:${id}`).execute(),
    );
    expect((await askAddress(test, token)).statusCode).toBe(429);
  });

  it('is given in a school that is open or one’s own, for lessons to those who teach (C107)', async () => {
    const stranger = await makePerson(test);
    expect((await askAddress(test, stranger.token, {}, SCHOOL.company)).json().code).toBe('SCHOOL_CLOSED');
    const url = '/api/manager/api/manager/v1/getUploadUrl?bucketName=klt-static-content&fileName=a.gif';
    const member = await makePerson(test, 'member');
    const teacher = await makePerson(test, 'teacher');
    const headers = { tenantid: SCHOOL.open };
    expect((await test.call('GET', url, { token: stranger.token, headers })).statusCode).toBe(404);
    expect((await test.call('GET', url, { token: member.token, headers })).statusCode).toBe(403);
    expect((await test.call('GET', url, { token: teacher.token })).json().details).toBe('success');
    expect((await test.call('GET', url, { token: stranger.token })).statusCode).toBe(400);
  });
});

describe('a store without room or away', () => {
  const full = useTestApp();
  /** Runs with a small disk in place of the folder of files; not where nothing may be mounted. */
  async function withDisk(skip: () => never, work: (folder: string) => Promise<void>): Promise<void> {
    const folder = join(full.config.dataDir, 'files');
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder, { recursive: true });
    const isMounted = await run('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', folder]).then(
      () => true,
      () => false,
    );
    if (!isMounted) return skip();
    try {
      await work(folder);
    } finally {
      await run('umount', [folder]);
    }
  }

  it('answers 507 and leaves neither row nor draft when the disk is full (TRUST F6)', async ({ skip }) => {
    const person = await makePerson(full);
    await withDisk(skip, async (folder) => {
      await writeFile(join(folder, 'filler'), Buffer.alloc(900_000));
      const bytes = await noise();
      const { data } = (await askAddress(full, person.token, { size: bytes.length })).json() as UploadUrl;
      const sent = await putBytes(full, data, bytes);
      expect([sent.status, codeOf(sent.body)]).toEqual([507, 'QUOTA_EXCEEDED']);
      expect(await drafts(full)).toEqual([]);
      expect(await rowsOf(full, person.id)).toEqual([]);
    });
  });

  it('answers 503 while the disk cannot be written, and takes the same bytes afterwards (TRUST F7)', async ({
    skip,
  }) => {
    const person = await makePerson(full);
    await withDisk(skip, async (folder) => {
      const bytes = await picture().png().toBuffer();
      const { data } = (await askAddress(full, person.token, { size: bytes.length })).json() as UploadUrl;
      await mkdir(join(folder, 'tmp'));
      await run('mount', ['-o', 'remount,ro', folder]);
      const refused = await putBytes(full, data, bytes);
      expect([refused.status, codeOf(refused.body)]).toEqual([503, 'SERVICE_UNAVAILABLE']);
      expect((await full.call('GET', `/api/school/schools/${SCHOOL.open}/`)).statusCode).toBe(200);
      await run('mount', ['-o', 'remount,rw', folder]);
      expect((await putBytes(full, data, bytes)).status).toBe(200);
    });
  });
});

describe('an S3 store that is away (TRUST F15)', () => {
  const test = useTestApp({ S3_URL: 'http://KEY:SECRET@127.0.0.1:9/stoa' });

  it('is told as such, and what was sent can be sent again', async () => {
    const person = await makePerson(test);
    const bytes = await picture().png().toBuffer();
    // Without a size the bytes go through the server.
    const { data } = (await askAddress(test, person.token)).json() as UploadUrl;
    const sent = await putBytes(test, data, bytes);
    expect([sent.status, codeOf(sent.body)]).toEqual([503, 'SERVICE_UNAVAILABLE']);
    expect(await rowsOf(test, person.id)).toMatchObject([{ status: 'waiting', size: 0 }]);
    expect((await confirmUpload(test, person.token, data.id)).statusCode).toBe(503);
    const page = await test.call('GET', `/api/school/schools/${SCHOOL.open}/`);
    expect(page.statusCode).toBe(200);
  });
});
