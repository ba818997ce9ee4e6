import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { RESTORE_TABLE } from './catalogue.ts';
import { allowReading } from './reader-role.ts';
import { StartError } from '../config.ts';
import { withClient } from './connections.ts';
import { installQueues } from '../platform/queue.ts';

const FOLDER = join(import.meta.dirname, '../../migrations');
/** Any number: all server processes on one database must name the same one. */
export const MIGRATION_LOCK = 7_463_015;

/**
 * Brings the database to the code's version: each file of migrations/ once, in order, in its own transaction.
 * Processes that start together wait for each other.
 * @returns the names of the migrations that ran
 * @throws {StartError} when the database is newer than the code, or a file that ran was changed since
 */
export async function migrate(connectionString: string): Promise<string[]> {
  return withClient(connectionString, async (client) => {
    // Waiting for the others and changing large tables take their time, whatever the role is set to.
    await client.query('set statement_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await refuseUnfinishedRestore(client);
    await installQueues(client);
    const ran = await runMigrations(client, undefined, (work) => inTransaction(client, work));
    // Each time: a start may have been cut between a migration and this. Where the role may not, the backup says so.
    await inTransaction(client, () => allowReading(client)).catch((error: unknown) => {
      if (!(error instanceof StartError)) throw error;
    });
    return ran;
  });
}

/**
 * Runs the files of migrations/ that this database has not seen.
 * @param only names of those to run; all of them where it is not given
 * @param each surrounds a migration; without it all of them run in the transaction of the caller
 * @returns the names of the migrations that ran
 * @throws {StartError} when the database is newer than the code, or a file that ran was changed since
 */
export async function runMigrations(
  client: pg.ClientBase,
  only?: readonly string[],
  each: (work: () => Promise<void>) => Promise<void> = (work) => work(),
): Promise<string[]> {
  await client.query(
    'create table if not exists migration (name text primary key, digest text not null, ran_at timestamptz not null default now())',
  );
  const { rows } = await client.query<{ name: string; digest: string }>('select name, digest from migration');
  const done = new Map(rows.map((row) => [row.name, row.digest]));
  const files = await readMigrations();
  const unknown = [...done.keys()].filter((name) => !files.has(name));
  if (unknown.length > 0)
    throw new StartError(
      `The database is newer than this version of Stoa (it has ${unknown.join(', ')}): start the newer version.`,
    );
  const ran: string[] = [];
  for (const [name, { sql, digest }] of files) {
    const before = done.get(name);
    if (before !== undefined && before !== digest)
      throw new StartError(
        `Migration ${name} was changed after it ran on this database: add a new file instead.`,
      );
    if (before !== undefined || only?.includes(name) === false) continue;
    await each(async () => {
      await client.query(sql);
      await client.query('insert into migration (name, digest) values ($1, $2)', [name, digest]);
    });
    ran.push(name);
  }
  return ran;
}

/** A file of migrations/. */
interface Migration {
  sql: string;
  /** SHA-256 of `sql`, in hex. */
  digest: string;
}
let migrations: Promise<Map<string, Migration>> | undefined;

/** The files of migrations/ by name, in order; read once. */
export function readMigrations(): Promise<Map<string, Migration>> {
  return (migrations ??= readFolder());
}

async function readFolder(): Promise<Map<string, Migration>> {
  const names = (await readdir(FOLDER)).filter((name) => name.endsWith('.sql')).sort();
  return new Map(
    await Promise.all(
      names.map(async (name) => {
        const sql = await readFile(join(FOLDER, name), 'utf8');
        return [name, { sql, digest: createHash('sha256').update(sql).digest('hex') }] as const;
      }),
    ),
  );
}

async function inTransaction(client: pg.Client, work: () => Promise<unknown>): Promise<void> {
  await client.query('begin');
  try {
    await work();
    await client.query('commit');
  } catch (error) {
    // Where the connection itself was lost, the failure is the news.
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}

/** @throws {StartError} when a restore into this database was cut off */
async function refuseUnfinishedRestore(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ found: boolean }>(
    `select to_regclass('public.${RESTORE_TABLE}') is not null as found`,
  );
  if (rows[0]?.found)
    throw new StartError(
      'A restore into this database was not finished: run the same npm run restore again.',
    );
}

/**
 * Proves that a transaction of the server cannot see another school's rows, whoever it connects as.
 * @throws {StartError} where row-level security does not bind
 */
export async function proveIsolation(connectionString: string): Promise<void> {
  await withClient(connectionString, async (client) => {
    await client.query('begin read only; set local role stoa_app');
    const { rows: roles } = await client.query<{ free: boolean }>(
      'select rolsuper or rolbypassrls as free from pg_roles where rolname = current_user',
    );
    const { rows: open } = await client.query<{ name: string }>(`
      select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
      join pg_attribute a on a.attrelid = c.oid and a.attname = 'school_id' and not a.attisdropped
      where n.nspname = 'public' and c.relkind in ('r', 'p') and not row_security_active(c.oid)
      order by 1`);
    await client.query('rollback');
    if (roles[0]?.free !== false)
      throw new StartError(
        'The role stoa_app steps around row-level security: schools would see each other. Take SUPERUSER and BYPASSRLS from it.',
      );
    if (open.length > 0)
      throw new StartError(
        `Row-level security does not bind on ${open.map((row) => row.name).join(', ')}: schools would see each other.`,
      );
  });
}
