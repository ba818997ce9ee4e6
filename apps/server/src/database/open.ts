import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { type Config, StartError } from '../config.ts';
import { lockFolder, startEmbedded, type Embedded } from './embedded.ts';
import { migrate, proveIsolation } from './migrate.ts';
import { Database } from './pool.ts';
import { refuseUnfinishedFolder } from './unfinished-restore.ts';

/** A database that is reachable, migrated and proved to separate schools. */
export interface OpenDatabase {
  database: Database;
  connectionString: string;
  close(): Promise<void>;
}

export const DATABASE_NAME = 'stoa';
const DRAIN_MS = 3000;

/**
 * Opens the configured database, starting the embedded one where none is configured.
 * @throws {StartError} with one line that says what to do
 */
export async function openDatabase(config: Config, say: (line: string) => void): Promise<OpenDatabase> {
  let embedded: Embedded | undefined;
  let unlock: (() => Promise<void>) | undefined;
  await refuseUnfinishedFolder(config.dataDir);
  try {
    let url = config.databaseUrl;
    if (!url) {
      unlock = await lockFolder(config.dataDir);
      embedded = await startEmbedded(config.dataDir, say);
      await createDatabase(embedded.url('postgres'), DATABASE_NAME);
      url = embedded.url(DATABASE_NAME);
    }
    await reach(url);
    await migrate(url);
    await proveIsolation(url);
    const database = new Database(url);
    return {
      database,
      connectionString: url,
      close: async () => {
        // Whoever still works in it is waited for, but not for ever: stopping the database ends them.
        await Promise.race([
          database.end(),
          ...(embedded ? [delay(DRAIN_MS, undefined, { ref: false })] : []),
        ]);
        await embedded?.stop();
        await unlock?.();
      },
    };
  } catch (error) {
    await embedded?.stop();
    await unlock?.();
    throw error;
  }
}

/** @throws {StartError} without the password of the address */
export async function reach(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  try {
    await client.connect();
  } catch (error) {
    const place = URL.canParse(url) ? `${new URL(url).host}${new URL(url).pathname}` : 'DATABASE_URL';
    throw new StartError(
      `The database at ${place} cannot be reached: ${(error as Error).message || (error as NodeJS.ErrnoException).code}`,
    );
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Makes a database where it is missing. */
export async function createDatabase(adminUrl: string, name: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
    if (rowCount === 0) await client.query(`create database ${client.escapeIdentifier(name)}`);
  } finally {
    await client.end();
  }
}
