import pg from 'pg';
import { type Config, StartError } from '../config.ts';
import { runningAddress, startEmbedded } from '../database/embedded.ts';
import { lockFolder } from '../database/folder-lock.ts';
import { createDatabase, DATABASE_NAME, reach } from '../database/open.ts';

/** A connection to the configured database, and how to let go of all that was started for it. */
export interface Connected {
  client: pg.Client;
  close(): Promise<void>;
}

/**
 * Connects to the configured database.
 * @param beside may use the embedded database that a server has started already
 * @throws {StartError} when it cannot be reached, or a server uses the folder and may not
 */
export async function connect(
  config: Config,
  say: (line: string) => void,
  beside: boolean,
): Promise<Connected> {
  if (config.databaseUrl) return open(config.databaseUrl, async () => undefined);
  let unlock: () => Promise<void>;
  try {
    unlock = await lockFolder(config.dataDir);
  } catch (error) {
    if (!beside) throw error;
    const address = await runningAddress(config.dataDir, DATABASE_NAME);
    // What holds the folder may be no server, or one that has only begun to start.
    return open(address, async () => undefined).catch(() => Promise.reject(error));
  }
  try {
    const embedded = await startEmbedded(config.dataDir, say);
    const close = () => embedded.stop().then(unlock);
    try {
      await createDatabase(embedded.url('postgres'), DATABASE_NAME);
      return await open(embedded.url(DATABASE_NAME), close);
    } catch (error) {
      await embedded.stop();
      throw error;
    }
  } catch (error) {
    await unlock();
    throw error;
  }
}

async function open(url: string, after: () => Promise<void>): Promise<Connected> {
  await reach(url);
  const client = new pg.Client({
    connectionString: url,
    application_name: 'stoa backup',
    keepAlive: true,
    // Large tables take their time, and nobody waits for an answer.
    options: '-c statement_timeout=0 -c idle_in_transaction_session_timeout=0',
  });
  // A connection that is lost rejects the statement that runs; without a listener it would end the process.
  client.on('error', () => undefined);
  await client.connect();
  return {
    client,
    close: async () => {
      await client.end().catch(() => undefined);
      await after();
    },
  };
}

/** @throws {StartError} when anybody else is connected to this database */
export async function requireAlone(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::int as count from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`,
  );
  if ((rows[0]?.count ?? 0) > 0)
    throw new StartError(
      `The database is in use by ${rows[0]?.count} other connections: stop every server that uses it, then restore.`,
    );
}
