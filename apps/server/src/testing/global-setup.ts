import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { readConfig } from '../config.ts';
import { startEmbedded, type Embedded } from '../database/embedded.ts';
import { migrate } from '../database/migrate.ts';
import { Database } from '../database/pool.ts';
import { seedDemo } from '../seed/seed.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Connection string of the cluster's administrator; the database's name is the word DATABASE. */
    databaseUrl: string;
  }
}

export const TEMPLATE = 'stoa_test_template';

/** One PostgreSQL a run, with one migrated and seeded template that test files copy. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'stoa-test-'));
  let embedded: Embedded | undefined;
  const given = process.env.STOA_TEST_DATABASE_URL;
  // Nothing of a test survives it, so the disk need not be waited for.
  if (!given)
    embedded = await startEmbedded(folder, () => undefined, {
      fsync: 'off',
      synchronous_commit: 'off',
      full_page_writes: 'off',
      max_connections: '200',
    });
  const url = (name: string) => (embedded ? embedded.url(name) : withDatabase(given as string, name));
  const admin = new pg.Client({ connectionString: url('postgres') });
  await admin.connect();
  await admin.query(`drop database if exists ${TEMPLATE} with (force)`);
  await admin.query(`create database ${TEMPLATE} encoding 'UTF8' template template0`);
  await admin.end();
  await migrate(url(TEMPLATE));
  const database = new Database(url(TEMPLATE), 4);
  await seedDemo(database, readConfig({ DATA_DIR: folder }), () => undefined);
  await database.end();
  project.provide('databaseUrl', url('DATABASE'));
  return async () => {
    await embedded?.stop();
    await rm(folder, { recursive: true, force: true });
  };
}

function withDatabase(url: string, name: string): string {
  const parsed = new URL(url);
  parsed.pathname = `/${name}`;
  return parsed.href;
}
