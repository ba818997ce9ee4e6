import pg from 'pg';
import { setTimeout as delay } from 'node:timers/promises';
import { type Config, StartError } from '../config.ts';
import { withClient } from './connections.ts';
import { startEmbedded, type Embedded } from './embedded.ts';
import { isConnectionFailure } from './failures.ts';
import { lockFolder } from './folder-lock.ts';
import { migrate, proveIsolation } from './migrate.ts';
import { Database } from './pool.ts';
import { refuseUnfinishedFolder } from './unfinished-restore.ts';

/** A database that is reachable, migrated and proved to separate schools. */
export interface OpenDatabase {
  database: Database;
  connectionString: string;
  /** Why it is gone for good, as far as one can tell. */
  loss(): string | undefined;
  close(): Promise<void>;
}

export const DATABASE_NAME = 'stoa';
const DRAIN_MS = 1500;
/** A server that is started together with its database waits for it. */
const REACH_MS = 10_000;
const REACH_EVERY_MS = 250;

/**
 * Opens the configured database, starting the embedded one where none is configured.
 * @param signal gives it up
 * @throws {StartError} with one line that says what to do
 */
export async function openDatabase(
  config: Config,
  say: (line: string) => void,
  signal?: AbortSignal,
): Promise<OpenDatabase> {
  let embedded: Embedded | undefined;
  let unlock: (() => Promise<void>) | undefined;
  await refuseUnfinishedFolder(config.dataDir);
  const release = async () => {
    await embedded?.stop();
    await unlock?.();
  };
  try {
    let url = config.databaseUrl;
    if (!url) {
      unlock = await lockFolder(config.dataDir);
      embedded = await startEmbedded(config.dataDir, say, {}, signal);
      await createDatabase(embedded.url('postgres'), DATABASE_NAME);
      url = embedded.url(DATABASE_NAME);
    }
    await reach(url, { milliseconds: REACH_MS, say, signal });
    await migrate(url);
    await proveIsolation(url);
    signal?.throwIfAborted();
    const database = new Database(url);
    await database.connect();
    return {
      database,
      connectionString: url,
      loss: () => embedded?.loss ?? database.refusal,
      close: async () => {
        // Whoever still works in it is waited for, but not for ever.
        await Promise.race([database.end(), delay(DRAIN_MS, undefined, { ref: false })]);
        await release();
      },
    };
  } catch (error) {
    await release();
    throw error;
  }
}

/**
 * @param wait how long one that is not there yet is waited for, and who is told
 * @throws {StartError} without the password of the address
 */
export async function reach(
  url: string,
  wait?: { milliseconds: number; say: (line: string) => void; signal: AbortSignal | undefined },
): Promise<void> {
  const end = Date.now() + (wait?.milliseconds ?? 0);
  for (let attempt = 0; ; attempt++)
    try {
      await withClient(url, (client) => client.query('select 1'));
      return;
    } catch (error) {
      wait?.signal?.throwIfAborted();
      if (wait && isConnectionFailure(error) && Date.now() < end) {
        if (attempt === 0) wait.say(`Waiting for the database at ${placeOf(url)}…`);
        await delay(REACH_EVERY_MS, undefined, wait.signal && { signal: wait.signal });
        continue;
      }
      throw new StartError(`The database at ${placeOf(url)} cannot be reached: ${reasonOf(error)}`);
    }
}

/** Where a database is, without who asks and with what password. */
function placeOf(url: string): string {
  const { host, port, database } = new pg.Client({ connectionString: url });
  return host.startsWith('/') ? `${host}, database ${database}` : `${host}:${port}/${database}`;
}

function reasonOf(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'ENOTFOUND') return 'there is no host of this name.';
  if (code === 'ECONNREFUSED') return 'nothing listens there.';
  return message || code || 'no answer.';
}

/** Makes a database where it is missing. */
export async function createDatabase(adminUrl: string, name: string): Promise<void> {
  await withClient(adminUrl, async (client) => {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
    if (rowCount === 0) await client.query(`create database ${client.escapeIdentifier(name)}`);
  });
}
