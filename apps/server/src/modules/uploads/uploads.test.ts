import { randomBytes } from 'node:crypto';
import { mkdir, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { openStore } from '../../files/file-store.ts';
import { startS3 } from '../../testing/s3-server.ts';
import { SCHOOL, useTestApp } from '../../testing/test-app.ts';
import { makePerson } from '../class/class.fixtures.ts';
import { startSweeping, sweepUploads } from './sweep.ts';
import { askAddress, confirmUpload, picture, putBytes, sendPicture } from './uploads.fixtures.ts';

const s3 = await startS3();
afterAll(() => s3.close());

const codeOf = (body: string) => (JSON.parse(body) as { code: unknown }).code;

/** A png of a few KB that says it has so many pixels. */
function hugePng(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const length = Buffer.alloc(4);
    length.writeUInt32BE(data.length);
    const sum = Buffer.alloc(4);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, sum]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([1, 0, 0, 0, 0], 8);
  const row = Buffer.alloc(1 + Math.ceil(width / 8));
  const rows = Buffer.concat(Array.from({ length: 100 }, () => row));
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

describe.each([
  ['a folder', {}],
  ['an S3 store', { S3_URL: s3.url }],
])('pictures in %s (B077)', (_name, env) => {
  const test = useTestApp(env);
  const isFolder = !('S3_URL' in env);
  const rowOf = (id: string, schoolId: string = SCHOOL.open) =>
    test.database.read({ schoolId }, (tx) =>
      tx.selectFrom('upload').selectAll().where('id', '=', id).executeTakeFirst(),
    );
  /** Sends bytes until they are confirmed or refused. @returns the code of the refusal, else 200 */
  const send = async (token: string, bytes: Buffer, contentType = 'image/png') => {
    const asked = await askAddress(test, token, { contentType, size: bytes.length });
    expect(asked.statusCode, asked.body).toBe(200);
    const { data } = asked.json();
    const sent = await putBytes(test, data, bytes);
    const outcome = sent.status === 200 ? (await confirmUpload(test, token, data.id)).body : sent.body;
    return { code: codeOf(outcome), data };
  };
  const show = (url: string, token?: string) => test.call('GET', url, { token });

  it('go from the signed address to their own address, written anew (C055, TRUST 82, 85)', async () => {
    const { token } = await makePerson(test);
    const bytes = await picture(90, 60)
      .withExif({ IFD3: { GPSLatitude: '48/1 51/1 0/1' }, IFD0: { Make: 'SECRETCAM' } })
      .jpeg()
      .toBuffer();
    expect(bytes.includes('SECRETCAM')).toBe(true);
    const asked = await askAddress(test, token, {
      fileName: 'my photo.jpg',
      contentType: 'image/jpeg',
      size: bytes.length,
    });
    expect(asked.json()).toMatchObject({ details: 'success', code: 200 });
    const { data } = asked.json();
    expect(data.static_url).toMatch(new RegExp(`^/files/${SCHOOL.open}/[\\w-]{32}$`));
    expect(data.url.startsWith('/')).toBe(isFolder);
    expect((await show(data.static_url, token)).statusCode).toBe(404);
    expect((await putBytes(test, data, bytes)).status).toBe(200);
    const first = await confirmUpload(test, token, data.id);
    expect(first.json().data).toMatchObject({
      id: data.id,
      static_url: data.static_url,
      contentType: 'image/jpeg',
      width: 90,
      height: 60,
    });
    // F14: what was confirmed can be confirmed again.
    expect((await confirmUpload(test, token, data.id)).body).toBe(first.body);
    const shown = await show(data.static_url, token);
    expect(shown.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'private, no-store',
      'content-disposition': 'inline; filename="myphoto.jpg"',
    });
    expect(shown.rawPayload.includes('SECRETCAM')).toBe(false);
    const kept = await sharp(shown.rawPayload).metadata();
    expect(kept).toMatchObject({ format: 'jpeg', width: 90, height: 60 });
    expect(kept.exif).toBeUndefined();
  });

  it('keep what moves', async () => {
    const { token } = await makePerson(test);
    const frame = (r: number) => ({
      create: { width: 20, height: 10, channels: 3 as const, background: { r, g: 0, b: 0 } },
    });
    const frames = await Promise.all([0, 120, 250].map((r) => sharp(frame(r)).png().toBuffer()));
    const bytes = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer();
    const { code, data } = await send(token, bytes, 'image/gif');
    expect(code).toBe(200);
    const kept = await sharp((await show(data.static_url, token)).rawPayload).metadata();
    expect([kept.format, kept.pages]).toEqual(['gif', 3]);
    expect(await rowOf(data.id)).toMatchObject({ width: 20, height: 10, status: 'kept' });
  });

  it('are pictures by their bytes, whatever they are called (TRUST 83)', async () => {
    const { token } = await makePerson(test);
    const png = await picture().png().toBuffer();
    const refused: Buffer[] = [
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
      Buffer.from('<?xml version="1.0"?><svg/>'),
      Buffer.from('<!doctype html><script>alert(1)</script>'),
      Buffer.from('alert(1)'),
      Buffer.from('%PDF-1.7'),
      Buffer.from('PK\u0003\u0004'),
      Buffer.from('GIF89a=1;alert(1)'),
      Buffer.from('#!/bin/sh'),
      Buffer.from('BM'.padEnd(100, '\0')),
      Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.from('<script>')]),
      png.subarray(0, png.length - 40),
      await picture().webp().toBuffer(),
      await picture().tiff().toBuffer(),
      await picture().avif().toBuffer(),
      randomBytes(4000),
    ];
    for (const bytes of refused) {
      const { code, data } = await send(token, bytes);
      expect([bytes.subarray(0, 12).toString('latin1'), code]).toEqual([
        bytes.subarray(0, 12).toString('latin1'),
        'FILE_FORMAT',
      ]);
      expect((await show(data.static_url, token)).statusCode).toBe(404);
    }
    // A picture with another file behind it loses that.
    const polyglot = Buffer.concat([png, Buffer.from('<script>alert("HIDDEN")</script>')]);
    const { code, data } = await send(token, polyglot);
    expect(code).toBe(200);
    expect((await show(data.static_url, token)).rawPayload.includes('HIDDEN')).toBe(false);
  }, 60_000);

  it('are measured before they are unfolded (TRUST 84)', async () => {
    const { token } = await makePerson(test);
    const before = process.memoryUsage().rss;
    const bytes = hugePng(30_000, 30_000);
    expect(bytes.length).toBeLessThan(100_000);
    expect((await send(token, bytes)).code).toBe('PAYLOAD_TOO_LARGE');
    expect((process.memoryUsage().rss - before) / 2 ** 20).toBeLessThan(100);
  });

  it('take an address once, for its type and size alone (TRUST 82)', async () => {
    const { token } = await makePerson(test);
    const bytes = await picture().png().toBuffer();
    const asked = await askAddress(test, token, { contentType: 'image/png', size: bytes.length });
    const { data } = asked.json();
    const twice = Buffer.concat([bytes, bytes]);
    if (isFolder) {
      const wrongType = { ...data, headers: { ...data.headers, 'content-type': 'image/gif' } };
      expect((await putBytes(test, wrongType, bytes)).status).toBe(403);
      const other = (await askAddress(test, token)).json().data.id as string;
      const otherKey = { ...data, url: data.url.replace(data.id, other) };
      expect((await putBytes(test, otherKey, bytes)).status).toBe(403);
      const later = { ...data, url: data.url.replace(/expires=\d+/, 'expires=4000000000') };
      expect((await putBytes(test, later, bytes)).status).toBe(403);
      expect((await putBytes(test, data, twice)).status).toBe(403);
    } else {
      // The store checks what is signed; should it take more, that is seen before anything is kept.
      const { searchParams } = new URL(data.url);
      expect(searchParams.get('X-Amz-SignedHeaders')).toBe('content-length;content-type;host');
      expect(searchParams.get('X-Amz-Expires')).toBe('300');
      const isRefused = (await putBytes(test, data, twice)).status === 403;
      expect((await confirmUpload(test, token, data.id)).statusCode).toBe(isRefused ? 409 : 413);
    }
    expect((await putBytes(test, data, bytes)).status).toBe(200);
    expect((await confirmUpload(test, token, data.id)).statusCode).toBe(200);
    const kept = (await show(data.static_url, token)).rawPayload;
    const again = await picture(10, 10).png().toBuffer();
    if (isFolder) expect((await putBytes(test, data, bytes)).status).toBe(409);
    else await putBytes(test, data, again);
    await confirmUpload(test, token, data.id);
    expect((await show(data.static_url, token)).rawPayload.equals(kept)).toBe(true);
  });

  it('are put where the server says (TRUST 82)', async () => {
    const { token } = await makePerson(test);
    const wrong: Record<string, string | number>[] = [
      { bucketName: 'x' },
      { module: '../' },
      { fileName: 'a'.repeat(300) },
      { fileName: '../../a' },
      { fileName: 'a\0.png' },
      { fileName: 'a.svg' },
      { contentType: 'image/svg+xml' },
      { size: 5 * 1024 * 1024 + 1 },
      { size: 0 },
    ];
    for (const query of wrong)
      expect((await askAddress(test, token, query)).statusCode, JSON.stringify(query)).toBe(400);
    const asked = await askAddress(test, token, { fileName: '../../../etc/a.png' });
    expect(asked.json().data.static_url).toMatch(/^\/files\/\d{19}\/[\w-]{32}$/);
    expect((await askAddress(test, undefined)).statusCode).toBe(401);
  });

  it('have names that break no header (TRUST 86)', async () => {
    const { token } = await makePerson(test);
    const bytes = await picture().png().toBuffer();
    const asked = await askAddress(test, token, {
      fileName: 'a\r\nSet-Cookie: x=1;\u202Egnp."é.png',
      size: bytes.length,
    });
    const { data } = asked.json();
    await putBytes(test, data, bytes);
    await confirmUpload(test, token, data.id);
    const { headers } = await show(data.static_url, token);
    expect(headers['set-cookie']).toBeUndefined();
    expect(headers['content-disposition']).toBe(
      `inline; filename="aSet-Cookie_x_1_gnp.__.png"; filename*=UTF-8''aSet-Cookie%3Ax%3D1%3Bgnp.%22%C3%A9.png`,
    );
  });

  it('are shown to nobody else, and found by no path (TRUST 87)', async () => {
    const [owner, other] = [await makePerson(test), await makePerson(test)];
    const { static_url: url } = await sendPicture(test, owner.token);
    const name = url.split('/').at(-1) as string;
    expect((await show(url)).statusCode).toBe(401);
    expect((await show(url, other.token)).statusCode).toBe(404);
    expect((await show(url, await test.signIn('admin@stoa.example'))).statusCode).toBe(404);
    expect((await show(`/files/${SCHOOL.company}/${name}`, owner.token)).statusCode).toBe(404);
    for (const path of [
      `/files/${SCHOOL.open}/`,
      `/files/${SCHOOL.open}/../secret.key`,
      `/files/${SCHOOL.open}/%2e%2e%2fsecret.key`,
      `/files/${SCHOOL.open}/%252e%252e%252fsecret.key`,
      `/files/${SCHOOL.open}//${name}`,
      `/files/${SCHOOL.open}/${name}%00`,
      `/files/${SCHOOL.open}/${name}.png`,
      `/files/uploads/${SCHOOL.open}/${name}`,
      '/files/tmp/x.part',
      '/files/exports/x.json',
    ])
      expect((await show(path, owner.token)).statusCode, path).toBe(404);
    const confirmed = await confirmUpload(
      test,
      other.token,
      (await askAddress(test, owner.token)).json().data.id,
    );
    expect(confirmed.statusCode).toBe(404);
  });

  it('end with a day in which nothing used them, and free their room (TRUST 88, F14)', async () => {
    const { token } = await makePerson(test);
    const unused = await sendPicture(test, token);
    const used = await sendPicture(test, token);
    const announced = (await askAddress(test, token)).json().data;
    await test.database.write({ schoolId: SCHOOL.open }, async (tx) => {
      await tx.updateTable('upload').set({ used_at: new Date() }).where('id', '=', used.id).execute();
      const yesterday = new Date(Date.now() - 25 * 3_600_000);
      await tx.updateTable('upload').set({ created_at: yesterday }).execute();
    });
    const services = { ...sweeping(), clock: { now: () => new Date() } };
    expect(await sweepUploads(services)).toBeGreaterThanOrEqual(2);
    expect(await rowOf(unused.id)).toBeUndefined();
    expect(await rowOf(announced.id)).toBeUndefined();
    expect((await show(unused.static_url, token)).statusCode).toBe(404);
    expect((await show(used.static_url, token)).statusCode).toBe(200);
    services.files.close();
  });

  const sweeping = () => {
    const { config, database } = test;
    const silent = { warn: () => undefined } as never;
    return { config, database, log: silent, files: openStore(config), clock: { now: () => new Date() } };
  };

  it('are swept by one process at a time', async () => {
    const services = sweeping();
    await test.database.write({}, async (tx) => {
      await sql`select pg_advisory_xact_lock(5081720001)`.execute(tx);
      expect(await sweepUploads(services)).toBeUndefined();
    });
    expect(await sweepUploads(services)).toBe(0);
    services.files.close();
  });

  it('are not seen where a process died while it stored them, and go after a day (F3)', async () => {
    const { token } = await makePerson(test);
    const { id, static_url: url } = await sendPicture(test, token);
    const change = (values: object) =>
      test.database.write({ schoolId: SCHOOL.open }, (tx) =>
        tx.updateTable('upload').set(values).where('id', '=', id).execute(),
      );
    await change({ status: 'storing' });
    expect((await show(url, token)).statusCode).toBe(404);
    await change({ created_at: new Date(Date.now() - 25 * 3_600_000) });
    const services = sweeping();
    expect(await sweepUploads(services)).toBe(1);
    expect(await services.files.get(`uploads/${url.slice('/files/'.length)}`)).toBeUndefined();
    services.files.close();
  });

  it('are looked at when feedback names them, were they not before (B043)', async () => {
    const { token } = await makePerson(test, 'member');
    const bytes = await picture().png().toBuffer();
    const feedback = (picUrl: string) =>
      test.call('POST', '/api/school/feedback/addFeedback', {
        token,
        json: {
          feedbackType: 1,
          feedbackContent: 'x',
          picUrl,
          allowContact: 0,
          tenantId: SCHOOL.open,
          clientType: '1',
        },
      });
    const { data } = (await askAddress(test, token, { size: bytes.length })).json();
    await putBytes(test, data, bytes);
    expect((await feedback(data.static_url)).statusCode).toBe(200);
    expect(await rowOf(data.id)).toMatchObject({ status: 'kept', used_at: expect.any(Date) });
    const html = Buffer.from('<!doctype html>');
    const bad = (await askAddress(test, token, { size: html.length })).json().data;
    await putBytes(test, bad, html);
    const answer = await feedback(bad.static_url);
    // The folder refused it while it arrived; the store took it, and nobody else does.
    expect([answer.statusCode, codeOf(answer.body)]).toEqual([
      400,
      isFolder ? 'UPLOAD_NOT_OWNED' : 'FILE_FORMAT',
    ]);
  });

  it('leave no draft of a process that died (F3)', async () => {
    const drafts = join(test.config.dataDir, 'files', 'tmp');
    await sendPicture(test, (await makePerson(test)).token);
    expect(await readdir(drafts).catch(() => [])).toEqual([]);
    await mkdir(drafts, { recursive: true });
    const old = new Date(Date.now() - 600_000);
    await writeFile(join(drafts, 'old.part'), 'x');
    await utimes(join(drafts, 'old.part'), old, old);
    await writeFile(join(drafts, 'young.part'), 'x');
    const services = sweeping();
    await startSweeping(services).stop();
    expect(await readdir(drafts)).toEqual(['young.part']);
    expect((await stat(drafts)).isDirectory()).toBe(true);
    await rm(join(drafts, 'young.part'));
    services.files.close();
  });
});
