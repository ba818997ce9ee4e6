import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import { StartError } from '../config.ts';
import { runMigrations } from '../database/migrate.ts';
import type { ArchiveReader, ArchiveWriter } from './archive.ts';
import { droppedByRestore } from '../core/retention/retention.ts';
import { findModules, retentionOf } from '../modules/index.ts';
import {
  listAlwaysTriggers,
  listBoundTables,
  listForeignKeys,
  listSequences,
  listTables,
} from '../database/catalogue.ts';
import type { Manifest, SequenceValue, TablePart } from './manifest.ts';
import type { Progress } from './progress.ts';
import { proveReading, READER } from '../database/reader-role.ts';

type DatabasePart = Pick<Manifest, 'server' | 'migrations' | 'tables' | 'sequences'>;

/**
 * Copies every table into a backup, in one snapshot: whoever writes meanwhile waits for nothing and is not in it.
 * Call `allowReading` before.
 * @param inSnapshot what has to be done once the snapshot stands
 */
export async function saveDatabase(
  client: pg.Client,
  archive: ArchiveWriter,
  progress: Progress,
  inSnapshot: () => Promise<void>,
): Promise<DatabasePart> {
  await client.query(`begin isolation level repeatable read read only; set local role ${READER}`);
  await proveReading(client);
  const { rows: migrations } = await client.query<{ name: string; digest: string }>(
    'select name, digest from migration order by name',
  );
  const { rows: version } = await client.query<{ server: string }>(
    `select current_setting('server_version') as server`,
  );
  await inSnapshot();
  const tables: TablePart[] = [];
  for (const { schema, name, quoted, columns } of await listTables(client)) {
    const part = `database/${schema}.${name}.copy`;
    progress.at(`Saving ${schema}.${name}`);
    const rows = client.query(copyTo(`copy (select ${list(columns)} from only ${quoted}) to stdout`));
    const sum = await archive.add(part, progress.count(rows));
    tables.push({ part, schema, name, columns, rows: rows.rowCount ?? 0, ...sum });
  }
  const sequences: SequenceValue[] = [];
  for (const { schema, name, quoted } of await listSequences(client)) {
    const { rows } = await client.query<{ lastValue: string; isCalled: boolean }>(
      `select last_value::text as "lastValue", is_called as "isCalled" from ${quoted}`,
    );
    sequences.push({ schema, name, ...(rows[0] as { lastValue: string; isCalled: boolean }) });
  }
  await client.query('commit');
  return { server: version[0]?.server ?? '', migrations, tables, sequences };
}

/**
 * Fills an empty database from a backup: the migrations that it had, its rows, then the migrations that came since.
 * All of it happens in the transaction that the caller has open.
 * @throws {StartError} when the backup does not fit, or a table took another number of rows than it had
 */
export async function loadDatabase(
  client: pg.Client,
  archive: ArchiveReader,
  progress: Progress,
): Promise<void> {
  const { manifest } = archive;
  progress.at('Making the tables');
  await runMigrations(
    client,
    manifest.migrations.map(({ name }) => name),
  );
  const present = new Map(
    (await listTables(client)).map((table) => [`${table.schema}.${table.name}`, table]),
  );
  const foreignKeys = await listForeignKeys(client);
  const bound = await listBoundTables(client);
  const always = await listAlwaysTriggers(client);
  // The owner of a table may do this where row-level security is forced; nobody else sees it before the commit.
  for (const table of bound) await client.query(`alter table ${table} disable row level security`);
  for (const { quoted, name } of foreignKeys)
    await client.query(`alter table ${quoted} drop constraint ${name}`);
  for (const { quoted } of present.values())
    await client.query(`alter table ${quoted} disable trigger user; truncate ${quoted}`);
  for (const saved of manifest.tables) {
    const table = present.get(`${saved.schema}.${saved.name}`);
    if (!table)
      throw new StartError(
        `The backup holds the table ${saved.schema}.${saved.name}, which no migration makes.`,
      );
    progress.at(`Restoring ${saved.schema}.${saved.name}`);
    const target = client.query(copyFrom(`copy ${table.quoted} (${list(saved.columns)}) from stdin`));
    await pipeline(progress.count(await archive.read(saved.part)), target);
    const { rows } = await client.query<{ count: string }>(`select count(*) as count from ${table.quoted}`);
    if (Number(rows[0]?.count) !== saved.rows)
      throw new StartError(
        `The table ${saved.schema}.${saved.name} took ${rows[0]?.count} rows of ${saved.rows}: nothing was restored.`,
      );
  }
  for (const { schema, name, lastValue, isCalled } of manifest.sequences)
    await client.query('select setval(format($$%I.%I$$, $1::text, $2::text)::regclass, $3, $4)', [
      schema,
      name,
      lastValue,
      isCalled,
    ]);
  progress.at('Checking what belongs together');
  for (const { quoted, name, definition } of foreignKeys)
    await client.query(`alter table ${quoted} add constraint ${name} ${definition}`);
  for (const { quoted } of present.values()) await client.query(`alter table ${quoted} enable trigger user`);
  for (const { quoted, name } of always)
    await client.query(`alter table ${quoted} enable always trigger ${name}`);
  for (const table of bound) await client.query(`alter table ${table} enable row level security`);
  progress.at('Migrating to this version');
  await runMigrations(client);
  await endOldSessions(client);
}

/**
 * A restore goes back in time: what was ended, used up or signed after the backup must not come back. So everybody
 * signs in again, access tokens lose their key, and codes and tickets that were on their way are gone.
 */
async function endOldSessions(client: pg.Client): Promise<void> {
  await client.query(
    // An address of a calendar that was ended since would be good again.
    'update session set revoked_at = now() where revoked_at is null; delete from signing_key; delete from calendar_feed',
  );
  for (const table of droppedByRestore(retentionOf(await findModules())))
    await client.query(`delete from ${client.escapeIdentifier(table)}`);
}

const list = (columns: string[]): string =>
  columns.map((name) => `"${name.replaceAll('"', '""')}"`).join(', ');
