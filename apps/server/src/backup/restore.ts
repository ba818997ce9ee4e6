import { readFile, rm, writeFile } from 'node:fs/promises';
import type pg from 'pg';
import { type Config, StartError } from '../config.ts';
import { countTables, RESTORE_TABLE } from '../database/catalogue.ts';
import { makeFolder } from '../database/make-folder.ts';
import { MIGRATION_LOCK, readMigrations } from '../database/migrate.ts';
import { allowReading } from '../database/reader-role.ts';
import { restoreMarker } from '../database/unfinished-restore.ts';
import { installQueues } from '../platform/queue.ts';
import { openStore, type FileStore } from '../files/file-store.ts';
import { FolderStore } from '../files/folder-store.ts';
import { secretKeyFile } from '../platform/secret-box.ts';
import { ArchiveReader } from './archive.ts';
import { EXPORTS_PREFIX } from './backup.ts';
import { connect, requireAlone } from './connect.ts';
import { loadDatabase } from './database-copy.ts';
import { partsOf, SECRET_KEY_PART, type Manifest } from './manifest.ts';
import { Progress } from './progress.ts';

/** Every server serves what its own pictures are made of: the type stands in the database. */
const STORED_TYPE = 'application/octet-stream';

/**
 * Puts a backup into an empty place. Before anything is written every checksum is compared. Until all of it is there
 * the folder and the database say that it is not: no server starts on them, and the same restore can be run again.
 * @param interrupted cuts it off
 * @returns what was restored
 * @throws {StartError} with one line that says what to do
 */
export async function restore(
  config: Config,
  path: string,
  say: (line: string) => void,
  interrupted?: AbortSignal,
): Promise<Manifest> {
  const archive = await ArchiveReader.open(path);
  try {
    const { manifest } = archive;
    await requireKnownMigrations(manifest);
    const progress = new Progress(say);
    for (const part of partsOf(manifest)) {
      interrupted?.throwIfAborted();
      progress.at(`Comparing checksums: ${part.part}`);
      await archive.verify(part);
    }
    const database = await connect(config, say, false);
    const cut = () => void database.client.end();
    interrupted?.addEventListener('abort', cut);
    const store = openStore(config);
    try {
      await fill(config, archive, database.client, store, progress);
      await database.client.query('analyze');
      await allowReading(database.client);
    } finally {
      interrupted?.removeEventListener('abort', cut);
      store.close();
      await database.close();
    }
    return manifest;
  } finally {
    archive.close();
  }
}

async function fill(
  config: Config,
  archive: ArchiveReader,
  client: pg.Client,
  store: FileStore,
  progress: Progress,
): Promise<void> {
  // A server that starts meanwhile waits for this lock before it looks at the database.
  const { rows } = await client.query<{ got: boolean }>('select pg_try_advisory_lock($1) as got', [
    MIGRATION_LOCK,
  ]);
  if (!rows[0]?.got) throw new StartError('A server is starting on this database: stop it, then restore.');
  await requireAlone(client);
  const before = await findUnfinished(client);
  if (before !== undefined && before.backup !== archive.id)
    throw new StartError(
      'This database holds an unfinished restore of another backup: restore that one, or make the database anew.',
    );
  if (!before && (await countTables(client)) > 0)
    throw new StartError('The database is not empty: restore into an empty one. Nothing was changed.');
  const key = (await (await archive.read(SECRET_KEY_PART)).toArray()).join('');
  await takeFolder(config, archive, store, key, before !== undefined);
  if (!before)
    await client.query(
      `create table ${RESTORE_TABLE} (backup text not null, loaded boolean not null default false); insert into ${RESTORE_TABLE} values (${client.escapeLiteral(archive.id)})`,
    );
  await restoreFiles(config, archive, store, progress);
  if (!config.secretKey) await writeFile(secretKeyFile(config.dataDir), key, { mode: 0o600 });
  if (!before?.loaded) {
    // The queue commits its own tables; migrations refer to them.
    await installQueues(client);
    await client.query('begin');
    await loadDatabase(client, archive, progress);
    await client.query(`update ${RESTORE_TABLE} set loaded = true`);
    await client.query('commit');
  }
  await rm(restoreMarker(config.dataDir), { force: true });
  await client.query(`drop table ${RESTORE_TABLE}`);
}

async function findUnfinished(client: pg.Client): Promise<{ backup: string; loaded: boolean } | undefined> {
  const { rows } = await client.query<{ found: boolean }>(
    `select to_regclass('public.${RESTORE_TABLE}') is not null as found`,
  );
  if (!rows[0]?.found) return undefined;
  return (await client.query<{ backup: string; loaded: boolean }>(`select * from ${RESTORE_TABLE}`)).rows[0];
}

/** Marks the folder as unfinished. @throws {StartError} when it holds files or another key already */
async function takeFolder(
  config: Config,
  archive: ArchiveReader,
  store: FileStore,
  key: string,
  again: boolean,
): Promise<void> {
  const { dataDir } = config;
  makeFolder(dataDir);
  const marked = await readFile(restoreMarker(dataDir), 'utf8').catch(() => undefined);
  if (marked !== undefined && marked !== archive.id)
    throw new StartError(
      `${dataDir} holds an unfinished restore of another backup: restore that one, or name an empty folder.`,
    );
  if (config.secretKey && config.secretKey !== key)
    throw new StartError(
      'SECRET_KEY is not the one of the backup: unset it, or set the one that the backed up server had.',
    );
  if (marked === undefined && !again) {
    const there = await readFile(secretKeyFile(dataDir), 'utf8').catch(() => undefined);
    if (there !== undefined && there !== key)
      throw new StartError(`${dataDir} has a secret key already: restore into an empty folder.`);
    for (const one of new Set([store, new FolderStore(dataDir)]))
      for await (const file of one.keys())
        throw new StartError(
          `There are files already (${file}): restore into an empty folder and an empty store.`,
        );
  }
  await writeFile(restoreMarker(dataDir), archive.id, { mode: 0o600 });
}

async function restoreFiles(
  config: Config,
  archive: ArchiveReader,
  store: FileStore,
  progress: Progress,
): Promise<void> {
  const folder = new FolderStore(config.dataDir);
  const { files } = archive.manifest;
  for (const [index, { key, part }] of files.entries()) {
    progress.at(`Restoring files: ${index} of ${files.length}`);
    const bytes = Buffer.concat(await (await archive.read(part)).toArray());
    await (key.startsWith(EXPORTS_PREFIX) ? folder : store).put(key, bytes, STORED_TYPE);
  }
}

/** @throws {StartError} when the backup comes from a newer version, or from one that differs */
async function requireKnownMigrations({ migrations }: Manifest): Promise<void> {
  const known = await readMigrations();
  const newer = migrations.filter(({ name }) => !known.has(name)).map(({ name }) => name);
  if (newer.length > 0)
    throw new StartError(
      `The backup is newer than this version of Stoa (it has ${newer.join(', ')}): use the newer version. Nothing was changed.`,
    );
  const other = migrations.find(({ name, digest }) => known.get(name)?.digest !== digest);
  if (other)
    throw new StartError(
      `The backup was made with another ${other.name} than this version has: use the version that made it.`,
    );
}
