import type { Socket } from 'node:net';
import pg from 'pg';
import { within } from './patience.ts';

/**
 * Connections that one process holds at most: those of the pools, one for counting and one for messages. README names
 * their sum.
 */
export const POOLED_CONNECTIONS = 9;
export const COUNTING_CONNECTIONS = 1;

const CONNECT_LIMIT_MS = 5000;
const STATEMENT_LIMIT_MS = 10_000;
/** The server ends a statement first; this is for when it cannot say so any more. */
const ANSWER_LIMIT_MS = 12_000;
/** A transaction whose process is gone without a word gives its locks back. */
const IDLE_TRANSACTION_LIMIT_MS = 60_000;
/** A goodbye that is not taken in this time is not waited for. */
const GOODBYE_MS = 1000;
const KEEP_ALIVE_MS = 10_000;
/** The same from the server's side: it lets go of clients that a network has swallowed. Sockets of a machine ignore it. */
const SERVER_KEEP_ALIVE =
  '-c tcp_keepalives_idle=10 -c tcp_keepalives_interval=5 -c tcp_keepalives_count=3 -c tcp_user_timeout=30000';

/** How every connection is made that lives longer than the start. */
export const connectionOptions = (connectionString: string, options = '') => ({
  connectionString,
  connectionTimeoutMillis: CONNECT_LIMIT_MS,
  keepAlive: true,
  keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
  options: `${SERVER_KEEP_ALIVE} ${options}`.trim(),
});

/** The same for connections on which statements of requests run. */
export const pooledOptions = (connectionString: string, options?: string) => ({
  ...connectionOptions(connectionString, options),
  statement_timeout: STATEMENT_LIMIT_MS,
  query_timeout: ANSWER_LIMIT_MS,
  idle_in_transaction_session_timeout: IDLE_TRANSACTION_LIMIT_MS,
  application_name: 'stoa',
});

/**
 * Works on a connection of its own that is closed afterwards. A loss fails the statement that runs, and nothing else.
 */
export async function withClient<T>(
  connectionString: string,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client(connectionOptions(connectionString));
  // Without a listener the loss of an idle connection would end the process.
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await work(client);
  } finally {
    await within(client.end(), GOODBYE_MS).catch(() => cut(client));
  }
}

/** Ends a connection without a goodbye, which a peer that does not answer would never take. */
export function cut(client: pg.ClientBase): void {
  const { connection } = client as unknown as { connection?: { stream?: Socket } };
  connection?.stream?.destroy();
}
