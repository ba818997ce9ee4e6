import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { TEMPLATE } from '../../apps/server/src/testing/global-setup.ts';
import { killAll, startServer, type ServerProcess } from './server-process.ts';
import { signIn } from './sign-in.ts';

const SCHOOL = '1700000000000000001';
const KILLS = 4;
const SENDERS = 4;

let folder: string;
let database: string;
let picture: Buffer;
const address = (name: string) => inject('databaseUrl').replace('DATABASE', name);
const administrator = async (sql: string, name = 'postgres') => {
  const client = new pg.Client({ connectionString: address(name) });
  await client.connect();
  await client.query(sql).finally(() => client.end());
};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'stoa-kill-'));
  database = `stoa_kill_${process.pid}`;
  await administrator(`create database ${database} template ${TEMPLATE}`);
  const side = 500;
  picture = await sharp(randomBytes(side * side * 3), { raw: { width: side, height: side, channels: 3 } })
    .png()
    .toBuffer();
});
afterAll(async () => {
  killAll();
  await administrator(`drop database if exists ${database} with (force)`);
  await rm(folder, { recursive: true, force: true });
});

async function start(): Promise<{ server: ServerProcess; url: string }> {
  // Limits have tests of their own.
  await administrator('delete from rate_counter', database);
  const server = startServer({
    DATA_DIR: folder,
    DATABASE_URL: address(database),
    LOG_LEVEL: 'silent',
    UPLOAD_ROOM_PERSON: '1000',
  });
  const [, port] = await server.says(/Stoa is open: http:\/\/localhost:(\d+)/);
  return { server, url: `http://127.0.0.1:${port}` };
}

const headersOf = async (url: string) => ({
  authorization: `Bearer ${await signIn(url)}`,
  tenantid: SCHOOL,
});

/** What was asked for, and what the server said it keeps. */
interface Sent {
  asked: string[];
  kept: string[];
}

/** Sends pictures one after the other until the server is gone. */
async function send(url: string, headers: Record<string, string>, sent: Sent): Promise<void> {
  const query = new URLSearchParams({
    fileName: 'a.png',
    bucketName: 'klt-static-content',
    module: 'module',
  });
  for (;;) {
    const asked = await fetch(`${url}/api/school/v1/files/get-upload-url?${query}`, { headers });
    if (!asked.ok) return void (await asked.arrayBuffer());
    const { data } = (await asked.json()) as {
      data: { url: string; static_url: string; headers: Record<string, string> };
    };
    sent.asked.push(data.static_url);
    const answer = await fetch(`${url}${data.url}`, {
      method: 'PUT',
      headers: data.headers,
      body: new Uint8Array(picture),
    });
    await answer.arrayBuffer();
    if (answer.ok) sent.kept.push(data.static_url);
  }
}

describe('a server that is killed while pictures arrive (TRUST F3)', () => {
  it('shows them whole or not at all, and takes new ones', async () => {
    const sent: Sent = { asked: [], kept: [] };
    for (let kill = 0; kill < KILLS; kill++) {
      const { server, url } = await start();
      const headers = await headersOf(url);
      const sending = Promise.allSettled(Array.from({ length: SENDERS }, () => send(url, headers, sent)));
      await wait(100 + Math.random() * 3000);
      server.child.kill('SIGKILL');
      await server.ended;
      await sending;
    }
    const drafts = join(folder, 'files', 'tmp');
    const past = new Date(Date.now() - 600_000);
    for (const name of await readdir(drafts).catch(() => [])) await utimes(join(drafts, name), past, past);
    const { server, url } = await start();
    const headers = await headersOf(url);
    const shown: string[] = [];
    for (const path of sent.asked) {
      const answer = await fetch(`${url}${path}`, { headers });
      const bytes = Buffer.from(await answer.arrayBuffer());
      expect([200, 404]).toContain(answer.status);
      if (answer.status !== 200) continue;
      await sharp(bytes).stats();
      shown.push(path);
    }
    // What was promised is there.
    expect(shown).toEqual(expect.arrayContaining(sent.kept));
    await expect.poll(() => readdir(drafts).catch(() => [])).toEqual([]);
    const more: Sent = { asked: [], kept: [] };
    const sending = send(url, headers, more).catch(() => undefined);
    await expect.poll(() => more.kept.length, { timeout: 20_000 }).toBeGreaterThan(0);
    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(0);
    await sending;
  });
});
