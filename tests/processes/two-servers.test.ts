import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { DEMO_PASSWORD } from '../../apps/server/src/seed/accounts.ts';
import { TEMPLATE } from '../../apps/server/src/testing/global-setup.ts';
import { killAll, startServer, type ServerProcess } from '../faults/server-process.ts';

const SCHOOL = '1700000000000000001';
const CLASS = '1770000000000000004';
const name = `stoa_two_${randomBytes(5).toString('hex')}`;
const servers: ServerProcess[] = [];
const addresses: string[] = [];
const folders: string[] = [];

const administrator = async (sql: string) => {
  const client = new pg.Client({ connectionString: inject('databaseUrl').replace('DATABASE', 'postgres') });
  await client.connect();
  await client.query(sql).finally(() => client.end());
};

beforeAll(async () => {
  await administrator(`create database ${name} template ${TEMPLATE}`);
  for (const _ of [1, 2]) {
    const folder = await mkdtemp(join(tmpdir(), 'stoa-two-'));
    folders.push(folder);
    const server = startServer({
      DATABASE_URL: inject('databaseUrl').replace('DATABASE', name),
      DATA_DIR: folder,
      SECRET_KEY: 'the same key for both of the processes',
      LOG_LEVEL: 'silent',
    });
    servers.push(server);
    const [, port] = await server.says(/Stoa is open: http:\/\/localhost:(\d+)/);
    addresses.push(`http://127.0.0.1:${port}`);
  }
});

afterAll(async () => {
  for (const server of servers) server.child.kill('SIGINT');
  await Promise.all(servers.map((server) => server.ended));
  killAll();
  await administrator(`drop database if exists ${name} with (force)`);
  for (const folder of folders) await rm(folder, { recursive: true, force: true });
});

async function tokens(address: string, body: Record<string, string>) {
  const answer = await fetch(`${address}/api/auth/oauth/token`, {
    method: 'POST',
    body: new URLSearchParams(body),
  });
  return {
    status: answer.status,
    body: (await answer.json()) as { access_token: string; refresh_token: string },
  };
}
const me = (address: string, token: string) =>
  fetch(`${address}/api/accounts/users/me`, { headers: { authorization: `Bearer ${token}` } });

test('a sign-in of one process counts in the other, and so does its end', async () => {
  const [first, second] = addresses as [string, string];
  const { body } = await tokens(first, {
    grant_type: 'password',
    username: 'learner@stoa.example',
    password: DEMO_PASSWORD,
  });
  expect((await me(second, body.access_token)).status).toBe(200);
  const renewed = await tokens(second, { grant_type: 'refresh_token', refresh_token: body.refresh_token });
  expect(renewed.status).toBe(200);
  const out = await fetch(`${second}/api/auth/open/logout`, {
    method: 'DELETE',
    headers: { authorization: `Bearer ${renewed.body.access_token}` },
  });
  expect(out.status).toBe(204);
  expect((await me(first, body.access_token)).status).toBe(401);
});

test('what one process changes, visitors of the other see', async () => {
  const [first, second] = addresses as [string, string];
  const page = `/api/class/v1/open/classes/${CLASS}?schoolId=${SCHOOL}&sxz-lang=en_US`;
  const learners = async (address: string) =>
    ((await (await fetch(address + page)).json()) as { data: { learnerCount: number } }).data.learnerCount;
  const before = await learners(second);
  const { body } = await tokens(first, {
    grant_type: 'password',
    username: 'visitor@stoa.example',
    password: DEMO_PASSWORD,
  });
  const enrolled = await fetch(`${first}/api/class/enroll`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${body.access_token}`,
      'content-type': 'application/json',
      tenantId: SCHOOL,
    },
    body: JSON.stringify({ classId: CLASS }),
  });
  expect(enrolled.status).toBe(200);
  await expect.poll(() => learners(second)).toBe(before + 1);
});
