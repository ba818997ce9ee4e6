import { EventEmitter } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { connectionOptions, cut } from '../database/connections.ts';
import { within } from '../database/patience.ts';
import type { FastifyBaseLogger } from 'fastify';
import { CHANNEL, ping } from './bus.repository.ts';

const RECONNECT_MIN_MS = 200;
const RECONNECT_MAX_MS = 2000;
/** A connection that only listens would not notice that nobody is there any more. */
const PING_EVERY_MS = 2000;
const PING_LIMIT_MS = 3000;

/** What all server processes on one database are told. */
export type BusMessage =
  | { type: 'school.changed'; schoolId: string }
  | { type: 'session.revoked'; sessionId: string }
  | { type: 'job.added'; queue: string }
  | { type: 'config.changed' }
  | { type: 'notification.added'; accountId: string; id: string }
  | { type: 'notification.read'; accountId: string }
  | { type: 'qr.changed'; id: string }
  /** Something was said or decided in the room of a live session; what many do at once is told a little later. */
  | { type: 'live.chat'; schoolId: string; liveId: string; isSoon?: true }
  /** How many people a process has in the rooms of live sessions, by session. */
  | { type: 'live.present'; process: string; counts: Record<string, number> };

/** Messages between processes by LISTEN and NOTIFY. A message sent inside a transaction arrives when it commits. */
export class Bus {
  readonly #events = new EventEmitter();
  readonly #connectionString: string;
  readonly #log: Pick<FastifyBaseLogger, 'warn'>;
  #client: pg.Client | undefined;
  readonly #closing = new AbortController();
  #running: Promise<void> | undefined;
  #wait = RECONNECT_MIN_MS;
  #hasWarned = false;

  constructor(connectionString: string, log: Pick<FastifyBaseLogger, 'warn'>) {
    this.#connectionString = connectionString;
    this.#log = log;
  }

  /**
   * Starts listening, and goes on after every loss. Listeners hear 'missed' when the connection is lost and when it is
   * there again: something may have been said meanwhile.
   */
  async listen(): Promise<void> {
    const first = await this.#connect();
    this.#running = this.#goOn(first);
  }

  onMessage(listener: (message: BusMessage) => void): void {
    this.#events.on('message', listener);
  }
  onMissed(listener: () => void): void {
    this.#events.on('missed', listener);
  }

  async close(): Promise<void> {
    this.#closing.abort();
    const client = this.#client;
    if (client) await within(client.end(), PING_LIMIT_MS).catch(() => cut(client));
    await this.#running;
  }

  async #goOn(first: pg.Client | undefined): Promise<void> {
    const { signal } = this.#closing;
    for (let client = first; !signal.aborted; client = await this.#connect()) {
      if (client) {
        if (client !== first) this.#events.emit('missed');
        await this.#hold(client);
        if (signal.aborted) return;
        this.#events.emit('missed');
      }
      // Processes that lost it together do not come back in the same moment.
      await delay(this.#wait * (0.5 + Math.random() / 2), undefined, { signal, ref: false }).catch(
        () => undefined,
      );
      this.#wait = Math.min(this.#wait * 2, RECONNECT_MAX_MS);
    }
  }

  /** @returns a connection that listens; undefined where there is none to be had */
  async #connect(): Promise<pg.Client | undefined> {
    const client = new pg.Client({
      ...connectionOptions(this.#connectionString),
      application_name: 'stoa-bus',
    });
    client.on('error', () => undefined);
    client.on('notification', ({ payload }) => this.#receive(payload));
    try {
      await within(
        client.connect().then(() => client.query(`listen ${CHANNEL}`)),
        PING_LIMIT_MS,
      );
      if (this.#closing.signal.aborted) throw new Error('The process stops.');
      this.#client = client;
      this.#wait = RECONNECT_MIN_MS;
      this.#hasWarned = false;
      return client;
    } catch (error) {
      if (!this.#hasWarned) this.#log.warn({ err: error }, 'the message bus cannot be reached');
      this.#hasWarned = true;
      cut(client);
      return undefined;
    }
  }

  /** Until the connection is lost, be it without a word. */
  async #hold(client: pg.Client): Promise<void> {
    const lost = new AbortController();
    const end = () => lost.abort();
    client.once('end', end).once('error', end);
    this.#closing.signal.addEventListener('abort', end);
    while (!lost.signal.aborted) {
      await delay(PING_EVERY_MS, undefined, { signal: lost.signal, ref: false }).catch(() => undefined);
      if (!lost.signal.aborted) await within(ping(client), PING_LIMIT_MS).catch(end);
    }
    this.#closing.signal.removeEventListener('abort', end);
    this.#client = undefined;
    if (!this.#closing.signal.aborted) cut(client);
  }

  /** Anybody with access to the database may say anything on the channel. */
  #receive(payload: string | undefined): void {
    try {
      this.#events.emit('message', JSON.parse(payload ?? ''));
    } catch (error) {
      this.#log.warn({ err: error }, 'a message of the bus could not be read');
    }
  }
}
