import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { StartError } from '../config.ts';

const FOLDER = join(import.meta.dirname, '../../migrations');
/** Any number: all server processes on one database must name the same one. */
const MIGRATION_LOCK = 7_463_015;

/**
 * Brings the database to the code's version: each file of migrations/ once, in order, in its own transaction.
 * Processes that start together wait for each other.
 * @returns the names of the migrations that ran
 * @throws {StartError} when the database is newer than the code, or a file that ran was changed since
 */
export async function migrate(connectionString: string): Promise<string[]> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 5000 });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await client.query(
      'create table if not exists migration (name text primary key, digest text not null, ran_at timestamptz not null default now())',
    );
    const { rows } = await client.query<{ name: string; digest: string }>(
      'select name, digest from migration',
    );
    const done = new Map(rows.map((row) => [row.name, row.digest]));
    const names = (await readdir(FOLDER)).filter((name) => name.endsWith('.sql')).sort();
    const unknown = [...done.keys()].filter((name) => !names.includes(name));
    if (unknown.length > 0)
      throw new StartError(
        `The database is newer than this version of Stoa (it has ${unknown.join(', ')}): start the newer version.`,
      );
    const ran: string[] = [];
    for (const name of names) {
      const sql = await readFile(join(FOLDER, name), 'utf8');
      const digest = createHash('sha256').update(sql).digest('hex');
      const before = done.get(name);
      if (before !== undefined && before !== digest)
        throw new StartError(
          `Migration ${name} was changed after it ran on this database: add a new file instead.`,
        );
      if (before !== undefined) continue;
      await client.query('begin');
      try {
        await client.query(sql);
        await client.query('insert into migration (name, digest) values ($1, $2)', [name, digest]);
        await client.query('commit');
      } catch (error) {
        await client.query('rollback');
        throw error;
      }
      ran.push(name);
    }
    return ran;
  } finally {
    await client.end();
  }
}

/**
 * Proves that a transaction of the server cannot see another school's rows, whoever it connects as.
 * @throws {StartError} where row-level security does not bind
 */
export async function proveIsolation(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    await client.query('begin read only; set local role stoa_app');
    const { rows: roles } = await client.query<{ free: boolean }>(
      'select rolsuper or rolbypassrls as free from pg_roles where rolname = current_user',
    );
    const { rows: open } = await client.query<{ name: string }>(`
      select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
      join pg_attribute a on a.attrelid = c.oid and a.attname = 'school_id' and not a.attisdropped
      where n.nspname = 'public' and c.relkind in ('r', 'p') and not row_security_active(c.oid)`);
    await client.query('rollback');
    if (roles[0]?.free !== false)
      throw new StartError(
        'The role stoa_app steps around row-level security: schools would see each other. Take SUPERUSER and BYPASSRLS from it.',
      );
    if (open.length > 0)
      throw new StartError(
        `Row-level security does not bind on ${open.map((row) => row.name).join(', ')}: schools would see each other.`,
      );
  } finally {
    await client.end();
  }
}
