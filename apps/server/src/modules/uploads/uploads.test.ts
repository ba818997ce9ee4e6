import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { startS3 } from '../../testing/s3-server.ts';
import { SCHOOL, useTestApp } from '../../testing/test-app.ts';
import { makePerson } from '../class/class.fixtures.ts';
import {
  askAddress,
  confirmUpload,
  hugePng,
  picture,
  pictureCalls,
  putBytes,
  sendPicture,
} from './uploads.fixtures.ts';

const s3 = await startS3();
afterAll(() => s3.close());

describe.each([
  ['a folder', {}],
  ['an S3 store', { S3_URL: s3.url }],
])('pictures in %s (B077)', (_name, env) => {
  const test = useTestApp(env);
  const isFolder = !('S3_URL' in env);
  const { rowOf, send, show } = pictureCalls(test);

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
  });

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
});
