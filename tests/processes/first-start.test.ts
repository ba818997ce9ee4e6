import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { killAll, startServer } from '../faults/server-process.ts';

const PROCESSES = 4;
const name = `stoa_first_${randomBytes(5).toString('hex')}`;
let folder: string;

const administrator = async (sql: string) => {
  const client = new pg.Client({ connectionString: inject('databaseUrl').replace('DATABASE', 'postgres') });
  await client.connect();
  return client.query(sql).finally(() => client.end());
};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'stoa-first-'));
  await administrator(`create database ${name} encoding 'UTF8' template template0`);
});
afterAll(async () => {
  killAll();
  await administrator(`drop database if exists ${name} with (force)`);
  await rm(folder, { recursive: true, force: true });
});

test('processes that start at once on an empty database all open, and one of them fills it (TRUST F11)', async () => {
  const servers = Array.from({ length: PROCESSES }, () =>
    startServer({
      DATABASE_URL: inject('databaseUrl').replace('DATABASE', name),
      DATA_DIR: folder,
      STOA_SEED: 'demo',
      LOG_LEVEL: 'silent',
    }),
  );
  await Promise.all(servers.map((server) => server.says(/Stoa is open/)));
  const filled = servers.filter((server) => server.stdout().includes('The demo schools are ready.'));
  expect(filled.length).toBe(1);
  for (const server of servers) server.child.kill('SIGTERM');
  expect(await Promise.all(servers.map((server) => server.ended))).toEqual(servers.map(() => 0));
});
