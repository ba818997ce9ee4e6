import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { readConfig, type Config } from '../config.ts';
import { migrate, readMigrations, runMigrations } from '../database/migrate.ts';
import { openDatabase } from '../database/open.ts';
import { openStore } from '../files/file-store.ts';
import { TEMPLATE } from '../testing/global-setup.ts';
import { startS3 } from '../testing/s3-server.ts';
import { backup } from './backup.ts';
import { restore } from './restore.ts';

const silent = () => undefined;
const address = (name: string) => inject('databaseUrl').replace('DATABASE', name);
const made: string[] = [];
let folder: string;

async function query<Row extends object>(name: string, sql: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: address(name) });
  await client.connect();
  const { rows } = await client.query<Row>(sql).finally(() => client.end());
  return rows;
}
/** A database of its own, and a folder: filled like the demo, or empty. */
async function place(template?: string): Promise<{ config: Config; name: string }> {
  const name = `stoa_backup_${randomBytes(5).toString('hex')}`;
  made.push(name);
  await query('postgres', `create database ${name} template ${template ?? 'template0'} encoding 'UTF8'`);
  const dataDir = join(folder, name);
  await mkdir(dataDir);
  if (template) await writeFile(join(dataDir, 'secret.key'), 'k'.repeat(43));
  return { config: readConfig({ DATABASE_URL: address(name), DATA_DIR: dataDir }), name };
}
const tablesOf = async (name: string) =>
  (
    await query<{ n: number }>(name, `select count(*)::int as n from pg_tables where schemaname = 'public'`)
  )[0]?.n;

beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'stoa-copies-'))));
afterEach(async () => {
  for (const name of made.splice(0)) await query('postgres', `drop database if exists ${name} with (force)`);
});
afterAll(() => rm(folder, { recursive: true, force: true }));
const file = () => join(folder, `${randomBytes(5).toString('hex')}.zip`);

describe('a backup', () => {
  it('brings back every row of every table, its sequences and its files, whatever schema they are in', async () => {
    const from = await place(TEMPLATE);
    await query(
      from.name,
      `create schema work; create table work.task (id bigint generated always as identity primary key, words text);
       insert into work.task (words) values (E'a\\tb\\\\N\\n'), (null); select nextval('id_sequence')`,
    );
    const key = 'uploads/1700000000000000001/a-name';
    await mkdir(join(from.config.dataDir, 'files/uploads/1700000000000000001'), { recursive: true });
    await writeFile(join(from.config.dataDir, 'files', key), 'bytes');
    const saved = await backup(from.config, file(), silent);
    const counts = await Promise.all(
      saved.tables.map(async ({ schema, name }) =>
        Number(
          (await query<{ n: string }>(from.name, `select count(*) as n from "${schema}"."${name}"`))[0]?.n,
        ),
      ),
    );
    expect(saved.tables.map(({ rows }) => rows)).toEqual(counts);
    expect(saved.tables.map(({ name }) => name)).toContain('task');
    expect(saved.files.map((one) => one.key)).toEqual([key]);
    expect(saved.sequences.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['id_sequence', 'task_id_seq']),
    );
  });

  it('is restored with equal rows, sequences and constraints, and refuses a place that is not empty', async () => {
    const from = await place(TEMPLATE);
    await query(from.name, `select setval('id_sequence', 4711)`);
    const path = file();
    const saved = await backup(from.config, path, silent);
    const to = await place();
    await restore(to.config, path, silent);
    const left = [
      'session',
      'signing_key',
      'challenge',
      'verification_code',
      'authorization_code',
      'qr_login',
    ];
    for (const { name, rows } of saved.tables.filter((table) => !left.includes(table.name))) {
      const content = `select md5(string_agg(t::text, '|' order by t::text)) as sum, count(*)::int as n from "${name}" t`;
      const restored = await query<{ n: number }>(to.name, content);
      expect([name, restored]).toEqual([name, await query(from.name, content)]);
      expect(restored[0]?.n).toBe(rows);
    }
    expect(await query(to.name, 'select last_value from id_sequence')).toEqual([{ last_value: '4711' }]);
    const schema = `select conrelid::regclass::text, conname, pg_get_constraintdef(oid) from pg_constraint where connamespace = 'public'::regnamespace
      union all select relname, relrowsecurity::text, relforcerowsecurity::text from pg_class where relnamespace = 'public'::regnamespace
      union all select tgrelid::regclass::text, tgname, tgenabled::text from pg_trigger where not tgisinternal order by 1, 2, 3`;
    expect(await query(to.name, schema)).toEqual(await query(from.name, schema));
    expect(await readFile(join(to.config.dataDir, 'secret.key'), 'utf8')).toBe('k'.repeat(43));
    await expect(restore(to.config, path, silent)).rejects.toThrow('The database is not empty');
    await (await openDatabase(to.config, silent)).close();
  }, 60_000);

  it('takes files out of a store and puts them into a folder', async () => {
    const store = await startS3();
    try {
      const from = await place(TEMPLATE);
      const inStore = readConfig({
        DATABASE_URL: address(from.name),
        DATA_DIR: from.config.dataDir,
        S3_URL: store.url,
      });
      const files = openStore(inStore);
      await files.put('uploads/1700000000000000001/a-name', Buffer.from('bytes'), 'image/png');
      await files.put('quarantine/1700000000000000001/unseen', Buffer.from('?'), 'image/png');
      files.close();
      const path = file();
      const saved = await backup(inStore, path, silent);
      expect(saved.files.map((one) => one.key)).toEqual(['uploads/1700000000000000001/a-name']);
      const to = await place();
      await restore(to.config, path, silent);
      expect(
        await readFile(join(to.config.dataDir, 'files/uploads/1700000000000000001/a-name'), 'utf8'),
      ).toBe('bytes');
    } finally {
      await store.close();
    }
  }, 60_000);

  it('leaves nothing behind when a policy would hide rows from it', async () => {
    const from = await place(TEMPLATE);
    await query(from.name, 'create policy some_rows on feedback as restrictive using (false)');
    const path = file();
    await expect(backup(from.config, path, silent)).rejects.toThrow(
      'Row-level security could hide rows of public.feedback from the backup',
    );
    expect((await readdir(folder)).filter((name) => path.includes(name.replace('.part', '')))).toEqual([]);
  });

  it('is migrated where it is older, and refused where it is newer', async () => {
    const older = await place();
    await writeFile(join(older.config.dataDir, 'secret.key'), 'k'.repeat(43));
    const names = [...(await readMigrations()).keys()];
    const client = new pg.Client({ connectionString: address(older.name) });
    await client.connect();
    await runMigrations(client, names.slice(0, 4));
    await client.end();
    await query(
      older.name,
      `insert into account (email, nick_name) values ('old@stoa.example', 'Old'); insert into school (languages, name) values ('{en_US}', '{}')`,
    );
    const path = file();
    await backup(older.config, path, silent);
    const to = await place();
    await restore(to.config, path, silent);
    expect(await query(to.name, 'select email from account')).toEqual([{ email: 'old@stoa.example' }]);
    expect(await migrate(address(to.name))).toEqual([]);

    const newer = await place(TEMPLATE);
    await query(newer.name, `insert into migration (name, digest) values ('9999_the_future.sql', 'x')`);
    const future = file();
    await backup(newer.config, future, silent);
    const empty = await place();
    await expect(restore(empty.config, future, silent)).rejects.toThrow(
      'The backup is newer than this version of Stoa (it has 9999_the_future.sql)',
    );
    expect(await tablesOf(empty.name)).toBe(0);
  }, 60_000);

  it('that is damaged writes nothing', async () => {
    const from = await place(TEMPLATE);
    const path = file();
    await backup(from.config, path, silent);
    const bytes = await readFile(path);
    const middle = Math.floor(bytes.length / 2);
    bytes[middle] = (bytes[middle] as number) ^ 1;
    await writeFile(path, bytes);
    const to = await place();
    await expect(restore(to.config, path, silent)).rejects.toThrow(/damaged|not a whole one/);
    expect([await tablesOf(to.name), await readdir(to.config.dataDir)]).toEqual([0, []]);
    await writeFile(path, bytes.subarray(0, middle));
    await expect(restore(to.config, path, silent)).rejects.toThrow('not a whole one');
  });

  it('that is cut off while it is restored leaves a place on which nothing starts until it is restored again', async () => {
    const from = await place(TEMPLATE);
    const path = file();
    await backup(from.config, path, silent);
    const to = await place();
    // The connection ends in the middle of the restore.
    await query(
      to.name,
      `create function cut() returns event_trigger language plpgsql as $$ begin
         if tg_tag = 'CREATE TABLE' and to_regclass('public.feedback') is not null then perform pg_terminate_backend(pg_backend_pid()); end if;
       end $$; create event trigger cut on ddl_command_end execute function cut()`,
    );
    await expect(restore(to.config, path, silent)).rejects.toThrow();
    await query(to.name, 'drop event trigger cut; drop function cut()');
    await expect(openDatabase(to.config, silent)).rejects.toThrow('was not finished');
    const elsewhere = readConfig({ DATABASE_URL: address(to.name), DATA_DIR: join(folder, 'elsewhere') });
    await expect(openDatabase(elsewhere, silent)).rejects.toThrow(
      'A restore into this database was not finished',
    );
    await restore(to.config, path, silent);
    await (await openDatabase(to.config, silent)).close();
    expect(
      (await query<{ n: number }>(to.name, 'select count(*)::int as n from account'))[0]?.n,
    ).toBeGreaterThan(10);
  }, 60_000);
});
