import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Secret, TOTP } from 'otpauth';
import pg from 'pg';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { DEMO_PASSWORD } from '../../apps/server/src/seed/accounts.ts';
import { killAll, startServer, type ServerProcess } from '../faults/server-process.ts';

const ROOT = join(import.meta.dirname, '../..');
const README_FOLDER = '/var/backups';
const README_NAME = 'stoa_new';
const SCHOOL = '1700000000000000001';
const EMAIL = 'admin@stoa.example';
const TOTP_STEP_MS = 30_000;
/** Two servers are filled, saved and restored; on a busy machine that takes its time. */
const TIMEOUT_MS = 480_000;
const suffix = randomBytes(4).toString('hex');

let folder: string;
const clusterAddress = (name: string, role?: string) => {
  const url = new URL(
    inject('databaseUrl').replace('DATABASE', name).replace('postgres@/', 'postgres@localhost/'),
  );
  if (role) url.username = role;
  return url.href;
};
const administrator = async (sql: string) => {
  const client = new pg.Client({ connectionString: clusterAddress('postgres') });
  await client.connect();
  // One by one: a database is not made in a transaction.
  for (const statement of sql.split(';').filter((one) => one.trim() !== ''))
    await client.query(statement).catch(async (error: Error) => {
      await client.end();
      throw error;
    });
  await client.end();
};

/** The code blocks of the section, as they stand there. */
async function readSteps(language: 'sh' | 'sql'): Promise<string[]> {
  const readme = await readFile(join(ROOT, 'README.md'), 'utf8');
  const section = /## Back it up\n(.*?)\n## /s.exec(readme)?.[1] ?? '';
  return [...section.matchAll(/```(sh|sql)\n(.*?)```/gs)]
    .filter(([, kind]) => kind === language)
    .map(([, , text]) => text as string);
}

/** Runs a line of the section in a shell; only the folder of the file is another. */
const shell = (line: string, env: Record<string, string>) =>
  new Promise<{ code: number; output: string }>((resolve) =>
    execFile(
      'sh',
      ['-c', line.replaceAll(README_FOLDER, folder)],
      { cwd: ROOT, env: { PATH: process.env.PATH ?? '', HOME: process.env.HOME ?? '', ...env } },
      (error, stdout, stderr) =>
        resolve({ code: error ? Number(error.code ?? 1) : 0, output: `${stdout}${stderr}` }),
    ),
  );

interface Running {
  process: ServerProcess;
  base: string;
}
async function start(env: Record<string, string>): Promise<Running> {
  const process = startServer({ LOG_LEVEL: 'silent', RATE_LIMIT: '0', ...env });
  const [, port] = await process.says(/Stoa is open: http:\/\/localhost:(\d+)/);
  return { process, base: `http://127.0.0.1:${port}` };
}
const stop = async ({ process }: Running) => {
  process.child.kill('SIGINT');
  await process.ended;
};

const token = async (base: string, form: Record<string, string>) => {
  const answer = await fetch(`${base}/api/auth/oauth/token`, {
    method: 'POST',
    body: new URLSearchParams(form),
  });
  return { status: answer.status, body: await answer.json() };
};
const byPassword = { grant_type: 'password', username: EMAIL, password: DEMO_PASSWORD };
const bearer = (accessToken: string) => ({ authorization: `Bearer ${accessToken}` });
const codeAt = (secret: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * TOTP_STEP_MS });

/** What a person has that only a whole backup keeps: a second factor and a picture. */
async function prepare(base: string) {
  const { body } = await token(base, byPassword);
  const headers = bearer(body.access_token);
  const json = { ...headers, 'content-type': 'application/json' };
  const asked = await fetch(`${base}/api/accounts/users/second-factor/totp`, {
    method: 'POST',
    headers: json,
    body: '{}',
  });
  const { secret } = (await asked.json()).data as { secret: string };
  const confirmed = await fetch(`${base}/api/accounts/users/second-factor/totp`, {
    method: 'PUT',
    headers: json,
    body: JSON.stringify({ code: codeAt(secret, -1) }),
  });
  expect(confirmed.status).toBe(200);
  const bytes = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#14507a' } })
    .png()
    .toBuffer();
  const query = new URLSearchParams({
    fileName: 'a.png',
    bucketName: 'klt-static-content',
    module: 'module',
    contentType: 'image/png',
    size: String(bytes.length),
  });
  const address = await fetch(`${base}/api/school/v1/files/get-upload-url?${query}`, {
    headers: { ...headers, tenantid: SCHOOL },
  });
  const upload = (await address.json()).data;
  const sent = await fetch(new URL(upload.url, base), {
    method: 'PUT',
    headers: upload.headers,
    body: new Uint8Array(bytes),
  });
  expect(sent.status).toBe(200);
  const kept = await fetch(`${base}/api/school/v1/files/${upload.id}/confirm`, { method: 'POST', headers });
  expect(kept.status).toBe(200);
  return { secret, picture: upload.static_url as string, refreshToken: body.refresh_token as string };
}

const show = async (base: string, picture: string, accessToken: string) => {
  const answer = await fetch(new URL(picture, base), { headers: bearer(accessToken) });
  expect(answer.status).toBe(200);
  return Buffer.from(await answer.arrayBuffer()).toString('base64');
};

const showHome = async (base: string) => {
  const answer = await fetch(`${base}/api/portal/api/v1/portal/open/home?schoolId=${SCHOOL}&sxz-lang=en_US`);
  expect(answer.status).toBe(200);
  return answer.json();
};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'stoa-backup-'));
  await chmod(folder, 0o711);
});
afterAll(async () => {
  killAll();
  for (const name of [README_NAME, `stoa_old_${suffix}`]) {
    await administrator(`drop database if exists ${name} with (force)`);
    await administrator(`drop role if exists ${name}`);
  }
  await rm(folder, { recursive: true, force: true });
});

describe('the steps that the README tells', () => {
  // The tests that are given a server run beside those that are not: the embedded database is tried once.
  it.each(process.env.STOA_TEST_DATABASE_URL ? ['own server'] : ['embedded', 'own server'])(
    'bring all of it to an empty place under another role, and end what came after (TRUST F39): %s',
    async (kind) => {
      const isEmbedded = kind === 'embedded';
      const old = `stoa_old_${suffix}`;
      const here: Record<string, string> = { DATA_DIR: join(folder, `${suffix}-${isEmbedded}-a`) };
      const there: Record<string, string> = { DATA_DIR: join(folder, `${suffix}-${isEmbedded}-b`) };
      if (!isEmbedded) {
        await administrator(
          `create role ${old} login createrole; create database ${old} owner ${old} template template0 encoding 'UTF8'; grant stoa_app, stoa_backup to ${old} with admin option`,
        );
        here.DATABASE_URL = clusterAddress(old, old);
        there.DATABASE_URL = clusterAddress(README_NAME, README_NAME);
      }
      const [save, bring] = (await readSteps('sh')) as [string, string];
      const [restore, startAgain] = bring.trim().split('\n') as [string, string];
      expect([save.startsWith('npm run backup'), restore.startsWith('npm run restore'), startAgain]).toEqual([
        true,
        true,
        'npm start',
      ]);
      const file = join(folder, 'stoa.zip');
      await rm(file, { force: true });

      const first = await start({ ...here, STOA_SEED: 'demo' });
      const { secret, picture, refreshToken } = await prepare(first.base);
      const saved = await shell(save, here);
      expect(saved, saved.output).toMatchObject({ code: 0 });
      expect(saved.output).toMatch(/Saved \d+ tables with \d+ rows, 1 files and the secret key/);
      const later = await token(first.base, { grant_type: 'refresh_token', refresh_token: refreshToken });
      expect(later.status).toBe(200);
      const homeBefore = await showHome(first.base);
      const bytes = await show(first.base, picture, later.body.access_token);
      const refused = await shell(restore, here);
      expect(refused.code).toBe(1);
      expect(refused.output).toMatch(/stoa: .* in use by/);
      await stop(first);

      if (!isEmbedded) for (const sql of await readSteps('sql')) await administrator(sql);
      const restored = await shell(restore, there);
      expect(restored, restored.output).toMatchObject({ code: 0 });
      const second = await start(there);
      const dead = await token(second.base, {
        grant_type: 'refresh_token',
        refresh_token: later.body.refresh_token,
      });
      expect([dead.status, dead.body.error ?? dead.body.code]).toEqual([400, 'INVALID_GRANT']);
      const me = await fetch(`${second.base}/api/accounts/users/me`, {
        headers: bearer(later.body.access_token),
      });
      expect(me.status).toBe(401);
      const asked = await token(second.base, byPassword);
      expect([asked.status, asked.body.code]).toEqual([403, 'SECOND_FACTOR_REQUIRED']);
      const signedIn = await token(second.base, {
        grant_type: 'second_factor',
        ticket: asked.body.details.ticket,
        code: codeAt(secret),
      });
      expect(signedIn.status).toBe(200);
      expect(await showHome(second.base)).toEqual(homeBefore);
      expect(await show(second.base, picture, signedIn.body.access_token)).toBe(bytes);
      await stop(second);
      const again = await shell(restore, there);
      expect(again.code).toBe(1);
      expect(again.output).toMatch(/not empty/);
    },
    TIMEOUT_MS,
  );
});
