import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStore, type FileStore } from '../../files/file-store.ts';
import { startSwift, type RunningStore } from '../../testing/swift-server.ts';

const ORIGIN = 'https://portal.example';
const TYPE = 'image/png';
const bytes = Buffer.from('x'.repeat(100));

// Stand-ins believe every signature: what a store refuses is proved where there is a real one.
describe.runIf(process.env.STOA_TEST_STORE === 'swift')('a real S3 store (TRUST 82)', () => {
  let running: RunningStore;
  let store: FileStore;
  beforeAll(async () => {
    running = await startSwift(ORIGIN);
    store = openStore({ dataDir: '', s3Url: new URL(running.url) });
  });
  afterAll(async () => {
    store?.close();
    await running?.close();
  });
  const addressOf = async (key: string, seconds = 300) =>
    (await store.directAddress(key, { contentType: TYPE, size: bytes.length, seconds })) as string;
  const put = async (url: string, body: Buffer, headers: Record<string, string> = {}) => {
    const answer = await fetch(url, {
      method: 'PUT',
      headers: { 'content-type': TYPE, ...headers },
      body: new Uint8Array(body),
    });
    const text = await answer.text();
    return { status: answer.status, code: /<Code>(\w+)/.exec(text)?.[1], headers: answer.headers };
  };
  const preflight = (url: string, origin: string) =>
    fetch(url, {
      method: 'OPTIONS',
      headers: {
        origin,
        'access-control-request-method': 'PUT',
        'access-control-request-headers': 'content-type',
      },
    });

  it('takes from an address the one file that it is for, and nothing else', async () => {
    const url = await addressOf('quarantine/1');
    const refused = { status: 403, code: 'SignatureDoesNotMatch' };
    const other = url.replace(/(?<=X-Amz-Signature=)./, (first) => (first === '0' ? '1' : '0'));
    expect(await put(other, bytes)).toMatchObject(refused);
    expect(await put(url, bytes, { 'content-type': 'text/html' })).toMatchObject(refused);
    expect(await put(url, Buffer.concat([bytes, bytes]))).toMatchObject(refused);
    expect(await put(url, bytes.subarray(1))).toMatchObject(refused);
    expect(await put(url.replace('quarantine/1', 'quarantine/2'), bytes)).toMatchObject(refused);
    expect(await put(url.replace('X-Amz-Expires=300', 'X-Amz-Expires=3000'), bytes)).toMatchObject(refused);
    expect(await store.get('quarantine/1')).toBeUndefined();
    expect(await store.get('quarantine/2')).toBeUndefined();
    expect((await put(url, bytes)).status).toBe(200);
    expect((await store.get('quarantine/1'))?.size).toBe(bytes.length);
  });

  it('takes nothing at an address that has ended, and shows nothing to who has none', async () => {
    const url = await addressOf('quarantine/3', 1);
    await wait(2100);
    expect(await put(url, bytes)).toMatchObject({ status: 403, code: 'AccessDenied' });
    await store.put('uploads/1/a', bytes, TYPE);
    const { origin, pathname } = new URL(running.url);
    expect((await fetch(`${origin}${pathname}/uploads/1/a`)).ok).toBe(false);
  });

  it('lets the pages of the portal send to it, with their type alone, and those of no other site', async () => {
    const url = await addressOf('quarantine/4');
    const asked = await preflight(url, ORIGIN);
    expect(asked.status).toBe(200);
    expect(asked.headers.get('access-control-allow-origin')).toBe(ORIGIN);
    expect(asked.headers.get('access-control-allow-methods')).toContain('PUT');
    expect(asked.headers.get('access-control-allow-headers')).toContain('content-type');
    const sent = await put(url, bytes, { origin: ORIGIN });
    expect([sent.status, sent.headers.get('access-control-allow-origin')]).toEqual([200, ORIGIN]);
    const elsewhere = await preflight(url, 'https://evil.example');
    expect(elsewhere.headers.get('access-control-allow-origin')).toBeNull();
  });

  it('is swept of what is old', async () => {
    await store.put('quarantine/old', bytes, TYPE);
    await store.put('uploads/kept', bytes, TYPE);
    await store.removeOlder('quarantine', new Date(Date.now() + 60_000));
    expect(await store.get('quarantine/old')).toBeUndefined();
    const kept = await store.get('uploads/kept');
    expect(kept?.size).toBe(bytes.length);
    kept?.stream.resume();
    await store.remove('uploads/kept');
    expect(await store.get('uploads/kept')).toBeUndefined();
  });
});
