import { EventEmitter } from 'node:events';
import { sql } from 'kysely';
import pg from 'pg';
import type { Transaction } from '../database/pool.ts';
import type { FastifyBaseLogger } from 'fastify';

const CHANNEL = 'stoa';
const RECONNECT_MIN_MS = 200;
const RECONNECT_MAX_MS = 10_000;

/** What all server processes on one database are told. */
export type BusMessage =
  | { type: 'school.changed'; schoolId: string }
  | { type: 'session.revoked'; sessionId: string }
  | { type: 'job.added' }
  | { type: 'config.changed' }
  | { type: 'notification.added'; accountId: string; id: string }
  | { type: 'notification.read'; accountId: string }
  | { type: 'qr.changed'; id: string };

/** Messages between processes by LISTEN and NOTIFY. A message sent inside a transaction arrives when it commits. */
export class Bus {
  readonly #events = new EventEmitter();
  readonly #connectionString: string;
  readonly #log: Pick<FastifyBaseLogger, 'warn'>;
  #client: pg.Client | undefined;
  #closed = false;
  #wait = RECONNECT_MIN_MS;

  constructor(connectionString: string, log: Pick<FastifyBaseLogger, 'warn'>) {
    this.#connectionString = connectionString;
    this.#log = log;
  }

  /** Starts listening; a lost connection is taken up again, and listeners hear 'missed' because something may have been. */
  async listen(): Promise<void> {
    const client = new pg.Client({ connectionString: this.#connectionString, application_name: 'stoa-bus' });
    client.on('notification', ({ payload }) => this.#events.emit('message', JSON.parse(payload ?? '{}')));
    client.on('error', () => undefined);
    client.on('end', () => this.#lost());
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
      this.#client = client;
      this.#wait = RECONNECT_MIN_MS;
    } catch (error) {
      this.#log.warn({ err: error }, 'the message bus cannot be reached');
      await client.end().catch(() => undefined);
    }
  }

  onMessage(listener: (message: BusMessage) => void): void {
    this.#events.on('message', listener);
  }
  onMissed(listener: () => void): void {
    this.#events.on('missed', listener);
  }

  async close(): Promise<void> {
    this.#closed = true;
    await this.#client?.end().catch(() => undefined);
  }

  #lost(): void {
    this.#client = undefined;
    if (this.#closed) return;
    this.#events.emit('missed');
    setTimeout(() => void (this.#closed || this.listen()), this.#wait).unref();
    this.#wait = Math.min(this.#wait * 2, RECONNECT_MAX_MS);
  }
}

/** Tells every process; the message leaves when the transaction commits. */
export async function tell(tx: Transaction, message: BusMessage): Promise<void> {
  await sql`select pg_notify(${CHANNEL}, ${JSON.stringify(message)})`.execute(tx);
}
